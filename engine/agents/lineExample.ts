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

const WHOLE = 10_000n;

const partOf = (minor: bigint, rate: number) => (minor * BigInt(rate)) / WHOLE;

/** A daily salary as contracts reckon it: of the whole team's bets, floored, and those below are paid of their own teams'. */
export function imagineDay(line: ImaginedLine): ImaginedDay {
  const { ownPlayers, agents, playersEach, betMinor, rate } = line;
  const below = betMinor * BigInt(playersEach);
  const teamBetMinor = betMinor * BigInt(ownPlayers) + below * BigInt(agents);
  const gotMinor = partOf(teamBetMinor, rate);
  const paidMinor = partOf(below, Math.min(line.rateBelow, rate)) * BigInt(agents);
  return { teamBetMinor, gotMinor, paidMinor, keptMinor: gotMinor - paidMinor };
}
