import { computeBill, type TeamFigures } from './contractBills.ts';
import { rateOf } from './contractTerms.ts';

/** What a line is imagined to be; amounts in minor units, rates in hundredths of a percent. */
export interface ImaginedLine {
  /** Players who were brought by the agent itself. */
  readonly ownPlayers: number;
  /** Agents right below. */
  readonly agents: number;
  /** Players that each of those brings. */
  readonly playersEach: number;
  /** What a player bets in a day. */
  readonly betMinor: bigint;
  /** The part of the team's bets that the agent gets. */
  readonly rate: number;
  /** The part that it passes on to those below, of what their teams bet. */
  readonly rateBelow: number;
}

/** What a day of it comes to. */
export interface ImaginedDay {
  readonly teamBetMinor: bigint;
  /** What the agent gets for the whole team. */
  readonly gotMinor: bigint;
  /** What goes to those below. */
  readonly paidMinor: bigint;
  readonly keptMinor: bigint;
}

/** Millionths in a hundredth of a percent. */
const MICRO_OF_STEP = 100n;

const NOTHING: TeamFigures = {
  betsMinor: 0n,
  validMinor: 0n,
  payoutsMinor: 0n,
  cashbackMinor: 0n,
  bonusMinor: 0n,
  salariesMinor: 0n,
  wonMinor: 0n,
  lostMinor: 0n,
  active: 0,
};

/** The bill of a daily salary of one tier that asks for nothing. */
function billOf(validMinor: bigint, rate: number): bigint {
  const tier = {
    betMinor: 0n,
    lossMinor: 0n,
    active: 0,
    rateType: 'P',
    rate: rateOf(BigInt(rate) * MICRO_OF_STEP),
    lossRate: '0',
    fixedMinor: 0n,
  } as const;
  const terms = { tiers: [tier], feeRate: '0', carry: 'none' } as const;
  return computeBill('daily', terms, { ...NOTHING, validMinor }).amountMinor;
}

/** A daily salary as contracts reckon it: of the whole team's bets, and those below are paid of their own teams'. */
export function imagineDay(line: ImaginedLine): ImaginedDay {
  const { ownPlayers, agents, playersEach, betMinor, rate } = line;
  const below = betMinor * BigInt(playersEach);
  const teamBetMinor = betMinor * BigInt(ownPlayers) + below * BigInt(agents);
  const gotMinor = billOf(teamBetMinor, rate);
  const paidMinor = billOf(below, Math.min(line.rateBelow, rate)) * BigInt(agents);
  return { teamBetMinor, gotMinor, paidMinor, keptMinor: gotMinor - paidMinor };
}
