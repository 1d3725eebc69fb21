import { useMemo, useState } from 'react';
import type { LotteryFamily, LotteryPlay } from '../../../../engine/lottery/lotteryModel.ts';
import { seriesPrize } from '../../../../engine/lottery/prices.ts';
import { formatMinor } from '../../../../engine/minorUnits.ts';
import type { LotteryOffer, OfferedPlay } from '../../../api/lottery.ts';
import { isEmpty, noPicks, writePicks, type Picks } from '../input/picks.ts';
import { toExact, type SlipItem } from '../slip/slip.ts';
import type { SlipUse } from '../slip/useSlip.ts';

/** A play that is offered here, with what the engine knows of it. */
export interface BetPlay {
  readonly play: LotteryPlay;
  readonly offered: OfferedPlay;
}

const PLACES = 4;
const ONE = 10_000n;

const trim = (decimal: string) => decimal.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** The price of one unit: base × mode, or what the member typed. */
function unitPriceOf(offer: LotteryOffer, slip: SlipUse['slip']): string {
  const { bases, modes, free } = offer.unitPrices;
  if (free) {
    const typed = toExact((slip.free ?? '').replace(',', '.'));
    return typed > 0n ? trim(formatMinor(typed, PLACES)) : (bases[0] ?? '1');
  }
  const base = slip.base !== undefined && bases.includes(slip.base) ? slip.base : bases[0]!;
  const mode = slip.mode !== undefined && modes.includes(slip.mode) ? slip.mode : modes[0]!;
  return trim(formatMinor((toExact(base) * toExact(mode)) / ONE, PLACES));
}

/** What one unit of price 1 wins at each price of a play, at the series that is chosen. */
function oddsOf(
  { play, offered }: BetPlay,
  series: number | undefined,
): ReadonlyMap<string, string> {
  const terms = { unitPrice: ONE, multiple: 1, decimals: PLACES };
  return new Map(
    offered.mode === 'series' && series !== undefined
      ? play.prices.map(({ id, chance }) => [
          id,
          trim(formatMinor(seriesPrize(series, chance, terms), PLACES)),
        ])
      : offered.prices.map(({ price, odds }) => [price, trim(odds)]),
  );
}

/** Everything that is picked and priced on the bet screen of one lottery. */
export function useComposer(
  offer: LotteryOffer,
  family: LotteryFamily,
  defaultPlay: string,
  use: SlipUse,
) {
  const { slip, change } = use;
  const plays = useMemo(() => {
    const known = new Map(family.plays.map((play) => [play.code, play]));
    return offer.plays.flatMap((offered): readonly BetPlay[] => {
      const play = known.get(offered.play);
      return play ? [{ play, offered }] : [];
    });
  }, [family, offer]);
  const [picksOf, setPicksOf] = useState<Readonly<Record<string, Picks>>>({});
  const chosen =
    plays.find(({ play }) => play.code === slip.play) ??
    plays.find(({ play }) => play.code === defaultPlay) ??
    plays[0];
  const range = offer.series;
  const series = range
    ? Math.min(range.max, Math.max(range.min, slip.series ?? range.chosen))
    : undefined;
  const multiple = Math.min(offer.limits.maxMultiple, Math.max(1, slip.multiple ?? 1));
  const unitPrice = unitPriceOf(offer, slip);

  const input = chosen?.play.input;
  const picks = chosen && input ? (picksOf[chosen.play.code] ?? noPicks(input)) : undefined;
  const reading = useMemo(
    () =>
      chosen && picks && !isEmpty(picks)
        ? chosen.play.read(writePicks(chosen.play.input, picks))
        : null,
    [chosen, picks],
  );

  /** A selection of the chosen play as a line of the slip, at the prices that are set. */
  const toItem = (selection: string, units: number): Omit<SlipItem, 'key'> => {
    const { play, offered } = chosen!;
    const priced =
      offered.mode === 'series'
        ? { series }
        : { odds: offered.prices.map(({ price, odds }) => ({ price, odds })) };
    return { play: play.code, selection, units, unitPrice, multiple, ...priced };
  };
  const draft = reading?.selection !== undefined ? toItem(reading.selection, reading.units) : null;

  const odds = chosen ? oddsOf(chosen, series) : new Map<string, string>();
  return {
    plays,
    chosen,
    picks,
    reading,
    draft,
    odds,
    series,
    multiple,
    unitPrice,
    toItem,
    choose: (play: string) => change({ kind: 'set', settings: { play } }),
    pick: (next: Picks) => chosen && setPicksOf((all) => ({ ...all, [chosen.play.code]: next })),
    clear: () =>
      chosen && setPicksOf((all) => ({ ...all, [chosen.play.code]: noPicks(chosen.play.input) })),
  };
}

export type Composer = ReturnType<typeof useComposer>;
