import { msg } from '@lingui/core/macro';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import { lazy } from 'react';
import { listRoles } from '../../../../schemas/desk/staff.ts';
import type { DeskArea } from '../../deskArea.ts';

/** What each role may do. */
export const roles: DeskArea = {
  id: 'roles',
  pages: [
    {
      path: '/roles',
      permission: listRoles.permission,
      Screen: lazy(async () => ({ default: (await import('./RolesPage.tsx')).RolesPage })),
      menu: {
        group: 'house',
        label: msg({ id: 'desk.menu.roles', context: 'Entry of the menu', message: 'Roles' }),
        Icon: AdminPanelSettingsOutlined,
      },
    },
  ],
  actions: {
    'roles.save': msg({
      id: 'desk.action.rolesSave',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Role changed',
    }),
  },
};
