import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { WalletTransferRow } from '../../db/vendorWalletTables.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { PlayService } from '../play/module.ts';
import { takeAnswer } from './transferBook.ts';
import { listDueTransfers, lockTransfer, takeTransfer } from './transfers.repository.ts';
import type { TransferAnswer, VendorLine, VendorPlace } from './vendorLine.ts';

/** Asks vendors that keep wallets themselves about what is on its way. */
export interface TransferWork {
  /** Asks about everything that is due. */
  work(now: Date): Promise<void>;
  /** Asks about one transfer, if it is due and nobody else does; gives it as it is then. */
  ask(of: { merchantCode: string; id: string }, now: Date): Promise<WalletTransferRow>;
}

/** What it is made from. */
export interface TransferWorkDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly line: VendorLine;
  readonly play: Pick<PlayService, 'keys' | 'nameMembers' | 'vendorWallets'>;
  readonly onError: (error: unknown) => void;
}

const BATCH = 100;
const AT_ONCE = 8;
/** So long nobody else asks. Longer than both questions of a turn may take. */
const LEASE_MS = 30_000;

const inMerchant = <T>(
  { db }: TransferWorkDeps,
  merchantCode: string,
  work: (tx: Tx) => Promise<T>,
) => withTransaction(db, { merchantCode }, work);

/** What a vendor says of a transfer. After the first time it is asked what it knows, before it is asked for the same again. */
async function askVendor(
  { line }: TransferWorkDeps,
  place: VendorPlace,
  { row, memberAlias }: { readonly row: WalletTransferRow; readonly memberAlias: string },
): Promise<TransferAnswer> {
  if (row.tries > 1) {
    const found = await line.find(place, row.id);
    if (found.kind !== 'none') return found;
  }
  return line.move(place, row.direction === 'in' ? 'deposit' : 'withdraw', {
    transferId: row.id,
    memberAlias,
    amount: toWireAmount(row.amount_minor, row.decimals),
    currency: row.currency,
    decimals: row.decimals,
  });
}

async function askOne(
  deps: TransferWorkDeps,
  of: { readonly merchantCode: string; readonly id: string },
  now: Date,
): Promise<WalletTransferRow> {
  const { play, clock } = deps;
  const { merchantCode, id } = of;
  const until = new Date(now.getTime() + LEASE_MS);
  const taken = await inMerchant(deps, merchantCode, async (tx) => {
    const row = await takeTransfer(tx, of, { now, until });
    if (!row) return null;
    const scope = { merchantCode, vendorCode: row.vendor_code };
    const aliases = await play.nameMembers(tx, scope, [row.member_id]);
    const offered = await play.vendorWallets.find(tx, scope);
    return { row, memberAlias: aliases.get(row.member_id)!, address: offered?.address };
  });
  let answer: TransferAnswer | null = null;
  if (taken) {
    const { row, address } = taken;
    const key = await play.keys.findNewest(merchantCode, row.vendor_code, now);
    answer =
      key && address !== undefined
        ? await askVendor(deps, { address, host: row.host, key }, taken)
        : { kind: 'unknown', cause: 'The vendor has no key here.' };
  }
  return inMerchant(deps, merchantCode, async (tx) => {
    const row = await lockTransfer(tx, merchantCode, id);
    if (!row) throw new Error(`There is no transfer "${id}".`);
    return answer ? takeAnswer(tx, row, answer, clock()) : row;
  });
}

/** Makes the work. */
export function createTransferWork(deps: TransferWorkDeps): TransferWork {
  const { db, onError } = deps;
  return {
    async work(now) {
      const due = await listDueTransfers(db.owner, now, BATCH);
      const next = due[Symbol.iterator]();
      // A vendor that is silent for seconds holds up no other's.
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const { merchant_code: merchantCode, id } of next) {
            try {
              await askOne(deps, { merchantCode, id }, now);
            } catch (error) {
              onError(error);
            }
          }
        }),
      );
    },
    ask: (of, now) => askOne(deps, of, now),
  };
}
