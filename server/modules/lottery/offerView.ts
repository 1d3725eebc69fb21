import { formatMinor } from '../../../engine/minorUnits.ts';
import type { LotteryPlay } from '../../../engine/lottery/lotteryModel.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getLotteryOffer } from '../../../schemas/api/lotteryGames.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { hasSeries, mostUnits, oddsOfSeries, type Offer } from './offer.ts';

type ShownOffer = ValueOf<typeof getLotteryOffer>;

function showPlay(offer: Offer, play: LotteryPlay): ShownOffer['plays'][number] {
  const { series, limits } = offer;
  const withSeries = series !== null && hasSeries(offer, play);
  const best = withSeries ? oddsOfSeries(play, series.max) : offer.oddsOf(play);
  const lowest = withSeries ? oddsOfSeries(play, series.min) : best;
  return {
    play: play.code,
    group: play.group,
    mode: withSeries ? 'series' : 'fixed',
    factor: play.factor ?? 1,
    maxUnits: mostUnits(play, limits),
    prices: play.prices.map(({ id }) => ({ price: id, odds: best[id]!, leastOdds: lowest[id]! })),
  };
}

/** What can be bet on a lottery, as it travels; `full` are the numbers that the house takes no more on. */
export function showOffer(
  offer: Offer,
  {
    currency: { code, decimals },
    full,
    openIssue,
  }: {
    readonly currency: ResolvedBrand['currency'];
    readonly full: readonly { readonly play: string; readonly option: string }[];
    /** Name of the issue that is open; undefined where none is. */
    readonly openIssue?: string | undefined;
  },
): ShownOffer {
  const { lottery, limits, series, unitPrices, plays } = offer;
  const write = (minor: bigint) => formatMinor(minor, decimals);
  return {
    lottery: lottery.id,
    currency: code,
    decimals,
    series,
    unitPrices: {
      bases: [...unitPrices.bases],
      modes: [...unitPrices.modes],
      free: unitPrices.free,
    },
    limits: {
      minStake: write(limits.minStakeMinor),
      maxStake: write(limits.maxStakeMinor),
      maxUnits: limits.maxUnits,
      maxPerIssue: write(limits.maxPerIssueMinor),
      maxPrizePerOrder: write(limits.maxPrizePerOrderMinor),
      maxPrizePerIssue:
        limits.maxPrizePerIssueMinor === null ? null : write(limits.maxPrizePerIssueMinor),
      singlePickPrize: write(limits.singlePickPrizeMinor),
      maxMultiple: limits.maxMultiple,
      maxItems: limits.maxItems,
      maxIssues: limits.maxIssues,
    },
    plays: [...plays.values()].map((play) => showPlay(offer, play)),
    closed: [
      ...full.map(({ play, option }) => ({ play, option, state: 'full' as const })),
      ...offer.halfPay
        .filter(({ issue }) => issue === undefined || issue === openIssue)
        .flatMap(({ play, numbers }) =>
          numbers.map((option) => ({ play, option, state: 'half' as const })),
        ),
    ],
  };
}
