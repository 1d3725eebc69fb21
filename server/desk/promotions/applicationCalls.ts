import { parseMinor } from '../../../engine/minorUnits.ts';
import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import {
  approveApplication,
  listApplications,
  openApplication,
  rejectApplication,
  takeApplication,
} from '../../../schemas/desk/promotions.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { readAccounts } from '../../db/members.ts';
import type { PromotionEntryRow } from '../../db/promotionTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { readPlainText } from '../../http/plainText.ts';
import type { DeskApplication, PromotionDesk } from '../../modules/promotions/promotionDesk.ts';
import type { DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { COUNTED, isUuid, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { actorOf } from '../payments/depositCalls.ts';
import { readRowCursor } from '../payments/views.ts';

type Shown = DeskValueOf<typeof listApplications>['items'][number];

/** Characters that an answer has at most, as people count them. */
const MOST_ANSWER = 500;

async function readBeside(
  tx: Tx,
  desk: PromotionDesk,
  { rows, brand }: { rows: readonly DeskApplication[]; brand: ResolvedBrand },
) {
  const accounts = await readAccounts(
    tx,
    rows.map(({ member_id: id }) => id),
  );
  const pictures = await desk.countPictures(
    tx,
    rows.map(({ id }) => id),
  );
  const { currency, languages } = brand;
  return (row: DeskApplication): Shown => {
    const { texts, most } = row.terms;
    const mostMinor = parseMinor(most, currency.decimals) ?? 0n;
    return {
      id: row.id,
      promotion: (texts[languages.fallback] ?? Object.values(texts)[0])?.title ?? '',
      member: { id: row.member_id, account: accounts.get(row.member_id) ?? '' },
      comment: row.comment ?? '',
      state: row.state as Shown['state'],
      pictures: pictures.get(row.id) ?? 0,
      at: row.sent_at!.toISOString(),
      takenBy: row.taken_by,
      most: toWireAmount(mostMinor, currency.decimals),
      currency: currency.code,
      amount: toWireAmount(row.amount_minor, row.decimals),
      reason: row.reason,
      mayReapply: row.may_reapply,
      decidedAt: row.decided_at?.toISOString() ?? null,
      decidedBy: row.decided_by,
    };
  };
}

async function requireApplication(
  tx: Tx,
  desk: PromotionDesk,
  id: string,
): Promise<PromotionEntryRow> {
  if (!isUuid(id)) throw new Problem('notFound', 'There is no such application.');
  return desk.getApplication(tx, id);
}

async function subjectOf(tx: Tx, row: PromotionEntryRow) {
  const accounts = await readAccounts(tx, [row.member_id]);
  const label = accounts.get(row.member_id) ?? '';
  return { kind: 'application', id: row.id, label };
}

const stateOf = ({ state, amount_minor: minor, decimals }: PromotionEntryRow) => ({
  state,
  amount: toWireAmount(minor, decimals),
});

const defineTaking = (desk: PromotionDesk): DeskAction<typeof takeApplication> => ({
  endpoint: takeApplication,
  async perform(tx, { application: id }, context) {
    const before = await requireApplication(tx, desk, id);
    const after = await desk.take(tx, id, { by: actorOf(context), at: context.now });
    const subject = await subjectOf(tx, after);
    return { value: null, subject, before: stateOf(before), after: stateOf(after) };
  },
});

/** Throws Problem amountInvalid. */
function readAmount(amount: string, { currency }: ResolvedBrand): bigint {
  const minor = parseMinor(amount, currency.decimals);
  if (minor === null || minor <= 0n) {
    throw new Problem('amountInvalid', 'That is no amount of the currency.');
  }
  return minor;
}

const defineApproval = (desk: PromotionDesk): DeskAction<typeof approveApplication> => ({
  endpoint: approveApplication,
  async fourEyes(tx, { application: id, amount }, context) {
    const { brand } = context.live!;
    const row = await requireApplication(tx, desk, id);
    const { code, decimals } = brand.currency;
    const minor = readAmount(amount, brand);
    return {
      subject: await subjectOf(tx, row),
      before: { ...stateOf(row), comment: row.comment },
      amount: { kind: 'adjustment', minor, currency: code, decimals },
    };
  },
  async perform(tx, { application: id, amount }, context) {
    const { brand } = context.live!;
    const before = await requireApplication(tx, desk, id);
    const said = { id, amountMinor: readAmount(amount, brand), by: actorOf(context) };
    const after = await desk.approve(tx, brand, { ...said, at: context.now });
    const subject = await subjectOf(tx, after);
    return { value: null, subject, before: stateOf(before), after: stateOf(after) };
  },
});

const defineRejection = (desk: PromotionDesk): DeskAction<typeof rejectApplication> => ({
  endpoint: rejectApplication,
  async perform(tx, { application: id, answer, mayReapply }, context) {
    const { brand } = context.live!;
    const before = await requireApplication(tx, desk, id);
    const reason = readPlainText(answer, 'answer', MOST_ANSWER);
    const said = { id, reason, mayReapply, by: actorOf(context), at: context.now };
    const after = await desk.reject(tx, brand, said);
    return {
      value: null,
      subject: await subjectOf(tx, after),
      before: stateOf(before),
      after: { ...stateOf(after), reason, mayReapply },
    };
  },
});

/** Mounts what the desk reads and does of applications. */
export function mountApplications({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk } = site.promotions;
  serve(listApplications, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state } = call.query;
      const rows = await desk.listApplications(tx, {
        state,
        after: readRowCursor(after),
        limit: limit + 1,
      });
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: await readBeside(tx, desk, { rows, brand: call.live.brand }),
        cursorOf: (row) => writeCursor(row.sent_at!.toISOString(), row.id),
      });
    }),
  );
  serve(openApplication, (call) =>
    inCall(db, call, async (tx) => {
      const { body, staff, live, now } = call;
      const { merchantCode } = live.brand;
      const row = await requireApplication(tx, desk, body.application);
      const terms = await desk.termsOf(tx, row);
      const rows = [{ ...row, terms }];
      const shown = (await readBeside(tx, desk, { rows, brand: live.brand }))(rows[0]!);
      const opened = await desk.open(tx, row.id);
      await writeAudit(tx, {
        staff,
        from: call,
        at: now,
        merchantCode,
        brands: [merchantCode],
        action: openApplication.id,
        subject: await subjectOf(tx, row),
        reason: null,
        caseId: null,
        before: null,
        after: { member: row.member_id, pictures: opened.length },
      });
      return { ...shown, opened };
    }),
  );
  serveAction(defineTaking(desk));
  serveAction(defineApproval(desk));
  serveAction(defineRejection(desk));
}
