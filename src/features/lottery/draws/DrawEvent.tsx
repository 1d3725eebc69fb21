import { Suspense, useState } from 'react';
import type { DrawResult } from '../../../api/lottery.ts';
import { lazyPart } from '../../../platform/chunks/lazyPart.tsx';
import { loadChunk } from '../../../platform/chunks/loadChunk.ts';
import { useReducedMotion } from '../../../ui/motion/useMediaQuery.ts';

const DrawShow = lazyPart(loadChunk(() => import('./DrawShow.tsx')));

const FINAL = ['drawn', 'settled', 'correcting'];

/**
 * Plays a draw that became final while the page was open. Who wants less motion, and who comes to a draw that is over,
 * sees its numbers at once where they stand.
 */
export function DrawEvent({ family, results }: { family: string; results: readonly DrawResult[] }) {
  const newest = results.find(({ state }) => FINAL.includes(state));
  const isStill = useReducedMotion();
  const [seen, setSeen] = useState(newest?.issue);
  const [playing, setPlaying] = useState<DrawResult>();
  if (newest !== undefined && newest.issue !== seen) {
    setSeen(newest.issue);
    if (seen !== undefined && !isStill) setPlaying(newest);
  }
  if (!playing) return null;
  const { issue, draw } = playing;
  return (
    <Suspense fallback={null}>
      <DrawShow
        key={issue}
        family={family}
        issue={issue}
        draw={draw}
        onDone={() => setPlaying(undefined)}
      />
    </Suspense>
  );
}
