import { callProvider, parseAnswer, providerTimeoutMs, type Fetch } from '../httpCall.ts';
import { ProviderFault } from '../providerFault.ts';
import { isSigned } from './signatures.ts';
import type { FoundPayment, OpenChannel, PaymentProvider, SettledPayment } from './provider.ts';

/** An invoice of the Greenfield interface, as far as it is read. */
interface Invoice {
  readonly id: string;
  readonly status: 'New' | 'Processing' | 'Settled' | 'Expired' | 'Invalid';
  readonly additionalStatus:
    'None' | 'PaidLate' | 'PaidPartial' | 'PaidOver' | 'Marked' | 'Invalid';
  readonly amount: string;
  readonly currency: string;
  readonly checkoutLink: string;
  readonly metadata?: { readonly orderId?: string };
}

/** What was paid of an invoice by one coin, in the coin; `rate` is that of the invoice. */
interface InvoiceMethod {
  readonly rate: string;
  readonly paymentMethodPaid: string;
}

interface Delivered {
  readonly deliveryId?: string;
  readonly originalDeliveryId?: string | null;
  readonly metadata?: { readonly orderId?: string };
}

const STATES: Readonly<Record<Invoice['status'], FoundPayment['state']>> = {
  New: 'waiting',
  Processing: 'seen',
  Settled: 'final',
  Expired: 'waiting',
  Invalid: 'refused',
};

/** Invoices of one answer, and the seconds of a day. */
const PAGE = 100;
const DAY_S = 86_400;

/** Decimals in which what was paid is told; no currency has more. */
const DECIMALS = 2;

/** The worth of what came in all coins, cut to hundredths, as decimal texts. */
function worthOf(methods: readonly InvoiceMethod[]): string {
  const scale = (text: string) => {
    const [whole = '0', part = ''] = text.split('.');
    return { digits: BigInt(whole + part), under: 10n ** BigInt(part.length) };
  };
  const cents = methods.reduce((sum, { rate, paymentMethodPaid }) => {
    const [one, other] = [scale(rate), scale(paymentMethodPaid)];
    const over = one.digits * other.digits * 10n ** BigInt(DECIMALS);
    return sum + over / (one.under * other.under);
  }, 0n);
  const text = String(cents).padStart(DECIMALS + 1, '0');
  return `${text.slice(0, -DECIMALS)}.${text.slice(-DECIMALS)}`;
}

/** Calls about invoices of a channel's store. */
function createInvoices(fetch: Fetch) {
  async function ask<T>(
    { settings: { baseUrl = '', account = '' }, apiKey }: OpenChannel,
    path: string,
    body?: object,
  ): Promise<T> {
    const store = encodeURIComponent(account);
    const answer = await callProvider(fetch, {
      service: 'payments',
      url: `${baseUrl.replace(/\/$/, '')}/api/v1/stores/${store}/invoices${path}`,
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `token ${apiKey ?? ''}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      timeoutMs: providerTimeoutMs,
      // A second invoice for one order would be a second page to pay at.
      retry: body ? 'ifUnsent' : 'always',
    });
    if (answer.status === 200) return parseAnswer('payments', answer) as T;
    throw new ProviderFault('payments', 'unreachable', `status ${answer.status}`);
  }

  const findInvoice = async (channel: OpenChannel, order: string) => {
    const list = await ask<readonly Invoice[]>(
      channel,
      `?${new URLSearchParams({ orderId: order, take: '1' })}`,
    );
    return list[0] ?? null;
  };

  /** What was paid of an invoice, which is more or less than it asked for where it was paid in part or over. */
  async function toFound(channel: OpenChannel, invoice: Invoice): Promise<FoundPayment> {
    const { id, status, additionalStatus, amount, currency } = invoice;
    const nothing = { amount: null, currency: null, receipt: null, payer: null, reference: null };
    const isOdd = additionalStatus === 'PaidPartial' || additionalStatus === 'PaidOver';
    const came = status === 'Settled' || (status === 'Expired' && additionalStatus !== 'None');
    if (!came) return { ...nothing, state: STATES[status] };
    const paid = isOdd
      ? worthOf(
          await ask<readonly InvoiceMethod[]>(
            channel,
            `/${encodeURIComponent(id)}/payment-methods`,
          ),
        )
      : amount;
    return { ...nothing, state: 'final', amount: paid, currency, receipt: id };
  }

  return { ask, findInvoice, toFound };
}

/**
 * BTCPay Server by its Greenfield interface: its page, its webhooks, and invoices that are paid in part or too late. The channel
 * names the server (`baseUrl`) and the store (`account`); its key is one of the interface.
 */
export function createBtcpay(fetch: Fetch): PaymentProvider {
  const { ask, findInvoice, toFound } = createInvoices(fetch);
  return {
    async start(channel, { order, amount, currency, returnUrl, expiresAt, now }) {
      const minutes = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 60_000));
      const made =
        (await findInvoice(channel, order)) ??
        (await ask<Invoice>(channel, '', {
          amount,
          currency,
          metadata: { orderId: order },
          checkout: {
            expirationMinutes: minutes,
            redirectURL: returnUrl,
            redirectAutomatically: false,
          },
        }));
      return { kind: 'hosted', url: made.checkoutLink };
    },
    async find(channel, { order }) {
      const invoice = await findInvoice(channel, order);
      if (!invoice) return null;
      return toFound(channel, invoice);
    },
    readWebhook({ webhookSecrets }, { body, header, now }) {
      if (!isSigned('btcpay', { header, body, secrets: webhookSecrets, now })) return null;
      try {
        const told = JSON.parse(body.toString('utf8')) as Delivered;
        const eventId = told.originalDeliveryId ?? told.deliveryId;
        // A store tells of more than its invoices: it is taken, and changes nothing.
        const name = told.metadata?.orderId ?? 'none';
        return eventId ? { eventId, about: 'order', name } : null;
      } catch {
        return null;
      }
    },
    async settlement(channel, day) {
      const from = Date.parse(`${day}T00:00:00Z`) / 1000;
      const paid: SettledPayment[] = [];
      for (let skip = 0; ; skip += PAGE) {
        const asked = { startDate: from, endDate: from + DAY_S - 1, take: PAGE, skip };
        const texts = Object.entries(asked).map(([name, value]) => [name, String(value)]);
        const list = await ask<readonly Invoice[]>(channel, `?${new URLSearchParams(texts)}`);
        for (const invoice of list) {
          const { state, amount, currency } = await toFound(channel, invoice);
          if (amount === null || currency === null) continue;
          const order = invoice.metadata?.orderId ?? null;
          paid.push({ receipt: invoice.id, order, state, amount, currency, refunded: null });
        }
        if (list.length < PAGE) return paid;
      }
    },
  };
}
