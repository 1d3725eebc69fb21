import { useLingui } from '@lingui/react/macro';

/** Words about vouchers that several parts share. */
export function useVoucherWords() {
  const { t } = useLingui();
  return {
    name: t({ id: 'desk.vouchers.name', context: 'Column or field', message: 'Name' }),
    amount: t({
      id: 'desk.vouchers.amount',
      context: 'Column or field: what each code is worth',
      message: 'Worth of a code',
    }),
    redeemed: t({
      id: 'desk.vouchers.redeemed',
      context: 'Column: how many codes were redeemed',
      message: 'Redeemed',
    }),
    state: t({ id: 'desk.payments.state', context: 'Column, fact or filter', message: 'State' }),
    endsAt: t({
      id: 'desk.vouchers.endsAt',
      context: 'Column or field: until when codes can be redeemed',
      message: 'Good until',
    }),
    createdBy: t({
      id: 'desk.vouchers.createdBy',
      context: 'Column: who made the codes',
      message: 'Made by',
    }),
    states: {
      active: t({
        id: 'desk.vouchers.active',
        context: 'State of vouchers',
        message: 'Active',
      }),
      redeemed: t({
        id: 'desk.vouchers.isRedeemed',
        context: 'State of one voucher',
        message: 'Redeemed',
      }),
      over: t({ id: 'desk.vouchers.over', context: 'State of vouchers', message: 'Expired' }),
      void: t({
        id: 'desk.vouchers.isVoid',
        context: 'State of vouchers',
        message: 'Called back',
      }),
    },
    used: ({ redeemed, count }: { readonly redeemed: number; readonly count: number }) =>
      t({
        id: 'desk.vouchers.used',
        context: 'How many codes of how many were redeemed',
        message: `${redeemed} of ${count}`,
      }),
  };
}
