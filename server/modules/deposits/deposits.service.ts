import { depositBill } from '../../../engine/payments/fees.ts';
import type {
  cancelDeposit,
  claimDeposit,
  createDeposit,
  getDepositOptions,
  getDeposits,
  redeemVoucher as redeemVoucherCall,
} from '../../../schemas/api/deposits.ts';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import { Problem } from '../../http/problem.ts';
import { parseWireAmount, toWireAmount } from '../../http/wireAmount.ts';
import type { DepositOffers } from '../bonuses/depositOffers.ts';
import type { Kick } from '../payments/kick.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { readHistoryPage, toHistoryPage, type HistoryQuery } from '../payments/history.ts';
import {
  findMethods,
  mayCancel,
  mayClaim,
  showDeposit,
  showSummary,
  type ShownDeposit,
} from './depositViews.ts';
import {
  findDeposit,
  listDeposits,
  lockDeposit,
  lockMemberDeposits,
} from './deposits.repository.ts';
import { limit, listChannels, readStanding, isFor, checkAmount } from './depositRules.ts';
import { listOffered } from './depositOffer.ts';
import { chooseOffer, offeredTo, showOffer } from './bonusChoice.ts';
import { openDeposit } from './newDeposit.ts';
import { redeemVoucher, type Redeeming } from './redeemVoucher.ts';

/** What members pay in. */
export interface DepositsService {
  getOptions(call: PaymentCall): Promise<ValueOf<typeof getDepositOptions>>;
  create(tx: Tx, call: PaymentCall, wanted: BodyOf<typeof createDeposit>): Promise<ShownDeposit>;
  /** Credits a code; throws Problem voucherUnknown, voucherUsed or voucherOver, or what refuses a deposit. */
  redeem(
    tx: Tx,
    call: PaymentCall,
    wanted: BodyOf<typeof redeemVoucherCall>,
  ): Promise<ShownDeposit>;
  find(call: PaymentCall, order: string): Promise<ShownDeposit>;
  claim(call: PaymentCall, claim: BodyOf<typeof claimDeposit>): Promise<ShownDeposit>;
  cancel(call: PaymentCall, order: string): Promise<ValueOf<typeof cancelDeposit>>;
  list(
    call: PaymentCall,
    page: HistoryQuery & { readonly state?: DepositRow['state'] },
  ): Promise<ValueOf<typeof getDeposits>>;
}

/** What it is made from. */
interface Deps extends Redeeming {
  readonly db: Database;
  readonly offers: Pick<DepositOffers, 'list'>;
  readonly payments: PaymentsService;
  readonly kick: Kick;
}

const inBrand = <T>({ db }: Deps, { caller }: PaymentCall, work: (tx: Tx) => Promise<T>) =>
  withTransaction(db, { merchantCode: caller.brand.merchantCode }, work);

async function show(
  { payments }: Deps,
  tx: Tx,
  { caller }: PaymentCall,
  order: DepositRow,
): Promise<ShownDeposit> {
  const steps = await payments.listSteps(tx, order.id);
  const proofs = await payments.listProofs(tx, order.id);
  return showDeposit(order, {
    viewer: caller,
    steps,
    proofs: proofs.filter(({ is_sent: isSent }) => isSent).length,
  });
}

function requireOwn(order: DepositRow | undefined, { member }: PaymentCall): DepositRow {
  if (order?.member_id === member.memberId) return order;
  throw new Problem('notFound', 'There is no such order.');
}

const lockOwn = async (tx: Tx, call: PaymentCall, id: string) =>
  requireOwn(await lockDeposit(tx, call.caller.brand.merchantCode, id), call);

