import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import type { Caller } from '../../http/caller.ts';

/** A call of a member about money. */
export interface WalletCall {
  readonly caller: Caller;
  readonly member: MemberSession;
}

/** Whether a brand's members have one wallet for the games of all vendors. */
export const hasSingleWallet = ({ wallet }: ResolvedBrand) => wallet.mode === 'single';

/** Whose wallets a call is about. */
export const ownerOf = ({ caller, member }: WalletCall) => ({
  merchantCode: caller.brand.merchantCode,
  memberId: member.memberId,
  currency: caller.brand.currency.code,
});
