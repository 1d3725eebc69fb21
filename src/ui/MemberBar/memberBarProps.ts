import type { MouseEvent } from 'react';
import type { MemberPicture } from './Avatar.tsx';
import type { IconName } from '../../platform/screens/iconName.ts';

/** One page of the account. */
export interface AccountEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
  readonly active: boolean;
  /** How many things wait behind it; 100 stands for 100 and more. */
  readonly count?: number;
  readonly onClick?: (press: MouseEvent<HTMLAnchorElement>) => void;
}

/** The member's money: on its way, unknown because that failed, or an amount ("1234.50"). */
export type Balance =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'known';
      readonly amount: string;
      /** Bonus money beside it; missing where there is none. */
      readonly bonus?: string | undefined;
      readonly isRefreshing: boolean;
    };

/** What the header and the sheet show of a member. */
export interface MemberBarProps {
  readonly account: string;
  /** Undefined until it is known, and for who has none. */
  readonly picture?: MemberPicture | undefined;
  /** A trial account: its balance is play money, and says so. */
  readonly isTrial: boolean;
  /** Name of the VIP rank; empty while it is not known. */
  readonly rank: string;
  readonly balance: Balance;
  /** Asks for the balance again. */
  readonly onRefresh: () => void;
  /**
   * The one entry that stands in the bar itself; undefined where the merchant takes no deposits. A trial account has the
   * way to a real one in its place.
   */
  readonly deposit?: Pick<AccountEntry, 'id' | 'label' | 'href' | 'onClick'>;
  readonly entries: readonly AccountEntry[];
  /** Opens the form for a new password; undefined for accounts that have none of their own. */
  readonly onChangePassword?: () => void;
  /** Asks whether to log out. */
  readonly onLogOut: () => void;
}
