import type { LotteryPlay } from '../../../../engine/lottery/lotteryModel.ts';
import { seriesPrize } from '../../../../engine/lottery/prices.ts';
import { formatMinor } from '../../../../engine/minorUnits.ts';
import type { LotteryOffer, OfferedPlay } from '../../../api/lottery.ts';
import { toExact, type KeptSlip, type SlipItem } from '../slip/slip.ts';

/** A play that is offered here, with what the engine knows of it. */
export interface BetPlay {
  readonly play: LotteryPlay;
  readonly offered: OfferedPlay;
}

/** At which terms lines are composed. */
export interface Pricing {
  /** Decimal with at most four places. */
  readonly unitPrice: string;
  readonly multiple: number;
  /** Where a lottery has any. */
  readonly series: number | undefined;
}

const PLACES = 4;
const ONE = 10_000n;

const trim = (decimal: string) => decimal.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** The price of one unit: base × mode, or what the member typed. */
export function unitPriceOf(offer: LotteryOffer, slip: KeptSlip): string {
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
export function oddsOf(
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

/** A selection of a play as a line of the slip, at the prices that are set. */
export function toItem(
  { play, offered }: BetPlay,
  { selection, units }: { readonly selection: string; readonly units: number },
  { unitPrice, multiple, series }: Pricing,
): Omit<SlipItem, 'key'> {
  const priced =
    offered.mode === 'series'
      ? { series }
      : { odds: offered.prices.map(({ price, odds }) => ({ price, odds })) };
  return { play: play.code, selection, units, unitPrice, multiple, ...priced };
}
