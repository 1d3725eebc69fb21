import type {
  cancelDeposit,
  claimDeposit,
  createDeposit,
  getDepositOptions,
  getDeposits,
} from '../../../schemas/api/deposits.ts';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import { depositBill } from '../../../engine/payments/fees.ts';
import { makeReference } from '../../../engine/payments/references.ts';
import type { MethodTerms } from '../../../engine/payments/paymentTerms.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import { Problem } from '../../http/problem.ts';
import { parseWireAmount, toWireAmount } from '../../http/wireAmount.ts';
import type { Kick } from '../payments/kick.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { readHistoryPage, toHistoryPage, type HistoryQuery } from '../payments/history.ts';
import { makeOrderName } from '../payments/orderName.ts';
import type { DepositBook } from './depositBook.ts';
import {
  findMethods,
  keepTerms,
  mayCancel,
  mayClaim,
  showDeposit,
  showSummary,
  type ShownDeposit,
} from './depositViews.ts';
import {
  findDeposit,
  insertDeposit,
  listDeposits,
  lockDeposit,
  lockMemberDeposits,
} from './deposits.repository.ts';
import { limit, readStanding, isFor, checkAmount, MINUTE_MS } from './depositRules.ts';
import type { DepositGuard } from './depositGuard.ts';
import { listOffered } from './depositOffer.ts';

/** What members pay in. */
export interface DepositsService {
  getOptions(call: PaymentCall): Promise<ValueOf<typeof getDepositOptions>>;
  create(tx: Tx, call: PaymentCall, wanted: BodyOf<typeof createDeposit>): Promise<ShownDeposit>;
  find(call: PaymentCall, order: string): Promise<ShownDeposit>;
  claim(call: PaymentCall, claim: BodyOf<typeof claimDeposit>): Promise<ShownDeposit>;
  cancel(call: PaymentCall, order: string): Promise<ValueOf<typeof cancelDeposit>>;
  list(
    call: PaymentCall,
    page: HistoryQuery & { readonly state?: DepositRow['state'] },
  ): Promise<ValueOf<typeof getDeposits>>;
}

/** What it is made from. */
interface Deps {
  readonly db: Database;
  readonly random: (bytes: number) => Buffer;
  readonly payments: PaymentsService;
  readonly kick: Kick;
  readonly book: DepositBook;
  readonly guards: readonly DepositGuard[];
}

/** What all calls share. */
function createBasics(tools: Deps) {
  const { db, random, payments } = tools;
  const below = (end: number) => random(6).readUIntBE(0, 6) % end;

  const inBrand = <T>({ caller }: PaymentCall, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: caller.brand.merchantCode }, work);

  async function show(tx: Tx, { caller }: PaymentCall, order: DepositRow): Promise<ShownDeposit> {
    const steps = await payments.listSteps(tx, order.id);
    const proofs = await payments.listProofs(tx, order.id);
    return showDeposit(order, {
      viewer: caller,
      steps,
      proofs: proofs.filter(({ is_sent: isSent }) => isSent).length,
    });
  }

  async function lockOwn(tx: Tx, { caller, member }: PaymentCall, id: string) {
    const order = await lockDeposit(tx, caller.brand.merchantCode, id);
    if (order?.member_id !== member.memberId) {
      throw new Problem('notFound', 'There is no such order.');
    }
    return order;
  }

  const listChannels = (tx: Tx, { caller: { brand }, now }: PaymentCall) =>
    payments.listOpenChannels(tx, {
      merchantCode: brand.merchantCode,
      direction: 'in',
      timeZone: brand.timeZone,
      now,
    });

  return { ...tools, below, inBrand, show, lockOwn, listChannels };
}

type Tools0 = ReturnType<typeof createBasics>;

/** What makes an order. */
function createTools(tools: Tools0) {
  const { random, payments, below } = tools;
  async function insert(
    tx: Tx,
    call: PaymentCall,
    {
      terms,
      amountMinor,
      channelId,
      payerName,
    }: { terms: MethodTerms; amountMinor: bigint; channelId: string; payerName: string | null },
  ): Promise<DepositRow> {
    const { caller, member, now } = call;
    const { merchantCode, currency } = caller.brand;
    const bill = depositBill(amountMinor, terms.bearer, terms.fee);
    const expiresAt = new Date(now.getTime() + terms.expiryMinutes * MINUTE_MS);
    const id = makeOrderName('D', now, random);
    const order = await insertDeposit(tx, {
      merchant_code: merchantCode,
      id,
      member_id: member.memberId,
      method: terms.id,
      method_type: terms.type,
      channel_id: channelId,
      state: 'created',
      currency: currency.code,
      decimals: currency.decimals,
      amount_minor: amountMinor,
      fee_minor: bill.feeMinor,
      to_pay_minor: bill.toPayMinor,
      arrives_minor: bill.creditedMinor,
      paid_minor: null,
      paid_currency: null,
      credited_minor: null,
      reference: makeReference(below),
      terms: JSON.stringify(keepTerms(terms)),
      payer_name: payerName,
      receipt_id: null,
      claimed_at: null,
      review_reason: null,
      created_at: now,
      expires_at: expiresAt,
      late_until: new Date(expiresAt.getTime() + terms.lateMinutes * MINUTE_MS),
      poll_at: now,
      confirmed_at: null,
      ended_at: null,
      instructions: JSON.stringify({ returnUrl: `${caller.origin}/member/deposit?order=${id}` }),
    });
    await payments.writeStep(tx, {
      merchant_code: merchantCode,
      order_id: order.id,
      at: now,
      event: 'created',
      state: 'created',
      actor: 'member',
      detail: null,
    });
    return order;
  }

  return { ...tools, insert };
}

