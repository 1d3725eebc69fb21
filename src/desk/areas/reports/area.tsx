import { msg } from '@lingui/core/macro';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import { lazy } from 'react';
import { listReport } from '../../../../schemas/desk/reports.ts';
import type { DeskArea } from '../../deskArea.ts';

/** What the house earns. */
export const reports: DeskArea = {
  id: 'reports',
  pages: [
    {
      path: '/reports',
      permission: listReport.permission,
      Screen: lazy(async () => ({ default: (await import('./ReportsPage.tsx')).ReportsPage })),
      menu: {
        group: 'insight',
        label: msg({ id: 'desk.menu.reports', context: 'Entry of the menu', message: 'Reports' }),
        Icon: QueryStatsOutlined,
        shortcut: 'r',
      },
    },
  ],
  actions: {
    'reports.export': msg({
      id: 'desk.reports.act.export',
      context: 'Action of the audit',
      message: 'Export of a report',
    }),
  },
};
