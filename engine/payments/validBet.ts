import type { GameCategory } from '../../schemas/api/games.ts';
import { least, readRate } from './rates.ts';

/** By what a bet counts: its whole stake, or as far as its outcome moved money. */
export type ValidBetRule = 'stake' | 'outcome';

/** The rule of each category unless a brand says otherwise. */
export const VALID_BET_RULES: Readonly<Record<GameCategory, ValidBetRule>> = {
  RNG: 'stake',
  FISH: 'stake',
  LOTT: 'stake',
  ELOTT: 'stake',
  LIVE: 'outcome',
  PVP: 'outcome',
  COCKFIGHT: 'outcome',
  SPORTS: 'outcome',
  ESPORTS: 'outcome',
};

/** Decimal odds below which a bet on sports does not count. */
const LEAST_ODDS = '1.5';

/** A settled bet, or all bets of one member in one round; minor units. */
export interface SettledBet {
  readonly category: GameCategory;
  /** What was at risk. */
  readonly stakeMinor: bigint;
  /** Everything that was credited for it, the stake included. */
  readonly payoutMinor: bigint;
  /** Decimal odds of a bet on sports, such as `1.90`. */
  readonly odds?: string;
  readonly isVoid?: boolean;
  readonly isCashedOut?: boolean;
}

function isBelow(odds: string, bound: string): boolean {
  const [one, other] = [readRate(odds), readRate(bound)];
  return one.over * other.under < other.over * one.under;
}

/** What of a bet counts for turnover, cashback, levels and contracts, in minor units. */
export function validBetOf(
  { category, stakeMinor, payoutMinor, odds, isVoid, isCashedOut }: SettledBet,
  rule: ValidBetRule = VALID_BET_RULES[category],
): bigint {
  if (isVoid === true || isCashedOut === true) return 0n;
  if (odds !== undefined && isBelow(odds, LEAST_ODDS)) return 0n;
  if (rule === 'stake') return stakeMinor;
  const moved = payoutMinor - stakeMinor;
  return least(stakeMinor, moved < 0n ? -moved : moved);
}
