import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { MAIN_WALLET, type getWalletTransfers } from '../../../schemas/api/wallet.ts';
import type { VendorWalletRefusal } from '../../../schemas/vendorApi.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import type { WalletTransferRow } from '../../db/vendorWalletTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { listTransfers, listVendors } from './transfers.repository.ts';
import { ownerOf, type WalletCall } from './walletCall.ts';

/** How a move stands, as members are told. */
export const STATES = {
  asking: 'underWay',
  unknown: 'underWay',
  done: 'done',
  refused: 'refused',
} as const;

const writeCursor = ({ created_at: at, id }: WalletTransferRow) => `${at.getTime()}_${id}`;
function readCursor(text: string | undefined) {
  if (text === undefined) return undefined;
  const [ms = '', id = ''] = text.split('_');
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  if (!isId || Number(ms) > 8.64e15) throw new Problem('queryInvalid', 'There is no such page.');
  return { at: new Date(Number(ms)), id };
}

/** A member's moves between their own wallets, the newest first. Throws Problem queryInvalid for a page that is none. */
export async function listMoves(
  db: Database,
  call: WalletCall,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<ValueOf<typeof getWalletTransfers>> {
  const place = readCursor(before);
  return withTransaction(db, ownerOf(call), async (tx) => {
    const found = await listTransfers(tx, ownerOf(call), { before: place, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const vendors = await listVendors(tx, [...new Set(shown.map((row) => row.vendor_code))]);
    const names = new Map(vendors.map(({ code, name }) => [code, name]));
    return {
      currency: call.caller.brand.currency.code,
      list: shown.map((row) => ({
        id: row.id,
        at: row.created_at.toISOString(),
        from: row.direction === 'in' ? MAIN_WALLET : row.vendor_code,
        to: row.direction === 'in' ? row.vendor_code : MAIN_WALLET,
        vendorName: names.get(row.vendor_code) ?? row.vendor_code,
        amount: toWireAmount(row.amount_minor, row.decimals),
        currency: row.currency,
        state: STATES[row.state],
        reason: row.state === 'refused' ? (row.reason as VendorWalletRefusal | 'refused') : null,
        source: row.source,
      })),
      next: found.length > shown.length ? writeCursor(shown.at(-1)!) : null,
    };
  });
}
