import { msg } from '@lingui/core/macro';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { lazy } from 'react';
import { listFeedback, openFeedback } from '../../../../schemas/desk/feedback.ts';
import type { DeskArea } from '../../deskArea.ts';
import { FEEDBACK_ACTIONS } from './feedbackWords.ts';

/** What members write to the house. */
export const feedback: DeskArea = {
  id: 'feedback',
  pages: [
    {
      path: '/feedback',
      permission: listFeedback.permission,
      Screen: lazy(async () => ({
        default: (await import('./FeedbackListPage.tsx')).FeedbackListPage,
      })),
      menu: {
        group: 'work',
        label: msg({
          id: 'desk.menu.feedback',
          context: 'Entry of the menu: what members write to the house',
          message: 'Feedback',
        }),
        Icon: ForumOutlined,
      },
    },
    {
      path: '/feedback/:id',
      permission: openFeedback.permission,
      Screen: lazy(async () => ({ default: (await import('./FeedbackPage.tsx')).FeedbackPage })),
    },
  ],
  resources: { feedback: { list: listFeedback } },
  actions: FEEDBACK_ACTIONS,
};
