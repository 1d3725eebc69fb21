import { QueryClient } from '@tanstack/react-query';
import type { AuthProvider, DataProvider } from 'react-admin';
import type { Transport } from '../platform/http/http.ts';
import type { DeskArea, DeskResource } from './deskArea.ts';
import { createAuthProvider } from './providers/authProvider.ts';
import { createDataProvider } from './providers/dataProvider.ts';
import { createBrandStore, type Keep } from './session/brandStore.ts';
import type { DeskParts } from './session/DeskContext.tsx';
import { createSessionStore } from './session/sessionStore.ts';
import { createDeskCalls, type DeskCalls } from './transport/deskCalls.ts';
import { isDeskProblem } from './transport/deskProblem.ts';

/** Data are this long as good as new: a page that is opened again within it shows them at once, then asks. */
const FRESH_MS = 5_000;

/** Everything of a desk that is no component, wired together. */
export interface WiredDesk extends DeskParts {
  readonly dataProvider: DataProvider;
  readonly authProvider: AuthProvider;
  readonly queries: QueryClient;
}

/** Wires a desk over a transport; tests hand in their own. */
export function createDeskParts(options: {
  readonly transport: Transport;
  readonly keep: Keep;
  readonly areas: readonly DeskArea[];
}): WiredDesk {
  const { transport, keep, areas } = options;
  const resources: Record<string, DeskResource> = Object.assign(
    {},
    ...areas.map((area) => area.resources ?? {}),
  );
  const session = createSessionStore((): DeskCalls => calls);
  const brand = createBrandStore(keep, () =>
    session.get()?.brands.map(({ merchantCode }) => merchantCode),
  );
  const calls = createDeskCalls({
    transport,
    getBrand: brand.get,
    onAnswer(endpoint, problem) {
      // What anybody may call says of itself that nobody is signed in.
      const isOver = isDeskProblem(
        problem,
        'unauthenticated',
        'sessionEnded',
        'secondFactorNeeded',
      );
      if (isOver && endpoint.permission !== 'anybody') session.end();
    },
  });
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A refusal stays one; only what got no answer is asked for again.
        retry: (count, error) => count < 2 && isDeskProblem(error, 'offline', 'unavailable'),
      },
    },
  });
  return {
    calls,
    session,
    brand,
    areas,
    queries,
    dataProvider: createDataProvider({ calls, brand, resources }),
    authProvider: createAuthProvider({ calls, session, resources }),
  };
}
