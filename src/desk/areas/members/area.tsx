import { msg } from '@lingui/core/macro';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { lazy } from 'react';
import { listMemberBonuses } from '../../../../schemas/desk/bonuses.ts';
import { listMemberSpins } from '../../../../schemas/desk/freeSpins.ts';
import {
  getMember,
  listAdjustments,
  listMemberAddresses,
  listMemberMovements,
  listMemberNotes,
  listMemberOrders,
  listMemberRounds,
  listMembers,
  listMemberSessions,
} from '../../../../schemas/desk/members.ts';
import { listMemberPoints } from '../../../../schemas/desk/points.ts';
import { listVipSteps } from '../../../../schemas/desk/vip.ts';
import type { DeskArea } from '../../deskArea.ts';
import { MEMBER_ACTIONS } from './memberActions.ts';

const MemberPage = lazy(async () => ({ default: (await import('./MemberPage.tsx')).MemberPage }));

/** The people who play: who they are, their money, what they did, and what the staff may do. */
export const members: DeskArea = {
  id: 'members',
  pages: [
    {
      path: '/members',
      permission: listMembers.permission,
      Screen: lazy(async () => ({ default: (await import('./MembersPage.tsx')).MembersPage })),
      menu: {
        group: 'work',
        label: msg({ id: 'desk.menu.members', context: 'Entry of the menu', message: 'Members' }),
        Icon: PeopleOutlined,
        shortcut: 'm',
      },
    },
    { path: '/members/:id', permission: getMember.permission, Screen: MemberPage },
    { path: '/members/:id/:tab', permission: getMember.permission, Screen: MemberPage },
  ],
  resources: {
    members: { list: listMembers, one: getMember, oneBy: 'memberId' },
    'members.movements': { list: listMemberMovements },
    'members.rounds': { list: listMemberRounds },
    'members.orders': { list: listMemberOrders },
    'members.sessions': { list: listMemberSessions },
    'members.addresses': { list: listMemberAddresses, idField: 'ip' },
    'members.notes': { list: listMemberNotes },
    bonuses: { list: listMemberBonuses },
    freeSpins: { list: listMemberSpins },
    adjustments: { list: listAdjustments },
    vipSteps: { list: listVipSteps },
    pointEntries: { list: listMemberPoints },
  },
  actions: MEMBER_ACTIONS,
  effects: {
    'members.adjust': lazy(async () => ({
      default: (await import('./AdjustmentEffect.tsx')).AdjustmentEffect,
    })),
    'bonuses.remove': lazy(async () => ({
      default: (await import('./RemovalEffect.tsx')).RemovalEffect,
    })),
    'freeSpins.remove': lazy(async () => ({
      default: (await import('./RemovalEffect.tsx')).RemovalEffect,
    })),
    'members.erase': lazy(async () => ({
      default: (await import('./ErasureEffect.tsx')).ErasureEffect,
    })),
  },
};
