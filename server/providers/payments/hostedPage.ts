import type { JSONSchema } from 'json-schema-to-ts';
import {
  PROVIDER_PATHS,
  providerEventBody,
  providerOrderValue,
  providerPayoutValue,
  providerReceiptValue,
  providerRefundValue,
  type ProviderEvent,
  type ProviderOrderAnswer,
  type ProviderOrderBody,
  type ProviderPayoutBody,
  type ProviderPayoutAnswer,
  type ProviderReceiptAnswer,
  type ProviderRefundAnswer,
  type ProviderRefundBody,
} from '../../../schemas/paymentsApi.ts';
import type { QrScheme } from '../../../schemas/payments.schema.ts';
import { compileValidator } from '../../http/validators.ts';
import { callProvider, parseAnswer, providerTimeoutMs, type Fetch } from '../httpCall.ts';
import { ProviderFault } from '../providerFault.ts';
import { writeCode } from './codes.ts';
import type {
  FoundPayment,
  FoundPayout,
  FoundRefund,
  OpenChannel,
  PaymentProvider,
} from './provider.ts';
import { readPayoutSettlement, readSettlement } from './settlementFile.ts';
import { isSigned } from './signatures.ts';

type Validate = ReturnType<typeof compileValidator>;

const validators = {
  order: compileValidator(providerOrderValue as JSONSchema, 'answer'),
  receipt: compileValidator(providerReceiptValue as JSONSchema, 'answer'),
  refund: compileValidator(providerRefundValue as JSONSchema, 'answer'),
  payout: compileValidator(providerPayoutValue as JSONSchema, 'answer'),
  event: compileValidator(providerEventBody as JSONSchema, 'body'),
};

interface Asked {
  readonly path: string;
  readonly body?: object;
}

const SERVICE = 'payments';

const fromOrder = ({
  state,
  paid,
  receipt,
  payer,
  refunded,
}: ProviderOrderAnswer): FoundPayment => ({
  state,
  amount: paid?.amount ?? null,
  currency: paid?.currency ?? null,
  receipt,
  payer,
  reference: null,
  refunded: refunded ?? null,
});

const fromReceipt = (answer: ProviderReceiptAnswer): FoundPayment => ({
  state: answer.state,
  amount: answer.amount,
  currency: answer.currency,
  receipt: answer.receipt,
  payer: answer.payer,
  reference: answer.reference,
  refunded: answer.refunded ?? null,
});

const fromPayout = (answer: ProviderPayoutAnswer): FoundPayout => ({
  state: answer.state,
  reference: answer.receipt,
  reason: answer.reason,
  amount: answer.amount ?? null,
  currency: answer.currency ?? null,
});

const UNKNOWN = { state: 'unknown', reference: null, reason: null } as const;

const fromRefund = ({ state, receipt, reason }: ProviderRefundAnswer): FoundRefund => ({
  state,
  reference: receipt,
  reason,
});

function createCalls(fetch: Fetch) {
  /** The object of an answer; null for 404. Throws ProviderFault. */
  async function ask(
    { settings, apiKey }: OpenChannel,
    { path, body }: Asked,
  ): Promise<object | null> {
    const answer = await callProvider(fetch, {
      service: SERVICE,
      url: `${(settings.baseUrl ?? '').replace(/\/$/, '')}${path}`,
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${apiKey ?? ''}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      timeoutMs: providerTimeoutMs,
      // Each call names what it is about, so a second one changes nothing.
      retry: 'always',
    });
    if (answer.status === 404) return null;
    const found = parseAnswer(SERVICE, answer);
    if (answer.status === 200) return found;
    throw new ProviderFault(SERVICE, 'unreachable', `status ${answer.status}`);
  }

  function check<T>(validate: Validate, answer: object): T {
    if (validate(answer)) return answer as T;
    throw new ProviderFault(SERVICE, 'unreachable', 'an answer that is none of the contract');
  }

  return { ask, check };
}

type Calls = ReturnType<typeof createCalls>;

