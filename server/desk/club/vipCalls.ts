import { listVipGifts, setVipLevel } from '../../../schemas/desk/points.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { VipDesk } from '../../modules/vip/vipDesk.ts';
import type { DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { COUNTED, readCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { takeMember } from '../members/memberActions.ts';

const defineSetting = (desk: VipDesk): DeskAction<typeof setVipLevel> => ({
  endpoint: setVipLevel,
  async fourEyes(tx, { memberId }, context) {
    const { member, subject } = await takeMember(tx, context, memberId);
    return { subject, before: { level: member.club_rank } };
  },
  async perform(tx, { memberId, level, withGifts }, context) {
    const { member, subject } = await takeMember(tx, context, memberId);
    const { live, now } = context;
    await desk.setLevel(tx, live!.brand, { memberId: member.id, level, withGifts, now });
    const before = { level: member.club_rank };
    return { value: null, subject, before, after: { level, withGifts } };
  },
});

function readPlace(after: string | undefined) {
  const parts = readCursor(after, 3);
  if (!parts) return null;
  const [at = '', memberId = '', name = ''] = parts;
  return { at: new Date(Number(at)), memberId, name };
}

/** Mounts what the desk reads and does of the VIP programme. */
export function mountVip({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk } = site.vip;
  serve(listVipGifts, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state } = call.query;
      const rows = await desk.listGifts(tx, { state, before: readPlace(after), limit: limit + 1 });
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => ({
          id: `${row.member_id} ${row.name}`,
          member: { id: row.member_id, account: row.account },
          name: row.name,
          level: row.level,
          currency: row.currency,
          amount: toWireAmount(row.amount_minor, row.decimals),
          state: row.state,
          at: row.made_at.toISOString(),
          claimedAt: row.claimed_at?.toISOString() ?? null,
        }),
        cursorOf: (row) => writeCursor(String(row.made_at.getTime()), row.member_id, row.name),
      });
    }),
  );
  serveAction(defineSetting(desk));
}
