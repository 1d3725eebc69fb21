import { sql } from 'kysely';
import { ORIGINALS_VENDOR } from '../../../schemas/originalsApi.ts';
import { withTransaction, type Database, type Tx } from '../../../server/db/database.ts';
import { readBalances } from '../../../server/ledger/balances.ts';
import { verifyBook } from '../../../server/ledger/books.ts';
import { nameWallet, type Acknowledged } from './acknowledged.ts';
import { CURRENCY, MERCHANT } from './openStage.ts';

/** What is compared. */
export interface BooksCheck {
  readonly acknowledged: Acknowledged;
  readonly memberIds: readonly string[];
  readonly sealKeys: readonly Buffer[];
  readonly fail: (sentence: string) => void;
}

const { merchantCode } = MERCHANT;

/** Rounds that somebody left: what came of them counts as told. Those that are not over yet stay; whose they are. */
async function settleAbandoned(
  tx: Tx,
  { acknowledged, fail }: BooksCheck,
): Promise<ReadonlySet<string>> {
  const { abandoned } = acknowledged;
  if (abandoned.size === 0) return new Set();
  const rows = await tx
    .selectFrom('house_rounds')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('request_id', 'in', [...abandoned.keys()])
    .execute();
  const byRequest = new Map(rows.map((row) => [row.request_id, row]));
  const open = new Set<string>();
  for (const [requestId, memberId] of abandoned) {
    const row = byRequest.get(requestId);
    const isOver = !row || row.state === 'done' || row.state === 'void';
    if (!isOver) open.add(memberId);
    else abandoned.delete(requestId);
    if (row?.fault) fail(`round ${row.id} of our own ended in ${row.fault}`);
    if (row?.state === 'done') {
      const [stakeMinor, paidMinor] = [row.stake_minor, row.paid_minor ?? 0n];
      acknowledged.add(memberId, ORIGINALS_VENDOR, paidMinor - stakeMinor);
      acknowledged.rounds.set(row.id, { stakeMinor, paidMinor });
    }
  }
  return open;
}

/** What was acknowledged since it was last looked at is there, with just that amount, once. */
async function findTransfers(tx: Tx, { acknowledged, fail }: BooksCheck): Promise<void> {
  const wanted = [...acknowledged.transfers];
  acknowledged.transfers.clear();
  const { rows } = await sql<{ id: string; moved: string; entries: bigint }>`
    select transfer_id as id, sum(amount_minor) filter (where amount_minor > 0) as moved, count(*) as entries
      from ledger_entries
     where merchant_code = ${merchantCode} and transfer_id = any(${wanted.map(([id]) => id)}::text[])
     group by transfer_id`.execute(tx);
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const [id, amountMinor] of wanted) {
    const row = found.get(id);
    if (!row) fail(`transfer "${id}" was acknowledged and is not there`);
    else if (BigInt(row.moved) !== amountMinor || String(row.entries) !== '2') {
      fail(`transfer "${id}" moved ${row.moved} in ${row.entries} entries, not ${amountMinor}`);
    }
  }
}

async function findRounds(tx: Tx, { acknowledged, fail }: BooksCheck): Promise<void> {
  const wanted = [...acknowledged.rounds];
  acknowledged.rounds.clear();
  if (wanted.length === 0) return;
  const rows = await tx
    .selectFrom('play_rounds')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('vendor_code', '=', ORIGINALS_VENDOR)
    .where(
      'id',
      'in',
      wanted.map(([id]) => id),
    )
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const [id, { stakeMinor, paidMinor }] of wanted) {
    const row = found.get(id);
    const is = row ? `${row.state}, ${row.staked_minor} staked, ${row.paid_minor} paid` : 'missing';
    const isMeant = `settled, ${stakeMinor} staked, ${paidMinor} paid`;
    if (is !== isMeant) fail(`round ${id} of our own is ${is}, not ${isMeant}`);
  }
}

async function compareWallets(
  tx: Tx,
  { acknowledged, memberIds, fail }: BooksCheck,
  skipped: ReadonlySet<string>,
): Promise<void> {
  for (const memberId of memberIds) {
    const balances = await readBalances(tx, { merchantCode, memberId, currency: CURRENCY });
    for (const { vendor, balanceMinor } of balances) {
      if (vendor === ORIGINALS_VENDOR && skipped.has(memberId)) continue;
      const meant = acknowledged.wallets.get(nameWallet(memberId, vendor ?? 'MAIN')) ?? 0n;
      if (balanceMinor !== meant) {
        fail(`wallet ${vendor ?? 'MAIN'} of ${memberId} holds ${balanceMinor}, not ${meant}`);
      }
    }
  }
}

/**
 * Compares the books with everything that was acknowledged, while nobody moves anything, and with themselves. Gives how
 * many entries there are, and how many abandoned rounds are not over yet.
 */
export async function checkBooks(
  db: Database,
  check: BooksCheck,
): Promise<{ readonly entries: bigint; readonly open: number }> {
  await withTransaction(db, MERCHANT, async (tx) => {
    const open = await settleAbandoned(tx, check);
    await findTransfers(tx, check);
    await findRounds(tx, check);
    await compareWallets(tx, check, open);
  });
  const { sealKeys, fail, acknowledged } = check;
  const { entries, faults } = await verifyBook(db, { merchantCode, sealKeys });
  for (const { kind, subject, message } of faults) fail(`books, ${kind}: ${subject} ${message}`);
  return { entries, open: acknowledged.abandoned.size };
}
