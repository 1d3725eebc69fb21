import { useLingui } from '@lingui/react/macro';

/** What columns and facts of applications are called. */
export function useJoiningFields() {
  const { t } = useLingui();
  return {
    title: t({
      id: 'desk.joining.title',
      context: 'Heading of the page: people who want to become agents',
      message: 'Applications',
    }),
    name: t({ id: 'desk.joining.name', context: 'Field: of who applied', message: 'Name' }),
    contact: t({
      id: 'desk.joining.contact',
      context: 'Field: how somebody is reached',
      message: 'Contact',
    }),
    channels: t({
      id: 'desk.joining.channels',
      context: 'Field: where an affiliate meets players',
      message: 'Channels',
    }),
    players: t({
      id: 'desk.joining.players',
      context: 'Field: how many somebody would bring',
      message: 'Players',
    }),
    language: t({ id: 'desk.joining.language', context: 'Field', message: 'Language' }),
    state: t({ id: 'desk.joining.state', context: 'Field', message: 'State' }),
    sent: t({ id: 'desk.joining.sent', context: 'Field: when', message: 'Sent' }),
    written: t({
      id: 'desk.joining.written',
      context: 'Heading above what somebody wrote',
      message: 'Application',
    }),
    decided: t({
      id: 'desk.joining.decided',
      context: 'Heading above how it was decided',
      message: 'Decision',
    }),
    by: t({ id: 'desk.joining.by', context: 'Field: who of the staff', message: 'By' }),
    at: t({ id: 'desk.joining.at', context: 'Field: when', message: 'At' }),
    note: t({
      id: 'desk.joining.note',
      context: 'Field: what the staff write down',
      message: 'Note',
    }),
  };
}