type Tools = ReturnType<typeof createTools>;

const createReads = ({
  inBrand,
  show,
  listChannels,
}: Tools): Pick<DepositsService, 'getOptions' | 'find' | 'list'> => ({
  async getOptions(call) {
    requireRealAccount(call);
    const { brand } = call.caller;
    return inBrand(call, async (tx) => {
      const member = await getMember(tx, brand.merchantCode, call.member.memberId);
      const { open, ordersLeft, dayLeftMinor } = await readStanding(tx, call);
      const channels = await listChannels(tx, call);
      const groups = listOffered(call, { rank: member.club_rank, open, channels });
      return {
        currency: brand.currency.code,
        decimals: brand.currency.decimals,
        payeeName: member.payee_name,
        groups,
        open: open.map((order) => showSummary(order, call.caller)),
        ordersLeft,
        dayLeft: dayLeftMinor === null ? null : toWireAmount(dayLeftMinor, brand.currency.decimals),
      };
    });
  },
  async find(call, id) {
    requireRealAccount(call);
    return inBrand(call, async (tx) => {
      const order = await findDeposit(tx, call.caller.brand.merchantCode, id);
      if (order?.member_id !== call.member.memberId) {
        throw new Problem('notFound', 'There is no such order.');
      }
      return show(tx, call, order);
    });
  },
  async list(call, query) {
    requireRealAccount(call);
    const page = readHistoryPage(query);
    const rows = await inBrand(call, (tx) =>
      listDeposits(tx, call.caller.brand.merchantCode, {
        ...page,
        memberId: call.member.memberId,
        ...(query.state && { states: [query.state] }),
        limit: page.limit + 1,
      }),
    );
    return toHistoryPage(rows, page.limit, (order) => showSummary(order, call.caller));
  },
});

const createCreate = ({
  kick,
  guards,
  show,
  listChannels,
  insert,
}: Tools): Pick<DepositsService, 'create'> => ({
  async create(tx, call, { method, amount, payerName }) {
    requireRealAccount(call);
    const { brand } = call.caller;
    const { decimals } = brand.currency;
    await lockMemberDeposits(tx, call.member.memberId);
    const member = await getMember(tx, brand.merchantCode, call.member.memberId);
    const terms = findMethods(brand).find(({ id }) => id === method);
    if (!terms || !isFor(terms, call, member.club_rank)) {
      throw new Problem('paymentMethodClosed', 'This way to pay is not offered.');
    }
    const amountMinor = parseWireAmount(amount, decimals);
    const { open, ordersLeft, dayLeftMinor } = await readStanding(tx, call);
    if (open.some((order) => order.method === method)) {
      throw limit('methodOrders', '0', 'There is an open order of this method.');
    }
    if (ordersLeft === 0) throw limit('orders', '0', 'There are too many open orders.');
    checkAmount(terms, amountMinor, { decimals, dayLeftMinor });
    const payer = payerName?.trim() || member.payee_name;
    if (terms.needsPayerName && !payer) {
      throw new Problem('payerNameNeeded', 'This method wants the name of who pays.');
    }
    const openMinor = open.reduce((sum, order) => sum + order.amount_minor, 0n);
    for (const guard of guards) await guard(tx, call, { amountMinor, openMinor });
    const channel = (await listChannels(tx, call)).find(
      (one) => one.method === method && (one.roomMinor === null || one.roomMinor >= amountMinor),
    );
    if (!channel) throw new Problem('paymentMethodClosed', 'This way to pay has no room now.');
    const order = await insert(tx, call, {
      terms,
      amountMinor,
      channelId: channel.id,
      payerName: payer ?? null,
    });
    kick.soon();
    return show(tx, call, order);
  },
});

const createChanges = ({
  payments,
  book,
  inBrand,
  show,
  lockOwn,
}: Tools): Pick<DepositsService, 'claim' | 'cancel'> => ({
  async claim(call, { order: id, proofs, payerName }) {
    requireRealAccount(call);
    return inBrand(call, async (tx) => {
      const order = await lockOwn(tx, call, id);
      if (!mayClaim(order)) throw new Problem('orderClosed', 'Nothing is waited for here.');
      if (order.terms.needsProof && proofs.length === 0) {
        throw new Problem('proofNeeded', 'This method wants a picture of the receipt.');
      }
      const sent = { ids: proofs, orderId: id, memberId: call.member.memberId };
      await payments.sendProofs(tx, sent);
      const changes = {
        claimed_at: call.now,
        ...(payerName !== undefined && { payer_name: payerName.trim() }),
      };
      const claimed = await book.apply(tx, order, {
        event: 'claimed',
        at: call.now,
        actor: 'member',
        changes,
      });
      return show(tx, call, claimed ?? order);
    });
  },
  async cancel(call, id) {
    requireRealAccount(call);
    return inBrand(call, async (tx) => {
      const order = await lockOwn(tx, call, id);
      if (!mayCancel(order)) throw new Problem('orderClosed', 'It cannot be taken back.');
      const detail = 'cancelled';
      const happening = { event: 'refused', at: call.now, actor: 'member', detail } as const;
      return show(tx, call, (await book.apply(tx, order, happening)) ?? order);
    });
  },
});

/** Makes the service over a database. */
export function createDepositsService(deps: Deps): DepositsService {
  const tools = createTools(createBasics(deps));
  return { ...createReads(tools), ...createCreate(tools), ...createChanges(tools) };
}
