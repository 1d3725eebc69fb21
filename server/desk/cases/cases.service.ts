import { isDeepStrictEqual } from 'node:util';
import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { getCase } from '../../../schemas/desk/cases.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { AnyAction } from '../actions.ts';
import type { DeskParts } from '../area.ts';
import { inCall, withDesk, type CallFrom, type StaffSession } from '../deskCall.ts';
import { newsOfCase } from '../deskStream.ts';
import {
  auditChange,
  performChange,
  requireApproval,
  requireWithinLimit,
  type AskedChange,
} from '../runAction.ts';
import { hideSecrets, openSecrets } from '../secretFields.ts';
import { loadStaff } from '../staff/staff.service.ts';
import { changeCase, findCase, lockCase, type CaseRow } from './cases.repository.ts';
import { describeCase, findObstacle, noCase, REFUSALS, visibleActions } from './caseViews.ts';

type CaseDetail = DeskValueOf<typeof getCase>;

export { hasWaitingAbout, leaveCases, renameSubject } from './cases.repository.ts';

/** How long somebody who takes a case has it for themselves. */
const TAKEN_MS = 15 * 60_000;

/** Somebody of the staff at work on a case. */
export interface CaseCall extends CallFrom {
  readonly staff: StaffSession;
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

/** The change that a case asks for, as somebody decides it. */
async function changeOf(
  { brands }: DeskParts,
  call: CaseCall,
  { row, action }: { row: CaseRow; action: AnyAction },
): Promise<AskedChange> {
  const { staff } = call;
  const live =
    row.merchant_code === null ? undefined : await brands.find(row.merchant_code, staff.brands);
  if (row.merchant_code !== null && !live) throw noCase();
  return { action, staff, live, from: call, body: row.input };
}

/** Makes what every step of a case needs: to find it, to show it, and to write down what came of it. */
function createSteps(parts: DeskParts, actions: ReadonlyMap<string, AnyAction>) {
  const { db } = parts;

  async function describe(tx: Tx, { staff, now }: CaseCall, id: string): Promise<CaseDetail> {
    const row = await findCase(tx, id);
    const visible = visibleActions(actions, staff);
    const isSeen = row && (row.asked_by === staff.id || !visible || visible.includes(row.action));
    if (!isSeen) throw noCase();
    const shown = actions.get(row.action);
    return {
      ...describeCase(row, { staff, now, actions }),
      input: shown ? hideSecrets(shown.endpoint, row.input) : null,
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
      { merchantCode, scope: staff.brands, members: staff.members },
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

  const auditDecision = async (
    tx: Tx,
    call: CaseCall,
    row: CaseRow,
    { verb, reason }: { verb: string; reason: string | null },
  ) => {
    const action = actions.get(row.action)!;
    const change = await changeOf(parts, call, { row, action });
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

  return { describe, work, requireDecider, auditDecision };
}

type Steps = ReturnType<typeof createSteps>;

/** Approves a case and does what it asks for, in the transaction that holds it; gives what open desks are told. */
async function approve(
  { requireDecider }: Steps,
  tx: Tx,
  {
    parts,
    call,
    row,
    reason,
  }: { parts: DeskParts; call: CaseCall; row: CaseRow; reason: string | null },
): Promise<readonly string[] | undefined> {
  const action = requireDecider(call, row);
  const kept = { caseId: row.id, body: row.input };
  const change = {
    ...(await changeOf(parts, call, { row, action })),
    body: openSecrets(parts.secretBox, action.endpoint, kept),
  };
  const asker = await loadStaff(tx, row.asked_by);
  if (asker?.state !== 'active') {
    throw new Problem('caseBound', 'Who asked for it does not work here any more.');
  }
  const { staff, origin, now } = call;
  const context = { staff: asker, approver: staff, live: change.live, origin, now };
  // What binds somebody may have happened since it was asked for.
  const asked = await action.fourEyes?.(tx, change.body as never, context);
  if (asked?.bound?.includes(staff.id)) throw REFUSALS.bound();
  if (asked?.amount) requireWithinLimit(staff, asked.amount);
  if (
    asked?.holdsAsAsked &&
    !isDeepStrictEqual(JSON.parse(JSON.stringify(asked.before)), row.before)
  ) {
    throw new Problem('changedMeanwhile', 'It was changed since it was asked for.', {
      value: { differs: 'draft' },
    });
  }
  // The state first, so that its own check speaks before anything is moved.
  await changeCase(tx, row.id, {
    state: 'approved',
    decided_by: staff.id,
    decided_at: now,
    decision_reason: reason,
  });
  const { value, news } = await performChange(tx, change, context, row.id);
  await changeCase(tx, row.id, { result: JSON.stringify(value ?? null) });
  return news;
}

/** Makes the service over the actions that may wait. */
export function createCaseService(
  parts: DeskParts,
  actions: ReadonlyMap<string, AnyAction>,
): CaseService {
  const { db } = parts;
  const steps = createSteps(parts, actions);
  const { describe, work, requireDecider, auditDecision } = steps;
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
        (tx, row) => approve(steps, tx, { parts, call, row, reason }),
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
