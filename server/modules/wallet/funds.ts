import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { MAIN_WALLET, type getConsolidatedFunds } from '../../../schemas/api/wallet.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import type { Tx } from '../../db/database.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { readBalances } from '../../ledger/balances.ts';
import type { PlayService } from '../play/module.ts';
import { readPlayWallet } from '../play/playMoney.ts';
import { isAutomatic, listUnderWay, listVendors } from './transfers.repository.ts';
import { hasSingleWallet, ownerOf, type WalletCall } from './walletCall.ts';

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** Makes what tells all of a member's money: every wallet that has some or can be filled. */
export function createFunds({ play }: { readonly play: Pick<PlayService, 'vendorWallets'> }) {
  return {
    async describe(
      tx: Tx,
      call: WalletCall & { readonly now: Date },
    ): Promise<ValueOf<typeof getConsolidatedFunds>> {
      const { brand } = call.caller;
      const { merchantCode, currency } = brand;
      const owner = ownerOf(call);
      const isSingle = hasSingleWallet(brand);
      const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
      const [main, ...others] = await readBalances(tx, owner);
      const way = await listUnderWay(tx, owner);
      const keyed: ReadonlySet<string> = isSingle
        ? new Set<string>()
        : await play.vendorWallets.listKeyed(tx, merchantCode, call.now);
      const codes = new Set([...others.map(({ vendor }) => vendor!), ...keyed]);
      const vendors = await listVendors(tx, [...codes]);
      const rows = vendors.flatMap(({ code, name, status, isShown }) => {
        const found = others.find(({ vendor }) => vendor === code);
        const canFill = keyed.has(code) && status !== 'soon' && isShown;
        const underWay = way.filter(({ vendor_code: of }) => of === code);
        if (!found && !canFill && underWay.length === 0) return [];
        return {
          wallet: code,
          name,
          balance: write(found?.availableMinor ?? 0n),
          held: write(found?.heldMinor ?? 0n),
          underWay: write(sum(underWay.map(({ amount_minor: minor }) => minor))),
          status:
            status === 'maintenance'
              ? ('maintenance' as const)
              : canFill
                ? ('open' as const)
                : ('closed' as const),
        };
      });
      const all = [main!, ...others];
      return {
        currency: currency.code,
        isSingle,
        isAutomatic: await isAutomatic(tx, owner),
        sumBalance: write(sum(all.map(({ availableMinor }) => availableMinor))),
        sumHeld: write(sum(all.map(({ heldMinor }) => heldMinor))),
        sumUnderWay: write(sum(way.map(({ amount_minor: minor }) => minor))),
        playMoney:
          call.member.memberType === TRIAL_TYPE
            ? write(await readPlayWallet(tx, owner, currency.decimals))
            : null,
        wallets: [
          {
            wallet: MAIN_WALLET,
            name: null,
            balance: write(main!.availableMinor),
            held: write(main!.heldMinor),
            underWay: write(0n),
            status: 'open',
          },
          ...rows,
        ],
      };
    },
  };
}
