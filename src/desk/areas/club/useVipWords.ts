import { useLingui } from '@lingui/react/macro';

/** What the parts of a VIP programme are called. */
export function useVipWords() {
  const { t } = useLingui();
  return {
    level: t({ id: 'desk.vip.level', context: 'Column and fact', message: 'Level' }),
    name: t({ id: 'desk.vip.name', context: 'Field: what a level is called', message: 'Name' }),
    threshold: t({
      id: 'desk.vip.threshold',
      context: 'Column and field: growth points from which a level is reached',
      message: 'From growth',
    }),
    keep: t({
      id: 'desk.vip.keep',
      context: 'Column and field: growth points that keep a level',
      message: 'Keeps it with',
    }),
    gift: t({
      id: 'desk.vip.gift',
      context: 'Column and field: what reaching a level gives',
      message: 'Gift',
    }),
    birthday: t({ id: 'desk.vip.birthday', context: 'Column and field', message: 'Birthday' }),
    monthly: t({ id: 'desk.vip.monthly', context: 'Column and field', message: 'A month' }),
    minDeposit: t({
      id: 'desk.vip.minDeposit',
      context: 'Field: what has to be paid in within a month',
      message: 'Paid in at least',
    }),
    minBet: t({
      id: 'desk.vip.minBet',
      context: 'Field: what has to be bet within a month',
      message: 'Bet at least',
    }),
    members: t({ id: 'desk.vip.members', context: 'Column: how many', message: 'Members' }),
    keepDays: t({
      id: 'desk.vip.keepDays',
      context: 'Fact and field: how long a level is before it has to be kept',
      message: 'Days to keep a level',
    }),
    turnover: t({
      id: 'desk.vip.turnover',
      context: 'Fact and field: how many times what is given has to be bet',
      message: 'Gifts are played, times',
    }),
    factors: t({
      id: 'desk.vip.factors',
      context: 'Heading of fields: growth points of a unit of bets by category of games',
      message: 'Growth of a unit of bets',
    }),
    withdrawals: t({
      id: 'desk.vip.withdrawals',
      context: 'Column and heading of fields: what a level changes of withdrawals',
      message: 'Withdrawals',
    }),
  };
}

/** What a level changes of withdrawals. */
export function useWithdrawalWords() {
  const { t } = useLingui();
  return {
    dayCount: t({
      id: 'desk.vip.dayCount',
      context: 'Field of a level: withdrawals a day',
      message: 'How many a day',
    }),
    daySum: t({
      id: 'desk.vip.daySum',
      context: 'Field of a level: sum of withdrawals of a day',
      message: 'Sum a day',
    }),
    max: t({
      id: 'desk.vip.max',
      context: 'Field of a level: the largest withdrawal',
      message: 'The largest',
    }),
    freeADay: t({
      id: 'desk.vip.freeADay',
      context: 'Field of a level: withdrawals a day that cost no fee',
      message: 'Free of fee a day',
    }),
    fee: t({ id: 'desk.vip.fee', context: 'Field of a level', message: 'Fee' }),
  };
}
