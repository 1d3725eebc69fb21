import type { Area } from '../area.ts';
import { mountChannels } from './channelCalls.ts';
import { mountComparison } from './comparisonCalls.ts';
import { mountDeposits, mountUnmatched } from './depositCalls.ts';
import { mountRefunds } from './refundCalls.ts';
import { mountStatements } from './statementCalls.ts';
import { mountTransfers } from './transferCalls.ts';
import { mountVouchers } from './voucherCalls.ts';
import { mountWithdrawals } from './withdrawalCalls.ts';

/** Money that comes in and goes out, and by whom. */
export const paymentAreas: readonly Area[] = [
  {
    name: 'deposits',
    mount(desk) {
      mountDeposits(desk);
      mountUnmatched(desk);
      mountRefunds(desk);
      mountStatements(desk);
      mountComparison(desk);
    },
  },
  { name: 'withdrawals', mount: mountWithdrawals },
  {
    name: 'payments',
    mount(desk) {
      mountChannels(desk);
      mountTransfers(desk);
    },
  },
  { name: 'vouchers', mount: mountVouchers },
];
