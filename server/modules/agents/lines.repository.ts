import { sql } from 'kysely';
import { AGENT_TYPES } from '../../../schemas/memberTypes.ts';
import type { Tx } from '../../db/database.ts';

/** An agent of a merchant at a moment. */
export interface LineOf {
  readonly merchantCode: string;
  readonly agentId: string;
  readonly at: Date;
}

const stands = (line: string, at: Date) =>
  sql`${sql.ref(`${line}.from_at`)} <= ${at} and ${at} < ${sql.ref(`${line}.until_at`)}`;

/** How large a team is: all of it with the agent, those right below, and the agents below. */
export async function countTeam(tx: Tx, { merchantCode, agentId, at }: LineOf) {
  const { rows } = await sql<{ team: number; direct: number; agents: number }>`
    select count(*)::integer as team, (count(*) filter (where line.depth = 1))::integer as direct,
           (count(*) filter (where line.depth > 0 and member.member_type = any(${[...AGENT_TYPES]}::integer[])))::integer as agents
      from member_lines line join members member on member.id = line.descendant_id
     where line.merchant_code = ${merchantCode} and line.ancestor_id = ${agentId}::uuid and ${stands('line', at)}`.execute(
    tx,
  );
  return rows[0]!;
}

/** How deep below an agent a member is; null where it is not in the team. */
export async function findDepth(
  tx: Tx,
  { merchantCode, agentId, at }: LineOf,
  memberId: string,
): Promise<number | null> {
  const { rows } = await sql<{ depth: number }>`
    select depth from member_lines line
     where merchant_code = ${merchantCode} and descendant_id = ${memberId}::uuid and ancestor_id = ${agentId}::uuid
       and ${stands('line', at)}`.execute(tx);
  return rows[0]?.depth ?? null;
}
