import { msg } from '@lingui/core/macro';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';

const comingSoon = {
  isSoon: true,
  source: 'src/ui/ComingSoon/ComingSoonScreen.tsx',
  load: () => import('../../ui/ComingSoon/ComingSoonScreen.tsx'),
} as const;

/** What all pages of a member's centre have in common. */
const ofCentre = { chrome: FULL_CHROME, needs: 'realMember' } as const;

/** A member's centre: money, bets and limits. */
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
    source: 'src/features/centre/CentreScreen.tsx',
    load: () => import('./CentreScreen.tsx'),
    ...ofCentre,
  },
  {
    id: 'transferFund',
    paths: ['/member/wallet'],
    label: msg({
      id: 'nav.wallet',
      context: 'Entry of the account menu: the member’s money and what is set aside',
      message: 'My wallet',
    }),
    icon: 'wallet',
    gate: 'memberCenter',
    account: 15,
    centre: 'money',
    source: 'src/features/centre/wallet/WalletScreen.tsx',
    load: () => import('./wallet/WalletScreen.tsx'),
    ...ofCentre,
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
    centre: 'money',
    source: 'src/features/centre/deposit/DepositScreen.tsx',
    load: () => import('./deposit/DepositScreen.tsx'),
    ...ofCentre,
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
    centre: 'money',
    source: 'src/features/centre/withdraw/WithdrawScreen.tsx',
    load: () => import('./withdraw/WithdrawScreen.tsx'),
    ...ofCentre,
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
    centre: 'play',
    ...ofCentre,
    ...comingSoon,
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
    centre: 'play',
    ...ofCentre,
    ...comingSoon,
  },
  {
    id: 'identityCheck',
    paths: ['/member/identity'],
    label: msg({
      id: 'nav.identityCheck',
      context: 'Entry of the account menu: the page on which members show who they are',
      message: 'Identity check',
    }),
    icon: 'user',
    gate: 'identityCheck',
    account: 55,
    centre: 'me',
    source: 'src/features/centre/identity/IdentityScreen.tsx',
    load: () => import('./identity/IdentityScreen.tsx'),
    ...ofCentre,
  },
  {
    // Two presses from everywhere: the account menu, and this.
    id: 'limits',
    paths: ['/member/limits'],
    label: msg({
      id: 'nav.limits',
      context: 'Page on which members set limits of money and time for themselves',
      message: 'My limits',
    }),
    icon: 'shield',
    gate: 'memberCenter',
    account: 60,
    centre: 'me',
    source: 'src/features/centre/limits/LimitsScreen.tsx',
    load: () => import('./limits/LimitsScreen.tsx'),
    ...ofCentre,
  },
  {
    id: 'messageV2',
    paths: ['/member/messages'],
    label: msg({
      id: 'nav.messages',
      context: 'Entry of the account menu: messages of the house to the member',
      message: 'Messages',
    }),
    icon: 'mail',
    gate: 'messages',
    account: 70,
    centre: 'me',
    source: 'src/features/centre/inbox/InboxScreen.tsx',
    load: () => import('./inbox/InboxScreen.tsx'),
    ...ofCentre,
  },
];
