import { createHash, timingSafeEqual } from 'node:crypto';
import { pixText } from '../../../engine/payments/emv.ts';
import { formatMinor, parseMinor } from '../../../engine/minorUnits.ts';
import { callProvider, parseAnswer, providerTimeoutMs, type Fetch } from '../httpCall.ts';
import { ProviderFault } from '../providerFault.ts';
import type {
  FoundPayment,
  FoundRefund,
  OpenChannel,
  PaymentNotice,
  PaymentProvider,
  SettledPayment,
  WebhookRequest,
} from './provider.ts';

/** A part that goes back (devolução). */
interface Return {
  readonly id: string;
  readonly rtrId?: string;
  readonly valor: string;
  readonly status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';
  readonly motivo?: string;
}

/** A payment, as far as it is read. */
interface Pix {
  readonly endToEndId: string;
  readonly txid?: string;
  readonly valor: string;
  readonly infoPagador?: string;
  readonly pagador?: { readonly nome?: string };
  readonly devolucoes?: readonly Return[];
}

/** What was asked of a payer at once (cobrança imediata). */
interface Charge {
  readonly status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP';
  readonly pixCopiaECola?: string;
  readonly location?: string;
  readonly loc?: { readonly location?: string };
  readonly pix?: readonly Pix[];
}

interface Page {
  readonly parametros?: { readonly paginacao?: { readonly quantidadeDePaginas?: number } };
  readonly pix?: readonly Pix[];
}

interface Token {
  readonly access_token: string;
  readonly expires_in?: number;
}

const CURRENCY = 'BRL';
const SERVICE = 'payments';
const SCOPE = 'cob.read cob.write pix.read pix.write';
/** A txid has at least so many characters. */
const TXID_LENGTH = 26;
/** Orders have capitals and digits alone, so what follows is told apart. */
const FILL = 'x';
const PAGES_MOST = 1_000;
/** A token is used no longer than this before its end. */
const EARLY_MS = 30_000;

const fault = (detail: string) => new ProviderFault(SERVICE, 'unreachable', detail);

/** The name that the PSP knows an order by; it must have 26 to 35 letters and digits. */
const txidOf = (order: string) => order.padEnd(TXID_LENGTH, FILL);

/** The order of a txid; null where it is none of ours. */
const orderOf = (txid: string | undefined): string | null =>
  /^([0-9A-Z]+)x*$/.exec(txid ?? '')?.[1] ?? null;

/** The PSP's name of a refund: letters and digits, 35 at most. */
const returnOf = (refund: string) => refund.replace(/[^0-9A-Za-z]/g, '').slice(0, 35);

const AMOUNT = /^[0-9]{1,10}\.[0-9]{2}$/;

/** Throws ProviderFault for what is no amount of the interface. */
function minorOf(amount: string): bigint {
  const minor = AMOUNT.test(amount) ? parseMinor(amount, 2) : null;
  if (minor === null) throw fault('an amount that is none');
  return minor;
}

/** What went back of a payment for good. */
const refundedOf = ({ devolucoes = [] }: Pix) =>
  devolucoes
    .filter(({ status }) => status === 'DEVOLVIDO')
    .reduce((sum, { valor }) => sum + minorOf(valor), 0n);

const stateOf = (pix: Pix) =>
  refundedOf(pix) >= minorOf(pix.valor) ? ('refunded' as const) : ('final' as const);

const toFound = (pix: Pix): FoundPayment => ({
  state: stateOf(pix),
  amount: pix.valor,
  currency: CURRENCY,
  receipt: pix.endToEndId,
  payer: pix.pagador?.nome ?? null,
  reference: pix.infoPagador ?? null,
  refunded: formatMinor(refundedOf(pix), 2),
});

const RETURN_STATES = {
  EM_PROCESSAMENTO: 'pending',
  DEVOLVIDO: 'done',
  NAO_REALIZADO: 'failed',
} as const satisfies Record<Return['status'], FoundRefund['state']>;

