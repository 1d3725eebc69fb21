import { PERMISSIONS, type PermissionId } from './permissions.ts';

/** What amounts of a role are limited, each in the currencies of merchants. */
export const LIMIT_KINDS = ['adjustment'] as const;

/** A kind of amount that roles limit. */
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** How much of a kind somebody may move, in main units of a currency. Currencies that no limit names count as zero. */
export interface MoneyLimit {
  readonly kind: LimitKind;
  /** ISO 4217 code, or that of the merchant's own unit. */
  readonly currency: string;
  /** Up to here without a second person. */
  readonly alone: string;
  /** Up to here it may be asked for, and approved. */
  readonly most: string;
}

/** A set of permissions and limits under a name. */
export interface Role {
  /** Ready roles have fixed ids; those of the operator begin with `own-`. */
  readonly id: string;
  readonly permissions: readonly PermissionId[];
  readonly limits: readonly MoneyLimit[];
}

const views = PERMISSIONS.filter((id) => id.endsWith('.view'));
const without = (...ids: readonly PermissionId[]) => PERMISSIONS.filter((id) => !ids.includes(id));

/** The same worth in the currencies of the trade, rounded to what people say. */
const worth = (alone: number, most: number): readonly MoneyLimit[] =>
  Object.entries({ USD: 1, EUR: 1, MXN: 20, BRL: 5, PEN: 4, COP: 4_000, CLP: 1_000, ARS: 1_000 })
    .concat(Object.entries({ VND: 25_000, THB: 35, PHP: 60, JPY: 150, SAR: 4, AED: 4, CNY: 7 }))
    .concat(Object.entries({ KWD: 0.3, IDR: 16_000, INR: 85, MYR: 4, GBP: 1, USDT: 1 }))
    .map(([currency, rate]) => ({
      kind: 'adjustment',
      currency,
      alone: String(Math.floor(alone * rate)),
      most: String(Math.floor(most * rate)),
    }));

/** The roles that every desk has from the start; nobody can change them. */
export const READY_ROLES = [
  {
    id: 'support',
    permissions: [
      'members.view',
      'members.edit',
      'members.reveal',
      'deposits.view',
      'withdrawals.view',
      'identity.view',
      'promotions.view',
      'cases.view',
      'games.view',
    ],
    limits: [],
  },
  {
    id: 'cashier',
    permissions: [
      'members.view',
      'members.reveal',
      'adjustments.view',
      'adjustments.edit',
      'deposits.view',
      'deposits.edit',
      'withdrawals.view',
      'withdrawals.edit',
      'payments.view',
      'identity.view',
      'cases.view',
      'reports.view',
    ],
    limits: worth(50, 5_000),
  },
  {
    id: 'risk',
    permissions: [
      'members.view',
      'members.edit',
      'members.reveal',
      'members.export',
      'adjustments.view',
      'deposits.view',
      'deposits.approve',
      'withdrawals.view',
      'withdrawals.edit',
      'withdrawals.approve',
      'identity.view',
      'identity.reveal',
      'identity.edit',
      'identity.approve',
      'rewards.view',
      'rewards.edit',
      'promotions.view',
      'promotions.edit',
      'agents.view',
      'agents.edit',
      'cases.view',
      'cases.approve',
      'games.view',
      'lotteries.view',
      'reports.view',
    ],
    limits: [],
  },
  {
    id: 'marketing',
    permissions: [
      'content.view',
      'content.edit',
      'content.approve',
      'games.view',
      'rewards.view',
      'rewards.edit',
      'promotions.view',
      'promotions.edit',
      'cases.view',
      'cases.approve',
      'reports.view',
    ],
    // What applications for promotions may be granted; without the permission it adjusts nothing.
    limits: worth(50, 5_000),
  },
  {
    id: 'content',
    permissions: ['content.view', 'content.edit', 'games.view', 'games.edit', 'cases.view'],
    limits: [],
  },
  {
    id: 'trading',
    permissions: [
      'lotteries.view',
      'lotteries.edit',
      'lotteries.approve',
      'games.view',
      'games.edit',
      'cases.view',
      'cases.approve',
      'reports.view',
    ],
    limits: [],
  },
  {
    id: 'finance',
    permissions: [
      'members.view',
      'adjustments.view',
      'adjustments.edit',
      'adjustments.approve',
      'deposits.view',
      'deposits.edit',
      'deposits.approve',
      'withdrawals.view',
      'withdrawals.edit',
      'withdrawals.approve',
      'payments.view',
      'payments.approve',
      'identity.view',
      'rewards.view',
      'rewards.approve',
      'promotions.view',
      'promotions.approve',
      'agents.view',
      'agents.approve',
      'cases.view',
      'cases.approve',
      'reports.view',
      'reports.export',
    ],
    limits: worth(500, 50_000),
  },
  {
    id: 'compliance',
    permissions: [
      'members.view',
      'members.edit',
      'members.approve',
      'members.reveal',
      'members.export',
      'adjustments.view',
      'deposits.view',
      'withdrawals.view',
      'identity.view',
      'identity.reveal',
      'identity.edit',
      'identity.approve',
      'cases.view',
      'cases.approve',
      'audit.view',
      'audit.export',
      'reports.view',
    ],
    limits: [],
  },
  {
    id: 'administrator',
    // Who appoints people moves no money.
    permissions: without(
      'adjustments.edit',
      'adjustments.approve',
      'deposits.edit',
      'deposits.approve',
      'withdrawals.edit',
      'withdrawals.approve',
      'lotteries.approve',
      'identity.reveal',
      'identity.edit',
      'identity.approve',
      'rewards.approve',
      'promotions.approve',
      'agents.approve',
    ),
    limits: [],
  },
  { id: 'auditor', permissions: [...views, 'audit.export', 'reports.export'], limits: [] },
] as const satisfies readonly Role[];

/** The id of a ready role. */
export type ReadyRoleId = (typeof READY_ROLES)[number]['id'];
