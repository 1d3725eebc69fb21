import { Suspense } from 'react';
import { lazyPart } from '../../../platform/chunks/lazyPart.tsx';
import { loadChunk } from '../../../platform/chunks/loadChunk.ts';
import type { DrawPlay } from './useDrawShow.ts';

const DrawShow = lazyPart(loadChunk(() => import('./DrawShow.tsx')));

/** Plays a draw, if one is to be played. */
export function DrawEvent({ family, show }: { family: string; show: DrawPlay }) {
  const { playing, onDone } = show;
  if (!playing) return null;
  const { issue, draw } = playing;
  return (
    <Suspense fallback={null}>
      <DrawShow key={issue} family={family} issue={issue} draw={draw} onDone={onDone} />
    </Suspense>
  );
}
