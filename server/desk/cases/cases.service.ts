import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import type {
  CASE_OBSTACLES,
  getCase,
  listCases as listEndpoint,
} from '../../../schemas/desk/cases.ts';
import { isPermission, type PermissionId } from '../../../schemas/desk/permissions.ts';
import type { LimitKind } from '../../../schemas/desk/roles.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { ActionAmount, AnyAction } from '../actions.ts';
import type { DeskParts } from '../area.ts';
import { newsOfCase } from '../deskStream.ts';
import { inCall, withDesk, type CallFrom, type Staff, type StaffSession } from '../deskCall.ts';
import {
  auditChange,
  performChange,
  requireApproval,
  requireWithinLimit,
  type AskedChange,
} from '../runAction.ts';
import { getLimit } from '../staff/roles.ts';
import { loadStaff } from '../staff/staff.service.ts';
import {
  changeCase,
  findCase,
  lockCase,
  type CaseRow,
  type CaseWithNames,
} from './cases.repository.ts';

type Obstacle = (typeof CASE_OBSTACLES)[number];
type CaseItem = DeskValueOf<typeof listEndpoint>['items'][number];
type CaseDetail = DeskValueOf<typeof getCase>;

/** How long somebody who takes a case has it for themselves. */
const TAKEN_MS = 15 * 60_000;

