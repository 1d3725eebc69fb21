import { pointOf, pointTerms } from '../../../engine/agents/points.ts';
import {
  INCOME_TYPES,
  type getAgentIncome,
  type getAgentOverview,
  type getTeam,
  type getTeamBets,
  type getTeamProfit,
  type getTeamRecord,
} from '../../../schemas/api/agents.ts';
import type { QueryOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { BetsService } from '../bets/bets.service.ts';
import { readStanding } from './accounts.repository.ts';
import { requireAgent, type AgentCall } from './agentCall.ts';
import { countTeam } from './lines.repository.ts';
import { listTeamBets, listTeamMoves, sumIncome } from './records.repository.ts';
import {
  countActive,
  countOnline,
  findByAccount,
  isAgentType,
  listDirectSums,
  listTeam,
  readPath,
  sumDays,
  type TeamOf,
} from './team.repository.ts';
import { describeSums, teamOf, totalOfBets, writerOf } from './teamViews.ts';

type Paged<E> = E & { readonly pageSize: number };

/** What agents read of what their teams did. */
export interface AgentTeam {
  overview(
    call: AgentCall,
    query: QueryOf<typeof getAgentOverview>,
  ): Promise<ValueOf<typeof getAgentOverview>>;
  /** Throws Problem notFound for who is not in the team, as all of these do. */
  list(call: AgentCall, query: Paged<QueryOf<typeof getTeam>>): Promise<ValueOf<typeof getTeam>>;
  profit(
    call: AgentCall,
    query: Paged<QueryOf<typeof getTeamProfit>>,
  ): Promise<ValueOf<typeof getTeamProfit>>;
  income(
    call: AgentCall,
    query: Paged<QueryOf<typeof getAgentIncome>>,
  ): Promise<ValueOf<typeof getAgentIncome>>;
  bets(
    call: AgentCall,
    query: Paged<QueryOf<typeof getTeamBets>>,
  ): Promise<ValueOf<typeof getTeamBets>>;
  record(
    call: AgentCall,
    query: Paged<QueryOf<typeof getTeamRecord>>,
  ): Promise<ValueOf<typeof getTeamRecord>>;
}

/** What it is made of. */
export interface AgentTeamDeps {
  readonly db: Database;
  readonly bets: Pick<BetsService, 'readRange' | 'describe'>;
}

const ONLINE_MS = 5 * 60_000;

const kindOf = (memberType: number) => (isAgentType(memberType) ? 'agent' : 'player');

/** A page and what follows it. */
function cut<Row>(rows: readonly Row[], size: number, keyOf: (row: Row) => string) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, next: last !== undefined && rows.length > size ? keyOf(last) : null };
}

const notFound = () => new Problem('notFound', 'There is no such member in the team.');

async function requirePath(tx: Tx, team: TeamOf, memberId: string) {
  const path = await readPath(tx, team, memberId);
  if (path.length === 0) throw notFound();
  return path;
}

async function sumsOfIncome(tx: Tx, call: AgentCall, range: { from: string; to: string }) {
  const rows = await sumIncome(tx, teamOf(call), range);
  const received = (type: string) => rows.find((row) => row.type === type)?.received ?? 0n;
  const paidDown = rows.reduce((sum, { paid }) => sum + paid, 0n);
  const parts = {
    difference: received('income'),
    salary: received('salary'),
    dividend: received('dividend'),
  };
  const all = Object.values(parts).reduce((sum, part) => sum + part, 0n);
  return { ...parts, paidDown, net: all - paidDown };
}

