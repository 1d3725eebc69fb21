/** What the house keeps an account for. */
export type HousePurpose =
  | 'deposits'
  | 'withdrawals'
  /** What members pay for paying in and out. */
  | 'fees'
  | 'bonuses'
  | 'adjustments'
  | 'opening'
  | 'jackpots'
  | 'commissions'
  | 'lottery';

/**
 * An account of a merchant: the main wallet of a member, the wallet of a member for one vendor's games, a member's bonus
 * money, what lies between the house and a vendor, what is on its way to a vendor that keeps wallets itself or back from it, or what the
 * house keeps for a purpose. It is opened when it is first used.
 */
export type AccountRef =
  | { readonly member: string; readonly vendor?: string }
  | { readonly bonusOf: string }
  | { readonly vendor: string; readonly member?: undefined }
  | { readonly transit: string }
  | { readonly house: HousePurpose };

/** An account as its row names it. */
export interface AccountName {
  readonly memberId: string | null;
  readonly vendorCode: string | null;
  readonly purpose: string;
}

const WALLET = 'wallet';
/** What a member may play with and not yet take. */
const BONUS = 'bonus';
/** What is lost in a vendor's games and won from them. */
const GAMES = 'games';
/** What left one wallet and is not known to have come to the other. */
const TRANSIT = 'transit';

/** The row's words for an account. */
export function nameAccount(account: AccountRef): AccountName {
  if ('house' in account) return { memberId: null, vendorCode: null, purpose: account.house };
  if ('bonusOf' in account) {
    return { memberId: account.bonusOf, vendorCode: null, purpose: BONUS };
  }
  if ('transit' in account) {
    return { memberId: null, vendorCode: account.transit, purpose: TRANSIT };
  }
  if (account.member === undefined) {
    return { memberId: null, vendorCode: account.vendor, purpose: GAMES };
  }
  return { memberId: account.member, vendorCode: account.vendor ?? null, purpose: WALLET };
}

/** One text an account, equal for equal accounts. */
export function describeAccount(account: AccountRef): string {
  const { memberId, vendorCode, purpose } = nameAccount(account);
  return JSON.stringify([memberId, vendorCode, purpose]);
}
