import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import {
  MAIN_WALLET,
  type getBalance,
  type getConsolidatedFunds,
  type getStatement,
  type transferBetweenWallets,
} from '../../../schemas/api/wallet.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import type { Caller } from '../../http/caller.ts';
import { Problem } from '../../http/problem.ts';
import { parseWireAmount, toWireAmount } from '../../http/wireAmount.ts';
import { createBalanceReader, readBalances, type Balance } from '../../ledger/balances.ts';
import { post } from '../../ledger/post.ts';
import { listEntries, type StatementPage } from '../../ledger/statement.ts';
import { moveLegs } from '../../ledger/transfer.ts';
import { readPlayWallet } from '../play/playMoney.ts';
import { isVendor } from './wallet.repository.ts';

/** A call of a member about money. */
export interface WalletCall {
  readonly caller: Caller;
  readonly member: MemberSession;
}

/** What is to be moved, as it travels. */
export interface WantedTransfer {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

/** What members see of their money, and how they move it between their own wallets. */
export interface WalletService {
  getBalance(call: WalletCall): Promise<ValueOf<typeof getBalance>>;
  getFunds(call: WalletCall): Promise<ValueOf<typeof getConsolidatedFunds>>;
  getStatement(call: WalletCall, page: StatementPage): Promise<ValueOf<typeof getStatement>>;
  transfer(
    tx: Tx,
    call: WalletCall & { readonly now: Date },
    wanted: WantedTransfer,
  ): Promise<ValueOf<typeof transferBetweenWallets>>;
}

/** Whether a brand's members have one wallet for the games of all vendors. */
export const hasSingleWallet = ({ wallet }: ResolvedBrand) => wallet.mode === 'single';

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

function describeFunds(
  balances: readonly Balance[],
  { code, decimals }: Pick<ResolvedBrand['currency'], 'code' | 'decimals'>,
) {
  const write = (amountMinor: bigint) => toWireAmount(amountMinor, decimals);
  return {
    currency: code,
    sumBalance: write(sum(balances.map(({ availableMinor }) => availableMinor))),
    sumHeld: write(sum(balances.map(({ heldMinor }) => heldMinor))),
    wallets: balances.map(({ vendor, availableMinor, heldMinor }) => ({
      wallet: vendor ?? MAIN_WALLET,
      balance: write(availableMinor),
      held: write(heldMinor),
    })),
  };
}

const ownerOf = ({ caller, member }: WalletCall) => ({
  merchantCode: caller.brand.merchantCode,
  memberId: member.memberId,
  currency: caller.brand.currency.code,
});

/** Throws Problem walletSingle, membersOnly or bodyInvalid for a transfer that cannot be. */
async function checkTransfer(
  tx: Tx,
  { caller, member }: WalletCall,
  { from, to }: WantedTransfer,
): Promise<void> {
  if (hasSingleWallet(caller.brand)) {
    throw new Problem('walletSingle', 'There is one wallet for all games.');
  }
  if (member.memberType === TRIAL_TYPE) {
    throw new Problem('realAccountNeeded', 'A trial account has no wallets.');
  }
  if (from === to) throw new Problem('bodyInvalid', 'Field "to" is another wallet than "from".');
  for (const wallet of [from, to]) {
    if (wallet !== MAIN_WALLET && !(await isVendor(tx, wallet))) {
      throw new Problem('bodyInvalid', 'There is no such wallet.');
    }
  }
}

/** Makes the wallet service over a database. */
export function createWalletService({
  db,
  ids,
}: {
  readonly db: Database;
  readonly ids: () => string;
}): WalletService {
  const readNow = createBalanceReader(db);
  const read = (call: WalletCall) => readNow(ownerOf(call));
  return {
    async getBalance(call) {
      const { code, decimals } = call.caller.brand.currency;
      const { currency, sumBalance } = describeFunds(await read(call), { code, decimals });
      if (call.member.memberType !== TRIAL_TYPE) return { currency, sumBalance };
      const owner = ownerOf(call);
      const playMinor = await withTransaction(db, owner, (tx) =>
        readPlayWallet(tx, owner, decimals),
      );
      return { currency, sumBalance, playMoney: toWireAmount(playMinor, decimals) };
    },
    async getFunds(call) {
      const { brand } = call.caller;
      return {
        isSingle: hasSingleWallet(brand),
        ...describeFunds(await read(call), brand.currency),
      };
    },
    async getStatement(call, page) {
      const owner = ownerOf(call);
      const { code, decimals } = call.caller.brand.currency;
      // One more than asked for tells whether there is a next page.
      const found = await withTransaction(db, owner, (tx) =>
        listEntries(tx, owner, { ...page, limit: page.limit + 1 }),
      );
      const shown = found.slice(0, page.limit);
      return {
        currency: code,
        list: shown.map((entry) => ({
          id: String(entry.id),
          at: entry.at.toISOString(),
          kind: entry.kind,
          wallet: entry.vendor ?? MAIN_WALLET,
          amount: toWireAmount(entry.amountMinor, decimals),
          balanceAfter: toWireAmount(entry.balanceAfterMinor, decimals),
          reference: entry.reference,
        })),
        next: found.length > shown.length ? String(shown.at(-1)?.id) : null,
      };
    },
    async transfer(tx, call, wanted) {
      const { caller, member, now } = call;
      await checkTransfer(tx, call, wanted);
      const walletOf = (name: string) =>
        name === MAIN_WALLET
          ? { member: member.memberId }
          : { member: member.memberId, vendor: name };
      const { code, decimals } = caller.brand.currency;
      const amountMinor = parseWireAmount(wanted.amount, decimals);
      const transferId = ids();
      await post(tx, {
        merchantCode: caller.brand.merchantCode,
        id: transferId,
        kind: 'walletTransfer',
        reference: `${wanted.from} → ${wanted.to}`,
        currency: code,
        legs: moveLegs(walletOf(wanted.from), walletOf(wanted.to), amountMinor),
        at: now,
      });
      const { sumHeld: _, ...funds } = describeFunds(
        await readBalances(tx, ownerOf(call)),
        caller.brand.currency,
      );
      return { transferId, ...funds };
    },
  };
}