const createReads = (deps: Deps): Pick<DepositsService, 'getOptions' | 'find' | 'list'> => ({
  async getOptions(call) {
    requireRealAccount(call);
    const { brand } = call.caller;
    return inBrand(deps, call, async (tx) => {
      const member = await getMember(tx, brand.merchantCode, call.member.memberId);
      const { open, ordersLeft, dayLeftMinor } = await readStanding(tx, call);
      const channels = await listChannels(deps, tx, call);
      const groups = listOffered(call, { rank: member.club_rank, open, channels });
      const { code, decimals } = brand.currency;
      return {
        currency: code,
        decimals,
        payeeName: member.payee_name,
        groups,
        bonuses: (await deps.offers.list(tx, offeredTo(call))).map((offer) =>
          showOffer(offer, decimals),
        ),
        open: open.map((order) => showSummary(order, call.caller)),
        ordersLeft,
        dayLeft: dayLeftMinor === null ? null : toWireAmount(dayLeftMinor, decimals),
      };
    });
  },
  async find(call, id) {
    requireRealAccount(call);
    return inBrand(deps, call, async (tx) => {
      const order = await findDeposit(tx, call.caller.brand.merchantCode, id);
      return show(deps, tx, call, requireOwn(order, call));
    });
  },
  async list(call, query) {
    requireRealAccount(call);
    const page = readHistoryPage(query);
    const rows = await inBrand(deps, call, (tx) =>
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

/** What an order is to be, of what the member wants; throws the Problem of what stands against it. */
async function planOrder(
  deps: Deps,
  tx: Tx,
  call: PaymentCall,
  { method, amount, payerName, bonus }: BodyOf<typeof createDeposit>,
) {
  const { brand } = call.caller;
  const { decimals } = brand.currency;
  const member = await getMember(tx, brand.merchantCode, call.member.memberId);
  const terms = findMethods(brand).find(({ id }) => id === method);
  // A voucher is paid in by its code alone.
  if (!terms || terms.type === 'voucher' || !isFor(terms, call, member.club_rank)) {
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
  for (const guard of deps.guards) await guard(tx, call, { amountMinor, openMinor });
  const channel = (await listChannels(deps, tx, call)).find(
    (one) => one.method === method && (one.roomMinor === null || one.roomMinor >= amountMinor),
  );
  if (!channel) throw new Problem('paymentMethodClosed', 'This way to pay has no room now.');
  if (bonus !== undefined && !terms.bonusEligible) {
    throw new Problem('notFound', 'No bonus comes with this way to pay.');
  }
  const { creditedMinor: arrivesMinor } = depositBill(amountMinor, terms.bearer, terms.fee);
  const offer =
    bonus === undefined
      ? null
      : await chooseOffer(deps.offers, tx, call, { id: bonus, arrivesMinor });
  return { terms, amountMinor, channelId: channel.id, payerName: payer ?? null, offer };
}

const createOrders = (deps: Deps): Pick<DepositsService, 'create' | 'redeem'> => ({
  async create(tx, call, wanted) {
    requireRealAccount(call);
    await lockMemberDeposits(tx, call.member.memberId);
    const order = await openDeposit(deps, tx, call, await planOrder(deps, tx, call, wanted));
    deps.kick.soon();
    return show(deps, tx, call, order);
  },
  async redeem(tx, call, wanted) {
    requireRealAccount(call);
    await lockMemberDeposits(tx, call.member.memberId);
    return show(deps, tx, call, await redeemVoucher(deps, tx, call, wanted));
  },
});

const createChanges = (deps: Deps): Pick<DepositsService, 'claim' | 'cancel'> => ({
  async claim(call, { order: id, proofs, payerName }) {
    requireRealAccount(call);
    return inBrand(deps, call, async (tx) => {
      const order = await lockOwn(tx, call, id);
      if (!mayClaim(order)) throw new Problem('orderClosed', 'Nothing is waited for here.');
      if (order.terms.needsProof && proofs.length === 0) {
        throw new Problem('proofNeeded', 'This method wants a picture of the receipt.');
      }
      const sent = { ids: proofs, orderId: id, memberId: call.member.memberId };
      await deps.payments.sendProofs(tx, sent);
      const changes = {
        claimed_at: call.now,
        ...(payerName !== undefined && { payer_name: payerName.trim() }),
      };
      const claimed = await deps.book.apply(tx, order, {
        event: 'claimed',
        at: call.now,
        actor: 'member',
        changes,
      });
      return show(deps, tx, call, claimed ?? order);
    });
  },
  async cancel(call, id) {
    requireRealAccount(call);
    return inBrand(deps, call, async (tx) => {
      const order = await lockOwn(tx, call, id);
      if (!mayCancel(order)) throw new Problem('orderClosed', 'It cannot be taken back.');
      const detail = 'cancelled';
      const happening = { event: 'refused', at: call.now, actor: 'member', detail } as const;
      return show(deps, tx, call, (await deps.book.apply(tx, order, happening)) ?? order);
    });
  },
});

/** Makes the service over a database. */
export const createDepositsService = (deps: Deps): DepositsService => ({
  ...createReads(deps),
  ...createOrders(deps),
  ...createChanges(deps),
});
