import { useLingui } from '@lingui/react/macro';

/** What kinds, states and the like of promotions are called. */
export function usePromotionWords() {
  const { t } = useLingui();
  return {
    kinds: {
      activity: t({
        id: 'desk.promotions.kind.activity',
        context: 'Kind of a promotion',
        message: 'Application',
      }),
      signIn: t({
        id: 'desk.promotions.kind.signIn',
        context: 'Kind of a promotion',
        message: 'Sign-in calendar',
      }),
      redPacket: t({
        id: 'desk.promotions.kind.redPacket',
        context: 'Kind of a promotion',
        message: 'Red packet',
      }),
      raffle: t({
        id: 'desk.promotions.kind.raffle',
        context: 'Kind of a promotion',
        message: 'Raffle',
      }),
      depositMatch: t({
        id: 'desk.promotions.kind.depositMatch',
        context: 'Kind of a promotion',
        message: 'Deposit match',
      }),
      freeSpins: t({
        id: 'desk.promotions.kind.freeSpins',
        context: 'Kind of a promotion',
        message: 'Free spins',
      }),
    },
    categories: {
      newcomers: t({
        id: 'desk.promotions.category.newcomers',
        context: 'Heading of the site',
        message: 'New here',
      }),
      everyday: t({
        id: 'desk.promotions.category.everyday',
        context: 'Heading of the site',
        message: 'Every day',
      }),
      casino: t({
        id: 'desk.promotions.category.casino',
        context: 'Heading of the site',
        message: 'Casino',
      }),
      sports: t({
        id: 'desk.promotions.category.sports',
        context: 'Heading of the site',
        message: 'Sports',
      }),
      lottery: t({
        id: 'desk.promotions.category.lottery',
        context: 'Heading of the site',
        message: 'Lottery',
      }),
      events: t({
        id: 'desk.promotions.category.events',
        context: 'Heading of the site',
        message: 'Events',
      }),
    },
    ...usePromotionTimes(),
  };
}

function usePromotionTimes() {
  const { t } = useLingui();
  return {
    states: {
      draft: t({ id: 'desk.promotions.state.draft', context: 'State', message: 'Draft' }),
      published: t({
        id: 'desk.promotions.state.published',
        context: 'State',
        message: 'Published',
      }),
      ended: t({ id: 'desk.promotions.state.ended', context: 'State', message: 'Ended' }),
    },
    periods: {
      once: t({ id: 'desk.promotions.period.once', context: 'How often', message: 'Once' }),
      daily: t({ id: 'desk.promotions.period.daily', context: 'How often', message: 'Every day' }),
      weekly: t({
        id: 'desk.promotions.period.weekly',
        context: 'How often',
        message: 'Every week',
      }),
      semimonthly: t({
        id: 'desk.promotions.period.semimonthly',
        context: 'How often: from the 1st and from the 16th',
        message: 'Twice a month',
      }),
      monthly: t({
        id: 'desk.promotions.period.monthly',
        context: 'How often',
        message: 'Every month',
      }),
    },
    hasDraft: t({
      id: 'desk.promotions.hasDraft',
      context: 'Behind the state of a promotion',
      message: 'changes not published',
    }),
    unlimited: t({
      id: 'desk.promotions.unlimited',
      context: 'In place of a budget or a stock',
      message: 'no limit',
    }),
  };
}

