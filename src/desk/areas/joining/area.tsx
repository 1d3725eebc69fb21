import { msg } from '@lingui/core/macro';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import { lazy } from 'react';
import { listApplications, openApplication } from '../../../../schemas/desk/joining.ts';
import type { DeskArea } from '../../deskArea.ts';
import { JOINING_ACTIONS } from './joiningWords.ts';

/** Who applied to become an agent or affiliate. */
export const joining: DeskArea = {
  id: 'joining',
  pages: [
    {
      path: '/joining',
      permission: listApplications.permission,
      Screen: lazy(async () => ({
        default: (await import('./ApplicationsPage.tsx')).ApplicationsPage,
      })),
      menu: {
        group: 'work',
        label: msg({
          id: 'desk.menu.joining',
          context: 'Entry of the menu: people who want to become agents or affiliates',
          message: 'Applications',
        }),
        Icon: HandshakeOutlined,
      },
    },
    {
      path: '/joining/:id',
      permission: openApplication.permission,
      Screen: lazy(async () => ({
        default: (await import('./ApplicationPage.tsx')).ApplicationPage,
      })),
    },
  ],
  resources: { joining: { list: listApplications } },
  actions: JOINING_ACTIONS,
};
