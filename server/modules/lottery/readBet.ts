import { numbersOf, paidParts } from '../../../engine/lottery/halfPay.ts';
import {
  mostPayout,
  parseExact,
  prizeTable,
  stakeOf,
  type Terms,
} from '../../../engine/lottery/prices.ts';
import { formatMinor } from '../../../engine/minorUnits.ts';
import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import type { placeLotteryBet } from '../../../schemas/api/lotteryOrders.ts';
import type {
  LotteryLimit,
  LotteryLimitReached,
  OddsMoved,
  SelectionInvalid,
  StakeMismatch,
} from '../../../schemas/api/lotteryRefusals.ts';
import type { Slip, SlipItem } from '../../db/lotteryTables.ts';
import { Problem } from '../../http/problem.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { movedNumbers, withHalf } from './halfNumbers.ts';
import {
  hasSeries,
  isUnitPrice,
  mostUnits,
  pricingOf,
  singlePickCap,
  type Offer,
} from './offer.ts';

/** A bet as it came. */
export type WantedBet = BodyOf<typeof placeLotteryBet>;

type WantedItem = WantedBet['items'][number];
type Faults = SelectionInvalid['faults'][number][];

/** A sound bet: what is kept of it, and what it costs. */
export interface ReadBet {
  readonly slip: Slip;
  /** In minor units, of each issue in the order of the bet. */
  readonly stakes: readonly bigint[];
}

/** What could be won by single numbers of a bet, for the exposure of the house. */
export interface OptionRisk {
  readonly item: number;
  readonly play: string;
  readonly option: string;
  readonly amountMinor: bigint;
}

const wrong = (faults: Faults) =>
  new Problem('selectionInvalid', 'Items of the bet are not sound.', {
    value: { faults: faults.slice(0, 200) } satisfies SelectionInvalid,
  });

/** The refusal of a bet that meets a limit; `most` and `left` as they travel. */
export function limitReached(
  limit: LotteryLimit,
  {
    item = null,
    issue = null,
    option = null,
    ...rest
  }: Partial<LotteryLimitReached> & {
    readonly most: string;
    readonly left: string;
  },
): Problem {
  const value: LotteryLimitReached = { limit, item, issue, option, ...rest };
  return new Problem('lotteryLimit', `The bet meets the limit ${limit}.`, { value });
}

/** Whether a series is one that was offered, or none where none is. */
const isSeriesOf = (range: Offer['series'], series: number | undefined): boolean =>
  range === null
    ? series === undefined
    : series !== undefined && series >= range.min && series <= range.max;

/** The highest series of the member, and that of an agent; of a play that has one. */
const ceilingsOf = ({ series, uplineSeries }: Offer, withSeries: boolean) =>
  withSeries && series
    ? { ceiling: series.max, uplines: uplineSeries }
    : { ceiling: null, uplines: null };

/** One item without its money; pushes what is wrong and gives null then. */
function readItem(
  offer: Offer,
  wanted: WantedItem,
  { item, faults }: { readonly item: number; readonly faults: Faults },
): SlipItem | null {
  const fault = (code: string, more: { token?: string; units?: number } = {}) => {
    faults.push({ item, code, ...more });
    return null;
  };
  const play = offer.plays.get(wanted.play);
  if (!play) return fault('PLAY', { token: wanted.play });
  const exact = parseExact(wanted.unitPrice);
  if (exact === null || !isUnitPrice(offer, exact)) return fault('UNIT_PRICE');
  const withSeries = hasSeries(offer, play);
  const range = withSeries ? offer.series : null;
  if (!isSeriesOf(range, wanted.series)) return fault('SERIES');
  const read = play.read(wanted.selection);
  if (read.faults) {
    for (const { code, token } of read.faults.slice(0, 20))
      fault(code, token === undefined ? {} : { token });
    return null;
  }
  if (read.units !== wanted.units) return fault('UNITS', { units: read.units });
  return {
    play: play.code,
    selection: read.selection,
    units: read.units,
    unitPrice: String(exact),
    multiple: wanted.multiple,
    series: wanted.series ?? null,
    ...ceilingsOf(offer, withSeries),
    odds: withSeries ? null : offer.oddsOf(play),
    capMinor: singlePickCap(play, read.units, offer.limits)?.toString() ?? null,
  };
}

