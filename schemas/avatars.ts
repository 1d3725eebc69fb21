/** Drawings that stand for a member who has no picture of their own; `src/ui/Avatar` draws them. */
export const MEMBER_AVATARS = [
  'crescent',
  'dunes',
  'orbit',
  'petals',
  'peaks',
  'waves',
  'lattice',
  'lantern',
  'feather',
  'comet',
  'tiles',
  'leaf',
] as const;

/** One of them. */
export type MemberAvatar = (typeof MEMBER_AVATARS)[number];
