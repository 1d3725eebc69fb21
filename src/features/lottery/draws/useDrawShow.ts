import { useState } from 'react';
import type { DrawResult, LotteryState } from '../../../api/lottery.ts';
import { useReducedMotion } from '../../../ui/motion/useMediaQuery.ts';

const FINAL = ['drawn', 'settled', 'correcting'];

/** A draw that is being played, and what to do when it is over. */
export interface DrawPlay {
  readonly playing: DrawResult | undefined;
  readonly onDone: () => void;
}

/**
 * The draw that became final while the page was open, until it was watched. Who wants less motion, and who comes to a draw
 * that is over, sees its numbers at once where they stand.
 */
export function useDrawShow(lottery: Pick<LotteryState, 'last'> | undefined): DrawPlay {
  const newest = lottery?.last.find(({ state }) => FINAL.includes(state));
  const isStill = useReducedMotion();
  const [seen, setSeen] = useState(newest?.issue);
  const [playing, setPlaying] = useState<DrawResult>();
  if (newest !== undefined && newest.issue !== seen) {
    setSeen(newest.issue);
    if (seen !== undefined && !isStill) setPlaying(newest);
  }
  return { playing, onDone: () => setPlaying(undefined) };
}