/** Money that goes out: payouts, and what goes back. */
function createSending({
  ask,
  check,
}: Calls): Pick<PaymentProvider, 'payOut' | 'findPayout' | 'refund' | 'findRefund'> {
  return {
    async payOut(channel, payout) {
      const body: ProviderPayoutBody = payout;
      const answer = await ask(channel, { path: PROVIDER_PATHS.payouts, body });
      return fromPayout(check(validators.payout, answer ?? {}));
    },
    async findPayout(channel, payout) {
      const path = `${PROVIDER_PATHS.payouts}/${encodeURIComponent(payout)}`;
      const answer = await ask(channel, { path });
      if (!answer) return { ...UNKNOWN, amount: null, currency: null };
      return fromPayout(check(validators.payout, answer));
    },
    async refund(channel, { refund, order, receipt, amount, currency }) {
      const body: ProviderRefundBody = { refund, order, receipt, amount, currency };
      const answer = await ask(channel, { path: PROVIDER_PATHS.refunds, body });
      return fromRefund(check(validators.refund, answer ?? {}));
    },
    async findRefund(channel, { refund }) {
      const path = `${PROVIDER_PATHS.refunds}/${encodeURIComponent(refund)}`;
      const answer = await ask(channel, { path });
      if (!answer) return UNKNOWN;
      return fromRefund(check(validators.refund, answer));
    },
  };
}

/** The text of a settlement. Throws ProviderFault. */
async function readFile(
  fetch: Fetch,
  { settings, apiKey }: OpenChannel,
  query: string,
): Promise<string> {
  const answer = await callProvider(fetch, {
    service: SERVICE,
    url: `${(settings.baseUrl ?? '').replace(/\/$/, '')}${PROVIDER_PATHS.settlements}?${query}`,
    method: 'GET',
    headers: { authorization: `Bearer ${apiKey ?? ''}` },
    timeoutMs: providerTimeoutMs,
    retry: 'always',
  });
  if (answer.status === 200) return answer.text;
  throw new ProviderFault(SERVICE, 'unreachable', `status ${answer.status}`);
}

/**
 * A provider that speaks `schemas/paymentsApi.ts`: pages of its own for cards and e-wallets, receipts of codes that are paid by
 * a bank's or wallet's application, and payouts.
 */
export function createHostedPage(fetch: Fetch): PaymentProvider {
  const calls = createCalls(fetch);
  const { ask, check } = calls;
  const findOrder = async (channel: OpenChannel, order: string) => {
    const path = `${PROVIDER_PATHS.orders}/${encodeURIComponent(order)}`;
    const found = await ask(channel, { path });
    return found && fromOrder(check<ProviderOrderAnswer>(validators.order, found));
  };
  return {
    async start(channel, payment) {
      const { order, type, scheme, amount, currency, reference, returnUrl, expiresAt } = payment;
      if (type === 'qr') {
        const code = writeCode(scheme as QrScheme, channel.settings, payment);
        const { holder = '', scanUrl } = channel.settings;
        const url = scanUrl ? `${scanUrl}?code=${encodeURIComponent(code)}` : null;
        return { kind: 'qr', scheme, code, holder, reference, url };
      }
      const body: ProviderOrderBody = {
        order,
        kind: type,
        amount,
        currency,
        reference,
        returnUrl,
        expiresAt: expiresAt.toISOString(),
      };
      const answer = await ask(channel, {
        path: PROVIDER_PATHS.orders,
        body,
      });
      const { pageUrl } = check<ProviderOrderAnswer>(validators.order, answer ?? {});
      if (pageUrl === null)
        throw new ProviderFault(SERVICE, 'unreachable', 'an order without a page');
      return { kind: 'hosted', url: pageUrl };
    },
    async find(channel, { order, reference }) {
      const found = await findOrder(channel, order);
      if (found) return found;
      const query = new URLSearchParams({ reference });
      const answer = await ask(channel, { path: `${PROVIDER_PATHS.receipts}?${query}` });
      const [receipt] = (answer as { list?: readonly object[] } | null)?.list ?? [];
      return receipt ? fromReceipt(check(validators.receipt, receipt)) : null;
    },
    async findReceipt(channel, receipt) {
      const path = `${PROVIDER_PATHS.receipts}/${encodeURIComponent(receipt)}`;
      const answer = await ask(channel, { path });
      return answer && fromReceipt(check(validators.receipt, answer));
    },
    readWebhook({ settings, webhookSecrets }, request) {
      const form = settings.signature ?? 'standardWebhooks';
      if (!isSigned(form, { ...request, secrets: webhookSecrets })) return null;
      let event: unknown;
      try {
        event = JSON.parse(request.body.toString('utf8'));
      } catch {
        return null;
      }
      if (!validators.event(event)) return null;
      const { id, type, data } = event as ProviderEvent;
      const about = type.split('.', 1)[0] as 'order' | 'receipt' | 'payout';
      const name = data[about];
      return typeof name === 'string' ? { eventId: id, about, name } : null;
    },
    settlement: async (channel, day) =>
      readSettlement(await readFile(fetch, channel, `day=${day}`)),
    payoutSettlement: async (channel, day) =>
      readPayoutSettlement(await readFile(fetch, channel, `day=${day}&of=payouts`)),
    ...createSending(calls),
  };
}
