import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import Chip from '@mui/material/Chip';
import type { DESK_ISSUE_STATES } from '../../../../schemas/desk/lotteries.ts';

type State = (typeof DESK_ISSUE_STATES)[number];

/** What the states of an issue are called. */
export const ISSUE_STATE_NAMES = {
  scheduled: msg({
    id: 'desk.issue.scheduled',
    context: 'How an issue of a lottery stands',
    message: 'Scheduled',
  }),
  open: msg({
    id: 'desk.issue.open',
    context: 'How an issue of a lottery stands',
    message: 'Open',
  }),
  closed: msg({
    id: 'desk.issue.closed',
    context: 'How an issue of a lottery stands',
    message: 'Awaits its result',
  }),
  late: msg({
    id: 'desk.issue.late',
    context: 'How an issue of a lottery stands',
    message: 'Late',
  }),
  drawing: msg({
    id: 'desk.issue.drawing',
    context: 'How an issue of a lottery stands',
    message: 'Being drawn',
  }),
  drawn: msg({
    id: 'desk.issue.drawn',
    context: 'How an issue of a lottery stands',
    message: 'Drawn',
  }),
  correcting: msg({
    id: 'desk.issue.correcting',
    context: 'How an issue of a lottery stands',
    message: 'Being corrected',
  }),
  settled: msg({
    id: 'desk.issue.settled',
    context: 'How an issue of a lottery stands',
    message: 'Settled',
  }),
  void: msg({
    id: 'desk.issue.void',
    context: 'How an issue of a lottery stands',
    message: 'Void',
  }),
} as const;

const COLORS: Partial<Record<State, 'error' | 'warning' | 'success' | 'info'>> = {
  late: 'error',
  closed: 'warning',
  drawing: 'info',
  correcting: 'info',
  settled: 'success',
};

/** How an issue stands, as a mark. */
export function IssueState({ state }: { state: State }) {
  const { i18n } = useLingui();
  return (
    <Chip
      label={i18n._(ISSUE_STATE_NAMES[state])}
      color={COLORS[state] ?? 'default'}
      variant="outlined"
    />
  );
}
