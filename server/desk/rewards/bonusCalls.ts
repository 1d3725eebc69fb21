import { listMemberBonuses, removeBonus } from '../../../schemas/desk/bonuses.ts';
import type { BonusMoneyRow } from '../../db/bonusTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BonusDesk } from '../../modules/bonuses/bonusDesk.ts';
import type { DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { listBound } from '../audit/audit.service.ts';
import { readNumberCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { takeMember } from '../members/memberActions.ts';
import { requireMember } from '../members/memberReads.ts';
import { actorOf } from '../payments/depositCalls.ts';

function show(row: BonusMoneyRow) {
  const write = (minor: bigint) => toWireAmount(minor, row.decimals);
  const maybe = (minor: bigint | null) => (minor === null ? null : write(minor));
  return {
    id: String(row.id),
    origin: row.origin,
    title: row.title,
    state: row.state,
    model: row.model,
    currency: row.currency,
    amount: write(row.amount_minor),
    deposit: write(row.deposit_minor),
    required: write(row.required_minor),
    done: write(row.done_minor),
    released: write(row.released_minor),
    removed: write(row.removed_minor),
    maxBet: maybe(row.max_bet_minor),
    maxRelease: maybe(row.cap_minor),
    grantedAt: row.granted_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    reason: row.reason,
  };
}

const ended = () => new Problem('notFound', 'That bonus has ended.');

/** Takes bonus money back; above what the roles of who asks allow alone, a second person agrees. */
const defineRemoval = (desk: BonusDesk): DeskAction<typeof removeBonus> => ({
  endpoint: removeBonus,
  async fourEyes(tx, { memberId, bonus }, context) {
    const { member, merchantCode, subject } = await takeMember(tx, context, memberId);
    const found = await desk.findOpen(tx, { merchantCode, memberId: member.id }, BigInt(bonus));
    if (!found) throw ended();
    const { row, leftMinor } = found;
    return {
      subject,
      before: { title: row.title, state: row.state, left: toWireAmount(leftMinor, row.decimals) },
      amount: {
        kind: 'adjustment',
        // All of it may be at stake: what comes back of it is taken as well.
        minor: leftMinor > 0n ? leftMinor : row.amount_minor,
        currency: row.currency,
        decimals: row.decimals,
      },
      bound: await listBound(tx, member.id, context.now),
    };
  },
  async perform(tx, { memberId, bonus, reason }, context) {
    const { member, merchantCode, subject } = await takeMember(tx, context, memberId);
    const holder = { merchantCode, memberId: member.id };
    const before = await desk.findOpen(tx, holder, BigInt(bonus));
    const row = await desk.remove(tx, holder, {
      id: BigInt(bonus),
      now: context.now,
      by: actorOf(context),
      reason,
    });
    if (!row || !before) throw ended();
    const removed = toWireAmount(row.removed_minor, row.decimals);
    return {
      value: { removed },
      subject,
      before: { bonus, title: row.title, state: before.row.state },
      after: { bonus, state: row.state, removed, currency: row.currency },
    };
  },
});

/** Mounts what the desk reads and does of bonus money. */
export function mountBonuses({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk } = site.bonuses;
  serve(listMemberBonuses, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, memberId } = call.query;
      const { merchantCode } = call.live.brand;
      const { id } = await requireMember(tx, call.live, memberId);
      const beforeId = readNumberCursor(after);
      const rows = await desk.list(
        tx,
        { merchantCode, memberId: id },
        { beforeId, limit: limit + 1 },
      );
      return {
        ...toPage(rows, {
          limit,
          count: rows.length,
          toItem: show,
          cursorOf: ({ id: own }) => writeCursor(String(own)),
        }),
        total: { count: rows.length, isEstimate: rows.length > limit || beforeId !== null },
      };
    }),
  );
  serveAction(defineRemoval(desk));
}
