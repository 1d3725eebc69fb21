import { msg } from '@lingui/core/macro';

/** What the calls about money in and out are called in the audit and in the inbox. */
export const PAYMENT_ACTIONS = {
  'payments.askTransfer': msg({
    id: 'desk.action.paymentsAskTransfer',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Vendor asked about a transfer',
  }),
  'withdrawals.approve': msg({
    id: 'desk.action.withdrawalsApprove',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Withdrawal approved',
  }),
  'withdrawals.reject': msg({
    id: 'desk.action.withdrawalsReject',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Withdrawal rejected',
  }),
  'withdrawals.pay': msg({
    id: 'desk.action.withdrawalsPay',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Withdrawal paid by hand',
  }),
  'withdrawals.settle': msg({
    id: 'desk.action.withdrawalsSettle',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'End of a dispute about a withdrawal',
  }),
  'deposits.match': msg({
    id: 'desk.action.depositsMatch',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Payment matched to a deposit',
  }),
  'deposits.decide': msg({
    id: 'desk.action.depositsDecide',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Decision about a deposit',
  }),
  'deposits.refund': msg({
    id: 'desk.action.depositsRefund',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Deposit refunded',
  }),
  'deposits.endRefund': msg({
    id: 'desk.action.depositsEndRefund',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'End of a refund sent by hand',
  }),
  'deposits.settleDispute': msg({
    id: 'desk.action.depositsSettleDispute',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'End of a dispute about a deposit',
  }),
  'payments.writeOff': msg({
    id: 'desk.action.paymentsWriteOff',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Receivable written off',
  }),
  'payments.importStatement': msg({
    id: 'desk.action.paymentsImportStatement',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Statement imported',
  }),
  'payments.confirmCertain': msg({
    id: 'desk.action.paymentsConfirmCertain',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Certain matches credited',
  }),
  'vouchers.create': msg({
    id: 'desk.action.vouchersCreate',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Vouchers made',
  }),
  'vouchers.void': msg({
    id: 'desk.action.vouchersVoid',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Vouchers called back',
  }),
  'vouchers.export': msg({
    id: 'desk.action.vouchersExport',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Codes of vouchers downloaded',
  }),
  'payments.closeDifference': msg({
    id: 'desk.action.paymentsCloseDifference',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Difference with a provider closed',
  }),
  'payments.link': msg({
    id: 'desk.action.paymentsLink',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Unmatched payment linked to a deposit',
  }),
  'payments.return': msg({
    id: 'desk.action.paymentsReturn',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Unmatched payment sent back',
  }),
  'payments.putChannel': msg({
    id: 'desk.action.paymentsPutChannel',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Payment channel changed',
  }),
  'payments.approvals': msg({
    id: 'desk.action.paymentsApprovals',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Approval limits of withdrawals',
  }),
};
