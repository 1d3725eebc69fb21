import { sql, type Insertable, type Updateable } from 'kysely';
import type { RunningContract } from '../../../engine/agents/contractTerms.ts';
import type { ContractKind, ProductGroup } from '../../../schemas/contracts.ts';
import { AGENT_TYPES, getMemberType } from '../../../schemas/memberTypes.ts';
import type {
  BillRow,
  ContractRow,
  ContractTables,
  DebtRow,
  KeptContractTerms,
} from '../../db/contractTables.ts';
import { notifyAfterCommit, type Tx } from '../../db/database.ts';
import { correctedPeriods } from './figures.repository.ts';
import { readKept } from './keptTerms.ts';

/** A contract with the accounts of its sides. */
export type NamedContract = ContractRow & {
  readonly payer: string | null;
  readonly receiver: string;
};

/** A bill with the account of the other side, its terms, and what the receiver pays on. */
export type NamedBill = BillRow & {
  readonly other: string | null;
  readonly terms: KeptContractTerms;
  readonly paid_down_minor: bigint;
  /** Keys of periods whose bets were corrected in this one. */
  readonly corrects: readonly string[];
};

/** A debt with the account of the other side. */
export type NamedDebt = DebtRow & {
  readonly other: string | null;
  readonly kind: ContractKind;
  readonly period_key: string;
};

const RUNNING = ['active', 'changeOffered', 'endAsked'] as const;
const OPEN = ['offered', ...RUNNING] as const;
/** Who has contracts: agents, but for assistants of a line. */
const PARTIES = AGENT_TYPES.filter((type) => getMemberType(type).contractPayer === 'upline');

/** Has whoever changes contracts of a merchant wait for each other: one that ends may take many along. */
export async function lockContracts(tx: Tx, merchantCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contracts ${merchantCode}`}, 0))`.execute(
    tx,
  );
}

const named = (tx: Tx) =>
  tx
    .selectFrom('contracts')
    .leftJoin('members as payer', 'payer.id', 'contracts.payer_id')
    .innerJoin('members as receiver', 'receiver.id', 'contracts.receiver_id')
    .selectAll('contracts')
    .select(['payer.account as payer', 'receiver.account as receiver']);

/** A contract; undefined for one that is not there. */
export const findContract = (
  tx: Tx,
  merchantCode: string,
  id: string,
): Promise<NamedContract | undefined> =>
  named(tx)
    .where('contracts.merchant_code', '=', merchantCode)
    .where('contracts.id', '=', id)
    .executeTakeFirst();

/** Contracts of a receiver that are offered or run, of one kind or all. */
export const listOpenOf = (
  tx: Tx,
  receiverId: string,
  kind?: ContractKind,
): Promise<readonly NamedContract[]> =>
  named(tx)
    .where('contracts.receiver_id', '=', receiverId)
    .where('contracts.state', 'in', OPEN)
    .$if(kind !== undefined, (q) => q.where('contracts.kind', '=', kind!))
    .orderBy('contracts.product_group')
    .execute();

/** The running contract of a kind from which an agent pays those of a group below; undefined for none. */
export async function findCovering(
  tx: Tx,
  receiverId: string,
  { kind, group }: { kind: ContractKind; group: ProductGroup },
): Promise<ContractRow | undefined> {
  const rows = await tx
    .selectFrom('contracts')
    .selectAll()
    .where('receiver_id', '=', receiverId)
    .where('kind', '=', kind)
    .where('state', 'in', RUNNING)
    .where('product_group', 'in', [group, 'CONS'])
    .execute();
  return rows.find((row) => row.product_group === group) ?? rows[0];
}

/** Every contract of a kind that runs anywhere below an agent. */
export async function listRunningBelow(
  tx: Tx,
  { merchantCode, memberId, kind }: { merchantCode: string; memberId: string; kind: ContractKind },
): Promise<readonly (RunningContract & { readonly account: string })[]> {
  const rows = await named(tx)
    .where('contracts.merchant_code', '=', merchantCode)
    .where('contracts.kind', '=', kind)
    .where('contracts.state', 'in', RUNNING)
    .where(
      'contracts.payer_id',
      'in',
      tx
        .selectFrom('member_lines')
        .select('descendant_id')
        .where('merchant_code', '=', merchantCode)
        .where('ancestor_id', '=', memberId)
        .where('until_at', '=', sql<Date>`'infinity'`),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    payerId: row.payer_id,
    receiverId: row.receiver_id,
    group: row.product_group,
    tiers: readKept(row.terms).tiers,
    account: row.receiver,
  }));
}

/** Keeps an offer. */
export async function insertContract(
  tx: Tx,
  row: Omit<Insertable<ContractTables['contracts']>, 'terms'> & { terms: KeptContractTerms },
): Promise<void> {
  await tx
    .insertInto('contracts')
    .values({ ...row, terms: JSON.stringify(row.terms) })
    .execute();
  notifyAfterCommit(tx);
}

/** Changes a contract. */
export async function updateContract(
  tx: Tx,
  { merchant_code, id }: Pick<ContractRow, 'merchant_code' | 'id'>,
  changes: Updateable<ContractTables['contracts']>,
): Promise<void> {
  await tx
    .updateTable('contracts')
    .set(changes)
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .execute();
  notifyAfterCommit(tx);
}

