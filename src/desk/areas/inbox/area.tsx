import { msg } from '@lingui/core/macro';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import { lazy } from 'react';
import { getCase, listCases } from '../../../../schemas/desk/cases.ts';
import type { DeskArea } from '../../deskArea.ts';

/** What waits for a second person. */
export const inbox: DeskArea = {
  id: 'inbox',
  pages: [
    {
      path: '/inbox',
      permission: listCases.permission,
      Screen: lazy(async () => ({ default: (await import('./InboxPage.tsx')).InboxPage })),
      menu: {
        group: 'work',
        label: msg({ id: 'desk.menu.inbox', context: 'Entry of the menu', message: 'Inbox' }),
        Icon: InboxOutlined,
        shortcut: 'i',
      },
    },
    {
      path: '/inbox/:id',
      permission: getCase.permission,
      Screen: lazy(async () => ({ default: (await import('./CasePage.tsx')).CasePage })),
    },
  ],
  resources: { cases: { list: listCases, one: getCase } },
  actions: {
    'cases.approve': msg({
      id: 'desk.action.casesApprove',
      context: 'What somebody did, in the audit',
      message: 'Case approved',
    }),
    'cases.reject': msg({
      id: 'desk.action.casesReject',
      context: 'What somebody did, in the audit',
      message: 'Case rejected',
    }),
    'cases.withdraw': msg({
      id: 'desk.action.casesWithdraw',
      context: 'What somebody did, in the audit',
      message: 'Case withdrawn',
    }),
    'cases.take': msg({
      id: 'desk.action.casesTake',
      context: 'What somebody did, in the audit',
      message: 'Case taken',
    }),
    'cases.letGo': msg({
      id: 'desk.action.casesLetGo',
      context: 'What somebody did, in the audit',
      message: 'Case given back',
    }),
  },
};
