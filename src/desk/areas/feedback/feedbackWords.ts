import { msg } from '@lingui/core/macro';

/** How feedback stands. */
export const STATE_NAMES = {
  open: msg({ id: 'desk.feedback.open', context: 'State of feedback', message: 'Open' }),
  answered: msg({
    id: 'desk.feedback.answered',
    context: 'State of feedback',
    message: 'Answered',
  }),
  closed: msg({
    id: 'desk.feedback.closed',
    context: 'State of feedback: without an answer',
    message: 'Closed',
  }),
};

/** What the calls are called in the audit. */
export const FEEDBACK_ACTIONS = {
  'feedback.open': msg({
    id: 'desk.action.feedbackOpen',
    context: 'What somebody did, in the audit',
    message: 'Feedback looked at',
  }),
  'feedback.answer': msg({
    id: 'desk.action.feedbackAnswer',
    context: 'What somebody did, in the audit',
    message: 'Feedback answered',
  }),
  'feedback.close': msg({
    id: 'desk.action.feedbackClose',
    context: 'What somebody did, in the audit',
    message: 'Feedback closed without an answer',
  }),
};
