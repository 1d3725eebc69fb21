import { listMemberSpins, removeSpins } from '../../../schemas/desk/freeSpins.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { FreeSpinsParts, NamedSeries } from '../../modules/freeSpins/module.ts';
import type { DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { listBound } from '../audit/audit.service.ts';
import { isUuid, readCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { takeMember } from '../members/memberActions.ts';
import { requireMember } from '../members/memberReads.ts';
import { actorOf } from '../payments/depositCalls.ts';

const gameOf = (row: NamedSeries) => row.game_name ?? row.game_id;

function show(row: NamedSeries) {
  const write = (minor: bigint) => toWireAmount(minor, row.decimals);
  return {
    id: row.id,
    title: row.title,
    game: gameOf(row),
    state: row.state,
    currency: row.currency,
    stake: write(row.stake_minor),
    count: row.spins,
    used: row.used,
    won: write(row.won_minor),
    grantedAt: row.granted_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    reason: row.reason,
  };
}

const ended = () => new Problem('notFound', 'Those free spins have ended.');

/** Takes free spins back; above what the roles of who asks allow alone, a second person agrees. */
const defineRemoval = (spins: FreeSpinsParts): DeskAction<typeof removeSpins> => ({
  endpoint: removeSpins,
  async fourEyes(tx, { memberId, freeSpins: id }, context) {
    const { member, merchantCode, subject } = await takeMember(tx, context, memberId);
    const holder = { merchantCode, memberId: member.id };
    const row = isUuid(id) ? await spins.findOpen(tx, holder, id) : undefined;
    if (!row) throw ended();
    const left = row.spins - row.used;
    return {
      subject,
      before: { title: row.title, game: gameOf(row), state: row.state, spins: left },
      amount: {
        kind: 'adjustment',
        // One that is open may come back.
        minor: BigInt(Math.max(left, 1)) * row.stake_minor,
        currency: row.currency,
        decimals: row.decimals,
      },
      bound: await listBound(tx, member.id, context.now),
    };
  },
  async perform(tx, { memberId, freeSpins: id, reason }, context) {
    const { member, merchantCode, subject } = await takeMember(tx, context, memberId);
    const holder = { merchantCode, memberId: member.id };
    const before = isUuid(id) ? await spins.findOpen(tx, holder, id) : undefined;
    const by = actorOf(context);
    const row =
      before && (await spins.remove(tx, { merchantCode, id, now: context.now, by, reason }));
    if (!row || !before) throw ended();
    const removed = row.spins - row.used;
    const what = { freeSpins: id, title: row.title, game: gameOf(before) };
    return {
      value: { removed },
      subject,
      before: { ...what, state: before.state },
      after: {
        ...what,
        state: row.state,
        removed,
        stake: toWireAmount(row.stake_minor, row.decimals),
        currency: row.currency,
      },
    };
  },
});

/** Where a page of series begins. Throws Problem queryInvalid. */
function readPlace(after: string | undefined) {
  const parts = readCursor(after, 2);
  if (parts === null) return null;
  const [at, id] = [new Date(parts[0]!), parts[1]!];
  if (Number.isNaN(at.getTime()) || !isUuid(id)) {
    throw new Problem('queryInvalid', 'Field "after" is of no page.');
  }
  return { at, id };
}

/** Mounts what the desk reads and does of free spins. */
export function mountSpins({ parts: { db, site }, serve, serveAction }: Desk): void {
  serve(listMemberSpins, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, memberId } = call.query;
      const { merchantCode } = call.live.brand;
      const { id } = await requireMember(tx, call.live, memberId);
      const before = readPlace(after);
      const holder = { merchantCode, memberId: id };
      const rows = await site.freeSpins.list(tx, holder, { before, limit: limit + 1 });
      return {
        ...toPage(rows, {
          limit,
          count: rows.length,
          toItem: show,
          cursorOf: (row) => writeCursor(row.granted_at.toISOString(), row.id),
        }),
        total: { count: rows.length, isEstimate: rows.length > limit || before !== null },
      };
    }),
  );
  serveAction(defineRemoval(site.freeSpins));
}
