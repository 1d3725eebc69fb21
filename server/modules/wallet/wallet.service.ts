import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import {
  MAIN_WALLET,
  type collectWallets,
  type getBalance,
  type getConsolidatedFunds,
  type getStatement,
  type getWalletTransfers,
  type transferBetweenWallets,
} from '../../../schemas/api/wallet.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { WalletTransferRow } from '../../db/vendorWalletTables.ts';
import { Problem } from '../../http/problem.ts';
import { parseWireAmount, toWireAmount } from '../../http/wireAmount.ts';
import { createBalanceReader, readBalances } from '../../ledger/balances.ts';
import { listEntries, type StatementPage } from '../../ledger/statement.ts';
import { requireOpenPlay } from '../limits/requireBetRoom.ts';
import { requireMayPlay } from '../play/mayPlay.ts';
import type { PlayService } from '../play/module.ts';
import { readPlayWallet } from '../play/playMoney.ts';
import type { Kick } from '../payments/kick.ts';
import type { Owes } from '../withdrawals/safeguards.ts';
import { hasSingleWallet, ownerOf, type WalletCall } from './walletCall.ts';
import { createFunds } from './funds.ts';
import { listMoves, STATES } from './listMoves.ts';
import { beginMove } from './transferBook.ts';
import type { TransferWork } from './transferWork.ts';
import { isAutomatic, listUnderWay, listVendors, setAutomatic } from './transfers.repository.ts';

