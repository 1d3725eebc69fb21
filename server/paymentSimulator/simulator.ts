import type {
  ProviderOrderAnswer,
  ProviderOrderBody,
  ProviderReceiptAnswer,
} from '../../schemas/paymentsApi.ts';
import { scan } from './codes.ts';
import { createChecking } from './identity.ts';
import { createPayingOut } from './payingOut.ts';
import { createRefunding, takeFrom, type SimulatedPayment } from './sending.ts';
import { createDeliveries, type Send, type SimulatedAccount, type Told } from './deliveries.ts';

/** What can go wrong on demand. */
export const SIMULATED_FAULTS = [
  'late',
  'twice',
  'swapped',
  'wrongAmount',
  'otherCurrency',
  'lost',
  'badSignature',
  'refundFirst',
  'chargeback',
] as const;

/** What can go wrong on demand. */
export type SimulatedFault = (typeof SIMULATED_FAULTS)[number];

/** What it is made from. */
export interface SimulatorDeps {
  readonly accounts: readonly SimulatedAccount[];
  readonly clock: () => Date;
  readonly ids: () => string;
  /** Its own address. */
  readonly baseUrl: string;
  readonly send: Send;
}

/** Columns of a settlement. */
const HEADS = 'receipt,order,state,amount,currency,refunded';
/** A webhook that is late comes after this long. */
const LATE_MS = 90_000;
const CHARGEBACK_MS = 5_000;

/** The card that is taken; any other one is refused. */
export const GOOD_CARD = '4242424242424242';

const addOne = (amount: string) => {
  const [whole = '0', rest] = amount.split('.');
  return `${BigInt(whole) + 1n}${rest === undefined ? '' : `.${rest}`}`;
};

/** What goes wrong with a payment: one thing, several at once, or nothing. */
type SimulatedFaults = SimulatedFault | readonly SimulatedFault[] | null;

const listOf = (faults: SimulatedFaults): readonly SimulatedFault[] =>
  faults === null ? [] : typeof faults === 'string' ? [faults] : faults;

/** What was paid, by what goes wrong. */
const paidBy = (
  { amount, currency }: SimulatedPayment['asked'],
  faults: readonly SimulatedFault[],
): { amount: string; currency: string } => ({
  amount: faults.includes('wrongAmount') ? addOne(amount) : amount,
  currency: faults.includes('otherCurrency') ? 'USD' : currency,
});

/** What is told of a payment, by what goes wrong. */
function toldOf(
  { kind: about, name }: SimulatedPayment,
  faults: readonly SimulatedFault[],
): readonly Told[] {
  const has = (fault: SimulatedFault) => faults.includes(fault);
  if (has('lost')) return [];
  const final = {
    about,
    name,
    what: 'final',
    delayMs: has('late') ? LATE_MS : 0,
    isForged: has('badSignature'),
    times: has('twice') ? 2 : 1,
  };
  return [
    ...(has('refundFirst') ? [{ ...final, what: 'refunded' }] : []),
    final,
    ...(has('swapped') ? [{ ...final, what: 'seen' }] : []),
    ...(has('chargeback')
      ? [{ ...final, what: 'disputed', delayMs: final.delayMs + CHARGEBACK_MS }]
      : []),
  ];
}

function createBook({ clock, ids, baseUrl }: SimulatorDeps) {
  const payments = new Map<string, SimulatedPayment>();
  return {
    payments,
    add(
      given: Pick<SimulatedPayment, 'account' | 'kind' | 'asked' | 'reference' | 'returnUrl'> &
        Partial<Pick<SimulatedPayment, 'name' | 'page'>>,
    ): SimulatedPayment {
      const name = given.name ?? `rcp_${ids()}`;
      const nothing = {
        state: 'waiting',
        paid: null,
        receipt: null,
        payer: null,
        refunded: null,
      } as const;
      const page = given.page ?? null;
      const payment = { ...given, ...nothing, name, page, at: clock() };
      payments.set(name, payment);
      return payment;
    },
    showOrder: (payment: SimulatedPayment): ProviderOrderAnswer => ({
      order: payment.name,
      state: payment.state,
      pageUrl: `${baseUrl}/pay/${payment.name}`,
      paid: payment.paid,
      receipt: payment.receipt,
      payer: payment.payer,
      ...(payment.refunded !== null && { refunded: payment.refunded }),
    }),
    showReceipt: (payment: SimulatedPayment): ProviderReceiptAnswer => ({
      receipt: payment.name,
      state: payment.state,
      amount: payment.paid?.amount ?? payment.asked.amount,
      currency: payment.paid?.currency ?? payment.asked.currency,
      reference: payment.reference,
      payer: payment.payer,
      at: payment.at.toISOString(),
      ...(payment.refunded !== null && { refunded: payment.refunded }),
    }),
  };
}

type Book = ReturnType<typeof createBook>;
type Deliveries = ReturnType<typeof createDeliveries>;

