import { msg } from '@lingui/core/macro';
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import { lazy } from 'react';
import { getCashbackTerms } from '../../../../schemas/desk/cashback.ts';
import { listDeskReferrals } from '../../../../schemas/desk/referrals.ts';
import { listDeskMissions } from '../../../../schemas/desk/missions.ts';
import type { DeskArea } from '../../deskArea.ts';

/** What members are given beside what they win. */
export const rewards: DeskArea = {
  id: 'rewards',
  pages: [
    {
      path: '/missions',
      permission: listDeskMissions.permission,
      Screen: lazy(async () => ({ default: (await import('./MissionsPage.tsx')).MissionsPage })),
      menu: {
        group: 'site',
        label: msg({
          id: 'desk.menu.missions',
          context: 'Entry of the menu: what members can do or compete for',
          message: 'Missions',
        }),
        Icon: FlagOutlined,
      },
    },
    {
      path: '/referrals',
      permission: listDeskReferrals.permission,
      Screen: lazy(async () => ({ default: (await import('./ReferralsPage.tsx')).ReferralsPage })),
      menu: {
        group: 'site',
        label: msg({
          id: 'desk.menu.referrals',
          context: 'Entry of the menu: friends whom members invite',
          message: 'Invited friends',
        }),
        Icon: GroupAddOutlined,
      },
    },
    {
      path: '/cashback',
      permission: getCashbackTerms.permission,
      Screen: lazy(async () => ({ default: (await import('./CashbackPage.tsx')).CashbackPage })),
      menu: {
        group: 'site',
        label: msg({
          id: 'desk.menu.cashback',
          context: 'Entry of the menu: money back on bets',
          message: 'Cashback',
        }),
        Icon: CurrencyExchangeOutlined,
      },
    },
  ],
  resources: { referrals: { list: listDeskReferrals }, missions: { list: listDeskMissions } },
  actions: {
    'missions.save': msg({
      id: 'desk.action.missionsSave',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Draft of a mission',
    }),
    'missions.publish': msg({
      id: 'desk.action.missionsPublish',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Mission published',
    }),
    'missions.end': msg({
      id: 'desk.action.missionsEnd',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Mission ended',
    }),
    'referrals.decide': msg({
      id: 'desk.action.referralsDecide',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Decision about the reward for a friend',
    }),
    'referrals.setTerms': msg({
      id: 'desk.action.referralsSetTerms',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Terms of invitations',
    }),
    'cashback.setTerms': msg({
      id: 'desk.action.cashbackSetTerms',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Rates of cashback',
    }),
  },
};
