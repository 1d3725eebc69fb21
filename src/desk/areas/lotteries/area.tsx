import { msg } from '@lingui/core/macro';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import { lazy } from 'react';
import { getIssue, getOffer, listIssues } from '../../../../schemas/desk/lotteries.ts';
import type { DeskArea } from '../../deskArea.ts';

const ResultEffect = lazy(async () => ({
  default: (await import('./ResultEffect.tsx')).ResultEffect,
}));

/** Draws: what is due, results with their effects, and what is at stake. */
export const lotteries: DeskArea = {
  id: 'lotteries',
  pages: [
    {
      path: '/lotteries',
      permission: listIssues.permission,
      Screen: lazy(async () => ({ default: (await import('./IssuesPage.tsx')).IssuesPage })),
      menu: {
        group: 'work',
        label: msg({
          id: 'desk.menu.lotteries',
          context: 'Entry of the menu',
          message: 'Lotteries',
        }),
        Icon: ConfirmationNumberOutlined,
        shortcut: 'l',
      },
    },
    {
      path: '/lotteries/:id',
      permission: getIssue.permission,
      Screen: lazy(async () => ({ default: (await import('./IssuePage.tsx')).IssuePage })),
    },
    {
      path: '/lotteries/prices/:lottery',
      permission: getOffer.permission,
      Screen: lazy(async () => ({ default: (await import('./PricesPage.tsx')).PricesPage })),
    },
  ],
  resources: { issues: { list: listIssues, one: getIssue } },
  actions: {
    'lotteries.enter': msg({
      id: 'desk.lotteries.act.enter',
      context: 'Action of the audit and the inbox',
      message: 'Lottery result',
    }),
    'lotteries.correct': msg({
      id: 'desk.lotteries.act.correct',
      context: 'Action of the audit and the inbox',
      message: 'Correction of a lottery result',
    }),
    'lotteries.void': msg({
      id: 'desk.lotteries.act.void',
      context: 'Action of the audit and the inbox',
      message: 'Void draw',
    }),
  },
  effects: {
    'lotteries.enter': ResultEffect,
    'lotteries.correct': ResultEffect,
    'lotteries.void': ResultEffect,
  },
};