/** Numbers whose odds moved that a refusal names. */
const MOST_MOVED = 200;

/** Throws Problem oddsMoved where odds, or what pays half, are others than the member saw. */
function checkOdds(offer: Offer, items: readonly SlipItem[], wanted: readonly WantedItem[]): void {
  const moved = items.flatMap(({ play, odds }, item) => {
    if (!odds) return [];
    const seen = new Map((wanted[item]!.odds ?? []).map((one) => [one.price, one.odds]));
    const names = new Set([...Object.keys(odds), ...seen.keys()]);
    return [...names].flatMap((price): OddsMoved['moved'][number][] => {
      const [now = null, then = null] = [odds[price], seen.get(price)];
      const isSame = now !== null && then !== null && parseExact(now) === parseExact(then);
      return isSame ? [] : [{ item, play, price, option: null, seen: then, now }];
    });
  });
  const halved = items.flatMap((kept, item) =>
    movedNumbers(offer, kept, { item, seen: wanted[item]!.half ?? [] }),
  );
  moved.push(...halved.slice(0, MOST_MOVED));
  if (moved.length === 0) return;
  throw new Problem('oddsMoved', 'The odds are others by now.', {
    value: { moved } satisfies OddsMoved,
  });
}

/** What an item's money is made of in an issue. */
export const termsOf = (
  { unitPrice, multiple }: Pick<SlipItem, 'unitPrice' | 'multiple'>,
  issueMultiple: number,
  decimals: number,
): Terms => ({ unitPrice: BigInt(unitPrice), multiple: multiple * issueMultiple, decimals });

/** The exact stake of an issue in ten-thousandths, and its stake in minor units where that is whole. */
function stakeIn(items: readonly SlipItem[], multiple: number, decimals: number) {
  const scale = 10n ** BigInt(4 - decimals);
  let exact = 0n;
  for (const { units, unitPrice, multiple: own } of items) {
    exact += BigInt(units) * BigInt(unitPrice) * BigInt(own * multiple);
  }
  return { exact, minor: exact % scale === 0n ? exact / scale : null };
}

function checkLimits(
  { limits, plays }: Offer,
  items: readonly SlipItem[],
  { issues, decimals }: { readonly issues: WantedBet['issues']; readonly decimals: number },
): void {
  const write = (minor: bigint) => formatMinor(minor, decimals);
  const count = (limit: LotteryLimit, most: number, item: number | null = null) =>
    limitReached(limit, { item, most: String(most), left: String(most) });
  if (items.length > limits.maxItems) throw count('maxItems', limits.maxItems);
  if (issues.length > limits.maxIssues) throw count('maxIssues', limits.maxIssues);
  const largest = Math.max(...issues.map(({ multiple }) => multiple));
  const smallest = Math.min(...issues.map(({ multiple }) => multiple));
  items.forEach((kept, item) => {
    const units = mostUnits(plays.get(kept.play)!, limits);
    if (kept.units > units) throw count('maxUnits', units, item);
    if (kept.multiple * largest > limits.maxMultiple) {
      throw count('maxMultiple', limits.maxMultiple, item);
    }
    const least = stakeOf(kept.units, termsOf(kept, smallest, decimals)).minor;
    const most = stakeOf(kept.units, termsOf(kept, largest, decimals)).minor;
    const amount = (limit: LotteryLimit, minor: bigint) =>
      limitReached(limit, { item, most: write(minor), left: write(minor) });
    if (least !== undefined && least < limits.minStakeMinor) {
      throw amount('minStake', limits.minStakeMinor);
    }
    if (most !== undefined && most > limits.maxStakeMinor) {
      throw amount('maxStake', limits.maxStakeMinor);
    }
  });
}

/**
 * Reads a bet whole: selections, prices, limits of single items, odds and stakes, each worked out anew. Throws Problem
 * selectionInvalid, lotteryLimit, oddsMoved or stakeMismatch.
 */
