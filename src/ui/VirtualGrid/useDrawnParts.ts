import { useEffect, useState } from 'react';

/** For browsers that do not tell when they are idle: a frame. */
const FRAME_MS = 16;

/** Half a frame: what a part of new cards may take without making the next frame late. */
const PART_MS = 8;

const NONE: ReadonlySet<number> = new Set();

/** What of a grid stands in the page, by the numbers of its parts: pieces of rows, in reading order. */
export interface Parts {
  /** In view and around it. */
  readonly ready: readonly number[];
  readonly seen: readonly number[];
  /** Whether the window moves: then parts may be out of view before they are drawn. */
  readonly isMoving: boolean;
  /** Whether nothing has come yet that could be drawn. */
  readonly isEmpty: boolean;
}

/**
 * The parts to draw in full. Those the grid came with, and those in view, are drawn at once; of those that come while
 * one scrolls, and around the view, one at a time whenever the browser is idle, those in view first: so no part that
 * only flies past makes a frame late. Where a whole view of placeholders gives way, the first part is painted before
 * the others are drawn.
 */
export function useDrawnParts({ ready, seen, isMoving, isEmpty }: Parts): ReadonlySet<number> {
  const [drawn, setDrawn] = useState(NONE);
  const [isFilling, setFilling] = useState(isEmpty);
  const draw = (parts: readonly number[]) =>
    setDrawn((before) => new Set([...ready.filter((part) => before.has(part)), ...parts]));
  const isWaiting = (part: number) => !drawn.has(part);

  // What the grid came with stood in the page before it was measured, and stays.
  const first = isFilling ? seen.slice(0, 1) : ready;
  const due = drawn === NONE ? first : isMoving || isFilling ? [] : seen;
  if (due.some(isWaiting)) draw(due);
  const isFirstDrawn = isFilling && drawn !== NONE;
  useEffect(() => {
    if (isFirstDrawn) return afterPaint(() => setFilling(false));
  }, [isFirstDrawn]);
  const next = isFilling ? undefined : (seen.find(isWaiting) ?? ready.find(isWaiting));
  useEffect(() => {
    if (next !== undefined) return whenIdle(isMoving ? PART_MS : 0, () => draw([next]));
  });
  return drawn;
}

/** Works once what stands in the page now has been painted; gives the way to call it off. */
function afterPaint(work: () => void): () => void {
  let turn = requestAnimationFrame(() => (turn = requestAnimationFrame(work)));
  return () => cancelAnimationFrame(turn);
}

/** Works when at least so many ms are left until the next frame; gives the way to call it off. */
function whenIdle(leftMs: number, work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, FRAME_MS);
    return () => clearTimeout(timer);
  }
  const look = (deadline: IdleDeadline) => {
    if (deadline.timeRemaining() >= leftMs) work();
    else turn = requestIdleCallback(look);
  };
  let turn = requestIdleCallback(look);
  return () => cancelIdleCallback(turn);
}
