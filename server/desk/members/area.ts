import type { Area } from '../area.ts';

/** Members of brands, and what is done for them. */
export const membersArea: Area = {
  name: 'members',
  mount() {
    // Filled next.
  },
};
