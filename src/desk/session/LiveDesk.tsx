import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followStream } from '../../platform/stream/followStream.ts';
import { openDeskStream } from '../transport/openDeskStream.ts';
import { isDeskProblem } from '../transport/deskProblem.ts';
import { useDesk } from './DeskContext.tsx';

/** Follows the stream of the desk while somebody is signed in: what changed elsewhere is asked for anew. */
export function LiveDesk() {
  const { session } = useDesk();
  const queries = useQueryClient();
  useEffect(() => {
    const following = followStream({
      open: (_lastEventId, signal) => openDeskStream(signal),
      lastEventId: null,
      onEvent({ kind }) {
        if (kind === 'sessionEnded') session.end();
        if (kind === 'cases') void queries.invalidateQueries();
      },
      judge: (error) => (isDeskProblem(error, 'unauthenticated') ? null : 0),
      after(ms, act) {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    });
    return () => following.stop();
  }, [session, queries]);
  return null;
}
