import {
  holdRewards,
  listRewardRisks,
  releaseRewards,
  seeRewardRisk,
} from '../../../schemas/desk/guard.ts';
import { readAccounts } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { GuardParts } from '../../modules/guard/module.ts';
import type { DeskAction } from '../actions.ts';
import type { Area, Desk } from '../area.ts';
import { COUNTED, isUuid, readCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { takeMember } from '../members/memberActions.ts';
import { actorOf } from '../payments/depositCalls.ts';

const defineSeeing = (guard: GuardParts): DeskAction<typeof seeRewardRisk> => ({
  endpoint: seeRewardRisk,
  async perform(tx, { memberId, risk }, context) {
    const { member, subject } = await takeMember(tx, context, memberId);
    const by = actorOf(context);
    const count = await guard.markSeen(tx, {
      memberId: member.id,
      reason: risk,
      by,
      at: context.now,
    });
    if (count === 0) throw new Problem('changedMeanwhile', 'Somebody has looked at it.');
    return {
      value: null,
      subject,
      before: { risk, state: 'open' },
      after: { risk, state: 'seen' },
    };
  },
});

const defineHolding = (
  guard: GuardParts,
  endpoint: typeof holdRewards | typeof releaseRewards,
): DeskAction<typeof endpoint> => ({
  endpoint,
  async perform(tx, { memberId }, context) {
    const { member, merchantCode, subject } = await takeMember(tx, context, memberId);
    const isHeld = member.rewards_held_at !== null;
    const wanted = endpoint === holdRewards;
    if (isHeld === wanted) throw new Problem('changedMeanwhile', 'It is so already.');
    const heldAt = wanted ? context.now : null;
    await guard.hold(tx, { merchantCode, memberId: member.id, heldAt });
    if (wanted) {
      const by = actorOf(context);
      await guard.markSeen(tx, { memberId: member.id, by, at: context.now });
    }
    return { value: null, subject, before: { isHeld }, after: { isHeld: wanted } };
  },
});

function readPlace(after: string | undefined) {
  const parts = readCursor(after, 3);
  if (!parts) return null;
  const [at = '', memberId = '', reason = ''] = parts;
  if (!/^\d{1,15}$/.test(at) || !isUuid(memberId)) {
    throw new Problem('queryInvalid', 'Field "after" is of no page.');
  }
  return { at: new Date(Number(at)), memberId, reason };
}

function mount({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { guard } = site;
  serve(listRewardRisks, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state, reason, memberId } = call.query;
      const { currency } = call.live.brand;
      if (memberId !== undefined && !isUuid(memberId)) {
        throw new Problem('notFound', 'There is no such member.');
      }
      const before = readPlace(after);
      const rows = await guard.list(tx, { state, reason, memberId, before, limit: limit + 1 });
      const accounts = await readAccounts(
        tx,
        rows.flatMap(({ linked }) => linked.map(({ id }) => id)),
      );
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => ({
          id: `${row.member_id} ${row.reason}`,
          member: { id: row.member_id, account: row.account },
          reason: row.reason,
          count: row.count,
          amount:
            row.amount_minor === null ? null : toWireAmount(row.amount_minor, currency.decimals),
          currency: currency.code,
          // Of who is for some members alone, others are not named.
          linked: row.linked.flatMap(({ id, why }) => {
            const account = accounts.get(id);
            return account === undefined ? [] : [{ id, account, why: [...why] }];
          }),
          state: row.state,
          foundAt: row.found_at.toISOString(),
          changedAt: row.changed_at.toISOString(),
          seenAt: row.seen_at?.toISOString() ?? null,
          seenBy: row.seen_by,
          heldAt: row.rewards_held_at?.toISOString() ?? null,
        }),
        cursorOf: (row) => writeCursor(String(row.changed_at.getTime()), row.member_id, row.reason),
      });
    }),
  );
  serveAction(defineSeeing(guard));
  serveAction(defineHolding(guard, holdRewards));
  serveAction(defineHolding(guard, releaseRewards));
}

/** Who may live off rewards, and whose rewards wait. */
export const guardArea: Area = { name: 'guard', mount };
