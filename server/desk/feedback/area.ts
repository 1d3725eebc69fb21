import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import {
  answerFeedback,
  closeFeedback,
  listFeedback,
  openFeedback,
} from '../../../schemas/desk/feedback.ts';
import type { Tx } from '../../db/database.ts';
import type { FeedbackRow } from '../../db/feedbackTables.ts';
import { readAccounts } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import type { FeedbackDesk } from '../../modules/feedback/feedbackDesk.ts';
import type { ActionContext, DeskAction } from '../actions.ts';
import type { Area, Desk } from '../area.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { COUNTED, isUuid, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { actorOf } from '../payments/depositCalls.ts';
import { readRowCursor } from '../payments/views.ts';

type Shown = DeskValueOf<typeof listFeedback>['items'][number];

const subjectOf = ({ id }: FeedbackRow, account: string) => ({
  kind: 'feedback',
  id,
  label: account,
});

/** What rows are shown with. */
async function readBeside(tx: Tx, desk: FeedbackDesk, rows: readonly FeedbackRow[]) {
  const accounts = await readAccounts(
    tx,
    rows.map(({ member_id: id }) => id),
  );
  const pictures = await desk.countPictures(
    tx,
    rows.map(({ id }) => id),
  );
  return (row: FeedbackRow): Shown => ({
    id: row.id,
    member: { id: row.member_id, account: accounts.get(row.member_id) ?? '' },
    content: row.content,
    state: row.state,
    pictures: pictures.get(row.id) ?? 0,
    at: row.created_at.toISOString(),
    answer: row.answer,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
  });
}

async function requireFeedback(tx: Tx, desk: FeedbackDesk, id: string): Promise<FeedbackRow> {
  const row = isUuid(id) ? await desk.find(tx, id) : undefined;
  if (!row) throw new Problem('notFound', 'There is no such feedback.');
  return row;
}

/** Answers, or closes with null; the record says what was answered. */
async function decide(
  tx: Tx,
  desk: FeedbackDesk,
  { id, answer, context }: { id: string; answer: string | null; context: ActionContext },
) {
  const before = await requireFeedback(tx, desk, id);
  const row = await desk.decide(tx, id, { answer, at: context.now, by: actorOf(context) });
  const accounts = await readAccounts(tx, [row.member_id]);
  return {
    value: null,
    subject: subjectOf(row, accounts.get(row.member_id) ?? ''),
    before: { state: before.state },
    after: { state: row.state, answer: row.answer },
  };
}

const defineAnswer = (desk: FeedbackDesk): DeskAction<typeof answerFeedback> => ({
  endpoint: answerFeedback,
  perform: (tx, { feedback: id, answer }, context) => decide(tx, desk, { id, answer, context }),
});

const defineClosing = (desk: FeedbackDesk): DeskAction<typeof closeFeedback> => ({
  endpoint: closeFeedback,
  perform: (tx, { feedback: id }, context) => decide(tx, desk, { id, answer: null, context }),
});

function mount({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk } = site.feedback;

  serve(listFeedback, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state, memberId } = call.query;
      if (memberId !== undefined && !isUuid(memberId)) {
        throw new Problem('queryInvalid', 'Field "memberId" is of no member.');
      }
      const rows = await desk.list(tx, {
        state,
        memberId,
        after: readRowCursor(after),
        limit: limit + 1,
      });
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: await readBeside(tx, desk, rows),
        cursorOf: (row) => writeCursor(row.created_at.toISOString(), row.id),
      });
    }),
  );
  serve(openFeedback, (call) =>
    inCall(db, call, async (tx) => {
      const { body, staff, live, now } = call;
      const { merchantCode } = live.brand;
      const row = await requireFeedback(tx, desk, body.feedback);
      const shown = (await readBeside(tx, desk, [row]))(row);
      const opened = await desk.open(tx, row.id);
      await writeAudit(tx, {
        staff,
        from: call,
        at: now,
        merchantCode,
        brands: [merchantCode],
        action: openFeedback.id,
        subject: subjectOf(row, shown.member.account),
        reason: null,
        caseId: null,
        before: null,
        after: { member: row.member_id, pictures: opened.length },
      });
      return { ...shown, opened };
    }),
  );
  serveAction(defineAnswer(desk));
  serveAction(defineClosing(desk));
}

/** What members write to the house. */
export const feedbackArea: Area = { name: 'feedback', mount };
