import { planChase, type ChaseRule } from '../../../../engine/lottery/chasePlan.ts';
import type { LotteryPlay } from '../../../../engine/lottery/lotteryModel.ts';
import { formatMinor, parseMinor } from '../../../../engine/minorUnits.ts';
import type { BetBody, Issue, LotteryOffer } from '../../../api/lottery.ts';
import { exactStake, prizesOf, type SlipItem } from '../slip/slip.ts';

/** A chase as the slip sends it. */
export interface PlannedChase {
  readonly issues: BetBody['issues'];
  readonly stop: BetBody['stop'];
}

/** One draw of a plan. */
export interface PlannedIssue {
  readonly issue: string;
  readonly multiple: number;
  /** Staked on it, and on all up to it: decimals of the currency. */
  readonly stake: string;
  readonly spent: string;
}

const PLACES = 4;

/** What a plan comes to; `possible` where only so many draws can be planned. */
export type Plan =
  | { readonly issues: readonly PlannedIssue[]; readonly possible?: undefined }
  | { readonly issues?: undefined; readonly possible: number };

/** Plans lines over draws, the next one first. A profit plan counts with the best win of one unit of the first line. */
export function makePlan(
  rule: ChaseRule,
  issues: readonly Pick<Issue, 'issue'>[],
  items: readonly SlipItem[],
  first: LotteryPlay | undefined,
  offer: Pick<LotteryOffer, 'decimals' | 'closed'>,
): Plan {
  const { decimals } = offer;
  const stake = items.reduce((sum, item) => sum + exactStake(item), 0n);
  const scale = 10n ** BigInt(PLACES - decimals);
  const won =
    first && items[0] ? (parseMinor(prizesOf(first, items[0], offer).unit, decimals) ?? 0n) : 0n;
  if (issues.length === 0 || items.length === 0) return { issues: [] };
  const { multiples, possible } = planChase(rule, issues.length, { stake, prize: won * scale });
  if (!multiples) return { possible };
  let spent = 0n;
  return {
    issues: multiples.map((multiple, at) => {
      const own = (stake * BigInt(multiple)) / scale;
      spent += own;
      return {
        issue: issues[at]!.issue,
        multiple,
        stake: formatMinor(own, decimals),
        spent: formatMinor(spent, decimals),
      };
    }),
  };
}
