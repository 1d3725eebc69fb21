import type { DrawJson } from './lotteryModel.ts';
import { omissionsOf, placesOf, runsOf, type Omission, type TwoWay } from './statistics.ts';

/** The symbols that came most often and most seldom. */
export interface Extremes {
  /** At most `count`, the most frequent first; of the same frequency the one that came last. */
  readonly hot: readonly Omission[];
  /** At most `count`, the rarest first; of the same frequency the one that has been away longest. */
  readonly cold: readonly Omission[];
}

/** Hot and cold symbols of counted ones. */
export function extremesOf(omissions: readonly Omission[], count: number): Extremes {
  const sorted = [...omissions].sort(
    (one, other) => other.hits - one.hits || one.current - other.current,
  );
  return { hot: sorted.slice(0, count), cold: sorted.slice(-count).reverse() };
}

/** Everything that is counted of a family's draws, as JSON. */
export interface LotteryStatistics {
  readonly places: readonly { readonly id: string; readonly omissions: readonly Omission[] }[];
  /** Runs of five and more that still go on. */
  readonly dragons: readonly {
    readonly place: string;
    readonly kind: TwoWay['kind'];
    readonly answer: string;
    readonly length: number;
    readonly play?: string;
  }[];
}

const LEAST_DRAGON = 5;

/** Counts a family's draws, the oldest first; nothing of a family without statistics. */
export function statisticsOf(
  family: string,
  draws: readonly (DrawJson | null)[],
): LotteryStatistics {
  return {
    places: placesOf(family).map((place) => ({
      id: place.id,
      omissions: omissionsOf(place, draws),
    })),
    dragons: runsOf(family, draws, LEAST_DRAGON).map(({ question, answer, length }) => {
      const { place, kind, play } = question;
      return { place, kind, answer, length, ...(play !== undefined && { play }) };
    }),
  };
}
