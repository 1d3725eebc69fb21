/** How it stands with a series of free spins. */
export const FREE_SPIN_STATES = ['active', 'usedUp', 'expired', 'removed'] as const;
