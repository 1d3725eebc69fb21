import type { GameCategory } from '../../../schemas/api/games.ts';
import { validBetOf } from '../../../engine/payments/validBet.ts';
import { oddsOf } from '../../../engine/games/baccarat/spots.ts';
import { amountOf, minorOf } from '../amounts.ts';

type Input =
  | {
      readonly category: string;
      readonly stake: string;
      readonly payout: string;
      readonly odds?: string;
    }
  | {
      readonly category: string;
      readonly round: readonly (readonly [spot: 'PLAYER' | 'BANKER', stake: string])[];
      readonly outcome: string;
    };

const CATEGORIES: Readonly<Record<string, GameCategory>> = {
  slots: 'RNG',
  live: 'LIVE',
  sports: 'SPORTS',
};

/** What of a bet, or of all bets of a round of baccarat, counts. */
export function run(input: Input) {
  const category = CATEGORIES[input.category]!;
  if (!('round' in input)) {
    const { stake, payout, odds } = input;
    const bet = { category, stakeMinor: minorOf(stake), payoutMinor: minorOf(payout) };
    return { validBet: amountOf(validBetOf({ ...bet, ...(odds !== undefined && { odds }) })) };
  }
  let stakeMinor = 0n;
  let payoutMinor = 0n;
  for (const [spot, stake] of input.round) {
    const minor = minorOf(stake);
    const { won, units } = oddsOf(spot === 'PLAYER' ? 'player' : 'banker', 'commission');
    stakeMinor += minor;
    if (spot === input.outcome) payoutMinor += minor + (minor * BigInt(won)) / BigInt(units);
  }
  return {
    validBet: amountOf(validBetOf({ category, stakeMinor, payoutMinor })),
    payout: amountOf(payoutMinor),
  };
}
