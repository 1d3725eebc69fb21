import type { DeskArea, DeskResource } from './deskArea.ts';
import { home } from './areas/home/area.tsx';

/** Every area of the desk, in the order of the menu. An area is one value in its folder and one line here. */
export const DESK_AREAS: readonly DeskArea[] = [home];

/** What react-admin may list and show, of all areas. */
export const DESK_RESOURCES: Readonly<Record<string, DeskResource>> = Object.assign(
  {},
  ...DESK_AREAS.map((area) => area.resources ?? {}),
);
