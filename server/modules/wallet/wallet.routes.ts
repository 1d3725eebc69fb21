import type { FastifyInstance } from 'fastify';
import { getBalance } from '../../../schemas/api/wallet.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import type { Caller } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import { toWireAmount } from '../../http/wireAmount.ts';

/** Tells what members own; the ledger, where there is one. */
export interface Balances {
  /** All money of a member that is not on hold, in minor units of the brand's currency. */
  getAvailableMinor(caller: Caller, member: MemberSession): Promise<bigint>;
}

/** Nobody can pay anything in, so nobody owns anything. */
export const emptyBalances: Balances = { getAvailableMinor: async () => 0n };

/** The calls about members' money. */
export function addWalletRoutes(app: FastifyInstance, balances: Balances): void {
  serve(app, getBalance, async ({ caller, member }) => {
    const { code, decimals } = caller.brand.currency;
    const available = await balances.getAvailableMinor(caller, member);
    return { sumBalance: toWireAmount(available, decimals), currency: code };
  });
}
