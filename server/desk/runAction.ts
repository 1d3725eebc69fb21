import type { TypedDeskEndpoint } from '../../schemas/desk/deskEndpoint.ts';
import type { PermissionId } from '../../schemas/desk/permissions.ts';
import type { LiveBrand } from '../brands/brandStore.ts';
import type { Tx } from '../db/database.ts';
import type { BrandScope } from '../db/deskScope.ts';
import { Problem } from '../http/problem.ts';
import { toWireAmount } from '../http/wireAmount.ts';
import type { ActionAmount, ActionContext, AnyAction, Asked, Performed } from './actions.ts';
import { writeAudit, type Subject } from './audit/audit.service.ts';
import { insertCase } from './cases/cases.repository.ts';
import { withDesk, type CallFrom, type Staff } from './deskCall.ts';
import type { DeskParts } from './area.ts';
import { newsOfCase } from './deskStream.ts';
import { hideSecrets, sealSecrets } from './secretFields.ts';
import { getLimit } from './staff/roles.ts';
import { hasApprover } from './staff/staff.service.ts';

/** A change as somebody asks for it. */
export interface AskedChange {
  readonly action: AnyAction;
  readonly staff: Staff;
  readonly live: LiveBrand | undefined;
  readonly from: CallFrom;
  readonly body: unknown;
}

/** What came of it: done, or waiting as a case. */
export interface Outcome {
  readonly outcome: 'done' | 'waiting';
  readonly caseId: string | null;
  readonly value: unknown;
}

const readReason = (body: unknown): string | null =>
  (body as { readonly reason?: string } | undefined)?.reason ?? null;

/** The permission of the second person. Throws where the contract names none. */
export function requireApproval({ id, approval }: TypedDeskEndpoint): PermissionId {
  if (!approval) throw new Error(`${id} waits for a second person, and its contract names none.`);
  return approval;
}

/** Refuses an amount beyond what the roles of somebody allow at all. Throws Problem limitExceeded. */
export function requireWithinLimit(staff: Staff, amount: ActionAmount): { isAlone: boolean } {
  const { aloneMinor, mostMinor } = getLimit(staff.limits, amount);
  if (amount.minor > mostMinor) {
    const most = toWireAmount(mostMinor, amount.decimals);
    const value = { most, currency: amount.currency };
    throw new Problem('limitExceeded', 'That is more than your roles allow.', { value });
  }
  return { isAlone: amount.minor <= aloneMinor };
}

async function mustWait(tx: Tx, asked: Asked, change: AskedChange): Promise<boolean> {
  if (asked.amount) return !requireWithinLimit(change.staff, asked.amount).isAlone;
  if (!asked.mayStandAlone) return true;
  return hasApprover(tx, {
    permission: requireApproval(change.action.endpoint),
    brands: brandsOf(asked, change),
    except: [change.staff.id, ...(asked.bound ?? [])],
  });
}

/** Who has to be in charge of what, to see a change. */
function brandsOf({ brands }: { readonly brands?: BrandScope }, { live }: AskedChange): BrandScope {
  if (brands !== undefined) return brands;
  return live ? [live.brand.merchantCode] : null;
}

/** Writes down a change, or that it waits. */
export function auditChange(
  tx: Tx,
  change: AskedChange,
  {
    subject,
    brands,
    before,
    after,
    caseId,
    reason,
    action,
  }: {
    readonly subject: Subject;
    readonly brands: BrandScope;
    readonly before: unknown;
    readonly after: unknown;
    readonly caseId: string | null;
    readonly reason?: string | null;
    readonly action?: string;
  },
): Promise<bigint> {
  return writeAudit(tx, {
    staff: change.staff,
    from: change.from,
    at: change.from.now,
    merchantCode: change.live?.brand.merchantCode ?? null,
    brands,
    action: action ?? change.action.endpoint.id,
    subject,
    reason: reason ?? readReason(change.body),
    caseId,
    before,
    after,
  });
}

async function openCase(
  tx: Tx,
  { ids, secretBox }: DeskParts,
  change: AskedChange,
  asked: Asked,
): Promise<Outcome> {
  const { staff, live, body, from, action } = change;
  const { subject, before, amount, bound = [] } = asked;
  const caseId = ids();
  const brands = brandsOf(asked, change);
  await insertCase(tx, {
    id: caseId,
    action: action.endpoint.id,
    merchant_code: live?.brand.merchantCode ?? null,
    brands: brands && [...brands],
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_label: subject.label,
    input: JSON.stringify(sealSecrets(secretBox, action.endpoint, { caseId, body })),
    before: JSON.stringify(before ?? null),
    limit_kind: amount?.kind ?? null,
    amount_minor: amount?.minor ?? null,
    currency: amount?.currency ?? null,
    decimals: amount?.decimals ?? null,
    asked_by: staff.id,
    asked_at: from.now,
    reason: readReason(body),
    bound: [...bound],
    result: null,
  });
  const after = { outcome: 'waiting', asked: hideSecrets(action.endpoint, body) };
  await auditChange(tx, change, { subject, brands, before, after, caseId });
  return { outcome: 'waiting', caseId, value: null };
}

/** Makes a change that nobody has to approve any more, in the caller's transaction, with its record. */
export async function performChange(
  tx: Tx,
  change: AskedChange,
  context: ActionContext,
  caseId: string | null,
): Promise<Performed<unknown>> {
  const done: Performed<unknown> = await change.action.perform(tx, change.body as never, context);
  const brands = brandsOf(done, change);
  const { subject, before, after } = done;
  await auditChange(
    tx,
    { ...change, staff: context.approver ?? context.staff },
    {
      subject,
      brands,
      before,
      after,
      caseId,
    },
  );
  return done;
}

/**
 * Runs a change: it is made at once with its record, or waits as a case where its action wants a second person. All of
 * it is one transaction.
 */
export async function runAction(parts: DeskParts, change: AskedChange): Promise<Outcome> {
  const { action, staff, live, from, body } = change;
  const context: ActionContext = {
    staff,
    approver: null,
    live,
    origin: from.origin,
    now: from.now,
  };
  const merchantCode = live?.brand.merchantCode ?? null;
  const { news, outcome } = await withDesk(
    parts.db,
    { merchantCode, scope: staff.brands, members: staff.members },
    async (tx) => {
      const asked = await action.fourEyes?.(tx, body as never, context);
      if (asked && (await mustWait(tx, asked, change))) {
        const waiting = await openCase(tx, parts, change, asked);
        return { outcome: waiting, news: [newsOfCase(waiting.caseId!, brandsOf(asked, change))] };
      }
      const { value, news = [] } = await performChange(tx, change, context, null);
      return { outcome: { outcome: 'done', caseId: null, value } as const, news };
    },
  );
  for (const one of news) parts.db.deskNotifier.notify(one);
  return outcome;
}
