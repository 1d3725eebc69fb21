import {
  closePaymentDifference,
  listPaymentComparisons,
  listPaymentDifferences,
} from '../../../schemas/desk/comparison.ts';
import { readAccounts } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { ComparisonService } from '../../modules/comparison/comparison.service.ts';
import type { DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { COUNTED, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { deedOf, readChannels } from './depositCalls.ts';
import { readRowCursor } from './views.ts';

const defineClosing = (
  comparison: ComparisonService,
): DeskAction<typeof closePaymentDifference> => ({
  endpoint: closePaymentDifference,
  async perform(tx, { id, reason }, context) {
    const { merchantCode } = context.live!.brand;
    const closed = await comparison.close(tx, merchantCode, { id, ...deedOf(context, reason) });
    if (!closed) throw new Problem('orderClosed', 'There is no such difference that is open.');
    return {
      value: null,
      subject: { kind: 'paymentDifference', id, label: closed.name },
      before: { state: 'open', kind: closed.kind },
      after: { state: 'closed' },
    };
  },
});

/** Mounts what the desk reads and does of differences with providers. */
export function mountComparison({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { comparison, payments } = site;
  serve(listPaymentDifferences, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state } = call.query;
      const { merchantCode, currency } = call.live.brand;
      const channels = await readChannels(payments.service, tx, merchantCode);
      const rows = await comparison.listDifferences(tx, {
        merchantCode,
        state: state as 'open' | 'closed',
        after: readRowCursor(after),
        limit: limit + 1,
      });
      const names = await readAccounts(
        tx,
        rows.flatMap(({ member_id: id }) => id ?? []),
      );
      const write = (minor: bigint | null) =>
        minor === null ? null : toWireAmount(minor, currency.decimals);
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => ({
          id: row.id,
          channel: row.vendor_code ?? channels.get(row.channel_id!) ?? row.channel_id!,
          day: row.on_day,
          direction: row.direction,
          kind: row.kind,
          order: row.order_id,
          member:
            row.member_id === null
              ? null
              : { id: row.member_id, account: names.get(row.member_id) ?? '' },
          receipt: row.receipt_id,
          currency: row.currency,
          here: write(row.here_minor),
          there: write(row.there_minor),
          foundAt: row.found_at.toISOString(),
          reason: row.reason,
          closedBy: row.closed_by,
          closedAt: row.closed_at?.toISOString() ?? null,
        }),
        cursorOf: (row) => writeCursor(row.found_at.toISOString(), row.id),
      });
    }),
  );
  serve(listPaymentComparisons, (call) =>
    inCall(db, call, async (tx) => {
      const { merchantCode } = call.live.brand;
      const channels = await readChannels(payments.service, tx, merchantCode);
      const rows = await comparison.listLast(tx, merchantCode);
      return {
        items: rows.map(({ channel, at, ...row }) => ({
          ...row,
          channel: channels.get(channel) ?? channel,
          at: at.toISOString(),
        })),
      };
    }),
  );
  serveAction(defineClosing(comparison));
}
