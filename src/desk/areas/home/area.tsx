import { msg } from '@lingui/core/macro';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import { lazy } from 'react';
import type { DeskArea } from '../../deskArea.ts';

/** The first page, and the own account. */
export const home: DeskArea = {
  id: 'home',
  pages: [
    {
      path: '/',
      permission: 'staff',
      Screen: lazy(async () => ({ default: (await import('./HomePage.tsx')).HomePage })),
      menu: {
        group: 'work',
        label: msg({ id: 'desk.menu.home', context: 'Entry of the menu', message: 'Home' }),
        Icon: HomeOutlined,
        shortcut: 'h',
      },
    },
    {
      path: '/account',
      permission: 'staff',
      Screen: lazy(async () => ({ default: (await import('./AccountPage.tsx')).AccountPage })),
    },
  ],
  actions: {
    'session.changePassword': msg({
      id: 'desk.action.changePassword',
      context: 'What somebody did, in the audit',
      message: 'Own password changed',
    }),
    'factors.remove': msg({
      id: 'desk.action.factorsRemove',
      context: 'What somebody did, in the audit',
      message: 'Second factor removed',
    }),
    'factors.renewRecoveryCodes': msg({
      id: 'desk.action.factorsRenew',
      context: 'What somebody did, in the audit',
      message: 'Recovery codes renewed',
    }),
  },
};
