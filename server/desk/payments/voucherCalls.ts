import { parseMinor } from '../../../engine/minorUnits.ts';
import {
  createVouchers,
  exportVouchers,
  findVoucher,
  listVoucherBatches,
  voidVouchers,
} from '../../../schemas/desk/vouchers.ts';
import type { DeskBodyOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { VoucherBatchRow } from '../../db/voucherTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { VoucherDesk } from '../../modules/deposits/voucherDesk.ts';
import type { ActionContext, DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { COUNTED, readMoment, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { actorOf } from './depositCalls.ts';
import { MEDIA_TYPES, writeTable } from '../reports/files.ts';
import { readOrderCursor } from './views.ts';

type Ended = Pick<VoucherBatchRow, 'voided_at' | 'ends_at'>;

const stateOf = ({ voided_at: voidedAt, ends_at: endsAt }: Ended, now: Date) =>
  voidedAt !== null ? 'void' : endsAt <= now ? 'over' : 'active';

const subjectOf = ({ id, name }: Pick<VoucherBatchRow, 'id' | 'name'>) => ({
  kind: 'voucherBatch',
  id,
  label: name,
});

const describe = (batch: VoucherBatchRow) => ({
  name: batch.name,
  amount: toWireAmount(batch.amount_minor, batch.decimals),
  currency: batch.currency,
  count: batch.amount_of_codes,
  endsAt: batch.ends_at.toISOString(),
});

/** What codes are to be made; throws the Problem of what cannot be. */
function readWanted(
  { amount, endsAt: end }: DeskBodyOf<typeof createVouchers>,
  { live, now }: ActionContext,
) {
  const { code: currency, decimals } = live!.brand.currency;
  const amountMinor = parseMinor(amount, decimals);
  if (amountMinor === null || amountMinor <= 0n) {
    throw new Problem('amountInvalid', 'That is no amount of the currency.');
  }
  const endsAt = readMoment(end)!;
  if (endsAt <= now) throw new Problem('bodyInvalid', 'Field "endsAt" has passed.');
  return { amountMinor, endsAt, currency, decimals };
}

const defineCreate = (vouchers: VoucherDesk): DeskAction<typeof createVouchers> => ({
  endpoint: createVouchers,
  async fourEyes(_tx, body, context) {
    const { amountMinor, currency, decimals } = readWanted(body, context);
    const minor = amountMinor * BigInt(body.count);
    return {
      subject: { kind: 'voucherBatch', id: 'new', label: body.name },
      before: null,
      amount: { kind: 'adjustment', minor, currency, decimals },
    };
  },
  async perform(tx, body, context) {
    const { merchantCode } = context.live!.brand;
    const batch = await vouchers.create(tx, merchantCode, {
      ...readWanted(body, context),
      name: body.name,
      count: body.count,
      at: context.now,
      by: actorOf(context),
    });
    return {
      value: { id: batch.id },
      subject: subjectOf(batch),
      before: null,
      after: describe(batch),
    };
  },
});

const defineVoid = (vouchers: VoucherDesk): DeskAction<typeof voidVouchers> => ({
  endpoint: voidVouchers,
  async perform(tx, { id }, { live, now }) {
    const { merchantCode } = live!.brand;
    const batch = await vouchers.get(tx, merchantCode, id);
    await vouchers.void(tx, merchantCode, id, now);
    return {
      value: null,
      subject: subjectOf(batch),
      before: { state: stateOf(batch, now) },
      after: { state: 'void' },
    };
  },
});

/** Mounts the codes themselves, as a file: whoever takes them leaves a record. */
function mountExport({ parts: { db, site }, serveDownload }: Desk): void {
  const { vouchers } = site.deposits;
  serveDownload(exportVouchers, (call) =>
    inCall(db, call, async (tx) => {
      const { body, staff, live, now } = call;
      const { merchantCode } = live.brand;
      const batch = await vouchers.get(tx, merchantCode, body.id);
      const codes = await vouchers.listCodes(tx, merchantCode, body.id);
      await writeAudit(tx, {
        staff,
        from: call,
        at: now,
        merchantCode,
        brands: [merchantCode],
        action: exportVouchers.id,
        subject: subjectOf(batch),
        reason: body.reason,
        caseId: null,
        before: null,
        after: describe(batch),
      });
      const table = {
        name: batch.name,
        columns: ['number', 'code', 'redeemed', 'order'],
        rows: codes.map(({ place, code, redeemedAt, order }) => [
          place,
          code,
          redeemedAt?.toISOString() ?? null,
          order,
        ]),
        amounts: new Set<string>(),
        decimals: batch.decimals,
      };
      return {
        fileName: `${merchantCode} ${batch.id}.csv`,
        mediaType: MEDIA_TYPES.csv,
        body: await writeTable(table, 'csv'),
      };
    }),
  );
}

/** Mounts what the desk reads and does of vouchers. */
export function mountVouchers(desk: Desk): void {
  const { parts, serve, serveAction } = desk;
  const { db, site } = parts;
  const { vouchers } = site.deposits;
  serve(listVoucherBatches, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after } = call.query;
      const rows = await vouchers.list(tx, call.live.brand.merchantCode, {
        before: readOrderCursor(after) ?? undefined,
        limit: limit + 1,
      });
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => ({
          id: row.id,
          ...describe(row),
          redeemed: row.redeemed,
          state: stateOf(row, call.now),
          createdAt: row.created_at.toISOString(),
          createdBy: row.created_by,
        }),
        cursorOf: (row) => writeCursor(row.created_at.toISOString(), row.id),
      });
    }),
  );
  serve(findVoucher, (call) =>
    inCall(db, call, async (tx) => {
      const voucher = await vouchers.find(tx, call.live.brand.merchantCode, call.body.code);
      if (!voucher) throw new Problem('voucherUnknown', 'There is no such voucher.');
      return {
        batch: voucher.batch_id,
        name: voucher.name,
        place: voucher.place,
        currency: voucher.currency,
        amount: toWireAmount(voucher.amount_minor, voucher.decimals),
        state: voucher.redeemed_at ? 'redeemed' : stateOf(voucher, call.now),
        redeemedAt: voucher.redeemed_at?.toISOString() ?? null,
        order: voucher.order_id,
      };
    }),
  );
  serveAction(defineCreate(vouchers));
  serveAction(defineVoid(vouchers));
  mountExport(desk);
}
