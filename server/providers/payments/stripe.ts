import type Stripe from 'stripe';
import { formatMinor, parseMinor } from '../../../engine/minorUnits.ts';
import { providerTimeoutMs, type Fetch } from '../httpCall.ts';
import { ProviderFault } from '../providerFault.ts';
import { isSigned } from './signatures.ts';
import type {
  FoundPayment,
  FoundRefund,
  OpenChannel,
  PaymentNotice,
  PaymentProvider,
  SettledPayment,
} from './provider.ts';

/**
 * Currencies that Stripe counts in whole units, and in thousandths; every other one in hundredths, those of Iceland and Uganda
 * too, of which only whole units can be paid (docs.stripe.com/currencies, special cases).
 */
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const THOUSANDTHS = new Set('BHD JOD KWD OMR TND'.split(' '));

const decimalsOf = (currency: string) =>
  WHOLE.has(currency) ? 0 : THOUSANDTHS.has(currency) ? 3 : 2;

/** What Stripe can ask for of an amount. Throws RangeError for a finer one than it takes, such as thousandths that are no tens. */
function unitsOf(amount: string, currency: string): number {
  const decimals = decimalsOf(currency);
  const units = parseMinor(amount, decimals);
  if (units === null || (decimals === 3 && units % 10n !== 0n)) {
    throw new RangeError(`Stripe counts ${currency} in fewer decimals.`);
  }
  return Number(units);
}

/** Longest and shortest time that a page of Stripe may wait. */
const MOST_S = 86_400;
const LEAST_S = 1_800;

/** What Stripe says of a payment. */
interface Seen {
  readonly intent: Stripe.PaymentIntent | null;
  readonly session: Stripe.Checkout.Session | null;
  readonly dispute: Stripe.Dispute | null;
}

const DISPUTES: Readonly<Partial<Record<Stripe.Dispute.Status, FoundPayment['state']>>> = {
  lost: 'disputeLost',
  won: 'disputeWon',
  warning_closed: 'disputeWon',
};

/** The strongest word first: what became of money that came says more than that it came. */
function stateOf({ intent, session, dispute }: Seen): FoundPayment['state'] {
  if (dispute) return DISPUTES[dispute.status] ?? 'disputed';
  if (chargeOf(intent)?.refunded) return 'refunded';
  if (intent?.status === 'succeeded') return 'final';
  if (session?.status === 'expired' || intent?.status === 'canceled') return 'refused';
  // The page is done and the bank is not: a debit that takes days.
  return intent?.status === 'processing' ? 'seen' : 'waiting';
}

const chargeOf = (intent: Stripe.PaymentIntent | null) =>
  (intent?.latest_charge ?? null) as Stripe.Charge | null;

function toFound(seen: Seen): FoundPayment {
  const { intent } = seen;
  const currency = (intent?.currency ?? '').toUpperCase();
  const isPaid = intent?.status === 'succeeded';
  return {
    state: stateOf(seen),
    amount: isPaid ? formatMinor(BigInt(intent.amount_received), decimalsOf(currency)) : null,
    currency: isPaid ? currency : null,
    receipt: intent?.id ?? null,
    payer: chargeOf(intent)?.billing_details.name ?? null,
    reference: intent?.metadata['reference'] ?? null,
    refunded: isPaid
      ? formatMinor(BigInt(chargeOf(intent)?.amount_refunded ?? 0), decimalsOf(currency))
      : null,
  };
}

/** What an event is about: the order that it names, or a payment that was disputed. */
function readEvent(body: Buffer): PaymentNotice | null {
  let event;
  try {
    event = JSON.parse(body.toString('utf8')) as Stripe.Event;
  } catch {
    return null;
  }
  const { metadata, payment_intent: intent } = event.data.object as {
    readonly metadata?: Stripe.Metadata | null;
    readonly payment_intent?: string | null;
  };
  const eventId = event.id;
  if (event.type.startsWith('charge.dispute.') && intent) {
    return { eventId, about: 'receipt', name: intent };
  }
  // An account tells of much that is about no order: it is taken, and changes nothing.
  return { eventId, about: 'order', name: metadata?.['order'] ?? 'none' };
}

/** The session of a page is in its address. */
const sessionIn = (page: string | null): string | null =>
  /\bcs_(?:test|live)_\w+/.exec(page ?? '')?.[0] ?? null;

async function findDispute(
  stripe: Stripe,
  intent: Stripe.PaymentIntent | null,
): Promise<Stripe.Dispute | null> {
  if (!intent || !chargeOf(intent)?.disputed) return null;
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 1 });
  return data[0] ?? null;
}

const toRefund = ({ id, status, failure_reason: reason }: Stripe.Refund): FoundRefund => ({
  state:
    status === 'succeeded'
      ? 'done'
      : status === 'failed' || status === 'canceled'
        ? 'failed'
        : 'pending',
  reference: id,
  reason: reason ?? null,
});

/** What Stripe refuses to send back, as where the balance there is too low, it says clearly. */
function isRefused(error: unknown): error is ProviderFault & { readonly cause: Error } {
  const { cause } = error as { readonly cause?: { readonly type?: string } };
  return cause?.type === 'StripeInvalidRequestError';
}

