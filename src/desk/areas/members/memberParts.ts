import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { getMember } from '../../../../schemas/desk/members.ts';

/** A member as the desk sees them. */
export type Member = DeskValueOf<typeof getMember>;
