import type { AuthProvider } from 'react-admin';
import { signOut } from '../../../schemas/desk/session.ts';
import type { DeskResource } from '../deskArea.ts';
import { allows, type SessionStore } from '../session/sessionStore.ts';
import type { DeskCalls } from '../transport/deskCalls.ts';

/**
 * Tells react-admin who is at the desk and what they may see. Signing in stands in front of it (`DeskGate`), and a session
 * that ends is renewed over the page, so that nothing typed is lost: no error of a call ever leaves the page.
 */
export function createAuthProvider(options: {
  readonly calls: DeskCalls;
  readonly session: SessionStore;
  readonly resources: Readonly<Record<string, DeskResource>>;
}): AuthProvider {
  const { calls, session, resources } = options;
  return {
    login: async () => undefined,
    async logout() {
      session.set(await calls.call(signOut, { body: {} }));
    },
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    async getIdentity() {
      const staff = session.get()?.staff;
      return { id: staff?.id ?? '', fullName: staff?.name };
    },
    getPermissions: async () => session.get()?.permissions ?? [],
    /** What may be read is what the call behind it allows; changes are buttons that ask for themselves. */
    async canAccess({ resource, action }) {
      const { list, one } = resources[resource] ?? {};
      const endpoint = action === 'list' ? list : action === 'show' ? (one ?? list) : undefined;
      return endpoint !== undefined && allows(session.get(), endpoint.permission);
    },
  };
}