function createPaying({ accounts, ids }: SimulatorDeps, book: Book, { tell }: Deliveries) {
  /** Somebody pays: what becomes of it, and what is told of it, by the fault that was chosen. */
  function pay(payment: SimulatedPayment, payer: string, given: SimulatedFaults): void {
    if (payment.state !== 'waiting') return;
    const faults = listOf(given);
    payment.paid = paidBy(payment.asked, faults);
    payment.payer = payer;
    payment.receipt = `rcp_${ids()}`;
    payment.state = faults.includes('refundFirst') ? 'refunded' : 'final';
    for (const told of toldOf(payment, faults)) tell(payment.account, told);
  }

  const findHolder = (number: string) => accounts.find(({ numbers }) => numbers.includes(number));

  return {
    /** Somebody pays on a page, by a card or by a yes; anything else is refused. Null where there is no such page. */
    payOnPage(
      name: string,
      given: { readonly card: string; readonly isApproved: boolean },
      fault: SimulatedFaults,
    ): SimulatedPayment | null {
      const payment = book.payments.get(name);
      if (payment?.kind !== 'order') return null;
      const isCard = payment.page === 'card';
      const isGood = isCard ? given.card.replace(/\s/g, '') === GOOD_CARD : given.isApproved;
      if (isGood) pay(payment, isCard ? 'Card Holder' : 'Wallet Holder', fault);
      else if (payment.state === 'waiting') {
        payment.state = 'refused';
        tell(payment.account, { about: 'order', name, what: 'refused' });
      }
      return payment;
    },
    /** Pays a code; null where it is none, or pays an account that is not here. */
    payCode(code: string, payer: string, fault: SimulatedFaults): ProviderReceiptAnswer | null {
      const scanned = scan(code);
      const account = scanned && findHolder(scanned.account);
      if (!scanned || !account) return null;
      const asked = { amount: scanned.amount ?? '0', currency: scanned.currency };
      const { reference } = scanned;
      const payment = book.add({ account, kind: 'receipt', asked, reference, returnUrl: null });
      pay(payment, payer, fault);
      return book.showReceipt(payment);
    },
    /** Money that nobody asked for; null where the account is not here. */
    transfer(
      number: string,
      {
        payer,
        reference,
        ...asked
      }: { amount: string; currency: string; reference: string | null; payer: string },
    ): ProviderReceiptAnswer | null {
      const account = findHolder(number);
      if (!account) return null;
      const payment = book.add({ account, kind: 'receipt', asked, reference, returnUrl: null });
      pay(payment, payer, null);
      return book.showReceipt(payment);
    },
    /** Gives a part of a payment back, as somebody at the provider does; false where there is not so much. */
    giveBack(name: string, amount: string): boolean {
      const payment = book.payments.get(name);
      if (!payment || !takeFrom(payment, amount)) return false;
      tell(payment.account, { about: payment.kind, name, what: 'refunded' });
      return true;
    },
    /** The payer's bank wants the money back or has decided, or the provider gives it back. */
    decide(name: string, what: 'disputed' | 'disputeWon' | 'disputeLost' | 'refunded'): boolean {
      const payment = book.payments.get(name);
      if (!payment) return false;
      payment.state = what;
      if (what === 'refunded') payment.refunded = payment.paid?.amount ?? null;
      tell(payment.account, { about: payment.kind, name, what });
      return true;
    },
  };
}

/** A provider of payments as a stranger would be: it knows orders, receipts and payouts, and tells what happens to them. */
export function createSimulator(deps: SimulatorDeps) {
  const { accounts } = deps;
  const deliveries = createDeliveries(deps);
  const book = createBook(deps);
  const find = (kind: SimulatedPayment['kind'], account: SimulatedAccount, name: string) => {
    const found = book.payments.get(name);
    return found?.kind === kind && found.account === account ? found : null;
  };
  const paymentsOf = (account: SimulatedAccount) =>
    [...book.payments.values()].filter((one) => one.account === account);
  return {
    ...createPaying(deps, book, deliveries),
    ...createPayingOut(deps, deliveries),
    ...createRefunding(deps.ids, book.payments, deliveries),
    ...createChecking(deps, deliveries),
    scan,
    turn: deliveries.turn,
    findAccount: (apiKey: string) => accounts.find((account) => account.apiKey === apiKey),
    findPage: (name: string): SimulatedPayment | null => book.payments.get(name) ?? null,
    /** Prepares a payment; the same order again is the same payment. */
    startOrder(
      account: SimulatedAccount,
      order: {
        readonly order: string;
        readonly kind: ProviderOrderBody['kind'];
        readonly amount: string;
        readonly currency: string;
        readonly reference: string;
        readonly returnUrl: string;
      },
    ): ProviderOrderAnswer {
      const { order: name, amount, currency, reference, returnUrl } = order;
      const known = book.payments.get(name);
      if (known) return book.showOrder(known);
      const page = order.kind === 'ewallet' ? 'wallet' : 'card';
      const of = { account, kind: 'order', name, page, reference, returnUrl } as const;
      return book.showOrder(book.add({ ...of, asked: { amount, currency } }));
    },
    findOrder(account: SimulatedAccount, name: string): ProviderOrderAnswer | null {
      const found = find('order', account, name);
      return found && book.showOrder(found);
    },
    findReceipt(account: SimulatedAccount, name: string): ProviderReceiptAnswer | null {
      const found = find('receipt', account, name);
      return found && book.showReceipt(found);
    },
    listReceipts: (account: SimulatedAccount, reference: string) =>
      paymentsOf(account)
        .filter((one) => one.kind === 'receipt' && one.reference === reference)
        .map(book.showReceipt),
    /** What was paid on a day of UTC, a line each. */
    settlement(account: SimulatedAccount, day: string): string {
      const lines = paymentsOf(account)
        .filter((one) => one.paid !== null && one.at.toISOString().startsWith(day))
        .map((one) => [
          one.kind === 'order' ? one.receipt : one.name,
          one.kind === 'order' ? one.name : '',
          one.state,
          one.paid!.amount,
          one.paid!.currency,
          one.refunded ?? '',
        ]);
      return [HEADS, ...lines.map((line) => line.join(','))].join('\n');
    },
  };
}

/** The simulator. */
export type Simulator = ReturnType<typeof createSimulator>;
