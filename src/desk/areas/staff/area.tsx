import { msg } from '@lingui/core/macro';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { lazy } from 'react';
import { getStaff, listStaff, listStaffSignIns } from '../../../../schemas/desk/staff.ts';
import type { DeskArea } from '../../deskArea.ts';

/** Who works at the desk. */
export const staff: DeskArea = {
  id: 'staff',
  pages: [
    {
      path: '/staff',
      permission: listStaff.permission,
      Screen: lazy(async () => ({ default: (await import('./StaffPage.tsx')).StaffPage })),
      menu: {
        group: 'house',
        label: msg({ id: 'desk.menu.staff', context: 'Entry of the menu', message: 'Staff' }),
        Icon: BadgeOutlined,
        shortcut: 's',
      },
    },
    {
      path: '/staff/:id',
      permission: getStaff.permission,
      Screen: lazy(async () => ({ default: (await import('./ColleaguePage.tsx')).ColleaguePage })),
    },
  ],
  resources: {
    staff: { list: listStaff, one: getStaff },
    'staff.signIns': { list: listStaffSignIns },
  },
  actions: {
    'staff.invite': msg({
      id: 'desk.action.staffInvite',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Invitation to the staff',
    }),
    'staff.renewInvitation': msg({
      id: 'desk.action.staffRenew',
      context: 'What somebody did, in the audit',
      message: 'Invitation renewed',
    }),
    'staff.disable': msg({
      id: 'desk.action.staffDisable',
      context: 'What somebody did, in the audit',
      message: 'Staff account disabled',
    }),
    'staff.enable': msg({
      id: 'desk.action.staffEnable',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Staff account enabled',
    }),
    'staff.setRoles': msg({
      id: 'desk.action.staffRoles',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Roles of a staff account',
    }),
    'staff.setAddresses': msg({
      id: 'desk.action.staffAddresses',
      context: 'What somebody did, in the audit',
      message: 'Allowed addresses changed',
    }),
  },
};
