import {
  approveCase,
  countCases as countEndpoint,
  getCase,
  letGoCase,
  listCases as listEndpoint,
  rejectCase,
  takeCase,
  withdrawCase,
} from '../../../schemas/desk/cases.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { AnyAction } from '../actions.ts';
import type { Area } from '../area.ts';
import { COUNTED, isUuid, readNumberCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { countCases, groupWaiting, listCases } from './cases.repository.ts';
import { createCaseService } from './cases.service.ts';
import { describeCase, visibleActions } from './caseViews.ts';

function requireCaseId(id: string): string {
  if (!isUuid(id)) throw new Problem('notFound', 'There is no such case.');
  return id;
}

/** Makes the inbox of all that waits for a second person. */
export const createCasesArea = (actions: ReadonlyMap<string, AnyAction>): Area => ({
  name: 'cases',
  mount({ parts, serve }) {
    const { db } = parts;
    const cases = createCaseService(parts, actions);
    serve(listEndpoint, (call) =>
      inCall(db, call, async (tx) => {
        const { limit, after, state, action, merchantCode, mine } = call.query;
        const wanted = {
          isWaiting: state === 'waiting',
          actions: visibleActions(actions, call.staff),
          askedBy: call.staff.id,
          onlyOwn: mine,
          action,
          merchantCode,
        };
        const page = { after: readNumberCursor(after), limit: limit + 1 };
        const rows = await listCases(tx, wanted, page);
        const count = await countCases(tx, wanted, COUNTED);
        return toPage(rows, {
          limit,
          count,
          toItem: (row) => describeCase(row, { ...call, actions }),
          cursorOf: ({ number }) => writeCursor(String(number)),
        });
      }),
    );
    serve(countEndpoint, (call) =>
      inCall(db, call, async (tx) => {
        const visible = visibleActions(actions, call.staff);
        const groups = await groupWaiting(tx, { actions: visible, askedBy: call.staff.id });
        const mayApprove = (id: string) => {
          const approval = actions.get(id)?.endpoint.approval;
          return approval !== undefined && call.staff.permissions.has(approval);
        };
        const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
        return {
          waiting: sum(groups.map(({ count }) => count)),
          forMe: call.staff.permissions.has('cases.approve')
            ? sum(groups.map((group) => (mayApprove(group.action) ? group.of_others : 0)))
            : 0,
          oldestAt: groups[0]?.oldest_at.toISOString() ?? null,
          groups: groups.map(({ action, currency, decimals, count, sum_minor, oldest_at }) => ({
            action,
            currency,
            count,
            sum: sum_minor === null || decimals === null ? null : toWireAmount(sum_minor, decimals),
            oldestAt: oldest_at.toISOString(),
          })),
        };
      }),
    );
    serve(getCase, (call) => cases.get(call, requireCaseId(call.query.id)));
    serve(takeCase, (call) => cases.take(call, requireCaseId(call.body.id)));
    serve(letGoCase, (call) => cases.letGo(call, requireCaseId(call.body.id)));
    serve(approveCase, (call) =>
      cases.approve(call, requireCaseId(call.body.id), call.body.reason ?? null),
    );
    serve(rejectCase, (call) => cases.reject(call, requireCaseId(call.body.id), call.body.reason));
    serve(withdrawCase, (call) => cases.withdraw(call, requireCaseId(call.body.id)));
  },
});