/** What is to be moved, as it travels. */
export interface WantedTransfer {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

/** A call in the transaction that its answer is kept by. */
export type TimedCall = WalletCall & { readonly now: Date };

/** What members see of their money, and how they move it between their own wallets. */
export interface WalletService {
  getBalance(call: WalletCall): Promise<ValueOf<typeof getBalance>>;
  getFunds(call: TimedCall): Promise<ValueOf<typeof getConsolidatedFunds>>;
  getStatement(call: WalletCall, page: StatementPage): Promise<ValueOf<typeof getStatement>>;
  getTransfers(
    call: WalletCall,
    page: { readonly before: string | undefined; readonly limit: number },
  ): Promise<ValueOf<typeof getWalletTransfers>>;
  transfer(
    tx: Tx,
    call: TimedCall,
    wanted: WantedTransfer,
  ): Promise<ValueOf<typeof transferBetweenWallets>>;
  collect(tx: Tx, call: TimedCall): Promise<ValueOf<typeof collectWallets>>;
  setAutomatic(call: WalletCall, value: boolean): Promise<void>;
  /**
   * Moves all of the main wallet to a vendor whose game is opened, where the member has that done by itself, and waits for the
   * vendor. Throws Problem transferUnderWay where a move to it is not known to have come, transferRefused where it did not
   * take the money.
   */
  follow(call: TimedCall, vendorCode: string): Promise<void>;
  /** Asks vendors about what is on its way and due. */
  work(): Promise<void>;
}

/** What it is made from. */
export interface WalletDeps {
  readonly db: Database;
  readonly ids: () => string;
  readonly clock: () => Date;
  readonly play: Pick<PlayService, 'vendorWallets'>;
  readonly transfers: TransferWork;
  readonly kick: Kick;
  /** What members owe within their lines: it is paid before anything goes to a vendor. */
  readonly owes: Pick<Owes, 'sum'>;
  /** Sees to it that our own vendor can be asked at a merchant. */
  readonly readyHouse: (merchantCode: string, now: Date) => Promise<void>;
}

/** Throws Problem realAccountNeeded or walletSingle where there are no wallets to move between. */
function requireWallets({ caller, member }: WalletCall): void {
  if (hasSingleWallet(caller.brand)) {
    throw new Problem('walletSingle', 'There is one wallet for all games.');
  }
  if (member.memberType === TRIAL_TYPE) {
    throw new Problem('realAccountNeeded', 'A trial account has no wallets.');
  }
}

/** The vendors that a transfer leaves and goes to; null for the main wallet. Throws Problem bodyInvalid. */
async function readEnds(tx: Tx, { from, to }: WantedTransfer) {
  if (from === to) throw new Problem('bodyInvalid', 'Field "to" is another wallet than "from".');
  const codes = [from, to].filter((wallet) => wallet !== MAIN_WALLET);
  const vendors = await listVendors(tx, codes);
  const find = (wallet: string) => {
    if (wallet === MAIN_WALLET) return null;
    const vendor = vendors.find(({ code }) => code === wallet);
    if (!vendor) throw new Problem('bodyInvalid', 'There is no such wallet.');
    return vendor;
  };
  const ends = { from: find(from), to: find(to) };
  if (ends.from && ends.to) {
    throw new Problem('bodyInvalid', 'Money goes from one vendor to another by the main wallet.');
  }
  return ends;
}

/** Throws Problem walletClosed, playFrozen or accountPaused where nothing may go to a vendor; out of it, money goes always. */
async function requireFillable(
  tx: Tx,
  { caller, member, now }: TimedCall,
  vendor: { readonly status: string; readonly isShown: boolean },
): Promise<void> {
  if (vendor.status !== 'normal' || !vendor.isShown) {
    throw new Problem('walletClosed', 'This vendor takes no money now.');
  }
  const { merchantCode } = caller.brand;
  await requireMayPlay(tx, { merchantCode, id: member.memberId, now });
  await requireOpenPlay(tx, { merchantCode, memberId: member.memberId, now });
}

function createMoves({ ids, play }: WalletDeps) {
  /** Begins one move; says whether its vendor is to be asked. */
  const begin = async (
    tx: Tx,
    { caller, member, now }: TimedCall,
    wanted: {
      readonly vendorCode: string;
      readonly direction: 'in' | 'out';
      readonly amountMinor: bigint;
      readonly source: WalletTransferRow['source'];
    },
  ): Promise<WalletTransferRow> => {
    const { merchantCode, currency } = caller.brand;
    const offered = await play.vendorWallets.find(tx, { ...wanted, merchantCode });
    return beginMove(tx, ids(), {
      ...wanted,
      merchantCode,
      memberId: member.memberId,
      currency: currency.code,
      decimals: currency.decimals,
      host: caller.host,
      now,
      isKeptByVendor: offered !== undefined,
    });
  };
  return {
    begin,
    /** Everything that is free goes out of each vendor's wallet; what one refuses stops no other. */
    async collect(tx: Tx, call: TimedCall): Promise<ValueOf<typeof collectWallets>> {
      const { decimals } = call.caller.brand.currency;
      const results: ValueOf<typeof collectWallets>['results'] = [];
      for (const { vendor, availableMinor } of await readBalances(tx, ownerOf(call))) {
        if (vendor === null || availableMinor <= 0n) continue;
        const line = { wallet: vendor, amount: toWireAmount(availableMinor, decimals) };
        try {
          const wanted = { vendorCode: vendor, direction: 'out', source: 'collect' } as const;
          const row = await begin(tx, call, { ...wanted, amountMinor: availableMinor });
          results.push({ ...line, state: STATES[row.state], code: null });
        } catch (error) {
          // A refusal of the books leaves the transaction as it was.
          if (!(error instanceof Problem)) throw error;
          results.push({ ...line, state: 'refused', code: error.code });
        }
      }
      return { results };
    },
  };
}

type Moves = ReturnType<typeof createMoves>;

/** Throws Problem contractOwing for who owes: at a vendor, money is out of reach of those it is owed to. */
async function requireNoDebt(
  { owes }: Pick<WalletDeps, 'owes'>,
  tx: Tx,
  call: TimedCall,
): Promise<void> {
  const owedMinor = await owes.sum(tx, ownerOf(call));
  if (owedMinor === 0n) return;
  throw new Problem('contractOwing', 'Who owes bills sends no money to vendors.', {
    value: { owed: toWireAmount(owedMinor, call.caller.brand.currency.decimals) },
  });
}

async function transfer(
  deps: Pick<WalletDeps, 'play' | 'kick' | 'owes'>,
  { moves, funds }: { readonly moves: Moves; readonly funds: ReturnType<typeof createFunds> },
  tx: Tx,
  { call, wanted }: { readonly call: TimedCall; readonly wanted: WantedTransfer },
): Promise<ValueOf<typeof transferBetweenWallets>> {
  requireWallets(call);
  const { play, kick } = deps;
  const { from, to } = await readEnds(tx, wanted);
  const { merchantCode, currency } = call.caller.brand;
  const amountMinor = parseWireAmount(wanted.amount, currency.decimals);
  if (to) {
    await requireFillable(tx, call, to);
    await requireNoDebt(deps, tx, call);
    const isAsked = await play.vendorWallets.find(tx, { merchantCode, vendorCode: to.code });
    const keyed = await play.vendorWallets.listKeyed(tx, merchantCode, call.now);
    if (isAsked && !keyed.has(to.code)) {
      throw new Problem('walletClosed', 'This vendor has no key here.');
    }
  }
  const row = await moves.begin(tx, call, {
    vendorCode: (to ?? from)!.code,
    direction: to ? 'in' : 'out',
    amountMinor,
    source: 'member',
  });
  kick.soon();
  const { currency: code, sumBalance, wallets } = await funds.describe(tx, call);
  return { transferId: row.id, state: STATES[row.state], currency: code, sumBalance, wallets };
}

async function follow(
  { db, transfers, owes }: WalletDeps,
  moves: Moves,
  call: TimedCall,
  vendorCode: string,
): Promise<void> {
  const { caller, now } = call;
  const { merchantCode } = caller.brand;
  const owner = ownerOf(call);
  const begun = await withTransaction(db, { merchantCode }, async (tx) => {
    if (!(await isAutomatic(tx, owner))) return null;
    const way = await listUnderWay(tx, owner);
    if (way.some((one) => one.vendor_code === vendorCode && one.direction === 'in')) {
      throw new Problem('transferUnderWay', 'A transfer to this vendor is not known yet.');
    }
    const [main] = await readBalances(tx, owner);
    const amountMinor = main?.availableMinor ?? 0n;
    if (amountMinor <= 0n) return null;
    // What is owed is paid from the main wallet: nothing of it goes along.
    if ((await owes.sum(tx, owner)) > 0n) return null;
    try {
      const wanted = { vendorCode, direction: 'in', source: 'launch' } as const;
      return await moves.begin(tx, call, { ...wanted, amountMinor });
    } catch (error) {
      // Somebody spent it a moment ago: there is nothing to take along.
      if (error instanceof Problem && error.code === 'insufficientFunds') return null;
      throw error;
    }
  });
  if (!begun || begun.state === 'done') return;
  const asked = await transfers.ask({ merchantCode, id: begun.id }, now);
  if (asked.state === 'done') return;
  if (asked.state === 'refused') {
    throw new Problem('transferRefused', 'The vendor did not take the money.');
  }
  throw new Problem('transferUnderWay', 'The vendor has not answered yet.');
}

/** Makes the wallet service over a database. */
export function createWalletService(deps: WalletDeps): WalletService {
  const { db, clock, transfers, kick } = deps;
  const readNow = createBalanceReader(db);
  const moves = createMoves(deps);
  const funds = createFunds(deps);
  return {
    async getBalance(call) {
      const { code, decimals } = call.caller.brand.currency;
      const { wallets, bonusMinor } = await readNow(ownerOf(call));
      const sumMinor = wallets.reduce((total, { availableMinor }) => total + availableMinor, 0n);
      const told = {
        currency: code,
        sumBalance: toWireAmount(sumMinor, decimals),
        ...(bonusMinor > 0n && { bonusMoney: toWireAmount(bonusMinor, decimals) }),
      };
      if (call.member.memberType !== TRIAL_TYPE) return told;
      const owner = ownerOf(call);
      const playMinor = await withTransaction(db, owner, (tx) =>
        readPlayWallet(tx, owner, decimals),
      );
      return { ...told, playMoney: toWireAmount(playMinor, decimals) };
    },
    async getFunds(call) {
      const { brand } = call.caller;
      if (!hasSingleWallet(brand)) await deps.readyHouse(brand.merchantCode, call.now);
      return withTransaction(db, ownerOf(call), (tx) => funds.describe(tx, call));
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
    getTransfers: (call, page) => listMoves(db, call, page),
    transfer: (tx, call, wanted) => transfer(deps, { moves, funds }, tx, { call, wanted }),
    async collect(tx, call) {
      requireWallets(call);
      const collected = await moves.collect(tx, call);
      kick.soon();
      return collected;
    },
    async setAutomatic(call, value) {
      requireWallets(call);
      await withTransaction(db, ownerOf(call), (tx) => setAutomatic(tx, ownerOf(call), value));
    },
    follow: (call, vendorCode) => follow(deps, moves, call, vendorCode),
    work: () => transfers.work(clock()),
  };
}
