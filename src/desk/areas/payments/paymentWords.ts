import { msg } from '@lingui/core/macro';

/** What the states of a deposit are called. */
export const DEPOSIT_STATE_NAMES = {
  created: msg({
    id: 'desk.depositState.created',
    context: 'How a deposit stands',
    message: 'Being prepared',
  }),
  pending: msg({
    id: 'desk.depositState.pending',
    context: 'How a deposit stands',
    message: 'Awaits payment',
  }),
  paid: msg({
    id: 'desk.depositState.paid',
    context: 'How a deposit stands',
    message: 'Payment seen',
  }),
  confirmed: msg({
    id: 'desk.depositState.confirmed',
    context: 'How a deposit stands',
    message: 'Credited',
  }),
  underReview: msg({
    id: 'desk.depositState.underReview',
    context: 'How a deposit stands',
    message: 'To review',
  }),
  expired: msg({
    id: 'desk.depositState.expired',
    context: 'How a deposit stands',
    message: 'Expired',
  }),
  failed: msg({
    id: 'desk.depositState.failed',
    context: 'How a deposit stands',
    message: 'Failed',
  }),
  refunded: msg({
    id: 'desk.depositState.refunded',
    context: 'How a deposit stands',
    message: 'Paid back',
  }),
  disputed: msg({
    id: 'desk.depositState.disputed',
    context: 'How a deposit stands',
    message: 'Disputed',
  }),
} as const;

/** What the states of a withdrawal are called. */
export const WITHDRAWAL_STATE_NAMES = {
  requested: msg({
    id: 'desk.withdrawalState.requested',
    context: 'How a withdrawal stands',
    message: 'Requested',
  }),
  review: msg({
    id: 'desk.withdrawalState.review',
    context: 'How a withdrawal stands',
    message: 'To review',
  }),
  approved: msg({
    id: 'desk.withdrawalState.approved',
    context: 'How a withdrawal stands',
    message: 'Approved',
  }),
  paying: msg({
    id: 'desk.withdrawalState.paying',
    context: 'How a withdrawal stands',
    message: 'Being paid',
  }),
  failed: msg({
    id: 'desk.withdrawalState.failed',
    context: 'How a withdrawal stands',
    message: 'Payment failed',
  }),
  rejected: msg({
    id: 'desk.withdrawalState.rejected',
    context: 'How a withdrawal stands',
    message: 'Rejected',
  }),
  cancelled: msg({
    id: 'desk.withdrawalState.cancelled',
    context: 'How a withdrawal stands',
    message: 'Cancelled by the member',
  }),
  awaitingReceipt: msg({
    id: 'desk.withdrawalState.awaitingReceipt',
    context: 'How a withdrawal stands',
    message: 'Paid, awaits receipt',
  }),
  received: msg({
    id: 'desk.withdrawalState.received',
    context: 'How a withdrawal stands',
    message: 'Received',
  }),
  partiallyReceived: msg({
    id: 'desk.withdrawalState.partiallyReceived',
    context: 'How a withdrawal stands',
    message: 'Received in part',
  }),
  notReceived: msg({
    id: 'desk.withdrawalState.notReceived',
    context: 'How a withdrawal stands',
    message: 'Not received',
  }),
  payingRemaining: msg({
    id: 'desk.withdrawalState.payingRemaining',
    context: 'How a withdrawal stands',
    message: 'Rest being paid',
  }),
  remainingRefunded: msg({
    id: 'desk.withdrawalState.remainingRefunded',
    context: 'How a withdrawal stands',
    message: 'Rest given back',
  }),
} as const;

/** What ways to pay in are called. */
export const DEPOSIT_TYPE_NAMES = {
  bank: msg({
    id: 'desk.depositType.bank',
    context: 'How money is paid in',
    message: 'Bank transfer',
  }),
  card: msg({ id: 'desk.depositType.card', context: 'How money is paid in', message: 'Card' }),
  ewallet: msg({
    id: 'desk.depositType.ewallet',
    context: 'How money is paid in',
    message: 'E-wallet',
  }),
  qr: msg({ id: 'desk.depositType.qr', context: 'How money is paid in', message: 'QR code' }),
  crypto: msg({
    id: 'desk.depositType.crypto',
    context: 'How money is paid in',
    message: 'Crypto',
  }),
  voucher: msg({
    id: 'desk.depositType.voucher',
    context: 'How money is paid in',
    message: 'Voucher',
  }),
} as const;

/** What kinds of accounts that money goes out to are called. */
export const PAYOUT_TYPE_NAMES = {
  bank: msg({
    id: 'desk.payoutType.bank',
    context: 'What money is paid out to',
    message: 'Bank account',
  }),
  card: msg({ id: 'desk.payoutType.card', context: 'What money is paid out to', message: 'Card' }),
  pix: msg({ id: 'desk.payoutType.pix', context: 'What money is paid out to', message: 'PIX key' }),
  clabe: msg({
    id: 'desk.payoutType.clabe',
    context: 'What money is paid out to',
    message: 'CLABE',
  }),
  ewallet: msg({
    id: 'desk.payoutType.ewallet',
    context: 'What money is paid out to',
    message: 'E-wallet',
  }),
  crypto: msg({
    id: 'desk.payoutType.crypto',
    context: 'What money is paid out to',
    message: 'Crypto address',
  }),
} as const;

/** How one payment of a withdrawal stands. */
export const PAYOUT_STATE_NAMES = {
  created: msg({
    id: 'desk.payoutState.created',
    context: 'How one payment of a withdrawal stands',
    message: 'To be sent',
  }),
  sent: msg({
    id: 'desk.payoutState.sent',
    context: 'How one payment of a withdrawal stands',
    message: 'Sent, not answered',
  }),
  paid: msg({
    id: 'desk.payoutState.paid',
    context: 'How one payment of a withdrawal stands',
    message: 'Paid',
  }),
  failed: msg({
    id: 'desk.payoutState.failed',
    context: 'How one payment of a withdrawal stands',
    message: 'Refused',
  }),
} as const;

/** What providers of payments are called. */
export const PROVIDER_NAMES = {
  manualBank: msg({
    id: 'desk.paymentProvider.manualBank',
    context: 'Kind of a provider of payments',
    message: 'Bank account, by hand',
  }),
  voucher: msg({
    id: 'desk.paymentProvider.voucher',
    context: 'Kind of a provider of payments: codes that the merchant makes',
    message: 'Vouchers of the house',
  }),
  hostedPage: msg({
    id: 'desk.paymentProvider.hostedPage',
    context: 'Kind of a provider of payments',
    message: 'Hosted payment page',
  }),
  evm: msg({
    id: 'desk.paymentProvider.evm',
    context: 'Kind of a provider of payments: coins on a chain such as Ethereum',
    message: 'Coins on a chain (EVM)',
  }),
  stripe: msg({
    id: 'desk.paymentProvider.stripe',
    context: 'Name of a provider of payments',
    message: 'Stripe',
  }),
  btcpay: msg({
    id: 'desk.paymentProvider.btcpay',
    context: 'Name of a provider of payments',
    message: 'BTCPay Server',
  }),
  pix: msg({
    id: 'desk.paymentProvider.pix',
    context:
      'Name of a provider of payments: any that speaks the interface of the central bank of Brazil',
    message: 'PIX by a PSP',
  }),
} as const;
