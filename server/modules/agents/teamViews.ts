import type { BetState } from '../../../schemas/api/bets.ts';
import type { getAgentOverview } from '../../../schemas/api/agents.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { GameCategory } from '../../../schemas/api/games.ts';
import type { Tx } from '../../db/database.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { AgentCall } from './agentCall.ts';
import type { RecordFilter } from './records.repository.ts';
import { sumDays, sumVendor, type TeamOf, type TeamSums } from './team.repository.ts';

/** Whose team a call is about. */
export const teamOf = ({ caller: { brand }, member, now }: AgentCall): TeamOf => ({
  merchantCode: brand.merchantCode,
  agentId: member.memberId,
  currency: brand.currency.code,
  timeZone: brand.timeZone,
  at: now,
});

/** Writes amounts of the brand of a call. */
export const writerOf =
  ({ caller: { brand } }: AgentCall) =>
  (minor: bigint) =>
    toWireAmount(minor, brand.currency.decimals);

/** Sums as pages get them. */
export function describeSums(
  call: AgentCall,
  sums: TeamSums,
): ValueOf<typeof getAgentOverview>['sums'] {
  const write = writerOf(call);
  const { joined, betCount, deposit, withdrawal, bet, valid, payout } = sums;
  const { rebate, promotion, salary, difference } = sums;
  return {
    joined: Number(joined),
    betCount: Number(betCount),
    deposit: write(deposit),
    withdrawal: write(withdrawal),
    bet: write(bet),
    valid: write(valid),
    payout: write(payout),
    rebate: write(rebate),
    promotion: write(promotion),
    salary: write(salary),
    difference: write(difference),
    net: write(payout + rebate + promotion + salary + difference - bet),
  };
}

/** What bets of a range come to; null after the first page, and of one state, for days know nothing of how single bets ended. */
export async function totalOfBets(
  tx: Tx,
  call: AgentCall,
  filter: RecordFilter & {
    readonly category: GameCategory | undefined;
    readonly vendor: string | undefined;
    readonly state: BetState | undefined;
  },
): Promise<ReturnType<typeof describeSums> | null> {
  const { from, to, memberId, before, category, vendor, state } = filter;
  if (before !== null || state !== undefined) return null;
  const team = teamOf(call);
  const range = { from, to };
  if (vendor !== undefined) {
    return describeSums(call, await sumVendor(tx, team, { memberId, range, category, vendor }));
  }
  const isAlone = memberId !== null;
  const of = { memberId: memberId ?? team.agentId, range, isAlone, category };
  return describeSums(call, await sumDays(tx, team, of));
}
