import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { getMember } from '../../../../schemas/desk/members.ts';

/** A member as the desk sees them. */
export type Member = DeskValueOf<typeof getMember>;

/** Tags as they are typed, with commas between; each once. */
export const splitTags = (text: string | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
