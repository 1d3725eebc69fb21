import { useLingui } from '@lingui/react/macro';

/** What kinds, states and the like of missions are called. */
export function useMissionWords() {
  const { t } = useLingui();
  return {
    kinds: {
      mission: t({ id: 'desk.missions.kind.mission', context: 'Kind', message: 'Mission' }),
      leaderboard: t({
        id: 'desk.missions.kind.leaderboard',
        context: 'Kind',
        message: 'Leaderboard',
      }),
    },
    states: {
      draft: t({ id: 'desk.missions.state.draft', context: 'State', message: 'Draft' }),
      published: t({ id: 'desk.missions.state.published', context: 'State', message: 'Published' }),
      ended: t({ id: 'desk.missions.state.ended', context: 'State', message: 'Ended' }),
    },
    hasDraft: t({
      id: 'desk.missions.hasDraft',
      context: 'Behind the state of a mission',
      message: 'changes not published',
    }),
  };
}

/** What missions go by, and how often. */
export function useMissionGoals() {
  const { t } = useLingui();
  return {
    events: {
      depositCount: t({
        id: 'desk.missions.event.depositCount',
        context: 'What counts for a mission',
        message: 'Deposits',
      }),
      depositSum: t({
        id: 'desk.missions.event.depositSum',
        context: 'What counts for a mission',
        message: 'Sum of deposits',
      }),
      validBet: t({
        id: 'desk.missions.event.validBet',
        context: 'What counts for a mission',
        message: 'Bets that count',
      }),
      wins: t({
        id: 'desk.missions.event.wins',
        context: 'What counts for a mission',
        message: 'Bets won',
      }),
      signInDays: t({
        id: 'desk.missions.event.signInDays',
        context: 'What counts for a mission',
        message: 'Days with a sign-in',
      }),
      friends: t({
        id: 'desk.missions.event.friends',
        context: 'What counts for a mission',
        message: 'Friends rewarded',
      }),
    },
    scores: {
      validBet: t({
        id: 'desk.missions.score.validBet',
        context: 'What a leaderboard goes by',
        message: 'Bets that count',
      }),
      bestMultiplier: t({
        id: 'desk.missions.score.bestMultiplier',
        context: 'What a leaderboard goes by',
        message: 'Best multiplier',
      }),
    },
    periods: {
      once: t({ id: 'desk.missions.period.once', context: 'How often', message: 'Once' }),
      daily: t({ id: 'desk.missions.period.daily', context: 'How often', message: 'Every day' }),
      weekly: t({ id: 'desk.missions.period.weekly', context: 'How often', message: 'Every week' }),
      monthly: t({
        id: 'desk.missions.period.monthly',
        context: 'How often',
        message: 'Every month',
      }),
    },
  };
}

/** What columns and fields of missions are called. */
export function useMissionFields() {
  const { t } = useLingui();
  return {
    kind: t({ id: 'desk.missions.kind', context: 'Field', message: 'Kind' }),
    state: t({
      id: 'desk.missions.state',
      context: 'Field',
      message: 'State',
    }),
    place: t({
      id: 'desk.missions.place',
      context: 'Field',
      message: 'Order',
    }),
    title: t({
      id: 'desk.missions.name',
      context: 'Field',
      message: 'Title',
    }),
    text: t({ id: 'desk.missions.text', context: 'Field', message: 'Text' }),
    picture: t({
      id: 'desk.missions.picture',
      context: 'Field',
      message: 'Picture (address from Pictures)',
    }),
    goal: t({
      id: 'desk.missions.goal',
      context: 'Field',
      message: 'What counts',
    }),
    target: t({
      id: 'desk.missions.target',
      context: 'Field',
      message: 'Target',
    }),
    reward: t({
      id: 'desk.missions.reward',
      context: 'Field',
      message: 'Reward',
    }),
    prizes: t({
      id: 'desk.missions.prizes',
      context: 'Field',
      message: 'Prizes by place',
    }),
    fromPlace: t({
      id: 'desk.missions.fromPlace',
      context: 'Field',
      message: 'From place',
    }),
    toPlace: t({
      id: 'desk.missions.toPlace',
      context: 'Field',
      message: 'To place',
    }),
    categories: t({
      id: 'desk.missions.categories',
      context: 'Field',
      message: 'Categories (none: all)',
    }),
    period: t({
      id: 'desk.missions.period',
      context: 'Field',
      message: 'How often',
    }),
    from: t({
      id: 'desk.missions.from',
      context: 'Field',
      message: 'First day',
    }),
    to: t({ id: 'desk.missions.to', context: 'Field', message: 'Last day' }),
    ...useMissionTerms(),
  };
}

/** What terms of missions and what came of them are called. */
function useMissionTerms() {
  const { t } = useLingui();
  return {
    turnover: t({
      id: 'desk.missions.turnover',
      context: 'Field',
      message: 'Times to be played',
    }),
    claimDays: t({
      id: 'desk.missions.claimDays',
      context: 'Field',
      message: 'Days to claim',
    }),
    minLevel: t({
      id: 'desk.missions.minLevel',
      context: 'Field',
      message: 'VIP level from',
    }),
    minIdentity: t({
      id: 'desk.missions.minIdentity',
      context: 'Field',
      message: 'Identity level from (0: anybody)',
    }),
    begun: t({
      id: 'desk.missions.begun',
      context: 'Field',
      message: 'Begun',
    }),
    reached: t({
      id: 'desk.missions.reached',
      context: 'Field',
      message: 'Reached',
    }),
    claimed: t({
      id: 'desk.missions.claimed',
      context: 'Field',
      message: 'Claimed',
    }),
    paid: t({ id: 'desk.missions.paid', context: 'Field', message: 'Paid' }),
  };
}
