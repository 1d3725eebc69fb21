import { askTransferAgain, listStuckTransfers } from '../../../schemas/desk/walletTransfers.ts';
import { readAccounts } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { TransferDesk } from '../../modules/wallet/transferDesk.ts';
import type { DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { COUNTED, isUuid, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { readRowCursor } from './views.ts';

const defineAsk = (desk: TransferDesk): DeskAction<typeof askTransferAgain> => ({
  endpoint: askTransferAgain,
  async perform(tx, { transfer: id }, { live, now }) {
    if (!isUuid(id)) throw new Problem('notFound', 'There is no such transfer.');
    const { merchantCode } = live!.brand;
    const row = await desk.askAgain(tx, { merchantCode, id, now });
    return {
      value: null,
      subject: { kind: 'member', id: row.member_id, label: id },
      before: { transfer: id, tries: row.tries },
      after: { transfer: id, askAt: now.toISOString() },
    };
  },
});

/** Mounts what the desk reads and does of money on its way between members and vendors. */
export function mountTransfers({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk } = site.wallet;
  serve(listStuckTransfers, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after } = call.query;
      const rows = await desk.listStuck(tx, {
        merchantCode: call.live.brand.merchantCode,
        now: call.now,
        after: readRowCursor(after) ?? undefined,
        limit: limit + 1,
      });
      const names = await readAccounts(
        tx,
        rows.map(({ member_id: id }) => id),
      );
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => ({
          id: row.id,
          member: { id: row.member_id, account: names.get(row.member_id) ?? '' },
          vendor: row.vendor_code,
          direction: row.direction,
          amount: toWireAmount(row.amount_minor, row.decimals),
          currency: row.currency,
          tries: row.tries,
          answer: row.reason,
          createdAt: row.created_at.toISOString(),
          askAt: (row.ask_at ?? row.created_at).toISOString(),
        }),
        cursorOf: (row) => writeCursor(row.created_at.toISOString(), row.id),
      });
    }),
  );
  serveAction(defineAsk(desk));
}
