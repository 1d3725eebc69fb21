import { drawParts, type DrawnPart } from '../../../lib/drawBalls.ts';
import { readBoard } from '../results/board.ts';

/** How a draw is played: balls fall, runners race, dice roll, or a board fills prize by prize. */
export type ShowKind = 'balls' | 'race' | 'dice' | 'board';

const BALL_GAP_MS = 220;
const FALL_MS = 620;
const RACE_MS = 4_200;
const NUMBER_GAP_MS = 110;
/** What came stays in sight for a moment. */
const REST_MS = 1_100;
/** No draw plays longer, however many numbers it has. */
const MOST_MS = 6_000;

/** A draw ready to be played; null for what is no whole result, which is never played. */
export interface Show {
  readonly kind: ShowKind;
  readonly parts: readonly DrawnPart[];
  /** Numbers of a board in the order in which they come, the special prize last. */
  readonly board: readonly { readonly prize: string; readonly number: string }[];
  readonly durationMs: number;
  /** Between one number and the next. */
  readonly gapMs: number;
}

const BOARDS = new Set(['VNN', 'VNS', '4D']);

/** How the result of a family is played. */
export function showOf(family: string, draw: unknown): Show | null {
  if (BOARDS.has(family)) {
    const rows = readBoard(family, draw);
    // The first rows are the highest prizes, and are drawn last.
    const board = [...rows]
      .reverse()
      .flatMap(({ prize, numbers }) => numbers.map((number) => ({ prize, number })));
    if (board.length === 0 || board.some(({ number }) => !/^\d+$/.test(number))) return null;
    const durationMs = Math.min(MOST_MS, board.length * NUMBER_GAP_MS + FALL_MS + REST_MS);
    return { kind: 'board', parts: [], board, durationMs, gapMs: NUMBER_GAP_MS };
  }
  const parts = drawParts(family, draw);
  if (parts.length === 0) return null;
  if (family === 'PK10') {
    return { kind: 'race', parts, board: [], durationMs: RACE_MS + REST_MS, gapMs: 0 };
  }
  const durationMs = Math.min(MOST_MS, parts.length * BALL_GAP_MS + FALL_MS + REST_MS);
  const kind = parts[0]!.kind === 'die' ? 'dice' : 'balls';
  return { kind, parts, board: [], durationMs, gapMs: BALL_GAP_MS };
}

/** Milliseconds after which a runner finishes, by its rank from 0: a head's length apart. */
export const finishOf = (rank: number): number => Math.round(RACE_MS * (0.78 + rank * 0.022));

/** Where a runner is at one and at two thirds of its race, as shares of the course; only its finish says who wins. */
export function strideOf(runner: number): readonly [number, number] {
  const mix = (turn: number) => ((runner * 7 + turn * 5) % 10) / 10;
  return [0.22 + mix(1) * 0.16, 0.52 + mix(2) * 0.2];
}