/** Keeps terms that hold from a moment on. */
export async function insertTerms(
  tx: Tx,
  row: {
    merchant_code: string;
    contract_id: string;
    terms: KeptContractTerms;
    from_at: Date;
    accepted_at: Date;
  },
): Promise<void> {
  await sql`
    insert into contract_terms (merchant_code, contract_id, version, terms, from_at, accepted_at)
    select ${row.merchant_code}, ${row.contract_id}::uuid, coalesce(max(version), 0) + 1,
      ${JSON.stringify(row.terms)}::jsonb, ${row.from_at}::timestamptz, ${row.accepted_at}::timestamptz
      from contract_terms where merchant_code = ${row.merchant_code} and contract_id = ${row.contract_id}::uuid`.execute(
    tx,
  );
}

/** Somebody right below an agent who can have contracts. */
export const findDownline = (
  tx: Tx,
  { merchantCode, memberId, account }: { merchantCode: string; memberId: string; account: string },
) =>
  tx
    .selectFrom('members')
    .select(['id', 'account'])
    .where('merchant_code', '=', merchantCode)
    .where('upline_id', '=', memberId)
    .where(sql<string>`lower(account)`, '=', account.toLowerCase())
    .where('member_type', 'in', PARTIES)
    .where('status', '<>', 'closed')
    .executeTakeFirst();

/** Agents right below one, by their accounts. */
export const listDownlines = (
  tx: Tx,
  {
    merchantCode,
    memberId,
    after,
    limit,
  }: { merchantCode: string; memberId: string; after: string | null; limit: number },
) =>
  tx
    .selectFrom('members')
    .select(['id', 'account'])
    .where('merchant_code', '=', merchantCode)
    .where('upline_id', '=', memberId)
    .where('member_type', 'in', PARTIES)
    .where('status', '<>', 'closed')
    .$if(after !== null, (q) => q.where('account', '>', after!))
    .orderBy('account')
    .limit(limit)
    .execute();

/** Contracts of a kind that some members have from an agent, without those that are over. */
export const listFrom = (
  tx: Tx,
  {
    payerId,
    kind,
    receiverIds,
  }: { payerId: string; kind: ContractKind; receiverIds: readonly string[] },
): Promise<readonly NamedContract[]> =>
  named(tx)
    .where('contracts.payer_id', '=', payerId)
    .where('contracts.kind', '=', kind)
    .where('contracts.receiver_id', '=', sql<string>`any(${[...receiverIds]}::uuid[])`)
    .where('contracts.state', 'in', OPEN)
    .orderBy('contracts.product_group')
    .execute();

const debts = (tx: Tx, other: 'debtor_id' | 'creditor_id') =>
  tx
    .selectFrom('contract_debts')
    .innerJoin('contract_bills', (join) =>
      join
        .onRef('contract_bills.merchant_code', '=', 'contract_debts.merchant_code')
        .onRef('contract_bills.id', '=', 'contract_debts.bill_id'),
    )
    .leftJoin('members as other', 'other.id', `contract_debts.${other}`)
    .selectAll('contract_debts')
    .select(['contract_bills.kind', 'contract_bills.period_key', 'other.account as other'])
    .where('left_minor', '>', 0n)
    .orderBy('contract_debts.id');

const MOST_DEBTS = 50;

/** What a member owes, the oldest first. */
export const listOwes = (tx: Tx, memberId: string): Promise<readonly NamedDebt[]> =>
  debts(tx, 'creditor_id').where('debtor_id', '=', memberId).limit(MOST_DEBTS).execute();

/** What a member is owed, the oldest first. */
export const listOwed = (tx: Tx, memberId: string): Promise<readonly NamedDebt[]> =>
  debts(tx, 'debtor_id').where('creditor_id', '=', memberId).limit(MOST_DEBTS).execute();

/** Bills of a member of one kind, the newest first: what it gets, or what it pays. */
export async function listBills(
  tx: Tx,
  {
    merchantCode,
    memberId,
    kind,
    side,
    before,
    limit,
  }: {
    merchantCode: string;
    memberId: string;
    kind: ContractKind;
    side: 'own' | 'downlines';
    before: string | null;
    limit: number;
  },
): Promise<readonly NamedBill[]> {
  const [own, other] = side === 'own' ? ['receiver_id', 'payer_id'] : ['payer_id', 'receiver_id'];
  const { rows } = await sql<NamedBill>`
    select bill.*, other.account as other, terms.terms, ${correctedPeriods} as corrects,
      coalesce((select sum(below.amount_minor) from contract_bills below
        where below.payer_id = bill.receiver_id and below.kind = bill.kind and below.period_key = bill.period_key
          and below.merchant_code = bill.merchant_code and below.state <> 'cancelled'
          and bill.product_group in (below.product_group, 'CONS')), 0)::bigint as paid_down_minor
      from contract_bills bill
      join contract_terms terms on terms.merchant_code = bill.merchant_code and terms.contract_id = bill.contract_id
        and terms.version = bill.terms_version
      left join members other on other.id = bill.${sql.ref(other!)}
     where bill.merchant_code = ${merchantCode} and bill.${sql.ref(own!)} = ${memberId}::uuid and bill.kind = ${kind}
       and bill.state <> 'gathered' and (${before}::bigint is null or bill.id < ${before}::bigint)
     order by bill.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** Offers of a merchant that nobody answered in time. */
export const listLapsed = (tx: Tx, merchantCode: string, now: Date, limit: number) =>
  named(tx)
    .where('contracts.merchant_code', '=', merchantCode)
    .where('lapses_at', '<=', now)
    .limit(limit)
    .execute();
