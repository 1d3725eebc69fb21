import { useEffect, useState } from 'react';

/** For browsers that do not tell when they are idle: a frame. */
const FRAME_MS = 16;

/** Half a frame: what a row of new cards may take without making the next frame late. */
const ROW_MS = 8;

const NONE: ReadonlySet<number> = new Set();

/** What of a grid stands in the page, by the numbers of rows. */
export interface Rows {
  /** In view and around it. */
  readonly ready: readonly number[];
  readonly seen: readonly number[];
  /** Whether the window moves: then rows may be out of view before they are drawn. */
  readonly isMoving: boolean;
}

/**
 * The rows to draw in full. The first, and those in view, are drawn at once; of those that come while one scrolls, and
 * around the view, one at a time whenever the browser is idle, those in view first: so no row that only flies past makes
 * a frame late.
 */
export function useDrawnRows({ ready, seen, isMoving }: Rows): ReadonlySet<number> {
  const [drawn, setDrawn] = useState(NONE);
  const draw = (rows: readonly number[]) =>
    setDrawn((before) => new Set([...ready.filter((row) => before.has(row)), ...rows]));
  const isWaiting = (row: number) => !drawn.has(row);

  // The first rows stood in the page before it was measured, and stay.
  const due = drawn === NONE ? ready : isMoving ? [] : seen;
  if (due.some(isWaiting)) draw(due);
  const next = seen.find(isWaiting) ?? ready.find(isWaiting);
  useEffect(() => {
    if (next !== undefined) return whenIdle(isMoving ? ROW_MS : 0, () => draw([next]));
  });
  return drawn;
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
