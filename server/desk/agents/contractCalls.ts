import {
  endHouseContract,
  holdBill,
  listDeskBills,
  listDeskContracts,
  listDeskDebts,
  offerHouseContract,
  simulateHouse,
  takeOverBill,
} from '../../../schemas/desk/contracts.ts';
import type { DeskBodyOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { ContractDesk } from '../../modules/contracts/contractDesk.ts';
import { readWireTerms, showBill, showContract } from '../../modules/contracts/contractViews.ts';
import type { DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { COUNTED, readNumberCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { readRowCursor } from '../payments/views.ts';

const subjectOf = (id: string, label: string) => ({ kind: 'contract', id, label });

const readOffer = (
  { kind, group, account, terms }: DeskBodyOf<typeof simulateHouse>,
  { currency }: ResolvedBrand,
) => ({ kind, group, account, terms: readWireTerms(kind, terms, currency.decimals) });

const defineOffer = (desk: ContractDesk): DeskAction<typeof offerHouseContract> => ({
  endpoint: offerHouseContract,
  async fourEyes(tx, body, context) {
    const { brand } = context.live!;
    await desk.requireOffer(tx, brand, readOffer(body, brand));
    return { subject: subjectOf(body.id ?? body.account, body.account), before: null };
  },
  async perform(tx, { id, ...body }, context) {
    const { brand } = context.live!;
    const wanted = { ...readOffer(body, brand), ...(id !== undefined && { id }) };
    const contract = await desk.offer(tx, brand, wanted, context.now);
    const after = { kind: body.kind, group: body.group, terms: body.terms };
    return { value: null, subject: subjectOf(contract.id, contract.receiver), before: null, after };
  },
});

const defineEnd = (desk: ContractDesk): DeskAction<typeof endHouseContract> => ({
  endpoint: endHouseContract,
  async perform(tx, { id }, context) {
    const { state, receiver } = await desk.askEnd(tx, context.live!.brand, id, context.now);
    return {
      value: null,
      subject: subjectOf(id, receiver),
      before: { state: 'active' },
      after: { state },
    };
  },
});

const defineHold = (desk: ContractDesk): DeskAction<typeof holdBill> => ({
  endpoint: holdBill,
  async perform(tx, { id, isHeld }, context) {
    const bill = await desk.holdBill(tx, context.live!.brand, id, isHeld);
    return {
      value: null,
      subject: { kind: 'contractBill', id, label: bill.period_key },
      before: { state: bill.state },
      after: { state: isHeld ? 'held' : 'computed' },
    };
  },
});

const defineTakeOver = (desk: ContractDesk): DeskAction<typeof takeOverBill> => ({
  endpoint: takeOverBill,
  async fourEyes(tx, { id }, context) {
    const bill = await desk.getBill(tx, context.live!.brand, id);
    const owedMinor = bill.amount_minor - bill.paid_minor;
    return {
      subject: { kind: 'contractBill', id, label: bill.period_key },
      before: { state: bill.state, owed: toWireAmount(owedMinor, bill.decimals) },
    };
  },
  async perform(tx, { id }, context) {
    const { brand } = context.live!;
    const bill = await desk.getBill(tx, brand, id);
    await desk.takeOver(tx, brand, id, context.now);
    return {
      value: null,
      subject: { kind: 'contractBill', id, label: bill.period_key },
      before: { state: bill.state },
      after: { state: 'paid' },
    };
  },
});

/** Mounts what the desk reads and does of contracts, bills and debts. */
export function mountContracts({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk } = site.contracts;
  serve(listDeskContracts, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state, kind, account } = call.query;
      const { merchantCode, currency } = call.live.brand;
      const before = readRowCursor(after);
      const wanted = { merchantCode, state, kind, account, before, limit: limit + 1 };
      const rows = await desk.listContracts(tx, wanted);
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => showContract(row, { viewerId: null, decimals: currency.decimals }),
        cursorOf: (row) => writeCursor(row.offered_at.toISOString(), row.id),
      });
    }),
  );
  serve(listDeskBills, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state, kind, account } = call.query;
      const { merchantCode } = call.live.brand;
      const before = readNumberCursor(after);
      const wanted = { merchantCode, state, kind, account, before, limit: limit + 1 };
      const rows = await desk.listBills(tx, wanted);
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => ({
          ...showBill(row),
          receiver: row.receiver,
          currency: row.currency,
          owed: toWireAmount(row.owed_minor, row.decimals),
        }),
        cursorOf: (row) => writeCursor(String(row.id)),
      });
    }),
  );
  serve(listDeskDebts, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after } = call.query;
      const { merchantCode } = call.live.brand;
      const from = readNumberCursor(after);
      const rows = await desk.listDebts(tx, { merchantCode, after: from, limit: limit + 1 });
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => ({
          id: String(row.id),
          bill: String(row.bill_id),
          kind: row.kind,
          period: row.period_key,
          debtor: row.debtor,
          creditor: row.other,
          currency: row.currency,
          amount: toWireAmount(row.amount_minor, row.decimals),
          left: toWireAmount(row.left_minor, row.decimals),
          at: row.created_at.toISOString(),
        }),
        cursorOf: (row) => writeCursor(String(row.id)),
      });
    }),
  );
  serve(simulateHouse, (call) =>
    inCall(db, call, (tx) => {
      const { brand } = call.live;
      return desk.simulateHouse(tx, brand, readOffer(call.body, brand), call.now);
    }),
  );
  serveAction(defineOffer(desk));
  serveAction(defineEnd(desk));
  serveAction(defineHold(desk));
  serveAction(defineTakeOver(desk));
}
