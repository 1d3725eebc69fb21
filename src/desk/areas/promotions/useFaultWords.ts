import { useLingui } from '@lingui/react/macro';

/** What is wrong with a field of a promotion, in plain words, by the field that the gateway names. */
export function useFaultWords(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  const least = t({
    id: 'desk.promotions.fault.amount',
    context: 'Under a field of an amount that is missing or not of the currency',
    message: 'An amount of the currency above zero',
  });
  const terms = t({
    id: 'desk.promotions.fault.terms',
    context: 'Under a field of the terms of bonus money',
    message: 'Not a value that terms can have',
  });
  return {
    until: t({
      id: 'desk.promotions.fault.until',
      context: 'Under the field of when a promotion ends',
      message: 'It ends after it begins',
    }),
    most: least,
    total: t({
      id: 'desk.promotions.fault.total',
      context: 'Under the field of what is inside a red packet',
      message: 'Enough for one of the smallest unit in each part',
    }),
    cap: least,
    minDeposit: least,
    minValidBet: least,
    budget: least,
    parts: t({
      id: 'desk.promotions.fault.parts',
      context: 'Under the field of how many share a red packet',
      message: 'From 1 to 1,000 parts',
    }),
    prizes: t({
      id: 'desk.promotions.fault.prizes',
      context: 'Under the list of prizes of a raffle',
      message: 'Each with a weight, and one of them without an end (stock 0)',
    }),
    rewards: t({
      id: 'desk.promotions.fault.rewards',
      context: 'Under the list of rewards of a sign-in',
      message: 'One day at least, each with an amount above zero',
    }),
    rate: t({
      id: 'desk.promotions.fault.rate',
      context: 'Under the field of a share in percent',
      message: 'Above zero and below 1,000 %',
    }),
    'freeSpins.game': t({
      id: 'desk.promotions.fault.spinGame',
      context: 'Under the field of the slot of free spins',
      message: 'A slot that is open and can be played with free spins',
    }),
    'freeSpins.stake': t({
      id: 'desk.promotions.fault.spinStake',
      context: 'Under the field of the stake of free spins',
      message: 'A stake that the slot has and the law of the market allows',
    }),
    'pays.multiplier': terms,
    'pays.turnover': terms,
    'pays.maxBet': least,
    'pays.releaseTimes': terms,
    'pays.releaseAmount': t({
      id: 'desk.promotions.fault.release',
      context: 'Under the field of the most that is released as an amount',
      message: 'Either an amount or a number of times, not both',
    }),
  };
}
