import { getSession } from '../../../schemas/desk/session.ts';
import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { PermissionId } from '../../../schemas/desk/permissions.ts';
import type { DeskCalls } from '../transport/deskCalls.ts';

/** Who is at the desk, as the gateway says. */
export type DeskSession = DeskValueOf<typeof getSession>;

/** A brand that somebody may work for. */
export type DeskBrand = DeskSession['brands'][number];

/** What a call, a page or a button asks for. */
export type Permission = PermissionId | 'anybody' | 'factor' | 'staff';

/** Whether a session may do what a permission names; the same answer for menus, pages and calls. */
export function allows(session: DeskSession | null, permission: Permission): boolean {
  if (permission === 'anybody') return true;
  if (permission === 'factor') return session !== null && session.state !== 'signedOut';
  if (session?.state !== 'signedIn') return false;
  return permission === 'staff' || session.permissions.includes(permission);
}

/** Holds the session for all that shows it. */
export interface SessionStore {
  get(): DeskSession | null;
  subscribe(listener: () => void): () => void;
  /** Takes what a call of signing in answered. */
  set(session: DeskSession): void;
  /** Asks the gateway; a session that ended in the meantime becomes a signed-out one. */
  refresh(): Promise<DeskSession>;
  /** The gateway refused a call, as nobody is signed in any longer. */
  end(): void;
}

/** Makes the store; nothing is known before the first `refresh`. */
export function createSessionStore(calls: () => DeskCalls): SessionStore {
  let session: DeskSession | null = null;
  const listeners = new Set<() => void>();
  const set = (next: DeskSession) => {
    session = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    async refresh() {
      const next = await calls().call(getSession);
      set(next);
      return next;
    },
    end() {
      if (session && session.state === 'signedIn') set({ ...session, state: 'signedOut' });
    },
  };
}
