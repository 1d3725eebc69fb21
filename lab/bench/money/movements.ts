import type { BetsCall } from '../../../server/modules/bets/betViews.ts';
import { createAccountRecord } from '../../../server/modules/bets/record.ts';
import type { Bench } from '../bench.ts';
import { owner, readAurora, timeRuns, withRecords, type RecordStage } from './recordStage.ts';

const BATCH = 250_000;
const MEMBERS = 999;
const PAGE = 20;

/** Stakes of a year: a tenth of them of the first member, the others of everybody else in turn. Two entries each. */
async function makeMoves(
  { write }: RecordStage,
  {
    members,
    transfers,
    log,
  }: { members: readonly string[]; transfers: number; log: (line: string) => void },
): Promise<void> {
  await write('alter table ledger_transfers disable trigger user');
  await write('alter table ledger_entries disable trigger user');
  await write(
    `insert into ledger_accounts (merchant_code, purpose, currency, opened_at, member_id, balance_minor)
     select $1, 'wallet', $2, now(), id, 1000000 from unnest($3::uuid[]) id`,
    [owner.merchantCode, owner.currency, members],
  );
  await write(
    `insert into ledger_accounts (merchant_code, purpose, currency, opened_at) values ($1, 'deposits', $2, now())`,
    [owner.merchantCode, owner.currency],
  );
  await write(
    `create temporary table wallets as
     select account.id, row_number() over (order by place) - 1 as place
       from unnest($1::uuid[]) with ordinality one (member, place)
       join ledger_accounts account on account.member_id = one.member`,
    [members],
  );
  await write('create unique index on wallets (place)');
  for (let from = 0; from < transfers; from += BATCH) {
    const to = Math.min(transfers, from + BATCH);
    await write(
      `create temporary table made as
       select 'made ' || n as id, now() - interval '1 year' * (1 - n / $3::float8) as at,
              case when n % 10 = 0 then 0 else 1 + n % ${MEMBERS} end as place
         from generate_series($1::bigint, $2::bigint - 1) n`,
      [from, to, transfers],
    );
    await write(
      `insert into ledger_transfers (merchant_code, id, kind, reference, currency, digest, created_at)
       select $1, id, 'bet', id, $2, sha256(id::bytea), at from made`,
      [owner.merchantCode, owner.currency],
    );
    await write(
      `insert into ledger_entries (merchant_code, transfer_id, account_id, currency, amount_minor, balance_after_minor, created_at)
       select $1, made.id, side.account_id, $2, side.minor, side.after, made.at
         from made join wallets using (place)
         cross join lateral (values
           (wallets.id, -1::bigint, 1000000::bigint),
           ((select id from ledger_accounts where merchant_code = $1 and member_id is null), 1, null)) side (account_id, minor, after)`,
      [owner.merchantCode, owner.currency],
    );
    await write('drop table made');
    log(`${2 * to} entries`);
  }
  await write('analyze ledger_accounts, ledger_transfers, ledger_entries');
}

/** Pages of a member's movements over many entries of a merchant. */
export const movements: Bench = ({ root, isQuick, log }) =>
  withRecords(root, async (stage) => {
    const transfers = isQuick ? 250_000 : 5_000_000;
    const members = await stage.addMembers(MEMBERS + 1);
    const begun = performance.now();
    await makeMoves(stage, { members, transfers, log });
    const madeS = (performance.now() - begun) / 1000;
    const now = Date.now();
    const day = 86_400_000;
    const record = createAccountRecord(stage.db);
    const caller = { brand: await readAurora(root) };
    const call = { caller, member: { memberId: members[0]! }, now: new Date(now) } as BetsCall;
    const dayOf = (back: number) => new Date(now - back * day).toISOString().slice(0, 10);
    const year = { from: dayOf(364), to: dayOf(0) };
    const page = (over: Partial<Parameters<typeof record.list>[1]>) =>
      record.list(call, { ...year, pageSize: PAGE, ...over });
    const { rows } = await stage.write(
      `select entry.id from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
        where account.member_id = $1 order by entry.id desc offset 20000 limit 1`,
      [members[0]],
    );
    const deep = String(rows[0]?.id ?? 1);
    const runs = isQuick ? 20 : 100;
    const target = { atMost: 100 };
    const first = await timeRuns(runs, () => page({}));
    const thousandth = await timeRuns(runs, () => page({ before: deep }));
    const old = await timeRuns(runs, () => page({ from: dayOf(360), to: dayOf(330) }));
    const play = await timeRuns(runs, () => page({ group: 'play' }));
    const payments = await timeRuns(runs, () => page({ group: 'payments' }));
    const month = await timeRuns(10, () => record.sum(call, { from: dayOf(30), to: dayOf(0) }));
    const show = (name: string, { p99Ms: value }: { p99Ms: number }) =>
      ({ name: `${name}, p99`, value, unit: 'ms', target }) as const;
    return {
      figures: [
        { name: 'entries', value: 2 * transfers, unit: 'count' },
        { name: 'of the member', value: transfers / 10, unit: 'count' },
        { name: 'making them', value: madeS, unit: 's' },
        show('first page', first),
        show('thousandth page', thousandth),
        show('first page of a month eleven months ago', old),
        show('first page of play', play),
        show('first page of payments', payments),
        { name: 'sums of a month, p99', value: month.p99Ms, unit: 'ms' },
      ],
    };
  });
