import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/database.ts';
import { findSeal, macOf, readBatch, toSeal, type Seal } from './seals.ts';

/** What may be wrong with the books. */
export type FaultKind =
  | 'transferNotZero'
  | 'bookNotZero'
  | 'transferIncomplete'
  | 'entryAstray'
  | 'balanceWrong'
  | 'balanceBroken'
  | 'heldWrong'
  | 'walletOverdrawn'
  | 'sealWrong'
  | 'sealMissing'
  /** What a report says of an account is not what its entries come to. */
  | 'sumWrong';

/** Something that is wrong, in words for an operator. */
export interface LedgerFault {
  readonly kind: FaultKind;
  readonly merchantCode: string;
  /** The transfer, account, entry or seal. */
  readonly subject: string;
  readonly message: string;
}

/** What was looked at, and what was wrong with it. */
export interface Verification {
  readonly entries: bigint;
  readonly seals: number;
  /** Up to twenty of each kind. */
  readonly faults: readonly LedgerFault[];
}

/** Whose books, and how far back. */
export interface VerifyOptions {
  readonly merchantCode: string;
  /** Keys that seals may have been made with. Without any, it is not looked at who made them. */
  readonly sealKeys?: readonly Buffer[];
  /** Looks only at entries beyond this id, and at the accounts and seals that they belong to. */
  readonly sinceId?: bigint;
}

const MOST_OF_A_KIND = 20;

interface Found {
  readonly subject: string;
  readonly message: string;
}

type Check = (merchantCode: string, sinceId: bigint) => RawBuilder<Found>;

/** Entries beyond an id; a look at what is new costs no more than that is. */
const added = (merchantCode: string, sinceId: bigint) => sql`
  (select * from ledger_entries where merchant_code = ${merchantCode} and id > ${sinceId})`;

/** Accounts that entries beyond an id belong to; all of them where that is none. */
const isTouched = (merchantCode: string, sinceId: bigint) =>
  sinceId === 0n
    ? sql`true`
    : sql`account.id in (select account_id from ${added(merchantCode, sinceId)} entry)`;

// Row by row, by the key of what is looked up: joined, rows are few to the planner until its statistics are as new as
// they are, and it compares each with each.
const CHECKS: Readonly<
  Record<Exclude<FaultKind, 'sealWrong' | 'sealMissing' | 'sumWrong'>, Check>
> = {
  // An id may lie between the entries of one transfer, so each is taken whole.
  transferNotZero: (merchantCode, sinceId) => sql`
    select transfer_id as subject, 'sums to ' || total || ' ' || currency as message
      from (select distinct transfer_id from ${added(merchantCode, sinceId)} entry) moved
      cross join lateral (
        select currency, sum(amount_minor) as total from ledger_entries entry
         where entry.merchant_code = ${merchantCode} and entry.transfer_id = moved.transfer_id
         group by currency
      ) sums where total <> 0 limit ${MOST_OF_A_KIND}`,
  bookNotZero: (merchantCode, sinceId) => sql`
    select currency as subject, 'all entries sum to ' || sum(amount_minor) as message
      from ledger_entries where merchant_code = ${merchantCode} and ${sinceId} = 0
     group by currency having sum(amount_minor) <> 0`,
  transferIncomplete: (merchantCode, sinceId) => sql`
    select transfer.id as subject, 'has no entries' as message from ledger_transfers transfer
     where transfer.merchant_code = ${merchantCode} and ${sinceId} = 0 and (
       select entry.id from ledger_entries entry
        where entry.merchant_code = transfer.merchant_code and entry.transfer_id = transfer.id
        limit 1) is null
     limit ${MOST_OF_A_KIND}`,
  entryAstray: (merchantCode, sinceId) => sql`
    select id::text as subject, 'has no transfer or account of its merchant and currency' as message
      from ${added(merchantCode, sinceId)} entry
     where (select currency from ledger_transfers
             where merchant_code = entry.merchant_code and id = entry.transfer_id
           ) is distinct from entry.currency
        or (select currency from ledger_accounts
             where id = entry.account_id and merchant_code = entry.merchant_code
           ) is distinct from entry.currency
     limit ${MOST_OF_A_KIND}`,
  // The newest entry says what all of an account's come to; whether it is right about that, the next check looks at.
  balanceWrong: (merchantCode, sinceId) => sql`
    select code as subject, 'has ' || balance_minor || ' ' || currency || ', its entries sum to ' || total as message
      from (
        select account.code, account.currency, account.balance_minor, (
                 select ${sinceId === 0n ? sql`coalesce(sum(amount_minor), 0)` : sql`balance_after_minor`}
                   from ledger_entries
                  where account_id = account.id and merchant_code = account.merchant_code
                  ${sinceId === 0n ? sql`` : sql`order by id desc limit 1`}
               ) as total
          from ledger_accounts account
         where account.merchant_code = ${merchantCode} and account.member_id is not null
           and ${isTouched(merchantCode, sinceId)}
      ) sums where balance_minor is distinct from total limit ${MOST_OF_A_KIND}`,
  balanceBroken: (merchantCode, sinceId) => sql`
    select id::text as subject,
           'of ' || code || ' says ' || coalesce(balance_after_minor::text, 'nothing') || ' after '
             || before || ' and ' || amount_minor as message
      from (
        select entry.id, entry.amount_minor, entry.balance_after_minor, (
                 select code from ledger_accounts where id = entry.account_id and member_id is not null
               ) as code, coalesce((
                 select balance_after_minor from ledger_entries earlier
                  where earlier.account_id = entry.account_id
                    and earlier.merchant_code = entry.merchant_code and earlier.id < entry.id
                  order by earlier.id desc limit 1), 0) as before
          from ${added(merchantCode, sinceId)} entry
      ) steps
     where code is not null and balance_after_minor is distinct from before + amount_minor
     limit ${MOST_OF_A_KIND}`,
  heldWrong: (merchantCode) => sql`
    select code as subject, 'has ' || held_minor || ' on hold, its holds sum to ' || total as message
      from (
        select account.code, account.held_minor, coalesce(open.total, 0) as total
          from ledger_accounts account
          left join (
            select account_id, sum(amount_minor) as total from ledger_holds
             where merchant_code = ${merchantCode} and status = 'open' group by account_id
          ) open on open.account_id = account.id
         where account.merchant_code = ${merchantCode} and (account.held_minor <> 0 or open.total is not null)
      ) sums where held_minor <> total limit ${MOST_OF_A_KIND}`,
  walletOverdrawn: (merchantCode, sinceId) => sql`
    select code as subject, 'has ' || balance_minor || ' and ' || held_minor || ' of it on hold' as message
      from ledger_accounts account
     where merchant_code = ${merchantCode} and member_id is not null
       and (held_minor < 0 or balance_minor < held_minor) and ${isTouched(merchantCode, sinceId)}
     limit ${MOST_OF_A_KIND}`,
};

