import type { PlayMode } from '../../../schemas/vendorApi.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { readBalances, readBonusMoney, type Balance } from '../../ledger/balances.ts';
import { post } from '../../ledger/post.ts';
import { moveLegs, type Transfer } from '../../ledger/transfer.ts';
import { TakenMeanwhile, VendorFault } from './vendorFault.ts';
import {
  addPlayMoney,
  readPlayMoney,
  takePlayMoney,
  type WalletMove,
  type WalletOwner,
} from './playerWallets.repository.ts';

/** Where stakes come from and winnings go. */
export interface PlayerWallet {
  /** What can be staked afterwards, in minor units; null where there is not enough, and nothing was changed. */
  take(tx: Tx, move: WalletMove): Promise<bigint | null>;
  /** What can be staked afterwards, in minor units. Throws VendorFault walletFull, and nothing was changed. */
  give(tx: Tx, move: WalletMove): Promise<bigint>;
  /** What can be staked, in minor units. */
  readMinor(tx: Tx, owner: WalletOwner): Promise<bigint>;
}

const walletOf = ({ memberId, vendorCode, hasVendorWallet }: WalletOwner) =>
  hasVendorWallet ? { member: memberId, vendor: vendorCode } : { member: memberId };

/** The transfer that a move is in the ledger; the first leg is of who pays. */
export function toTransfer(from: 'member' | 'vendor', wanted: WalletMove): Transfer {
  const { merchantCode, vendorCode, kind, amountMinor, transferId, reference, currency, at } =
    wanted;
  const wallet = walletOf(wanted);
  const vendor = { vendor: vendorCode };
  const legs =
    from === 'member'
      ? moveLegs(wallet, vendor, amountMinor)
      : moveLegs(vendor, wallet, amountMinor);
  return { merchantCode, id: transferId, kind, reference, currency, legs, at };
}

const walletFull = () => new VendorFault('walletFull', 'The wallet can hold no more.');

async function move(tx: Tx, from: 'member' | 'vendor', wanted: WalletMove): Promise<bigint> {
  try {
    const { availableMinor } = await post(tx, toTransfer(from, wanted));
    return availableMinor[from === 'member' ? 0 : 1]!;
  } catch (error) {
    // The same id in another round, a moment ago.
    if (error instanceof Problem && error.code === 'transferConflict') throw new TakenMeanwhile();
    if (error instanceof Problem && error.code === 'walletFull') throw walletFull();
    throw error;
  }
}

async function postForHouse(tx: Tx, from: 'house' | 'vendor', wanted: WalletMove): Promise<void> {
  const {
    merchantCode,
    vendorCode,
    kind,
    amountMinor,
    transferId: id,
    reference,
    currency,
    at,
  } = wanted;
  const house = { house: 'bonuses' } as const;
  const vendor = { vendor: vendorCode };
  const legs =
    from === 'house' ? moveLegs(house, vendor, amountMinor) : moveLegs(vendor, house, amountMinor);
  try {
    await post(tx, { merchantCode, id, kind, reference, currency, legs, at });
  } catch (error) {
    if (error instanceof Problem && error.code === 'transferConflict') throw new TakenMeanwhile();
    throw error;
  }
}

function pickAvailable(
  { hasVendorWallet, vendorCode }: WalletOwner,
  balances: readonly Balance[],
): bigint {
  const vendor = hasVendorWallet ? vendorCode : null;
  return balances.find((balance) => balance.vendor === vendor)?.availableMinor ?? 0n;
}

/** Money of the ledger. */
const realWallet: PlayerWallet = {
  async take(tx, wanted) {
    try {
      return await move(tx, 'member', wanted);
    } catch (error) {
      if (error instanceof Problem && error.code === 'insufficientFunds') return null;
      throw error;
    }
  },
  give: (tx, wanted) => move(tx, 'vendor', wanted),
  async readMinor(tx, owner) {
    const availableMinor = pickAvailable(owner, await readBalances(tx, owner));
    return owner.hasVendorWallet
      ? availableMinor
      : availableMinor + (await readBonusMoney(tx, owner));
  },
};

/** Money that is none: it has wallets of its own and never meets the ledger. */
const playWallet: PlayerWallet = {
  take: takePlayMoney,
  async give(tx, wanted) {
    const availableMinor = await addPlayMoney(tx, wanted);
    if (availableMinor === null) throw walletFull();
    return availableMinor;
  },
  readMinor: readPlayMoney,
};

/** The house's money: what free spins are staked with, and where their wins wait. Answers with what its member can stake. */
export const houseWallet: PlayerWallet = {
  async take(tx, wanted) {
    await postForHouse(tx, 'house', wanted);
    return realWallet.readMinor(tx, wanted);
  },
  async give(tx, wanted) {
    await postForHouse(tx, 'vendor', wanted);
    return realWallet.readMinor(tx, wanted);
  },
  readMinor: realWallet.readMinor,
};

/** The wallet of a mode. */
export const WALLETS: Readonly<Record<PlayMode, PlayerWallet>> = {
  real: realWallet,
  play: playWallet,
};
