import { useLingui } from '@lingui/react/macro';

/** What dialogs about levels and points of a member say. */
export function useClubWords() {
  const { t } = useLingui();
  return {
    ask: t({ id: 'desk.club.ask', context: 'Button of a dialog', message: 'Ask for it' }),
    second: t({
      id: 'desk.club.second',
      context: 'In a dialog: somebody else has to approve it',
      message: 'A second person agrees.',
    }),
    direction: t({ id: 'desk.club.direction', context: 'Label of a choice', message: 'Direction' }),
    credit: t({
      id: 'desk.club.credit',
      context: 'Choice: the member gets points',
      message: 'Add',
    }),
    debit: t({
      id: 'desk.club.debit',
      context: 'Choice: points are taken from the member',
      message: 'Take away',
    }),
  };
}

/** How levels and points of a member moved. */
export function useMovementWords() {
  const { t } = useLingui();
  return {
    day: t({ id: 'desk.club.day', context: 'Column: when', message: 'When' }),
    kind: t({ id: 'desk.club.kind', context: 'Column: why something changed', message: 'Why' }),
    level: t({ id: 'desk.club.levelColumn', context: 'Column', message: 'Level' }),
    change: t({
      id: 'desk.club.change',
      context: 'Column: points that came or went',
      message: 'Change',
    }),
    after: t({ id: 'desk.club.after', context: 'Column: points after a change', message: 'After' }),
    reference: t({
      id: 'desk.club.reference',
      context: 'Column: what a movement of points belongs to',
      message: 'Reference',
    }),
    steps: {
      growth: t({
        id: 'desk.club.step.growth',
        context: 'How growth of a member changed',
        message: 'Bets of the day',
      }),
      fall: t({
        id: 'desk.club.step.fall',
        context: 'How growth of a member changed',
        message: 'Level not kept',
      }),
      set: t({
        id: 'desk.club.step.set',
        context: 'How growth of a member changed',
        message: 'Set by hand',
      }),
    },
    entries: {
      earned: t({
        id: 'desk.club.entry.earned',
        context: 'Why points of a member moved',
        message: 'Bets',
      }),
      corrected: t({
        id: 'desk.club.entry.corrected',
        context: 'Why points of a member moved',
        message: 'Corrected result',
      }),
      converted: t({
        id: 'desk.club.entry.converted',
        context: 'Why points of a member moved',
        message: 'Changed into money',
      }),
      redeemed: t({
        id: 'desk.club.entry.redeemed',
        context: 'Why points of a member moved',
        message: 'Order',
      }),
      returned: t({
        id: 'desk.club.entry.returned',
        context: 'Why points of a member moved',
        message: 'Order rejected',
      }),
      adjusted: t({
        id: 'desk.club.entry.adjusted',
        context: 'Why points of a member moved',
        message: 'By hand',
      }),
    },
  };
}
