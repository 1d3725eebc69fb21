import type { Modals } from '../../src/platform/modals/modals.ts';
import type { SessionActions } from '../../src/platform/session/SessionContext.tsx';

/** Ways to open modals that open none. */
export const NO_MODALS: Modals = {
  open: () => undefined,
  close: async () => undefined,
  prefetch: () => undefined,
  requireMember: (action) => action(),
};

/** A session that nothing changes. */
export const NO_SESSION_ACTIONS: SessionActions = {
  signIn: () => undefined,
  renew: () => undefined,
  signOut: () => undefined,
  acceptEnd: () => undefined,
};
