import {
  confirmCertainPayments,
  importStatement,
  listCertainPayments,
  previewStatement,
} from '../../../schemas/desk/statements.ts';
import type { Tx } from '../../db/database.ts';
import { readAccounts } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { StatementsService } from '../../modules/statements/statements.service.ts';
import type { ActionContext, DeskAction } from '../actions.ts';
import { listBound } from '../audit/audit.service.ts';
import type { Desk } from '../area.ts';
import { inCall } from '../deskCall.ts';
import { deedOf } from './depositCalls.ts';

const BANK = 'manualBank';

const defineImport = (statements: StatementsService): DeskAction<typeof importStatement> => ({
  endpoint: importStatement,
  async perform(tx, body, context) {
    const { merchantCode, currency } = context.live!.brand;
    const merchant = { merchantCode, ...currency };
    const value = await statements.import(tx, merchant, body, deedOf(context, ''));
    return {
      value,
      subject: { kind: 'paymentChannel', id: body.channel, label: body.name ?? body.format },
      before: null,
      after: { name: body.name ?? null, format: body.format, ...value },
    };
  },
});

async function findChosen(
  tx: Tx,
  statements: StatementsService,
  { live, now }: ActionContext,
  ids: readonly string[],
) {
  const certain = await statements.listCertain(tx, live!.brand.merchantCode, now);
  const chosen = certain.filter(({ payment }) => ids.includes(payment.id));
  if (chosen.length === 0) throw new Problem('orderClosed', 'Nothing of it fits any more.');
  return chosen;
}

const defineConfirmation = (
  statements: StatementsService,
): DeskAction<typeof confirmCertainPayments> => ({
  endpoint: confirmCertainPayments,
  async fourEyes(tx, { ids }, context) {
    const { merchantCode, currency } = context.live!.brand;
    const chosen = await findChosen(tx, statements, context, ids);
    const members = [...new Set(chosen.map(({ order }) => order.member_id))];
    const bound = new Set<string>();
    for (const member of members) {
      for (const id of await listBound(tx, member, context.now)) bound.add(id);
    }
    return {
      subject: { kind: 'payments', id: merchantCode, label: String(chosen.length) },
      before: chosen.map(({ order, payment }) => ({
        order: order.id,
        receipt: payment.receipt_id,
      })),
      amount: {
        kind: 'adjustment',
        minor: chosen.reduce((sum, { payment }) => sum + payment.amount_minor, 0n),
        currency: currency.code,
        decimals: currency.decimals,
      },
      bound: [...bound],
    };
  },
  async perform(tx, { ids, reason }, context) {
    const { merchantCode } = context.live!.brand;
    const value = await statements.confirm(tx, merchantCode, ids, deedOf(context, reason));
    return {
      value,
      subject: { kind: 'payments', id: merchantCode, label: String(value.confirmed) },
      before: null,
      after: value,
    };
  },
});

/** Mounts what the desk reads and does of bank statements. */
export function mountStatements({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { statements, payments } = site;
  serve(previewStatement, (call) =>
    inCall(db, call, async (tx) => {
      const { columns, rows, mapping } = await statements.preview(
        tx,
        call.body.channel,
        call.body.text,
      );
      return { columns: [...columns], rows: rows.map((row) => [...row]), mapping };
    }),
  );
  serve(listCertainPayments, (call) =>
    inCall(db, call, async (tx) => {
      const { merchantCode, currency } = call.live.brand;
      const certain = await statements.listCertain(tx, merchantCode, call.now);
      const names = await readAccounts(
        tx,
        certain.map(({ order }) => order.member_id),
      );
      const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
      const channels = await payments.service.listChannels(tx, merchantCode);
      return {
        items: certain.map(({ payment, order }) => ({
          id: payment.id,
          order: order.id,
          member: { id: order.member_id, account: names.get(order.member_id) ?? '' },
          amount: write(payment.amount_minor),
          payer: payment.payer,
        })),
        sum: write(certain.reduce((sum, { payment }) => sum + payment.amount_minor, 0n)),
        currency: currency.code,
        // Statements are of accounts of the house first of all.
        channels: channels
          .filter(({ direction }) => direction === 'in')
          .toSorted((a, b) => Number(b.provider === BANK) - Number(a.provider === BANK))
          .map(({ id, name }) => ({ id, name })),
      };
    }),
  );
  serveAction(defineImport(statements));
  serveAction(defineConfirmation(statements));
}
