import { chooseTier, cutShare, type Tier } from '../../../engine/agents/contractTerms.ts';
import { amountOf, minorOf } from '../amounts.ts';

interface CaseTier {
  readonly minBet: string;
  readonly minActive: number;
  readonly rateType?: 'P' | 'F';
  readonly rate: string;
}

/** A tier as the cases write it. */
export const tierOf = ({ minBet, minActive, rateType = 'P', rate }: CaseTier): Tier => ({
  betMinor: minorOf(minBet),
  lossMinor: 0n,
  active: minActive,
  rateType,
  rate: rateType === 'P' ? rate : '0',
  fixedMinor: rateType === 'F' ? minorOf(rate) : 0n,
  lossRate: '0',
});

/** Which tier a team reached, counted from 1, and what it pays. */
export function run({
  tiers,
  teamBet,
  active,
}: {
  readonly tiers: readonly CaseTier[];
  readonly teamBet: string;
  readonly active: number;
}) {
  const read = tiers.map(tierOf);
  const betMinor = minorOf(teamBet);
  const place = chooseTier(read, { betMinor, lossMinor: 0n, active });
  const tier = read[place];
  const paid = tier?.rateType === 'F' ? tier.fixedMinor : cutShare(betMinor, tier?.rate ?? '0');
  return { tier: place + 1, amount: amountOf(paid) };
}