/** What columns and fields of promotions are called. */
export function usePromotionFields() {
  const { t } = useLingui();
  return {
    kind: t({ id: 'desk.promotions.kind', context: 'Field of a promotion', message: 'Kind' }),
    category: t({
      id: 'desk.promotions.category',
      context: 'Field of a promotion',
      message: 'Heading on the site',
    }),
    state: t({ id: 'desk.promotions.state', context: 'Field of a promotion', message: 'State' }),
    place: t({ id: 'desk.promotions.place', context: 'Field of a promotion', message: 'Order' }),
    title: t({ id: 'desk.promotions.name', context: 'Field of a promotion', message: 'Title' }),
    lead: t({
      id: 'desk.promotions.lead',
      context: 'Field of a promotion',
      message: 'One or two sentences',
    }),
    body: t({ id: 'desk.promotions.body', context: 'Field of a promotion', message: 'Text' }),
    picture: t({
      id: 'desk.promotions.picture',
      context: 'Field of a promotion',
      message: 'Picture',
    }),
    period: t({
      id: 'desk.promotions.period',
      context: 'Field of a promotion',
      message: 'How often',
    }),
    from: t({ id: 'desk.promotions.from', context: 'Field of a promotion', message: 'Begins' }),
    until: t({ id: 'desk.promotions.until', context: 'Field of a promotion', message: 'Ends' }),
    needsJoin: t({
      id: 'desk.promotions.needsJoin',
      context: 'Field of a promotion',
      message: 'Members say that they take part',
    }),
    budget: t({
      id: 'desk.promotions.budget',
      context: 'Field of a promotion',
      message: 'Budget (0: no limit)',
    }),
    budgetName: t({
      id: 'desk.promotions.budgetName',
      context: 'Field of a promotion',
      message: 'Budget',
    }),
    members: t({
      id: 'desk.promotions.members',
      context: 'Field of a promotion',
      message: 'Members',
    }),
    waiting: t({
      id: 'desk.promotions.waiting',
      context: 'Field of a promotion',
      message: 'To be decided',
    }),
    paid: t({ id: 'desk.promotions.paid', context: 'Field of a promotion', message: 'Times paid' }),
    cost: t({ id: 'desk.promotions.cost', context: 'Field of a promotion', message: 'Cost' }),
    promised: t({
      id: 'desk.promotions.promised',
      context: 'Field of a promotion',
      message: 'Promised',
    }),
    ...useAudienceFields(),
    ...useKindFields(),
  };
}

function useAudienceFields() {
  const { t } = useLingui();
  return {
    minDeposit: t({
      id: 'desk.promotions.minDeposit',
      context: 'Field of a promotion',
      message: 'Deposits of the period from',
    }),
    leastDeposit: t({
      id: 'desk.promotions.leastDeposit',
      context: 'Field of a promotion',
      message: 'Least deposit',
    }),
    minValidBet: t({
      id: 'desk.promotions.minValidBet',
      context: 'Field of a promotion',
      message: 'Bets of the period from',
    }),
    categories: t({
      id: 'desk.promotions.categories',
      context: 'Field of a promotion',
      message: 'Bets that count (none: all)',
    }),
    minIdentity: t({
      id: 'desk.promotions.minIdentity',
      context: 'Field of a promotion',
      message: 'Identity level from (0: anybody)',
    }),
  };
}

function useKindFields() {
  const { t } = useLingui();
  return {
    most: t({
      id: 'desk.promotions.most',
      context: 'Field of a promotion',
      message: 'Most for one application',
    }),
    rewards: t({
      id: 'desk.promotions.rewards',
      context: 'Field of a promotion',
      message: 'Rewards day by day',
    }),
    reward: t({ id: 'desk.promotions.reward', context: 'Field of a promotion', message: 'Reward' }),
    total: t({
      id: 'desk.promotions.total',
      context: 'Field of a promotion',
      message: 'What is inside, each period',
    }),
    parts: t({ id: 'desk.promotions.parts', context: 'Field of a promotion', message: 'Parts' }),
    partsLeft: t({
      id: 'desk.promotions.partsLeft',
      context: 'Field of a promotion',
      message: 'Parts left',
    }),
    rate: t({
      id: 'desk.promotions.rate',
      context: 'Field of a promotion',
      message: 'Share of the deposit (%)',
    }),
    cap: t({
      id: 'desk.promotions.cap',
      context: 'Field of a promotion',
      message: 'Brings at most',
    }),
    tickets: t({
      id: 'desk.promotions.tickets',
      context: 'Field of a promotion',
      message: 'Tickets a member and period',
    }),
    prizes: t({ id: 'desk.promotions.prizes', context: 'Field of a promotion', message: 'Prizes' }),
    prize: t({
      id: 'desk.promotions.prize',
      context: 'Field of a promotion',
      message: 'Prize (0: no win)',
    }),
    weight: t({ id: 'desk.promotions.weight', context: 'Field of a promotion', message: 'Weight' }),
    stock: t({
      id: 'desk.promotions.stock',
      context: 'Field of a promotion',
      message: 'Stock (0: no end)',
    }),
    drawn: t({ id: 'desk.promotions.drawn', context: 'Field of a promotion', message: 'Drawn' }),
    left: t({ id: 'desk.promotions.left', context: 'Field of a promotion', message: 'Left' }),
  };
}
