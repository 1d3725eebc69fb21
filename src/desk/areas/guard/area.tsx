import { msg } from '@lingui/core/macro';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import { lazy } from 'react';
import { listRewardRisks } from '../../../../schemas/desk/guard.ts';
import type { DeskArea } from '../../deskArea.ts';

/** Members who may live off rewards. */
export const guard: DeskArea = {
  id: 'guard',
  pages: [
    {
      path: '/reward-abuse',
      permission: listRewardRisks.permission,
      Screen: lazy(async () => ({ default: (await import('./RisksPage.tsx')).RisksPage })),
      menu: {
        group: 'work',
        label: msg({
          id: 'desk.menu.guard',
          context: 'Entry of the menu: members who may live off rewards',
          message: 'Reward abuse',
        }),
        Icon: PolicyOutlined,
      },
    },
  ],
  resources: { rewardRisks: { list: listRewardRisks } },
  actions: {
    'guard.see': msg({
      id: 'desk.action.guardSee',
      context: 'What somebody did, in the audit',
      message: 'Reward abuse looked at',
    }),
    'guard.hold': msg({
      id: 'desk.action.guardHold',
      context: 'What somebody did, in the audit',
      message: 'Rewards held',
    }),
    'guard.release': msg({
      id: 'desk.action.guardRelease',
      context: 'What somebody did, in the audit',
      message: 'Rewards released',
    }),
  },
};
