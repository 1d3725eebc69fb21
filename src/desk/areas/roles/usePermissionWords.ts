import { useLingui } from '@lingui/react/macro';
import type { AreaAction, AreaId } from '../../../../schemas/desk/permissions.ts';

function useAreaWords(): Record<AreaId, string> {
  const { t } = useLingui();
  return {
    members: t({ id: 'desk.area.members', context: 'Area of permissions', message: 'Members' }),
    adjustments: t({
      id: 'desk.area.adjustments',
      context: 'Area of permissions: balances',
      message: 'Adjustments',
    }),
    deposits: t({
      id: 'desk.area.deposits',
      context: 'Area of permissions: money that members pay in',
      message: 'Deposits',
    }),
    withdrawals: t({
      id: 'desk.area.withdrawals',
      context: 'Area of permissions: money that members are paid out',
      message: 'Withdrawals',
    }),
    payments: t({
      id: 'desk.area.payments',
      context: 'Area of permissions: accounts at providers of payments',
      message: 'Payment channels',
    }),
    identity: t({
      id: 'desk.area.identity',
      context: 'Area of permissions: who members are, by their documents',
      message: 'Identity checks',
    }),
    rewards: t({
      id: 'desk.area.rewards',
      context: 'Area of permissions: what members are given beside what they win',
      message: 'Rewards',
    }),
    promotions: t({
      id: 'desk.area.promotions',
      context: 'Area of permissions: promotions and applications for them',
      message: 'Promotions',
    }),
    agents: t({
      id: 'desk.area.agents',
      context: 'Area of permissions: lines of agents, their contracts and bills',
      message: 'Agents',
    }),
    cases: t({
      id: 'desk.area.cases',
      context: 'Area of permissions: what waits for a second person',
      message: 'Cases',
    }),
    content: t({
      id: 'desk.area.content',
      context: 'Area of permissions: banners, texts',
      message: 'Content',
    }),
    games: t({ id: 'desk.area.games', context: 'Area of permissions', message: 'Games' }),
    lotteries: t({
      id: 'desk.area.lotteries',
      context: 'Area of permissions',
      message: 'Lotteries',
    }),
    reports: t({ id: 'desk.area.reports', context: 'Area of permissions', message: 'Reports' }),
    brands: t({ id: 'desk.area.brands', context: 'Area of permissions', message: 'Brands' }),
    system: t({
      id: 'desk.area.system',
      context: 'Area of permissions: jobs, gateways, keys',
      message: 'System',
    }),
    staff: t({ id: 'desk.area.staff', context: 'Area of permissions', message: 'Staff' }),
    roles: t({ id: 'desk.area.roles', context: 'Area of permissions', message: 'Roles' }),
    audit: t({ id: 'desk.area.audit', context: 'Area of permissions', message: 'Audit' }),
  };
}

function useActionWords(): Record<AreaAction, string> {
  const { t } = useLingui();
  return {
    view: t({
      id: 'desk.may.view',
      context: 'Head of a column: what a role may do',
      message: 'View',
    }),
    edit: t({
      id: 'desk.may.edit',
      context: 'Head of a column: what a role may do',
      message: 'Edit',
    }),
    approve: t({
      id: 'desk.may.approve',
      context: 'Head of a column: what a role may do',
      message: 'Approve',
    }),
    export: t({
      id: 'desk.may.export',
      context: 'Head of a column: what a role may do',
      message: 'Export',
    }),
    reveal: t({
      id: 'desk.may.reveal',
      context: 'Head of a column: see masked personal data',
      message: 'Reveal',
    }),
  };
}

/** What areas and the things that may be done in them are called. */
export function usePermissionWords() {
  return { areas: useAreaWords(), actions: useActionWords() };
}