type Ask = <T>(channel: OpenChannel, work: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** Calls Stripe with the key of a channel. Throws ProviderFault where it does not do what it is asked. */
function createAsk(fetch: Fetch): Ask {
  return async function ask<T>(
    channel: OpenChannel,
    work: (stripe: Stripe) => Promise<T>,
  ): Promise<T> {
    const { default: Client } = await import('stripe');
    const { baseUrl } = channel.settings;
    const { hostname, port, protocol } = new URL(baseUrl ?? 'https://api.stripe.com');
    const stripe = new Client(channel.apiKey ?? '', {
      httpClient: Client.createFetchHttpClient(fetch),
      timeout: providerTimeoutMs,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(baseUrl && {
        host: hostname,
        port: port || undefined,
        protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
      }),
    });
    try {
      return await work(stripe);
    } catch (error) {
      throw new ProviderFault('payments', 'unreachable', 'Stripe did not answer', error);
    }
  };
}

/** Money that goes back by Stripe. */
function createRefunds(ask: Ask): Pick<PaymentProvider, 'refund' | 'findRefund'> {
  return {
    async refund(channel, { refund, order, receipt, amount, currency }) {
      try {
        const made = await ask(channel, (stripe) =>
          stripe.refunds.create(
            {
              payment_intent: receipt,
              amount: unitsOf(amount, currency),
              metadata: { refund, order },
            },
            { idempotencyKey: refund },
          ),
        );
        return toRefund(made);
      } catch (error) {
        if (!isRefused(error)) throw error;
        return { state: 'failed', reference: null, reason: error.cause.message.slice(0, 200) };
      }
    },
    findRefund: (channel, { refund, receipt }) =>
      ask(channel, async (stripe) => {
        const { data } = await stripe.refunds.list({ payment_intent: receipt, limit: 100 });
        const found = data.find(({ metadata }) => metadata?.['refund'] === refund);
        return found ? toRefund(found) : { state: 'unknown', reference: null, reason: null };
      }),
  };
}

/** What was paid with what began on a day of UTC. */
async function listDay(stripe: Stripe, day: string): Promise<readonly SettledPayment[]> {
  const gte = Date.parse(`${day}T00:00:00Z`) / 1000;
  const paid: SettledPayment[] = [];
  const asked = { created: { gte, lt: gte + 86_400 }, limit: 100, expand: ['data.latest_charge'] };
  for await (const intent of stripe.paymentIntents.list(asked)) {
    if (intent.status !== 'succeeded') continue;
    const isDisputed = chargeOf(intent)?.disputed ?? false;
    const dispute = isDisputed ? await findDispute(stripe, intent) : null;
    const { state, amount, currency, refunded } = toFound({ intent, session: null, dispute });
    paid.push({
      receipt: intent.id,
      order: intent.metadata['order'] ?? null,
      state,
      amount: amount ?? '0',
      currency: currency ?? '',
      refunded: refunded ?? null,
    });
  }
  return paid;
}

/**
 * Stripe's own pages for cards and what else an account there has turned on. The channel's key is a secret key, its webhook
 * secret that of an endpoint with the events `checkout.session.*` and `charge.*`; `baseUrl` only stands for Stripe in tests.
 */
export function createStripe(fetch: Fetch): PaymentProvider {
  const ask = createAsk(fetch);
  return {
    async start(channel, payment) {
      const { order, amount, currency, reference, returnUrl, expiresAt, now } = payment;
      const units = unitsOf(amount, currency);
      const seconds = (expiresAt.getTime() - now.getTime()) / 1000;
      const waits = Math.min(MOST_S - 60, Math.max(LEAST_S + 60, Math.floor(seconds)));
      // What comes back with a charge, a refund or a dispute names the order as well.
      const metadata = { order, reference };
      const { url } = await ask(channel, (stripe) =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: reference,
            metadata,
            payment_intent_data: { metadata },
            success_url: returnUrl,
            cancel_url: returnUrl,
            expires_at: Math.floor(now.getTime() / 1000) + waits,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: units,
                  product_data: { name: reference },
                },
              },
            ],
          },
          { idempotencyKey: order },
        ),
      );
      if (url === null)
        throw new ProviderFault('payments', 'unreachable', 'a page without address');
      return { kind: 'hosted', url };
    },
    async find(channel, { page }) {
      const id = sessionIn(page);
      if (id === null) return null;
      return ask(channel, async (stripe) => {
        const expand = ['payment_intent.latest_charge'];
        const session = await stripe.checkout.sessions.retrieve(id, { expand });
        const intent = session.payment_intent as Stripe.PaymentIntent | null;
        return toFound({ session, intent, dispute: await findDispute(stripe, intent) });
      });
    },
    findReceipt: (channel, receipt) =>
      ask(channel, async (stripe) => {
        const expand = ['latest_charge'];
        const intent = await stripe.paymentIntents.retrieve(receipt, { expand });
        return toFound({ intent, session: null, dispute: await findDispute(stripe, intent) });
      }),
    readWebhook({ webhookSecrets }, { body, header, now }) {
      const delivery = { header, body, secrets: webhookSecrets, now };
      return isSigned('stripe', delivery) ? readEvent(body) : null;
    },
    ...createRefunds(ask),
    settlement: (channel, day) => ask(channel, (stripe) => listDay(stripe, day)),
  };
}