/** Somebody of the staff at work on a case. */
export interface CaseCall extends CallFrom {
  readonly staff: StaffSession;
}

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
function findObstacle(
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

const REFUSALS: Readonly<Record<Obstacle, () => Problem>> = {
  asked: () => new Problem('caseBound', 'Who asked for something does not decide it.'),
  bound: () => new Problem('caseBound', 'Who is bound to a case does not decide it.'),
  permission: () => new Problem('permissionMissing', 'You may not decide cases of this kind.'),
  limit: () => new Problem('limitExceeded', 'That is more than your roles allow.'),
  taken: () => new Problem('caseTaken', 'Somebody else has taken this case.'),
  closed: () => new Problem('caseClosed', 'The case was decided before.'),
};

const noCase = () => new Problem('notFound', 'There is no such case.');

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

/** What staff do with cases. */
export interface CaseService {
  get(call: CaseCall, id: string): Promise<CaseDetail>;
  take(call: CaseCall, id: string): Promise<CaseDetail>;
  letGo(call: CaseCall, id: string): Promise<CaseDetail>;
  approve(call: CaseCall, id: string, reason: string | null): Promise<CaseDetail>;
  reject(call: CaseCall, id: string, reason: string): Promise<CaseDetail>;
  withdraw(call: CaseCall, id: string): Promise<CaseDetail>;
}

/** Makes the service over the actions that may wait. */
export function createCaseService(
  parts: DeskParts,
  actions: ReadonlyMap<string, AnyAction>,
): CaseService {
  const { db } = parts;

  async function describe(tx: Tx, { staff, now }: CaseCall, id: string): Promise<CaseDetail> {
    const row = await findCase(tx, id);
    const visible = visibleActions(actions, staff);
    const isSeen = row && (row.asked_by === staff.id || !visible || visible.includes(row.action));
    if (!isSeen) throw noCase();
    return {
      ...describeCase(row, { staff, now, actions }),
      input: row.input,
      before: row.before,
      result: row.result,
      decidedBy: row.decided_by ? { id: row.decided_by, name: row.decided_by_name ?? '' } : null,
      decidedAt: row.decided_at?.toISOString() ?? null,
      decisionReason: row.decision_reason,
    };
  }

  /** Finds and locks a case that is seen, decides on it, and tells all desks. */
  async function work(
    call: CaseCall,
    id: string,
    act: (tx: Tx, row: CaseRow) => Promise<readonly string[] | void>,
    merchantCode: string | null = null,
  ): Promise<CaseDetail> {
    const { staff } = call;
    const { detail, news } = await withDesk(
      db,
      { merchantCode, scope: staff.brands },
      async (tx) => {
        await describe(tx, call, id);
        const row = await lockCase(tx, id);
        if (!row) throw noCase();
        const more = (await act(tx, row)) ?? [];
        return {
          detail: await describe(tx, call, id),
          news: [newsOfCase(id, row.brands), ...more],
        };
      },
    );
    for (const one of news) db.deskNotifier.notify(one);
    return detail;
  }

  function requireDecider({ staff, now }: CaseCall, row: CaseRow): AnyAction {
    const action = actions.get(row.action);
    if (!action) throw REFUSALS.permission();
    const approval = requireApproval(action.endpoint);
    const obstacle = findObstacle(row, { staff, now, approval });
    if (obstacle) throw REFUSALS[obstacle]();
    return action;
  }

  const changeOf = async (
    call: CaseCall,
    row: CaseRow,
    action: AnyAction,
  ): Promise<AskedChange> => {
    const { staff } = call;
    const live =
      row.merchant_code === null
        ? undefined
        : await parts.brands.find(row.merchant_code, staff.brands);
    if (row.merchant_code !== null && !live) throw noCase();
    return { action, staff, live, from: call, body: row.input };
  };

  const subjectOf = (row: CaseRow) => ({
    kind: row.subject_kind,
    id: row.subject_id,
    label: row.subject_label,
  });

  const close = (
    tx: Tx,
    call: CaseCall,
    row: CaseRow,
    { state, reason }: { state: 'rejected' | 'withdrawn'; reason: string | null },
  ) =>
    changeCase(tx, row.id, {
      state,
      decided_by: call.staff.id,
      decided_at: call.now,
      decision_reason: reason,
    });

  const auditDecision = async (
    tx: Tx,
    call: CaseCall,
    row: CaseRow,
    { verb, reason }: { verb: string; reason: string | null },
  ) => {
    const action = actions.get(row.action)!;
    const change = await changeOf(call, row, action);
    await auditChange(tx, change, {
      action: `cases.${verb}`,
      subject: subjectOf(row),
      brands: row.brands,
      before: { state: row.state },
      after: { state: verb === 'reject' ? 'rejected' : 'withdrawn' },
      caseId: row.id,
      reason,
    });
  };

  return {
    get: (call, id) => inCall(db, call, (tx) => describe(tx, call, id)),
    take: (call, id) =>
      work(call, id, async (tx, row) => {
        requireDecider(call, row);
        const taken_until = new Date(call.now.getTime() + TAKEN_MS);
        await changeCase(tx, id, { taken_by: call.staff.id, taken_until });
      }),
    letGo: (call, id) =>
      work(call, id, async (tx, row) => {
        if (row.taken_by !== call.staff.id) throw REFUSALS.taken();
        await changeCase(tx, id, { taken_by: null, taken_until: null });
      }),
    async approve(call, id, reason) {
      const { merchantCode } = await inCall(db, call, (tx) => describe(tx, call, id));
      return work(
        call,
        id,
        async (tx, row) => {
          const action = requireDecider(call, row);
          const change = await changeOf(call, row, action);
          const asker = await loadStaff(tx, row.asked_by);
          if (asker?.state !== 'active') {
            throw new Problem('caseBound', 'Who asked for it does not work here any more.');
          }
          const context = {
            staff: asker,
            approver: call.staff,
            live: change.live,
            origin: call.origin,
            now: call.now,
          };
          // What binds somebody may have happened since it was asked for.
          const asked = await action.fourEyes?.(tx, change.body as never, context);
          if (asked?.bound?.includes(call.staff.id)) throw REFUSALS.bound();
          if (asked?.amount) requireWithinLimit(call.staff, asked.amount);
          // The state first, so that its own check speaks before anything is moved.
          await changeCase(tx, id, {
            state: 'approved',
            decided_by: call.staff.id,
            decided_at: call.now,
            decision_reason: reason,
          });
          const { value, news } = await performChange(tx, change, context, id);
          await changeCase(tx, id, { result: JSON.stringify(value ?? null) });
          return news;
        },
        merchantCode,
      );
    },
    reject: (call, id, reason) =>
      work(call, id, async (tx, row) => {
        requireDecider(call, row);
        await close(tx, call, row, { state: 'rejected', reason });
        await auditDecision(tx, call, row, { verb: 'reject', reason });
      }),
    withdraw: (call, id) =>
      work(call, id, async (tx, row) => {
        if (row.asked_by !== call.staff.id) throw noCase();
        if (row.state !== 'waiting') throw REFUSALS.closed();
        await close(tx, call, row, { state: 'withdrawn', reason: null });
        await auditDecision(tx, call, row, { verb: 'withdraw', reason: null });
      }),
  };
}
