import { getAudit, listAudit } from '../../../schemas/desk/audit.ts';
import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import { Problem } from '../../http/problem.ts';
import type { Area } from '../area.ts';
import { COUNTED, isUuid, readMoment, readNumberCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { countRecords, findRecord, listRecords, type AuditRow } from './audit.repository.ts';

type AuditItem = DeskValueOf<typeof listAudit>['items'][number];

const describe = (row: AuditRow): AuditItem => ({
  id: String(row.id),
  at: row.at.toISOString(),
  staff: { id: row.staff_id, name: row.staff_name },
  roles: row.roles,
  ip: row.ip,
  merchantCode: row.merchant_code,
  action: row.action,
  subject: { kind: row.subject_kind, id: row.subject_id, label: row.subject_label },
  reason: row.reason,
  caseId: row.case_id,
});

/** What the staff did and looked at, as those read it who may. */
export const auditArea: Area = {
  name: 'audit',
  mount({ parts: { db }, serve }) {
    serve(listAudit, (call) =>
      inCall(db, call, async (tx) => {
        const { limit, after, staffId, caseId, from, until, ...wanted } = call.query;
        // An id of another form is nobody's.
        if ([staffId, caseId].some((id) => id !== undefined && !isUuid(id))) {
          return { items: [], next: null, total: { count: 0, isEstimate: false } };
        }
        const records = {
          ...wanted,
          staffId,
          caseId,
          from: readMoment(from),
          until: readMoment(until),
        };
        const rows = await listRecords(tx, records, {
          beforeId: readNumberCursor(after),
          limit: limit + 1,
        });
        const count = await countRecords(tx, records, COUNTED);
        return toPage(rows, {
          limit,
          count,
          toItem: describe,
          cursorOf: ({ id }) => writeCursor(String(id)),
        });
      }),
    );
    serve(getAudit, (call) =>
      inCall(db, call, async (tx) => {
        const row = await findRecord(tx, BigInt(call.query.id));
        if (!row) throw new Problem('notFound', 'There is no such record.');
        return {
          ...describe(row),
          userAgent: row.user_agent,
          before: row.before,
          after: row.after,
          hash: row.hash.toString('hex'),
          previousHash: row.previous_hash.toString('hex'),
        };
      }),
    );
  },
};