async function checkSeal(
  tx: Tx,
  { merchantCode, sealKeys = [] }: VerifyOptions,
  seal: Seal,
  previous: Seal | null,
): Promise<string | null> {
  const follows = previous
    ? seal.number === previous.number + 1n && seal.afterId === previous.throughId
    : seal.number === 1n && seal.afterId === 0n;
  if (!follows) return 'does not follow the one before';
  const { afterId, throughId } = seal;
  const batch = await readBatch(tx, { merchantCode, afterId, throughId });
  if (batch.entryCount !== seal.entryCount || !batch.digest?.equals(seal.digest)) {
    return `no longer fits its entries ${afterId + 1n} to ${throughId}`;
  }
  const isMadeWith = (key: Buffer) =>
    macOf(key, merchantCode, seal, previous?.mac ?? null).equals(seal.mac);
  if (sealKeys.length > 0 && !sealKeys.some(isMadeWith)) {
    return 'was made with no secret that this gateway knows';
  }
  return null;
}

async function verifySeals(tx: Tx, options: VerifyOptions, sinceId: bigint) {
  const { merchantCode } = options;
  const rows = await tx
    .selectFrom('ledger_seals')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('through_id', '>', sinceId)
    .orderBy('number')
    .execute();
  const first = rows[0];
  const isPart = first !== undefined && first.number > 1n && sinceId > 0n;
  const before = isPart ? await findSeal(tx, merchantCode, first.number - 1n) : undefined;
  const faults: LedgerFault[] = [];
  let previous = before ?? null;
  for (const row of rows) {
    const seal = toSeal(row);
    const message = await checkSeal(tx, options, seal, previous);
    const subject = `seal ${seal.number}`;
    if (message) faults.push({ kind: 'sealWrong', merchantCode, subject, message });
    previous = seal;
  }
  return { count: rows.length, faults: faults.slice(0, MOST_OF_A_KIND) };
}

/**
 * Looks whether the books of a merchant agree with themselves: every transfer and currency sums to zero, balances are
 * the sums of their entries step by step, what is on hold is what holds say, and sealed entries are as they were.
 * Needs a transaction with one view of everything (`repeatable read`).
 */
export async function verifyLedger(tx: Tx, options: VerifyOptions): Promise<Verification> {
  const { merchantCode, sinceId = 0n } = options;
  const faults: LedgerFault[] = [];
  for (const [kind, check] of Object.entries(CHECKS)) {
    const { rows } = await check(merchantCode, sinceId).execute(tx);
    const found = rows.map(({ subject, message }) => ({ subject, message }));
    faults.push(...found.map((fault) => ({ kind: kind as FaultKind, merchantCode, ...fault })));
  }
  const seals = await verifySeals(tx, options, sinceId);
  const { entries } = await tx
    .selectFrom('ledger_entries')
    .select((eb) => eb.fn.countAll<bigint>().as('entries'))
    .where('merchant_code', '=', merchantCode)
    .where('id', '>', sinceId)
    .executeTakeFirstOrThrow();
  return { entries, seals: seals.count, faults: [...faults, ...seals.faults] };
}
