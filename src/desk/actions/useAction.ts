import { useLingui } from '@lingui/react/macro';
import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import type {
  DeskBodyOf,
  DeskValueOf,
  TypedDeskEndpoint,
} from '../../../schemas/desk/deskEndpoint.ts';
import { useDesk } from '../session/DeskContext.tsx';
import { useProven } from '../session/SecondFactor.tsx';

/** Makes a change: resolves with the answer, rejects with a DeskProblem. */
export type Act = <E extends TypedDeskEndpoint>(
  endpoint: E,
  body: DeskBodyOf<E>,
) => Promise<DeskValueOf<E>>;

/**
 * Resolves once nothing is being read and pages have been told what came: the stream tells of the same change, and what it has
 * read anew takes the place of what was asked for here.
 */
const settled = (queries: QueryClient) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (queries.isFetching() > 0) return;
      stop();
      notifyManager.schedule(resolve);
    };
    const stop = queries.getQueryCache().subscribe(look);
    look();
  });

/**
 * The way to change something. It shows the second factor again where the call wants it fresh, says whether the change
 * was made or waits for a second person, and has everything that is shown asked for anew.
 */
export function useAction(): Act {
  const { t } = useLingui();
  const { calls } = useDesk();
  const proven = useProven();
  const notify = useNotify();
  const queries = useQueryClient();
  return useCallback(
    async (endpoint, body) => {
      const value = await proven(() => calls.call(endpoint, { body }));
      const { outcome } = (value ?? {}) as { outcome?: 'done' | 'waiting' };
      notify(
        outcome === 'waiting'
          ? t({
              id: 'desk.action.waits',
              context: 'Notice after a change that a second person has to approve',
              message: 'Asked for. It waits for a second person.',
            })
          : t({ id: 'desk.action.done', context: 'Notice after a change', message: 'Done' }),
        { type: outcome === 'waiting' ? 'info' : 'success' },
      );
      await queries.invalidateQueries();
      await settled(queries);
      return value;
    },
    [t, calls, proven, notify, queries],
  );
}
