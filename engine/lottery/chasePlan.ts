import { MAX_MULTIPLE } from './prices.ts';

/** How the multiples of a chase grow from issue to issue. */
export type ChaseRule =
  | { readonly kind: 'same'; readonly multiple: number }
  /** × `by` after every so many issues. */
  | {
      readonly kind: 'times';
      readonly multiple: number;
      readonly by: number;
      readonly every: number;
    }
  /** In each issue the least multiple whose win brings a profit of `percent` of all that was spent until then. */
  | { readonly kind: 'profit'; readonly percent: number };

/** One issue's bet at the multiple 1, exact: in ten-thousandths of the currency. */
export interface ChaseBet {
  readonly stake: bigint;
  /** What a win pays; a profit plan needs it. */
  readonly prize: bigint;
}

/** The multiple of each issue; or how many issues can be planned, where one would need a multiple above 9999. */
export type ChasePlan =
  | { readonly multiples: readonly number[]; readonly possible?: undefined }
  | { readonly multiples?: undefined; readonly possible: number };

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 1;

function profitMultiple(spent: bigint, percent: number, { stake, prize }: ChaseBet): bigint {
  // m·prize − (spent + m·stake) ≥ percent/100 · (spent + m·stake), solved for the least m.
  const grown = BigInt(100 + percent);
  const gain = 100n * prize - grown * stake;
  if (gain <= 0n) return BigInt(MAX_MULTIPLE) + 1n;
  const least = (grown * spent + gain - 1n) / gain;
  return least < 1n ? 1n : least;
}

/**
 * The multiples of a chase of `count` issues. A RangeError for a rule whose numbers are none: multiples, factors and
 * counts are whole and from 1, a percentage is whole and from 0.
 */
export function planChase(rule: ChaseRule, count: number, bet: ChaseBet): ChasePlan {
  const numbers =
    rule.kind === 'profit'
      ? [rule.percent + 1]
      : rule.kind === 'times'
        ? [rule.multiple, rule.by, rule.every]
        : [rule.multiple];
  if (![count, ...numbers].every(isCount)) throw new RangeError('A chase is of whole numbers.');
  const multiples: number[] = [];
  let spent = 0n;
  let growing = rule.kind === 'profit' ? 1n : BigInt(rule.multiple);
  for (let index = 0; index < count; index += 1) {
    if (rule.kind === 'profit') growing = profitMultiple(spent, rule.percent, bet);
    else if (rule.kind === 'times' && index > 0 && index % rule.every === 0) {
      growing *= BigInt(rule.by);
    }
    if (growing > BigInt(MAX_MULTIPLE)) return { possible: index };
    multiples.push(Number(growing));
    spent += growing * bet.stake;
  }
  return { multiples };
}
