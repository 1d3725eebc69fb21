import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { kept } from '../db/keptStatements.ts';
import { createBatchLoader } from '../db/batchLoader.ts';
import { nameAccount, type AccountRef } from './accounts.ts';

/** Whose wallets, in which currency. */
export interface WalletOwner {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly currency: string;
}

/** What a member has in one wallet, in minor units. */
export interface Balance {
  /** The vendor whose games it is for; null for the main wallet. */
  readonly vendor: string | null;
  /** With what is on hold. */
  readonly balanceMinor: bigint;
  readonly heldMinor: bigint;
  /** What can be spent. */
  readonly availableMinor: bigint;
}

const empty: Balance = { vendor: null, balanceMinor: 0n, heldMinor: 0n, availableMinor: 0n };

interface WalletRow {
  readonly vendor_code: string | null;
  readonly balance_minor: bigint | null;
  readonly held_minor: bigint;
}

interface PlacedRow extends WalletRow {
  readonly place: number;
  readonly bonus_minor: bigint | null;
}

function toBalances(rows: readonly WalletRow[]): readonly Balance[] {
  const found = rows.map(({ vendor_code, balance_minor, held_minor }): Balance => {
    const balanceMinor = balance_minor ?? 0n;
    const availableMinor = balanceMinor - held_minor;
    return { vendor: vendor_code, balanceMinor, heldMinor: held_minor, availableMinor };
  });
  return found[0]?.vendor === null ? found : [empty, ...found];
}

/** All wallets of a member: the main one first, also where nothing was ever in it, then the vendors' by their codes. */
export async function readBalances(
  tx: Tx,
  { merchantCode, memberId, currency }: WalletOwner,
): Promise<readonly Balance[]> {
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select(['vendor_code', 'balance_minor', 'held_minor'])
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('purpose', '=', 'wallet')
    .orderBy('vendor_code', (order) => order.asc().nullsFirst())
    .execute();
  return toBalances(rows);
}

/** What a member has: wallets as `readBalances` gives them, and bonus money beside them. */
export interface MemberBalances {
  readonly wallets: readonly Balance[];
  readonly bonusMinor: bigint;
}

/** Reads it where nothing else is read or written with it. */
export type ReadBalances = (owner: WalletOwner) => Promise<MemberBalances>;

/** Makes the reader of a database's balances; those that are asked for at once are read together. */
export const createBalanceReader = ({ kysely }: Pick<Database, 'kysely'>): ReadBalances =>
  createBatchLoader({
    groupOf: ({ merchantCode, currency }) => `${merchantCode} ${currency}`,
    async loadAll(owners) {
      const [{ merchantCode, currency }] = owners;
      const memberIds = owners.map(({ memberId }) => memberId);
      const { rows } = await sql<PlacedRow>`${kept}
        select * from wallets_of_members(${merchantCode}, ${currency}, ${memberIds})`.execute(
        kysely,
      );
      const wallets = owners.map((): PlacedRow[] => []);
      for (const row of rows) wallets[row.place - 1]!.push(row);
      return wallets.map((own) => ({
        wallets: toBalances(own),
        bonusMinor: own[0]?.bonus_minor ?? 0n,
      }));
    },
  });

/** What some members can spend in all their wallets, and their bonus money, in minor units; nothing of who never had a wallet. */
export async function sumAvailable(
  tx: Tx,
  {
    merchantCode,
    currency,
    memberIds,
  }: Omit<WalletOwner, 'memberId'> & { readonly memberIds: readonly string[] },
): Promise<ReadonlyMap<string, { readonly availableMinor: bigint; readonly bonusMinor: bigint }>> {
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select([
      'member_id',
      sql<string>`coalesce(sum(balance_minor - held_minor) filter (where purpose = 'wallet'), 0)`.as(
        'available',
      ),
      sql<string>`coalesce(sum(balance_minor) filter (where purpose = 'bonus'), 0)`.as('bonus'),
    ])
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', sql<string>`any(${[...memberIds]}::uuid[])`)
    .where('currency', '=', currency)
    .groupBy('member_id')
    .execute();
  return new Map(
    rows.map(({ member_id, available, bonus }) => [
      member_id!,
      { availableMinor: BigInt(available), bonusMinor: BigInt(bonus) },
    ]),
  );
}

/** The sum of what came in and went out of an account, in minor units; of the house's it is the only balance there is. */
export async function readSum(
  tx: Tx,
  account: AccountRef,
  { merchantCode, currency }: { readonly merchantCode: string; readonly currency: string },
): Promise<bigint> {
  const { memberId, vendorCode, purpose } = nameAccount(account);
  const row = await tx
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select((eb) => eb.fn.sum<string | null>('amount_minor').as('sum'))
    .where('ledger_accounts.merchant_code', '=', merchantCode)
    .where('ledger_accounts.currency', '=', currency)
    .where('purpose', '=', purpose)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('vendor_code', vendorCode === null ? 'is' : '=', vendorCode)
    .executeTakeFirst();
  return BigInt(row?.sum ?? '0');
}

/**
 * What some members can spend in their main wallets, in minor units, which nobody changes until the transaction ends; nothing of
 * who never had one. They are locked in one order, so that nobody waits in a circle.
 */
export async function lockAvailable(
  tx: Tx,
  {
    merchantCode,
    currency,
    memberIds,
  }: Omit<WalletOwner, 'memberId'> & { readonly memberIds: readonly string[] },
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select(['member_id', sql<string>`balance_minor - held_minor`.as('available')])
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', sql<string>`any(${[...memberIds]}::uuid[])`)
    .where('currency', '=', currency)
    .where('vendor_code', 'is', null)
    .where('purpose', '=', 'wallet')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ member_id, available }) => [member_id!, BigInt(available)]));
}

/** A member's bonus money, in minor units. */
export async function readBonusMoney(
  tx: Tx,
  { merchantCode, memberId, currency }: WalletOwner,
): Promise<bigint> {
  const row = await tx
    .selectFrom('ledger_accounts')
    .select('balance_minor')
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('purpose', '=', 'bonus')
    .executeTakeFirst();
  return row?.balance_minor ?? 0n;
}

/** Locks a member's main wallet, opened now if there was none: behind it everything about the member's bonuses happens. */
export async function lockWallet(
  tx: Tx,
  { merchantCode, memberId, currency }: WalletOwner,
  at: Date,
): Promise<void> {
  await sql`${kept} select ledger_lock_wallet(${merchantCode}, ${memberId}::uuid, ${currency}, ${at})`.execute(
    tx,
  );
}
