import { useLingui } from '@lingui/react/macro';

/** What the terms of cashback are called. */
export function useCashbackWords() {
  const { t } = useLingui();
  return {
    modes: {
      daily: t({
        id: 'desk.cashback.daily',
        context: 'How cashback is claimed',
        message: 'Day by day, once a day is over',
      }),
      claimNow: t({
        id: 'desk.cashback.claimNow',
        context: 'How cashback is claimed',
        message: 'At any time, all that is settled',
      }),
    },
    mode: t({ id: 'desk.cashback.mode', context: 'Fact and field', message: 'Claimed' }),
    min: t({
      id: 'desk.cashback.min',
      context: 'Fact and field: an amount',
      message: 'Least that can be claimed',
    }),
    dayCap: t({
      id: 'desk.cashback.dayCap',
      context: 'Fact and field: an amount',
      message: 'Most that a day gives',
    }),
    claimDays: t({
      id: 'desk.cashback.claimDays',
      context: 'Fact and field: a number of days',
      message: 'Days to claim it',
    }),
    level: t({
      id: 'desk.cashback.level',
      context: 'Before the number of a VIP level, and label of its field',
      message: 'From level',
    }),
    none: t({
      id: 'desk.cashback.noTerms',
      context: 'In place of the rates of cashback',
      message: 'Nothing is given back.',
    }),
    since: t({
      id: 'desk.cashback.since',
      context: 'Before the day from which rates hold',
      message: 'Since',
    }),
    planned: t({
      id: 'desk.cashback.planned',
      context: 'Before the day from which rates will hold',
      message: 'Planned from',
    }),
  };
}
