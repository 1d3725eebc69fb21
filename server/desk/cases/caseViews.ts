import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { CASE_OBSTACLES, listCases as listEndpoint } from '../../../schemas/desk/cases.ts';
import { isPermission, type PermissionId } from '../../../schemas/desk/permissions.ts';
import type { LimitKind } from '../../../schemas/desk/roles.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { ActionAmount, AnyAction } from '../actions.ts';
import type { Staff } from '../deskCall.ts';
import { getLimit } from '../staff/roles.ts';
import type { CaseRow, CaseWithNames } from './cases.repository.ts';

type Obstacle = (typeof CASE_OBSTACLES)[number];
type CaseItem = DeskValueOf<typeof listEndpoint>['items'][number];

/** The calls whose cases somebody sees beside their own; null for all. */
export function visibleActions(
  actions: ReadonlyMap<string, AnyAction>,
  { permissions }: Staff,
): readonly string[] | null {
  if (permissions.has('audit.view')) return null;
  return [...actions.values()]
    .map(({ endpoint }) => endpoint)
    .filter(({ approval }) => approval && isPermission(approval) && permissions.has(approval))
    .map(({ id }) => id as string);
}

function amountOf(row: CaseRow): ActionAmount | null {
  if (row.amount_minor === null || row.currency === null || row.decimals === null) return null;
  const { amount_minor: minor, currency, decimals } = row;
  return { kind: row.limit_kind as LimitKind, minor, currency, decimals };
}

/** Why somebody may not decide a case; null where they may. */
export function findObstacle(
  row: CaseRow,
  { staff, now, approval }: { staff: Staff; now: Date; approval: PermissionId | undefined },
): Obstacle | null {
  if (row.state !== 'waiting') return 'closed';
  if (row.asked_by === staff.id) return 'asked';
  if (row.bound.includes(staff.id)) return 'bound';
  const { permissions } = staff;
  if (!approval || !permissions.has(approval) || !permissions.has('cases.approve')) {
    return 'permission';
  }
  const amount = amountOf(row);
  if (amount && amount.minor > getLimit(staff.limits, amount).mostMinor) return 'limit';
  const isTaken = row.taken_by !== null && row.taken_until !== null && row.taken_until > now;
  return isTaken && row.taken_by !== staff.id ? 'taken' : null;
}

/** What is told where somebody may not decide a case. */
export const REFUSALS: Readonly<Record<Obstacle, () => Problem>> = {
  asked: () => new Problem('caseBound', 'Who asked for something does not decide it.'),
  bound: () => new Problem('caseBound', 'Who is bound to a case does not decide it.'),
  permission: () => new Problem('permissionMissing', 'You may not decide cases of this kind.'),
  limit: () => new Problem('limitExceeded', 'That is more than your roles allow.'),
  taken: () => new Problem('caseTaken', 'Somebody else has taken this case.'),
  closed: () => new Problem('caseClosed', 'The case was decided before.'),
};

/** The refusal of a case that there is not, or that somebody does not see. */
export const noCase = () => new Problem('notFound', 'There is no such case.');

/** A case as lists show it to somebody. */
export function describeCase(
  row: CaseWithNames,
  { staff, now, actions }: { staff: Staff; now: Date; actions: ReadonlyMap<string, AnyAction> },
): CaseItem {
  const amount = amountOf(row);
  const isTaken = row.taken_until !== null && row.taken_until > now && row.state === 'waiting';
  const approval = actions.get(row.action)?.endpoint.approval as PermissionId | undefined;
  return {
    id: row.id,
    action: row.action,
    state: row.state,
    merchantCode: row.merchant_code,
    subject: { kind: row.subject_kind, id: row.subject_id, label: row.subject_label },
    amount: amount && {
      amount: toWireAmount(amount.minor, amount.decimals),
      currency: amount.currency,
    },
    askedBy: { id: row.asked_by, name: row.asked_by_name },
    askedAt: row.asked_at.toISOString(),
    reason: row.reason,
    takenBy: isTaken && row.taken_by ? { id: row.taken_by, name: row.taken_by_name ?? '' } : null,
    takenUntil: isTaken ? row.taken_until!.toISOString() : null,
    obstacle: findObstacle(row, { staff, now, approval }),
  };
}
