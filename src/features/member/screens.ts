import { msg } from '@lingui/core/macro';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';

const comingSoon = {
  isSoon: true,
  source: 'src/ui/ComingSoon/ComingSoonScreen.tsx',
  load: () => import('../../ui/ComingSoon/ComingSoonScreen.tsx'),
} as const;

/** What all pages of a member's account have in common. */
const ofAccount = { chrome: FULL_CHROME, needs: 'realMember', ...comingSoon } as const;

/** A member's account: money, bets and who they are. */
export const screens: readonly Screen[] = [
  {
    id: 'memberCenter',
    paths: ['/member'],
    label: msg({
      id: 'nav.memberCenter',
      context: 'Entry of the account menu: the personal centre of a member',
      message: 'Personal centre',
    }),
    icon: 'user',
    gate: 'memberCenter',
    account: 10,
    ...ofAccount,
  },
  {
    id: 'deposit',
    paths: ['/member/deposit'],
    label: msg({
      id: 'nav.deposit',
      context: 'Entry of the account menu and button: pay money in',
      message: 'Deposit',
    }),
    icon: 'deposit',
    gate: 'deposit',
    account: 20,
    ...ofAccount,
  },
  {
    id: 'withdraw',
    paths: ['/member/withdraw'],
    label: msg({
      id: 'nav.withdraw',
      context: 'Entry of the account menu: have money paid out',
      message: 'Withdraw',
    }),
    icon: 'withdraw',
    gate: 'withdraw',
    account: 30,
    ...ofAccount,
  },
  {
    id: 'bettingRecord',
    paths: ['/member/bets'],
    label: msg({
      id: 'nav.bettingRecord',
      context: 'Entry of the account menu: the list of a member’s bets',
      message: 'Betting record',
    }),
    icon: 'bets',
    gate: 'memberCenter',
    account: 40,
    ...ofAccount,
  },
  {
    id: 'cashback',
    paths: ['/member/cashback'],
    label: msg({
      id: 'nav.cashback',
      context: 'Entry of the account menu: money back on bets, claimed by hand',
      message: 'Cashback',
    }),
    icon: 'cashback',
    gate: 'manualRebate',
    account: 50,
    ...ofAccount,
  },
  {
    // Reached from games, where it is needed.
    id: 'limits',
    paths: ['/member/limits'],
    label: msg({
      id: 'nav.limits',
      context: 'Page on which members set limits of money and time for themselves',
      message: 'My limits',
    }),
    icon: 'shield',
    gate: 'memberCenter',
    ...ofAccount,
  },
];