type InTransaction = <T>(call: AgentCall, work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Makes the records of bets and money. */
function createRecords(
  inTransaction: InTransaction,
  bets: AgentTeamDeps['bets'],
): Pick<AgentTeam, 'income' | 'bets' | 'record'> {
  const readFilter = async (
    tx: Tx,
    call: AgentCall,
    query: QueryOf<typeof getTeamRecord> & { readonly pageSize: number },
  ) => {
    const { from, to } = bets.readRange(call.caller.brand, query, call.now);
    const { account, before = null, pageSize } = query;
    const memberId = account === undefined ? null : await findByAccount(tx, teamOf(call), account);
    if (memberId === undefined) throw notFound();
    return { from, to, memberId, before, limit: pageSize + 1 };
  };

  return {
    income(call, { before = null, pageSize, ...query }) {
      const team = teamOf(call);
      const { from, to } = bets.readRange(call.caller.brand, query, call.now);
      const write = writerOf(call);
      return inTransaction(call, async (tx) => {
        const sums = await sumsOfIncome(tx, call, { from, to });
        const filter = { from, to, memberId: team.agentId, before, limit: pageSize + 1 };
        const rows = await listTeamMoves(tx, team, { ...filter, types: INCOME_TYPES });
        const { shown, next } = cut(rows, pageSize, ({ id }) => String(id));
        return {
          currency: team.currency,
          sums: {
            difference: write(sums.difference),
            salary: write(sums.salary),
            dividend: write(sums.dividend),
            paidDown: write(sums.paidDown),
            net: write(sums.net),
          },
          list: shown.flatMap(({ id, at, type, amountMinor }) => {
            const known = INCOME_TYPES.find((one) => one === type);
            const line = { id: String(id), at: at.toISOString(), amount: write(amountMinor) };
            return known ? [{ ...line, type: known }] : [];
          }),
          next,
        };
      });
    },
    bets(call, { category, vendor, state, ...query }) {
      const team = teamOf(call);
      return inTransaction(call, async (tx) => {
        const filter = await readFilter(tx, call, query);
        const rows = await listTeamBets(tx, team, { ...filter, category, vendor, state });
        const { shown, next } = cut(rows, query.pageSize, ({ id }) => String(id));
        return {
          currency: team.currency,
          total: await totalOfBets(tx, call, { ...filter, category, vendor, state }),
          list: shown.map((row) => ({ account: row.account, bet: bets.describe(call, row) })),
          next,
        };
      });
    },
    record(call, { type, ...query }) {
      const team = teamOf(call);
      return inTransaction(call, async (tx) => {
        const filter = await readFilter(tx, call, query);
        const types = type === undefined ? null : [type];
        const rows = await listTeamMoves(tx, team, { ...filter, types });
        const { shown, next } = cut(rows, query.pageSize, ({ id }) => String(id));
        return {
          currency: team.currency,
          list: shown.map(({ id, account, at, type: why, amountMinor }) => ({
            id: String(id),
            account,
            at: at.toISOString(),
            type: why,
            amount: writerOf(call)(amountMinor),
          })),
          next,
        };
      });
    },
  };
}

/** Makes the list of a team. */
function createList(inTransaction: InTransaction): Pick<AgentTeam, 'list'> {
  return {
    list(call, { of, search, after = null, pageSize }) {
      const team = teamOf(call);
      const terms = pointTerms(call.caller.brand);
      return inTransaction(call, async (tx) => {
        const path = await requirePath(tx, team, of ?? team.agentId);
        const own = await readStanding(tx, {
          merchantCode: team.merchantCode,
          id: team.agentId,
          at: call.now,
        });
        const rows = await listTeam(tx, team, {
          of: of ?? team.agentId,
          search: search ?? null,
          after,
          limit: pageSize + 1,
        });
        const { shown, next } = cut(rows, pageSize, ({ account }) => account);
        return {
          currency: team.currency,
          path,
          own: { point: pointOf(terms, own!.point), base: terms.base },
          list: shown.map(({ id, account, memberType, depth, team: size, ...row }) => ({
            id,
            account,
            kind: kindOf(memberType),
            depth,
            team: size,
            balance: writerOf(call)(row.balanceMinor),
            point: pointOf(terms, row.point),
            joinedAt: row.joinedAt.toISOString(),
            seenAt: row.seenAt?.toISOString() ?? null,
          })),
          next,
        };
      });
    },
  };
}

/** Makes what agents read. */
export function createAgentTeam({ db, bets }: AgentTeamDeps): AgentTeam {
  const inTransaction: InTransaction = (call, work) => {
    requireAgent(call);
    return withTransaction(db, { merchantCode: call.caller.brand.merchantCode }, work);
  };
  return {
    ...createRecords(inTransaction, bets),
    ...createList(inTransaction),
    overview(call, query) {
      const team = teamOf(call);
      const { from, to, today } = bets.readRange(call.caller.brand, query, call.now);
      return inTransaction(call, async (tx) => {
        const memberId = team.agentId;
        const sums = await sumDays(tx, team, { memberId, range: { from, to }, isAlone: false });
        return {
          currency: team.currency,
          today,
          from,
          to,
          team: (await countTeam(tx, team)).team,
          online: await countOnline(tx, team, new Date(call.now.getTime() - ONLINE_MS)),
          active: await countActive(tx, team, { from, to, today }),
          sums: describeSums(call, sums),
          income: writerOf(call)((await sumsOfIncome(tx, call, { from, to })).net),
        };
      });
    },
    profit(call, { of, after = null, pageSize, ...query }) {
      const team = teamOf(call);
      const memberId = of ?? team.agentId;
      const { from, to } = bets.readRange(call.caller.brand, query, call.now);
      const range = { from, to };
      return inTransaction(call, async (tx) => {
        const path = await requirePath(tx, team, memberId);
        const rows = await listDirectSums(tx, team, {
          memberId,
          range,
          after,
          limit: pageSize + 1,
        });
        const { shown, next } = cut(rows, pageSize, ({ id }) => id);
        const sum = async (isAlone: boolean) =>
          after === null
            ? describeSums(call, await sumDays(tx, team, { memberId, range, isAlone }))
            : null;
        return {
          currency: team.currency,
          path,
          own: await sum(true),
          total: await sum(false),
          list: shown.map(({ id, account, memberType, isBelow, ...sums }) => ({
            id,
            account,
            kind: kindOf(memberType),
            isBelow,
            sums: describeSums(call, sums),
          })),
          next,
        };
      });
    },
  };
}
