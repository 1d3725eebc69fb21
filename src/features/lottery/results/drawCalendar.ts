import { issuesBetween } from '../../../../engine/lottery/calendar.ts';
import { findLottery, stationOf } from '../../../../engine/lottery/lotteries.ts';

/** A draw of an official lottery. */
export interface CalendarDraw {
  readonly lottery: string;
  /** ISO 8601, UTC. */
  readonly drawAt: string;
  /** Where it is drawn, for lotteries that change their place. */
  readonly station?: string;
}

const WEEK_MS = 7 * 86_400_000;

/** The draws of a week from a moment on (epoch milliseconds), in order; lotteries that this page does not know have none. */
export function listDraws(codes: readonly string[], from: number): readonly CalendarDraw[] {
  return codes
    .flatMap((code): readonly CalendarDraw[] => {
      const lottery = findLottery(code);
      // Boards of two stations are drawn with these.
      if (!lottery || lottery.source === 'parts') return [];
      const moves = (lottery.stations?.length ?? 0) > 1;
      return issuesBetween(lottery, from, from + WEEK_MS).map(({ drawAt }) => ({
        lottery: code,
        drawAt: new Date(drawAt).toISOString(),
        ...(moves && { station: stationOf(lottery, drawAt)?.name }),
      }));
    })
    .sort((one, other) => one.drawAt.localeCompare(other.drawAt));
}
