import { countActive } from '../../../engine/agents/contractTerms.ts';
import { minorOf } from '../amounts.ts';

/** B's team of the cases: B itself, B1, C, C1 and C2. */
const TEAM = ['B', 'B1', 'C', 'C1', 'C2'];

/** Who of an agent's team is active. */
export function run({
  minBetOfAnActive,
  validBets,
}: {
  readonly minBetOfAnActive: string;
  readonly validBets: Readonly<Record<string, string>>;
}) {
  const least = minorOf(minBetOfAnActive);
  const own = TEAM.map((name) => [name, minorOf(validBets[name]!)] as const);
  return {
    active: own.filter(([, valid]) => countActive([valid], least) === 1).map(([name]) => name),
    count: countActive(
      own.map(([, valid]) => valid),
      least,
    ),
  };
}