export function readBet(offer: Offer, wanted: WantedBet, decimals: number): ReadBet {
  const faults: Faults = [];
  const read = wanted.items.flatMap((one, item) => readItem(offer, one, { item, faults }) ?? []);
  const issues = wanted.issues.map(({ issue }) => issue);
  const items = read.map((item) => withHalf(offer, item, issues));
  const { stop } = wanted;
  if ((stop?.on === 'profit') !== (stop?.profit !== undefined)) {
    throw new Problem('bodyInvalid', 'A profit belongs to "stop" on "profit", and nothing else.');
  }
  if (new Set(wanted.issues.map(({ issue }) => issue)).size < wanted.issues.length) {
    faults.push({ item: 0, code: 'SAME_ISSUE' });
  }
  if (faults.length > 0) throw wrong(faults);
  checkLimits(offer, items, { issues: wanted.issues, decimals });
  checkOdds(offer, items, wanted.items);

  const perIssue = wanted.issues.map(({ multiple }) => stakeIn(items, multiple, decimals));
  const exact = perIssue.reduce((sum, one) => sum + one.exact, 0n);
  const stakes = perIssue.flatMap(({ minor }) => minor ?? []);
  const total = stakes.reduce((sum, minor) => sum + minor, 0n);
  const isWhole = stakes.length === perIssue.length;
  if (isWhole && total > 0n && parseExact(wanted.stake) === exact) {
    return {
      slip: { items, capMinor: String(offer.limits.maxPrizePerOrderMinor) },
      stakes,
    };
  }
  const scale = 10n ** BigInt(4 - decimals);
  const rounded = (exact + scale / 2n) / scale;
  const value: StakeMismatch = {
    stake: formatMinor(exact, 4),
    nearest: isWhole ? null : formatMinor(rounded > 0n ? rounded : 1n, decimals),
  };
  throw new Problem('stakeMismatch', 'The bet costs another amount.', { value });
}

/** What an order of some multiple can win at most, in minor units, with the caps of its items and its own. */
export function mostPrize(
  { plays, family }: Pick<CatalogueEntry, 'plays' | 'family'>,
  { items, capMinor }: Slip,
  { multiple, decimals }: { readonly multiple: number; readonly decimals: number },
): bigint {
  let sum = 0n;
  for (const { play: code, selection, series, odds, half, capMinor: cap, ...money } of items) {
    const play = plays.get(code) ?? family.plays.find((one) => one.code === code);
    if (!play) continue;
    const terms = termsOf(money, multiple, decimals);
    const table = prizeTable(play.prices, pricingOf(series, odds), terms);
    const most = paidParts(play, selection, half?.['*']).reduce(
      (total, part) => total + mostPayout(play, part.selection, table, terms) / part.divisor,
      0n,
    );
    sum += cap !== null && most > BigInt(cap) ? BigInt(cap) : most;
  }
  return sum > BigInt(capMinor) ? BigInt(capMinor) : sum;
}

/** What could be won by each single number of a slip in an issue of some multiple, in one order whoever asks. */
export function listRisks(
  { plays, family }: Pick<CatalogueEntry, 'plays' | 'family'>,
  { items }: Slip,
  { multiple, decimals }: { readonly multiple: number; readonly decimals: number },
): readonly OptionRisk[] {
  const risks = new Map<string, OptionRisk>();
  items.forEach(({ play: code, selection, series, odds, half, ...money }, item) => {
    // A brand may have left the play out since it was bet on.
    const play = plays.get(code) ?? family.plays.find((one) => one.code === code);
    if (!play) return;
    const terms = termsOf(money, multiple, decimals);
    const table = prizeTable(play.prices, pricingOf(series, odds), terms);
    const cut = new Set(half?.['*'] === undefined ? [] : numbersOf(play, half['*']));
    for (const option of numbersOf(play, selection)) {
      const name = JSON.stringify([code, option]);
      const most = mostPayout(play, option, table, terms) / (cut.has(option) ? 2n : 1n);
      const amountMinor = most + (risks.get(name)?.amountMinor ?? 0n);
      risks.set(name, { item: risks.get(name)?.item ?? item, play: code, option, amountMinor });
    }
  });
  return [...risks].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, risk]) => risk);
}
