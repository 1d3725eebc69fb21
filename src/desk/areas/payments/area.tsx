import { msg } from '@lingui/core/macro';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import CallMadeOutlined from '@mui/icons-material/CallMadeOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import CallReceivedOutlined from '@mui/icons-material/CallReceivedOutlined';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import { lazy } from 'react';
import { listPaymentDifferences } from '../../../../schemas/desk/comparison.ts';
import {
  getDeskDeposit,
  getDeskWithdrawal,
  listDeskDeposits,
  listDeskWithdrawals,
  listPaymentChannels,
  listUnmatchedPayments,
} from '../../../../schemas/desk/payments.ts';
import { listStuckTransfers } from '../../../../schemas/desk/walletTransfers.ts';
import { listVoucherBatches } from '../../../../schemas/desk/vouchers.ts';
import { listDeskRefunds, listReceivables } from '../../../../schemas/desk/refunds.ts';
import type { DeskArea } from '../../deskArea.ts';
import { PAYMENT_ACTIONS } from './paymentActions.ts';

const WithdrawalEffect = lazy(async () => ({
  default: (await import('./OrderEffects.tsx')).WithdrawalEffect,
}));
const DepositEffect = lazy(async () => ({
  default: (await import('./OrderEffects.tsx')).DepositEffect,
}));
const ChannelEffect = lazy(async () => ({
  default: (await import('./OrderEffects.tsx')).ChannelEffect,
}));

/** Money that members pay in and are paid out, and the accounts that it goes through. */
export const payments: DeskArea = {
  id: 'payments',
  pages: [
    {
      path: '/withdrawals',
      permission: listDeskWithdrawals.permission,
      Screen: lazy(async () => ({
        default: (await import('./WithdrawalsPage.tsx')).WithdrawalsPage,
      })),
      menu: {
        group: 'work',
        label: msg({
          id: 'desk.menu.withdrawals',
          context: 'Entry of the menu',
          message: 'Withdrawals',
        }),
        Icon: CallMadeOutlined,
        shortcut: 'w',
      },
    },
    {
      path: '/withdrawals/:order',
      permission: getDeskWithdrawal.permission,
      Screen: lazy(async () => ({
        default: (await import('./WithdrawalPage.tsx')).WithdrawalPage,
      })),
    },
    {
      path: '/deposits',
      permission: listDeskDeposits.permission,
      Screen: lazy(async () => ({ default: (await import('./DepositsPage.tsx')).DepositsPage })),
      menu: {
        group: 'work',
        label: msg({ id: 'desk.menu.deposits', context: 'Entry of the menu', message: 'Deposits' }),
        Icon: CallReceivedOutlined,
        shortcut: 'd',
      },
    },
    {
      path: '/deposits/:order',
      permission: getDeskDeposit.permission,
      Screen: lazy(async () => ({ default: (await import('./DepositPage.tsx')).DepositPage })),
    },
    {
      path: '/vouchers',
      permission: listVoucherBatches.permission,
      Screen: lazy(async () => ({ default: (await import('./VouchersPage.tsx')).VouchersPage })),
      menu: {
        group: 'site',
        label: msg({ id: 'desk.menu.vouchers', context: 'Entry of the menu', message: 'Vouchers' }),
        Icon: ConfirmationNumberOutlined,
      },
    },
    {
      path: '/comparison',
      permission: listPaymentDifferences.permission,
      Screen: lazy(async () => ({
        default: (await import('./ComparisonPage.tsx')).ComparisonPage,
      })),
      menu: {
        group: 'insight',
        label: msg({
          id: 'desk.menu.comparison',
          context: 'Entry of the menu: payments against the settlement of providers',
          message: 'Daily comparison',
        }),
        Icon: CompareArrowsOutlined,
      },
    },
    {
      path: '/channels',
      permission: listPaymentChannels.permission,
      Screen: lazy(async () => ({ default: (await import('./ChannelsPage.tsx')).ChannelsPage })),
      menu: {
        group: 'site',
        label: msg({
          id: 'desk.menu.channels',
          context: 'Entry of the menu',
          message: 'Payment channels',
        }),
        Icon: AccountBalanceOutlined,
      },
    },
  ],
  resources: {
    deposits: { list: listDeskDeposits, one: getDeskDeposit, oneBy: 'order', idField: 'order' },
    withdrawals: {
      list: listDeskWithdrawals,
      one: getDeskWithdrawal,
      oneBy: 'order',
      idField: 'order',
    },
    'payments.differences': { list: listPaymentDifferences },
    'deposits.refunds': { list: listDeskRefunds },
    'payments.receivables': { list: listReceivables },
    'payments.stuckTransfers': { list: listStuckTransfers },
    'payments.unmatched': { list: listUnmatchedPayments },
    vouchers: { list: listVoucherBatches },
  },
  actions: PAYMENT_ACTIONS,
  effects: {
    'withdrawals.approve': WithdrawalEffect,
    'withdrawals.settle': WithdrawalEffect,
    'deposits.match': DepositEffect,
    'deposits.decide': DepositEffect,
    'deposits.refund': DepositEffect,
    'deposits.settleDispute': DepositEffect,
    'payments.writeOff': DepositEffect,
    'payments.link': DepositEffect,
    'payments.putChannel': ChannelEffect,
    'vouchers.create': ChannelEffect,
  },
};
