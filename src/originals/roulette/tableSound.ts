import type { LookSound } from '../looks/look.ts';

/** How the table sounds. */
export const TABLE_SOUND: LookSound = { root: 196, scale: [0, 2, 4, 7, 9], wave: 'sine' };
