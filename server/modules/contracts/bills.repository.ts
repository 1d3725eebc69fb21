import { sql, type Kysely } from 'kysely';
import type { ContractPeriod } from '../../../engine/agents/contractPeriods.ts';
import type { ContractKind } from '../../../schemas/contracts.ts';
import type { BillRow, KeptContractTerms, RunRow } from '../../db/contractTables.ts';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { teamFigures, type FiguresOf, type Span } from './figures.repository.ts';

/** Merchants with a contract that ran or an offer that may lapse. */
export async function listMerchantsWithContracts(
  owner: Kysely<Tables>,
): Promise<readonly string[]> {
  const rows = await owner.selectFrom('contracts').select('merchant_code').distinct().execute();
  return rows.map(({ merchant_code: code }) => code);
}

/** The run of a kind that is under way; undefined for none. */
export const findOpenRun = (
  tx: Tx,
  merchantCode: string,
  kind: ContractKind,
): Promise<RunRow | undefined> =>
  tx
    .selectFrom('contract_runs')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('kind', '=', kind)
    .where('state', '<>', 'done')
    .orderBy('from_at')
    .limit(1)
    .executeTakeFirst();

/** The end of the newest run of a kind; null for none. */
export async function findLastRun(
  tx: Tx,
  merchantCode: string,
  kind: ContractKind,
): Promise<Date | null> {
  const row = await tx
    .selectFrom('contract_runs')
    .select('until_at')
    .where('merchant_code', '=', merchantCode)
    .where('kind', '=', kind)
    .orderBy('from_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.until_at ?? null;
}

/** The first moment from which a contract of a kind is to be billed that no run has; null for none. */
export async function findFirstDue(
  tx: Tx,
  { merchantCode, kind, since }: { merchantCode: string; kind: ContractKind; since: Date | null },
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(greatest(runs_from, coalesce(${since}::timestamptz, runs_from))) as at from contracts
     where merchant_code = ${merchantCode} and kind = ${kind} and accepted_at is not null
       and (ended_at is null or ended_at > greatest(runs_from, coalesce(${since}::timestamptz, runs_from)))`.execute(
    tx,
  );
  return rows[0]?.at ?? null;
}

/** Begins a run, unless somebody did. */
export async function beginRun(
  tx: Tx,
  {
    merchantCode,
    kind,
    period,
    now,
  }: { merchantCode: string; kind: ContractKind; period: ContractPeriod; now: Date },
): Promise<void> {
  await tx
    .insertInto('contract_runs')
    .values({
      merchant_code: merchantCode,
      kind,
      period_key: period.key,
      from_at: new Date(period.from),
      until_at: new Date(period.until),
      state: 'gathering',
      begun_at: now,
      done_at: null,
    })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** A run as it stands, which nobody else takes on until the transaction ends. */
export const lockRun = (
  tx: Tx,
  { merchant_code, kind, period_key }: RunRow,
): Promise<RunRow | undefined> =>
  tx
    .selectFrom('contract_runs')
    .selectAll()
    .where('merchant_code', '=', merchant_code)
    .where('kind', '=', kind)
    .where('period_key', '=', period_key)
    .forUpdate()
    .executeTakeFirst();

/** Takes a run on. */
export async function setRun(
  tx: Tx,
  { merchant_code, kind, period_key }: RunRow,
  state: RunRow['state'],
  doneAt: Date | null = null,
): Promise<void> {
  await tx
    .updateTable('contract_runs')
    .set({ state, done_at: doneAt })
    .where('merchant_code', '=', merchant_code)
    .where('kind', '=', kind)
    .where('period_key', '=', period_key)
    .execute();
}

/** Gathers what all contracts of a run are billed for, in one statement; what is there already stays. */
export async function gatherBills(
  tx: Tx,
  { merchant_code: merchantCode, kind, period_key: key, from_at: from, until_at: until }: RunRow,
  of: FiguresOf,
  now: Date,
): Promise<void> {
  await sql`set local statement_timeout = '120s'`.execute(tx);
  const due = (isWhole: boolean) => sql`
    select contract.id as contract_id, contract.receiver_id, contract.product_group from contracts contract
     where contract.merchant_code = ${merchantCode} and contract.kind = ${kind} and contract.runs_from <= ${from}::timestamptz
       and ${isWhole ? sql`(contract.ended_at is null or contract.ended_at >= ${until}::timestamptz)` : sql`contract.ended_at > ${from}::timestamptz and contract.ended_at < ${until}::timestamptz`}`;
  const write = (figures: ReturnType<typeof sql>) => sql`
    insert into contract_bills (merchant_code, contract_id, period_key, kind, product_group, payer_id, receiver_id, currency,
      decimals, from_at, until_at, terms_version, inputs, depth, accepted_at, state, created_at)
    select ${merchantCode}, contract.id, ${key}, contract.kind, contract.product_group, contract.payer_id, contract.receiver_id,
      ${of.currency}, ${of.decimals}::smallint, ${from}::timestamptz,
      least(${until}::timestamptz, coalesce(contract.ended_at, ${until}::timestamptz)),
      version.version, figure.figures, above.depth, contract.accepted_at, 'gathered', ${now}::timestamptz
      from (${figures}) figure
      join contracts contract on contract.merchant_code = ${merchantCode} and contract.id = figure.contract_id
      join lateral (
        select version from contract_terms known
         where known.merchant_code = ${merchantCode} and known.contract_id = contract.id and known.from_at <= ${from}::timestamptz
         order by version desc limit 1) version on true
      join lateral (
        select coalesce(max(line.depth), 0)::smallint as depth from member_lines line
         where line.merchant_code = ${merchantCode} and line.descendant_id = contract.receiver_id
           and line.from_at <= ${from}::timestamptz and line.until_at > ${from}::timestamptz) above on true
     where figure.has_played or contract.kind in ('daily', 'dividend')
     order by above.depth, contract.accepted_at, contract.id
    on conflict (merchant_code, contract_id, period_key) do nothing`;
  await write(teamFigures(kind, of, { from, until }, { teams: due(true), isWhole: true })).execute(
    tx,
  );
  const { rows } = await sql<{
    contract_id: string;
    receiver_id: string;
    ended_at: Date;
  }>`select ended.contract_id, ended.receiver_id, contract.ended_at from (${due(false)}) ended
       join contracts contract on contract.merchant_code = ${merchantCode} and contract.id = ended.contract_id`.execute(
    tx,
  );
  // Of one that ended within the period only what was settled before counts.
  for (const { contract_id: id, receiver_id: receiverId, ended_at: endedAt } of rows) {
    const members = sql`and member_id in (select descendant_id from member_lines
      where merchant_code = ${merchantCode} and ancestor_id = ${receiverId}::uuid)`;
    const one = sql`${due(false)} and contract.id = ${id}::uuid`;
    const span = { from, until: endedAt };
    await write(teamFigures(kind, of, span, { teams: one, isWhole: false, members })).execute(tx);
  }
}

/** A bill that was gathered, with what it is reckoned by. */
export type GatheredBill = BillRow & {
  readonly terms: KeptContractTerms;
  readonly last: { readonly key: string; readonly carry: string } | null;
  readonly is_held: boolean;
};

/** Some bills of a run that were gathered; nobody else takes them until the transaction ends. */
export async function listGathered(
  tx: Tx,
  { merchant_code: merchantCode, kind, period_key: key }: RunRow,
  { now, limit }: { now: Date; limit: number },
): Promise<readonly GatheredBill[]> {
  const { rows } = await sql<GatheredBill>`
    select bill.*, terms.terms,
      (select jsonb_build_object('key', former.period_key, 'carry', former.carry_out_minor::text) from contract_bills former
        where former.merchant_code = ${merchantCode} and former.contract_id = bill.contract_id and former.from_at < bill.from_at
        order by former.from_at desc limit 1) as last,
      (receiver.status <> 'active' or receiver.payout_locked_at is not null
        or coalesce(receiver.sign_in_frozen_until > ${now}, false) or coalesce(receiver.withdrawal_frozen_until > ${now}, false)
        or coalesce(receiver.paused_until > ${now}, false)) as is_held
      from contract_bills bill
      join contract_terms terms on terms.merchant_code = bill.merchant_code and terms.contract_id = bill.contract_id
        and terms.version = bill.terms_version
      join members receiver on receiver.id = bill.receiver_id
     where bill.merchant_code = ${merchantCode} and bill.kind = ${kind} and bill.period_key = ${key} and bill.state = 'gathered'
     order by bill.id limit ${limit} for update of bill`.execute(tx);
  return rows;
}

/** What a bill came to. */
export interface ReckonedBill {
  readonly id: string;
  readonly state: BillRow['state'];
  readonly tier: number | null;
  readonly base: string;
  readonly net_loss: string;
  readonly after_fee: string;
  readonly carry_in: string;
  readonly carry_out: string;
  readonly amount: string;
}

/** Writes what bills came to. */
export async function setReckoned(
  tx: Tx,
  merchantCode: string,
  bills: readonly ReckonedBill[],
): Promise<void> {
  await sql`
    update contract_bills bill set state = done.state, tier = done.tier, base_minor = done.base, net_loss_minor = done.net_loss,
      after_fee_minor = done.after_fee, carry_in_minor = done.carry_in, carry_out_minor = done.carry_out,
      amount_minor = done.amount
      from json_to_recordset(${JSON.stringify(bills)}::json) as done (id bigint, state text, tier smallint, base bigint,
        net_loss bigint, after_fee bigint, carry_in bigint, carry_out bigint, amount bigint)
     where bill.merchant_code = ${merchantCode} and bill.id = done.id`.execute(tx);
}

/** Cancels bills whose payer reached nothing itself, and those below them; for brands whose lines stop there. */
export async function stopLines(
  tx: Tx,
  { merchant_code: merchantCode, kind, period_key: key }: RunRow,
): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      update contract_bills bill set state = 'cancelled', amount_minor = 0
        from contract_bills above
       where bill.merchant_code = ${merchantCode} and bill.kind = ${kind} and bill.period_key = ${key}
         and bill.state in ('computed', 'held')
         and above.merchant_code = ${merchantCode} and above.kind = ${kind} and above.period_key = ${key}
         and above.receiver_id = bill.payer_id and above.product_group in (bill.product_group, 'CONS')
         and above.state in ('notReached', 'cancelled')`.execute(tx);
    if (!numAffectedRows) return;
  }
}

/** What a receiver's contracts of a kind and group were billed in a span. */
export async function sumBilled(
  tx: Tx,
  {
    receiverId,
    kind,
    group,
    from,
    until,
  }: { receiverId: string; kind: ContractKind; group: string } & Span,
): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount_minor), 0)::bigint as sum from contract_bills
     where receiver_id = ${receiverId}::uuid and kind = ${kind} and product_group = ${group} and state <> 'cancelled'
       and from_at >= ${from}::timestamptz and from_at < ${until}::timestamptz`.execute(tx);
  return rows[0]!.sum;
}

/** A bill, which nobody else changes until the transaction ends. */
export const lockBill = (tx: Tx, id: string): Promise<BillRow | undefined> =>
  tx
    .selectFrom('contract_bills')
    .selectAll()
    .where('id', '=', BigInt(id))
    .forUpdate()
    .executeTakeFirst();
