import { useLingui } from '@lingui/react/macro';

/** What friends and their states are called. */
export function useReferralWords() {
  const { t } = useLingui();
  return {
    states: {
      open: t({
        id: 'desk.referral.open',
        context: 'State of an invited friend',
        message: 'On the way',
      }),
      review: t({
        id: 'desk.referral.review',
        context: 'State of an invited friend',
        message: 'Waits for somebody',
      }),
      paid: t({
        id: 'desk.referral.paid',
        context: 'State of an invited friend',
        message: 'Rewarded',
      }),
      refused: t({
        id: 'desk.referral.refused',
        context: 'State of an invited friend',
        message: 'Refused',
      }),
      lapsed: t({
        id: 'desk.referral.lapsed',
        context: 'State of an invited friend',
        message: 'Time over',
      }),
    },
    doubts: {
      sameNetwork: t({
        id: 'desk.referral.sameNetwork',
        context: 'Why a reward waits',
        message: 'Both came from one network',
      }),
      sameAccount: t({
        id: 'desk.referral.sameAccount',
        context: 'Why a reward waits',
        message: 'Both are paid out to one account',
      }),
      paused: t({
        id: 'desk.referral.paused',
        context: 'Why a reward waits',
        message: 'One of them takes a break or is closed',
      }),
      many: t({
        id: 'desk.referral.many',
        context: 'Why a reward waits',
        message: 'Many friends this month',
      }),
    },
    inviter: t({ id: 'desk.referral.inviter', context: 'Column: a member', message: 'Invited by' }),
    friend: t({ id: 'desk.referral.friend', context: 'Column: a member', message: 'Friend' }),
    state: t({ id: 'desk.referral.state', context: 'Column and filter', message: 'State' }),
    why: t({ id: 'desk.referral.why', context: 'Column: why a reward waits', message: 'Why' }),
    deposited: t({
      id: 'desk.referral.deposited',
      context: 'Column: an amount',
      message: 'Paid in',
    }),
    validBets: t({
      id: 'desk.referral.validBets',
      context: 'Column: what of the bets of a friend counts',
      message: 'Bets that count',
    }),
    at: t({ id: 'desk.referral.at', context: 'Column: a time', message: 'Registered' }),
  };
}

/** What the terms of invitations are called. */
export function useTermsWords() {
  const { t } = useLingui();
  return {
    deposit: t({
      id: 'desk.referral.terms.deposit',
      context: 'Fact and field: an amount',
      message: 'Friend pays in',
    }),
    validBet: t({
      id: 'desk.referral.terms.validBet',
      context: 'Fact and field: an amount',
      message: 'Friend’s bets that count',
    }),
    days: t({
      id: 'desk.referral.terms.days',
      context: 'Fact and field: a number',
      message: 'Within days',
    }),
    needsPhone: t({
      id: 'desk.referral.terms.needsPhone',
      context: 'Fact and field: yes or no',
      message: 'Friend confirms a mobile number',
    }),
    inviterReward: t({
      id: 'desk.referral.terms.inviterReward',
      context: 'Fact and field: an amount',
      message: 'Member gets',
    }),
    friendReward: t({
      id: 'desk.referral.terms.friendReward',
      context: 'Fact and field: an amount',
      message: 'Friend gets',
    }),
    turnover: t({
      id: 'desk.referral.terms.turnover',
      context: 'Fact and field: how many times a reward has to be played',
      message: 'Times to be played',
    }),
    mostAMonth: t({
      id: 'desk.referral.terms.mostAMonth',
      context: 'Fact and field: a number of friends',
      message: 'Friends of a month before somebody looks',
    }),
    betShare: t({
      id: 'desk.referral.terms.betShare',
      context: 'Fact and field: a percentage of what a friend bets, paid daily for some time',
      message: 'Member’s share of the friend’s bets',
    }),
    betShareDays: t({
      id: 'desk.referral.terms.betShareDays',
      context: 'Fact and field: for how many days a share of bets is paid',
      message: 'Days of the share',
    }),
    percentInvalid: t({
      id: 'desk.referral.terms.percentInvalid',
      context: 'Below a field for a percentage',
      message: 'A percentage such as 0.1.',
    }),
    yes: t({ id: 'desk.referral.yes', context: 'Value of a fact', message: 'Yes' }),
    no: t({ id: 'desk.referral.no', context: 'Value of a fact', message: 'No' }),
  };
}
