import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { playTime, type PlayTime } from '../../../api/playTime.ts';
import { balance } from '../../../api/wallet.ts';
import type { Http } from '../../../platform/http/http.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { PlayCheck } from './PlayCheck.tsx';
import { RestWords } from './playTimeWords.tsx';

/** Longer than this no timer of a browser waits. */
const LONGEST_MS = 2_000_000_000;
/** A moment after it is due, so that the gateway says so as well. */
const LATE_MS = 500;

/**
 * Reminds a member who plays, over whatever they are at: a reminder stays until it is answered, and the gateway takes no stake
 * before. Nothing is asked by a clock but at the moment when one is due.
 */
export function PlayWatch() {
  const { data } = usePlayTime();
  const [seen, setSeen] = useState<string | null>(null);
  if (data?.stop === 'check') return <PlayCheck time={data} />;
  if (data?.stop === 'over' && data.endsAt !== seen) {
    return <Over time={data} onClose={() => setSeen(data.endsAt)} />;
  }
  return null;
}

/** What is known of the member's play, asked again when a first stake may have begun it and when something is due. */
function usePlayTime() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const query = useQuery(playTime(http));
  // Whoever stakes has another balance: what it is does not matter here.
  const { dataUpdatedAt } = useQuery({ ...balance(http), enabled: false });
  const isIdle = query.data?.startedAt === null;
  const dueIn = nextDue(query.data);
  const { dataUpdatedAt: toldAt } = query;
  useEffect(() => {
    if (isIdle && dataUpdatedAt > 0) void lookAgain(queryClient, http);
  }, [isIdle, dataUpdatedAt, queryClient, http]);
  useEffect(() => {
    if (dueIn === null) return;
    // What the device's clock says matters only for how long ago that was.
    const left = dueIn - (Date.now() - toldAt);
    const wait = Math.min(Math.max(left, 0) + LATE_MS, LONGEST_MS);
    const timer = setTimeout(() => void lookAgain(queryClient, http), wait);
    return () => clearTimeout(timer);
  }, [dueIn, toldAt, queryClient, http]);
  return query;
}

const lookAgain = (queryClient: QueryClient, http: Http) =>
  queryClient.invalidateQueries({ queryKey: playTime(http).queryKey });

/** How long after the answer the next thing happens, in milliseconds; null while nothing is to come. */
function nextDue(time: PlayTime | undefined): number | null {
  if (!time || time.stop !== null) return null;
  const moments = [time.checkAt, time.endsAt].filter((at) => at !== null).map(Date.parse);
  return moments.length === 0 ? null : Math.min(...moments) - Date.parse(time.now);
}

function Over({ time, onClose }: { time: PlayTime; onClose: () => void }) {
  return (
    <Dialog
      size="small"
      title={
        <Trans id="centre.playOver" context="Heading: the longest time to play is over">
          Time for a rest
        </Trans>
      }
      lead={<RestWords minutes={time.restMinutes} />}
      onClose={onClose}
    >
      <DialogActions>
        <Button kind="primary" size="large" data-first-focus onClick={onClose}>
          <Trans id="centre.playOver.close" context="Button: closes the note of a rest">
            All right
          </Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
