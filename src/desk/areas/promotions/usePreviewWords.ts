import { useLingui } from '@lingui/react/macro';

/** How promotions stand for members, and why. */
export function usePreviewWords() {
  const { t } = useLingui();
  return {
    hidden: t({
      id: 'desk.promotions.hidden',
      context: 'A member does not find the promotion on the site',
      message: 'Not shown',
    }),
    noButton: t({
      id: 'desk.promotions.noButton',
      context: 'A promotion has no button for a member',
      message: 'No button',
    }),
    buttons: {
      join: t({
        id: 'desk.promotions.button.join',
        context: 'Button that a member sees',
        message: 'Button “Join”',
      }),
      claim: t({
        id: 'desk.promotions.button.claim',
        context: 'Button that a member sees',
        message: 'Button of its kind',
      }),
      collect: t({
        id: 'desk.promotions.button.collect',
        context: 'Button that a member sees',
        message: 'Button “Collect”',
      }),
    },
    statuses: useStatusWords(),
    whys: useWhyWords(),
  };
}

function useStatusWords() {
  const { t } = useLingui();
  return {
    comingSoon: t({ id: 'desk.promotions.status.comingSoon', context: 'State', message: 'Soon' }),
    join: t({ id: 'desk.promotions.status.join', context: 'State', message: 'Open' }),
    joined: t({ id: 'desk.promotions.status.joined', context: 'State', message: 'Taking part' }),
    claim: t({ id: 'desk.promotions.status.claim', context: 'State', message: 'Can be had now' }),
    applying: t({ id: 'desk.promotions.status.applying', context: 'State', message: 'Sent' }),
    process: t({
      id: 'desk.promotions.status.process',
      context: 'State',
      message: 'Being reviewed',
    }),
    rejected: t({
      id: 'desk.promotions.status.rejected',
      context: 'State',
      message: 'Not granted',
    }),
    issued: t({
      id: 'desk.promotions.status.issued',
      context: 'State',
      message: 'Ready to collect',
    }),
    claimed: t({ id: 'desk.promotions.status.claimed', context: 'State', message: 'Received' }),
    expired: t({
      id: 'desk.promotions.status.expired',
      context: 'State',
      message: 'Not collected in time',
    }),
    close: t({ id: 'desk.promotions.status.close', context: 'State', message: 'Closed' }),
  };
}

function useWhyWords() {
  const { t } = useLingui();
  return {
    isPaused: t({
      id: 'desk.promotions.why.isPaused',
      context: 'Why a promotion stands as it does',
      message: 'This member is offered nothing at the moment',
    }),
    notYet: t({
      id: 'desk.promotions.why.notYet',
      context: 'Why a promotion stands as it does',
      message: 'It has not begun',
    }),
    over: t({
      id: 'desk.promotions.why.over',
      context: 'Why a promotion stands as it does',
      message: 'It is over',
    }),
    full: t({
      id: 'desk.promotions.why.full',
      context: 'Why a promotion stands as it does',
      message: 'Nothing is left of it',
    }),
    audience: t({
      id: 'desk.promotions.why.audience',
      context: 'Why a promotion stands as it does; what keeps a member out follows',
      message: 'It is not for this member:',
    }),
    identity: t({
      id: 'desk.promotions.why.identity',
      context: 'Why a promotion stands as it does',
      message: 'The identity level is too low',
    }),
    join: t({
      id: 'desk.promotions.why.join',
      context: 'Why a promotion stands as it does',
      message: 'The member has not said that they take part',
    }),
    deposit: t({
      id: 'desk.promotions.why.deposit',
      context: 'Why a promotion stands as it does',
      message: 'Too little was paid in within the period',
    }),
    validBet: t({
      id: 'desk.promotions.why.validBet',
      context: 'Why a promotion stands as it does',
      message: 'Too little was bet within the period',
    }),
    met: t({
      id: 'desk.promotions.why.met',
      context: 'Why a promotion stands as it does',
      message: 'All conditions are met',
    }),
    entry: t({
      id: 'desk.promotions.why.entry',
      context: 'Why a promotion stands as it does',
      message: 'By what the member did in this period',
    }),
  };
}
