import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { adjustMember, listMembers } from '../../schemas/desk/members.ts';
import { listReport } from '../../schemas/desk/reports.ts';
import { withTransaction, type Database, type Tx } from '../../server/db/database.ts';
import type { DemoStaff } from '../../server/seed/seedStaff.ts';
import type { Bench, Figure } from './bench.ts';
import { openBenchStage } from './benchStage.ts';
import { enterDesk, type DeskCaller } from './deskCaller.ts';
import { median } from './statistics.ts';

const MERCHANT = 'AURORA';
const PAGE = 25;
const DAYS = 30;
/** Bets of a player on a day in one vendor's games. */
const BETS_OF_PLAYER = 10;

const inAurora = (database: Database, work: (tx: Tx) => Promise<unknown>) =>
  withTransaction(database, { merchantCode: MERCHANT }, async (tx) => {
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
    return work(tx);
  });

/** Ten million of them came in five years. */
const addMembers = (database: Database, from: number, until: number) =>
  inAurora(database, (tx) =>
    sql`insert into members (id, merchant_code, account, member_type, locale, created_at)
      select gen_random_uuid(), ${MERCHANT}, 'bench' || lpad(at::text, 9, '0'), 2, 'en',
             now() - at * interval '16 seconds'
        from generate_series(${from}::int, ${until}::int) as at`.execute(tx),
  );

/** What the job of reports would have made of so many bets: a month of days, in four categories of ten vendors. */
async function addBets(database: Database, bets: number) {
  const players = Math.ceil(bets / DAYS / BETS_OF_PLAYER);
  await inAurora(database, async (tx) => {
    await sql`
      insert into report_days (merchant_code, currency, day, account_code, category, vendor_code,
                               bet_count, bets_minor, payouts_minor)
      select ${MERCHANT}, 'EUR', current_date - day, 'bench/' || vendor, (array['RNG', 'LIVE', 'FISH', 'PVP'])[1 + vendor % 4],
             'BENCH' || vendor, ${Math.ceil(bets / DAYS / 10)}, 1000000, 960000
        from generate_series(0, ${DAYS - 1}) as day, generate_series(0, 9) as vendor`.execute(tx);
    await sql`
      insert into report_players (merchant_code, day, category, vendor_code, member_id)
      select ${MERCHANT}, current_date - day, (array['RNG', 'LIVE', 'FISH', 'PVP'])[1 + at % 4], 'BENCH' || at % 10, id
        from (select id, (row_number() over ())::int as at from members
               where merchant_code = ${MERCHANT} and account like 'bench%' limit ${players}) as players,
             generate_series(0, ${DAYS - 1}) as day`.execute(tx);
  });
}

/** Milliseconds of the first and of the last of some pages. */
interface Pages {
  readonly first: readonly number[];
  readonly last: readonly number[];
}

/** Reads so many pages of members, one after the other. */
async function readPages(caller: DeskCaller, query: object, pages: number): Promise<Pages> {
  const limit = String(PAGE);
  let after: string | null = null;
  const times: number[] = [];
  for (let page = 0; page < pages; page += 1) {
    const said = { query: { ...query, limit, ...(after ? { after } : {}) } };
    const { value, ms } = await caller.call(listMembers, said);
    times.push(ms);
    after = (value as { next: string | null }).next;
    if (after === null) throw new Error(`There are only ${page + 1} pages.`);
  }
  return { first: times.slice(0, 20), last: times.slice(-20) };
}

/** How long after it was asked for a case is told to somebody who has the inbox open. */
async function tellCase(cashier: DeskCaller, finance: DeskCaller): Promise<number> {
  const { value } = await cashier.call(listMembers, { query: { limit: '1', sort: 'account' } });
  const [member] = (value as { items: { id: string }[] }).items;
  const stream = await finance.listen();
  const startedAt = performance.now();
  const amount = { memberId: member!.id, direction: 'credit', amount: '60.00' };
  const body = { ...amount, requestId: randomUUID(), reason: 'A measure' };
  const [heardAt] = await Promise.all([
    stream.next('event: cases'),
    cashier.call(adjustMember, { body }),
  ]);
  stream.close();
  return heardAt - startedAt;
}

async function repeat(times: number, work: () => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) found.push(await work());
  return found;
}

/** Milliseconds of everything that was measured, by what for. */
interface Times {
  readonly newest: Pages;
  readonly named: Pages;
  readonly told: readonly number[];
  readonly report: readonly number[];
}

function showFigures(
  { members, bets }: { readonly members: number; readonly bets: number },
  { newest, named, told, report }: Times,
): readonly Figure[] {
  const page = { atMost: 200 };
  return [
    {
      name: `newest of ${members} members, first page, median`,
      value: median(newest.first),
      unit: 'ms',
      target: page,
    },
    {
      name: 'the same, thousandth page, median',
      value: median(newest.last),
      unit: 'ms',
      target: page,
    },
    {
      name: 'the same by name, first page, median',
      value: median(named.first),
      unit: 'ms',
      target: page,
    },
    {
      name: 'the same by name, thousandth page, median',
      value: median(named.last),
      unit: 'ms',
      target: page,
    },
    {
      name: 'a new case until an open inbox is told, slowest',
      value: Math.max(...told),
      unit: 'ms',
      target: { atMost: 1000 },
    },
    {
      name: `a month's report over ${bets} bets, slowest`,
      value: Math.max(...report),
      unit: 'ms',
      target: { atMost: 2000 },
    },
  ];
}

/** What the desk costs where a merchant is large: lists by key, the inbox, and a month's report. */
export const desk: Bench = async ({ root, isQuick, log }) => {
  const members = isQuick ? 50_000 : 10_000_000;
  const bets = isQuick ? 20_000 : 5_000_000;
  const stage = await openBenchStage(root, {
    env: { DESK_HOST: 'desk.localhost' },
    async furnish({ database, dataDirectory }) {
      const step = 500_000;
      for (let from = 1; from <= members; from += step) {
        await addMembers(database, from, Math.min(from + step - 1, members));
        log(`${Math.min(from + step - 1, members)} members`);
      }
      await addBets(database, bets);
      await sql`analyze`.execute(database.owner);
      const kept = await readFile(path.join(dataDirectory, 'demo-staff.json'), 'utf8');
      const find = (role: string) =>
        (JSON.parse(kept) as DemoStaff[]).find((one) => one.role === role)!;
      return { cashier: find('cashier'), finance: find('finance') };
    },
  });
  try {
    const { port } = stage.gateway;
    const cashier = await enterDesk(port, stage.cashier);
    const finance = await enterDesk(port, stage.finance);
    const newest = await readPages(cashier, { sort: 'createdAt', order: 'desc' }, 1000);
    const named = await readPages(cashier, { sort: 'account', order: 'asc' }, 1000);
    log('pages read');
    const told = await repeat(isQuick ? 3 : 20, () => tellCase(cashier, finance));
    const day = (before: number) =>
      new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
    const query = { from: day(DAYS - 1), to: day(0), by: 'day' };
    const report = await repeat(isQuick ? 2 : 10, async () => {
      return (await finance.call(listReport, { query })).ms;
    });
    return {
      figures: showFigures({ members, bets }, { newest, named, told, report }),
      notes: [
        'The bets are written as the daily sums and players that the job of reports makes of them; the ledger itself is not filled.',
      ],
    };
  } finally {
    await stage.close();
  }
};