const toRefund = ({ rtrId, id, status, motivo }: Return): FoundRefund => ({
  state: RETURN_STATES[status],
  reference: rtrId ?? id,
  reason: motivo ?? null,
});

/** Asks the PSP with a token of the channel's client; each is asked for once, and anew before it ends. */
function createAsk(fetch: Fetch, clock: () => number) {
  const tokens = new Map<string, { readonly token: string; readonly endsAt: number }>();

  async function tokenOf({ id, settings, apiKey }: OpenChannel, base: string): Promise<string> {
    const key = `${id} ${apiKey ?? ''}`;
    const kept = tokens.get(key);
    if (kept && kept.endsAt > clock()) return kept.token;
    const answer = await callProvider(fetch, {
      service: SERVICE,
      url: settings.tokenUrl ?? `${base}/oauth/token`,
      headers: {
        authorization: `Basic ${Buffer.from(apiKey ?? '').toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPE }).toString(),
      timeoutMs: providerTimeoutMs,
      retry: 'always',
    });
    if (answer.status !== 200) throw fault(`status ${answer.status} in place of a token`);
    const { access_token: token, expires_in: seconds = 60 } = parseAnswer(SERVICE, answer) as Token;
    // Of channels that are gone nothing stays.
    if (tokens.size > 1_000) tokens.clear();
    tokens.set(key, { token, endsAt: clock() + seconds * 1_000 - EARLY_MS });
    return token;
  }

  /** The object of an answer, and its status. Throws ProviderFault where there is none, or it is another call's refusal. */
  return async function ask(
    channel: OpenChannel,
    { path, body }: { readonly path: string; readonly body?: object },
  ): Promise<{ readonly status: number; readonly found: object }> {
    const base = (channel.settings.baseUrl ?? '').replace(/\/$/, '');
    const answer = await callProvider(fetch, {
      service: SERVICE,
      url: `${base}${path}`,
      method: body ? 'PUT' : 'GET',
      headers: {
        authorization: `Bearer ${await tokenOf(channel, base)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      timeoutMs: providerTimeoutMs,
      // Each names what it is about, so a second one changes nothing.
      retry: 'always',
    });
    const { status } = answer;
    if (status === 401 || status === 429) {
      tokens.clear();
      throw fault(`status ${status}`);
    }
    return { status, found: status === 404 ? {} : parseAnswer(SERVICE, answer) };
  };
}

type Ask = ReturnType<typeof createAsk>;

const isOk = (status: number) => status >= 200 && status < 300;

/** What was found; null for a clear "there is no such thing". */
async function look<T>(ask: Ask, channel: OpenChannel, path: string): Promise<T | null> {
  const { status, found } = await ask(channel, { path });
  if (status === 404) return null;
  if (isOk(status)) return found as T;
  throw fault(`status ${status}`);
}

/** Money that goes back by the PSP. */
const createReturns = (ask: Ask): Pick<PaymentProvider, 'refund' | 'findRefund'> => ({
  async refund(channel, { refund, receipt, amount }) {
    const path = `/v2/pix/${encodeURIComponent(receipt)}/devolucao/${returnOf(refund)}`;
    const { status, found } = await ask(channel, { path, body: { valor: amount } });
    if (isOk(status)) return toRefund(found as Return);
    // What it refuses, as where the balance there is too low or the 90 days are over, it says clearly.
    const { detail, title } = found as { readonly detail?: string; readonly title?: string };
    const reason = (detail ?? title ?? `status ${status}`).slice(0, 200);
    return { state: 'failed', reference: null, reason };
  },
  async findRefund(channel, { refund, receipt }) {
    const path = `/v2/pix/${encodeURIComponent(receipt)}/devolucao/${returnOf(refund)}`;
    const found = await look<Return>(ask, channel, path);
    return found ? toRefund(found) : { state: 'unknown', reference: null, reason: null };
  },
});

const isSame = (one: string, other: string) => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/**
 * The interface knows no signatures: a PSP shows who it is by the certificate of its connection, which ends before the
 * gateway. So the address that it is given, or who ends the connection, brings a secret along.
 */
function isTold({ webhookSecrets }: OpenChannel, { query, header }: WebhookRequest): boolean {
  const given = [query?.('hmac') ?? '', header('authorization').replace(/^Bearer /, '')];
  return webhookSecrets.some((secret) => given.some((one) => isSame(one, secret)));
}

/** A payment that is told of, also once more as a part of it goes back. */
function toNotice(pix: Pix): PaymentNotice {
  const eventId = createHash('sha256').update(JSON.stringify(pix)).digest('hex').slice(0, 40);
  const order = orderOf(pix.txid);
  return order === null
    ? { eventId, about: 'receipt', name: pix.endToEndId }
    : { eventId, about: 'order', name: order };
}

/**
 * Any PSP that speaks the API Pix of the Banco Central (v2). The channel names its address (`baseUrl`), where tokens come
 * from (`tokenUrl`; without it /oauth/token), and the key that is paid to (`account`); its key is "client:secret".
 */
export function createPix(fetch: Fetch, clock = () => performance.now()): PaymentProvider {
  const ask = createAsk(fetch, clock);
  const chargePath = (order: string) => `/v2/cob/${txidOf(order)}`;
  return {
    async start(channel, { order, amount, reference, expiresAt, now }) {
      const { account = '', holder = 'PIX', city = 'SAO PAULO' } = channel.settings;
      const path = chargePath(order);
      const seconds = Math.max(60, Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000));
      let charge = await look<Charge>(ask, channel, path);
      if (!charge) {
        const body = {
          calendario: { expiracao: seconds },
          valor: { original: amount },
          chave: account,
          solicitacaoPagador: reference,
        };
        const { status, found } = await ask(channel, { path, body });
        if (!isOk(status)) throw fault(`status ${status}`);
        charge = found as Charge;
      }
      const url = charge.loc?.location ?? charge.location;
      const code =
        charge.pixCopiaECola ?? (url && pixText({ to: { url }, amount, name: holder, city }));
      if (!code) throw fault('a charge without a code');
      return { kind: 'qr', scheme: 'pix', code, holder, reference, url: null };
    },
    async find(channel, { order }) {
      const charge = await look<Charge>(ask, channel, chargePath(order));
      if (!charge) return null;
      const [paid] = charge.pix ?? [];
      if (paid) return toFound(paid);
      const nothing = { amount: null, currency: null, receipt: null, payer: null, reference: null };
      return { ...nothing, state: charge.status.startsWith('REMOVIDA') ? 'refused' : 'waiting' };
    },
    async findReceipt(channel, receipt) {
      const pix = await look<Pix>(ask, channel, `/v2/pix/${encodeURIComponent(receipt)}`);
      return pix && toFound(pix);
    },
    readWebhook(channel, request) {
      if (!isTold(channel, request)) return null;
      try {
        const { pix } = JSON.parse(request.body.toString('utf8')) as { readonly pix?: unknown };
        if (!Array.isArray(pix)) return null;
        return (pix as readonly Pix[]).map(toNotice);
      } catch {
        return null;
      }
    },
    ...createReturns(ask),
    async settlement(channel, day) {
      const all: SettledPayment[] = [];
      for (let page = 0; page < PAGES_MOST; page += 1) {
        const asked = new URLSearchParams({
          inicio: `${day}T00:00:00Z`,
          fim: `${day}T23:59:59Z`,
          'paginacao.paginaAtual': String(page),
        });
        const found = await look<Page>(ask, channel, `/v2/pix?${asked}`);
        for (const pix of found?.pix ?? []) {
          all.push({
            receipt: pix.endToEndId,
            order: orderOf(pix.txid),
            state: stateOf(pix),
            amount: pix.valor,
            currency: CURRENCY,
            refunded: formatMinor(refundedOf(pix), 2),
          });
        }
        if (page + 1 >= (found?.parametros?.paginacao?.quantidadeDePaginas ?? 1)) return all;
      }
      throw fault('a day of too many pages');
    },
  };
}
