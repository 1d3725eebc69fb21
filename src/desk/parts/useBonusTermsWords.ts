import { useLingui } from '@lingui/react/macro';

/** What terms by which something is given are called. */
export function useBonusTermsWords() {
  const { t } = useLingui();
  return {
    pays: t({ id: 'desk.bonusTerms.pays', context: 'Field of terms', message: 'Is paid' }),
    kinds: {
      cash: t({
        id: 'desk.bonusTerms.cash',
        context: 'How a reward is paid',
        message: 'As cash, turned over before a payout',
      }),
      bonus: t({
        id: 'desk.bonusTerms.bonus',
        context: 'How a reward is paid',
        message: 'As bonus money, wagered first',
      }),
    },
    turnover: t({
      id: 'desk.bonusTerms.turnover',
      context: 'Field of terms',
      message: 'Times to be played',
    }),
    turnoverHelp: t({
      id: 'desk.bonusTerms.turnoverHelp',
      context: 'Help under the field of how many times cash is played',
      message: '0: it can be withdrawn at once',
    }),
    ...useWageredWords(),
  };
}

function useWageredWords() {
  const { t } = useLingui();
  return {
    model: t({ id: 'desk.bonusTerms.model', context: 'Field of terms', message: 'Model' }),
    models: {
      cashFirst: t({
        id: 'desk.bonusTerms.cashFirst',
        context: 'How bonus money is played',
        message: 'Cash first: payouts at any time end it',
      }),
      locked: t({
        id: 'desk.bonusTerms.locked',
        context: 'How bonus money is played',
        message: 'Locked: no payout until it is played',
      }),
    },
    multiplier: t({
      id: 'desk.bonusTerms.multiplier',
      context: 'Field of terms: how many times something is bet',
      message: 'Times to be bet',
    }),
    base: t({
      id: 'desk.bonusTerms.base',
      context: 'Field of terms: what is multiplied',
      message: 'Times what',
    }),
    bases: {
      bonus: t({ id: 'desk.bonusTerms.ofBonus', context: 'What is bet', message: 'The bonus' }),
      depositAndBonus: t({
        id: 'desk.bonusTerms.ofBoth',
        context: 'What is bet',
        message: 'Deposit and bonus',
      }),
    },
    expiresHours: t({
      id: 'desk.bonusTerms.hours',
      context: 'Field of terms',
      message: 'Hours to play it',
    }),
    maxBet: t({ id: 'desk.bonusTerms.maxBet', context: 'Field of terms', message: 'Most a bet' }),
    releaseTimes: t({
      id: 'desk.bonusTerms.releaseTimes',
      context: 'Field of terms: a number of times the bonus',
      message: 'Most released, times the bonus',
    }),
    releaseAmount: t({
      id: 'desk.bonusTerms.releaseAmount',
      context: 'Field of terms: an amount',
      message: 'Most released',
    }),
    emptyAny: t({
      id: 'desk.bonusTerms.emptyAny',
      context: 'Help under a field',
      message: 'Empty: no limit',
    }),
    eitherRelease: t({
      id: 'desk.bonusTerms.eitherRelease',
      context: 'Help under the field of the most that is released as an amount',
      message: 'In place of times the bonus',
    }),
    shares: t({
      id: 'desk.bonusTerms.shares',
      context: 'Heading of fields in percent, one a category of games',
      message: 'What of a bet counts',
    }),
    sharesHelp: t({
      id: 'desk.bonusTerms.sharesHelp',
      context: 'Under that heading',
      message: 'Empty: as usual, which stands in grey.',
    }),
  };
}
