import type { ContactKind, JoinChannel, PlayerCount } from '../../../schemas/api/joining.ts';
import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import {
  decideApplication,
  listApplications,
  openApplication,
} from '../../../schemas/desk/joining.ts';
import type { Tx } from '../../db/database.ts';
import type { JoinApplicationRow } from '../../db/lineTables.ts';
import { Problem } from '../../http/problem.ts';
import type { JoiningDesk } from '../../modules/joining/joining.service.ts';
import type { DeskAction } from '../actions.ts';
import type { Area, Desk } from '../area.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { COUNTED, isUuid, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { actorOf } from '../payments/depositCalls.ts';
import { readRowCursor } from '../payments/views.ts';

type Shown = DeskValueOf<typeof listApplications>['items'][number];

const subjectOf = ({ id, name }: JoinApplicationRow) => ({
  kind: 'joinApplication',
  id,
  label: name,
});

const show = (row: JoinApplicationRow): Shown => ({
  id: row.id,
  name: row.name,
  contactKind: row.contact_kind as ContactKind,
  channels: row.channels as JoinChannel[],
  players: row.players as PlayerCount,
  text: row.content,
  locale: row.locale,
  state: row.state,
  at: row.created_at.toISOString(),
  note: row.note,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by,
});

async function requireApplication(tx: Tx, desk: JoiningDesk, id: string) {
  const row = isUuid(id) ? await desk.find(tx, id) : undefined;
  if (!row) throw new Problem('notFound', 'There is no such application.');
  return row;
}

const defineDecision = (desk: JoiningDesk): DeskAction<typeof decideApplication> => ({
  endpoint: decideApplication,
  async perform(tx, { application: id, decision, note = null }, context) {
    const before = await requireApplication(tx, desk, id);
    const row = await desk.decide(tx, id, {
      isAccepted: decision === 'accepted',
      note,
      at: context.now,
      by: actorOf(context),
    });
    return {
      value: null,
      subject: subjectOf(row),
      before: { state: before.state },
      after: { state: row.state, note: row.note },
    };
  },
});

function mount({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk } = site.joining;
  serve(listApplications, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state } = call.query;
      const rows = await desk.list(tx, { state, after: readRowCursor(after), limit: limit + 1 });
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: show,
        cursorOf: (row) => writeCursor(row.created_at.toISOString(), row.id),
      });
    }),
  );
  serve(openApplication, (call) =>
    inCall(db, call, async (tx) => {
      const { body, staff, live, now } = call;
      const { merchantCode } = live.brand;
      const row = await requireApplication(tx, desk, body.application);
      await writeAudit(tx, {
        staff,
        from: call,
        at: now,
        merchantCode,
        brands: [merchantCode],
        action: openApplication.id,
        subject: subjectOf(row),
        reason: null,
        caseId: null,
        before: null,
        after: { contact: row.contact_kind },
      });
      return { ...show(row), contact: desk.readContact(row) };
    }),
  );
  serveAction(defineDecision(desk));
}

/** Who applied to become an agent or affiliate. */
export const joiningArea: Area = { name: 'joining', mount };
