import { msg } from '@lingui/core/macro';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { lazy } from 'react';
import { getAudit, listAudit } from '../../../../schemas/desk/audit.ts';
import type { DeskArea } from '../../deskArea.ts';

/** What the staff did and looked at. */
export const audit: DeskArea = {
  id: 'audit',
  pages: [
    {
      path: '/audit',
      permission: listAudit.permission,
      Screen: lazy(async () => ({ default: (await import('./AuditPage.tsx')).AuditPage })),
      menu: {
        group: 'insight',
        label: msg({ id: 'desk.menu.audit', context: 'Entry of the menu', message: 'Audit' }),
        Icon: HistoryOutlined,
        shortcut: 'a',
      },
    },
    {
      path: '/audit/:id',
      permission: getAudit.permission,
      Screen: lazy(async () => ({ default: (await import('./RecordPage.tsx')).RecordPage })),
    },
  ],
  resources: { audit: { list: listAudit, one: getAudit } },
};
