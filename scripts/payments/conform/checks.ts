import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PROVIDER_PATHS } from '../../../schemas/paymentsApi.ts';
import type {
  FoundPayment,
  OpenChannel,
  PaymentNotice,
  PaymentProvider,
} from '../../../server/providers/payments/provider.ts';

/** A provider that is checked, by the adapter that the gateway itself speaks to it with. */
export interface Checked {
  readonly provider: PaymentProvider;
  readonly channel: OpenChannel;
  readonly fetch: typeof fetch;
  readonly currency: string;
  /** What was told in a webhook so far, those that are signed rightly. */
  readonly notices: readonly PaymentNotice[];
  /** Webhooks that came and were not signed rightly. */
  readonly unsigned: () => number;
  /** How long a webhook or an end is waited for. */
  readonly waitMs: number;
}

/** How one check went. */
export interface Outcome {
  readonly name: string;
  /** Null: it went well. */
  readonly fault: string | null;
}

const PAUSE_MS = 100;
const AMOUNT = '25.50';
const PART = '10.25';

/** Looks until something is there, for as long as it is waited. */
async function until<T>(
  waitMs: number,
  look: () => Promise<T | null> | T | null,
): Promise<T | null> {
  for (const ends = Date.now() + waitMs; ;) {
    const found = await look();
    if (found !== null || Date.now() > ends) return found;
    await pause(PAUSE_MS);
  }
}

/** The name of an order as the gateway makes it, and what a payer would write. */
const newOrder = () => `D${randomUUID().replace(/-/g, '').slice(0, 12).toUpperCase()}`;

function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

const say = (found: object | null) => JSON.stringify(found);

type Check = readonly [name: string, run: (of: Checked) => Promise<void>];

const call = (
  { channel, fetch }: Checked,
  path: string,
  { key = channel.apiKey, body }: { key?: string | null; body?: object } = {},
) =>
  fetch(`${channel.settings.baseUrl!.replace(/\/$/, '')}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key ?? ''}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

async function start(of: Checked): Promise<{ order: string; url: string }> {
  const order = newOrder();
  const now = new Date();
  const wanted = {
    order,
    type: 'card',
    scheme: null,
    amount: AMOUNT,
    currency: of.currency,
    reference: 'ABCD2345',
    expiresAt: new Date(now.getTime() + 3_600_000),
    returnUrl: 'https://shop.example/back',
    address: null,
    now,
  } as const;
  const { url } = (await of.provider.start(of.channel, wanted)) as { url: string };
  const again = (await of.provider.start(of.channel, wanted)) as { url: string };
  must(again.url === url, 'the same order again has another page');
  return { order, url };
}

const find = (of: Checked, order: string) =>
  of.provider.find!(of.channel, { order, reference: 'ABCD2345', page: null });

/** Pays or refuses an order as a test hook does, and waits until that is told and can be asked for. */
async function decide(
  of: Checked,
  order: string,
  outcome: 'pay' | 'refuse',
): Promise<FoundPayment> {
  const { status } = await call(of, PROVIDER_PATHS.test, { body: { order, outcome } });
  must(status === 200, `the test hook answered ${status}`);
  const wanted = outcome === 'pay' ? 'final' : 'refused';
  const found = await until(of.waitMs, async () => {
    const payment = await find(of, order);
    return payment?.state === wanted ? payment : null;
  });
  must(found !== null, `it is not ${wanted}: ${say(await find(of, order))}`);
  return found!;
}

const hears = async (of: Checked, about: PaymentNotice['about'], name: string): Promise<void> => {
  const told = await until(
    of.waitMs,
    () => of.notices.find((notice) => notice.about === about && notice.name === name) ?? null,
  );
  const others = of.unsigned() > 0 ? `; ${of.unsigned()} came with a wrong signature` : '';
  must(told !== null, `no webhook told of it${others}`);
};

const CHECKS: readonly Check[] = [
  [
    'a wrong key is answered with 401',
    async (of) => {
      const { status } = await call(of, `${PROVIDER_PATHS.orders}/D000000000000`, { key: 'wrong' });
      must(status === 401, `it answered ${status}`);
    },
  ],
  [
    'what it never heard of is answered with 404',
    async (of) => {
      for (const path of [PROVIDER_PATHS.orders, PROVIDER_PATHS.payouts, PROVIDER_PATHS.refunds]) {
        const { status } = await call(of, `${path}/${newOrder()}`);
        must(status === 404, `${path} answered ${status}`);
      }
    },
  ],
  [
    'an order has a page, the same one again, and waits',
    async (of) => {
      const { order, url } = await start(of);
      must(/^https?:\/\//.test(url), `its page is ${url}`);
      const found = await find(of, order);
      must(found?.state === 'waiting', `it is ${say(found)}`);
    },
  ],
  [
    'a payment is told of by a signed webhook, and is final with its exact amount',
    async (of) => {
      const { order } = await start(of);
      const paid = await decide(of, order, 'pay');
      must(Number(paid.amount) === Number(AMOUNT), `its amount is ${paid.amount}`);
      must(paid.currency === of.currency, `its currency is ${paid.currency}`);
      must(paid.receipt !== null, 'it has no receipt');
      await hears(of, 'order', order);
    },
  ],
  [
    'a payment that is refused is told of and is refused',
    async (of) => {
      const { order } = await start(of);
      await decide(of, order, 'refuse');
      await hears(of, 'order', order);
    },
  ],
  [
    'a part goes back once, and the payment says how much',
    async (of) => {
      const { order } = await start(of);
      const { receipt } = await decide(of, order, 'pay');
      const refund = {
        refund: randomUUID(),
        order,
        receipt: receipt!,
        amount: PART,
        currency: of.currency,
      };
      await of.provider.refund!(of.channel, refund);
      await of.provider.refund!(of.channel, refund);
      const done = await until(of.waitMs, async () => {
        const found = await of.provider.findRefund!(of.channel, refund);
        return found.state === 'done' ? found : null;
      });
      must(done !== null, 'it is not done');
      const found = await find(of, order);
      must(Number(found?.refunded) === Number(PART), `what went back is ${found?.refunded}`);
    },
  ],
  [
    'a payout is made once, told of, and ends',
    async (of) => {
      const payout = {
        payout: randomUUID(),
        amount: AMOUNT,
        currency: of.currency,
        account: {
          type: 'bank',
          number: 'DE89370400440532013000',
          holder: 'Demo Member',
          bank: 'Bank',
          network: null,
        },
      } as const;
      const first = await of.provider.payOut!(of.channel, payout);
      const again = await of.provider.payOut!(of.channel, payout);
      must(first.state !== 'failed' && again.state !== 'failed', `it failed: ${again.reason}`);
      const paid = await until(of.waitMs, async () => {
        const found = await of.provider.findPayout!(of.channel, payout.payout);
        return found.state === 'paid' ? found : null;
      });
      must(paid !== null, 'it is not paid');
      await hears(of, 'payout', payout.payout);
    },
  ],
  [
    'the settlement of the day has what was paid, once',
    async (of) => {
      const { order } = await start(of);
      await decide(of, order, 'pay');
      const day = new Date().toISOString().slice(0, 10);
      const lines = await of.provider.settlement!(of.channel, day);
      const own = lines.filter((line) => line.order === order);
      must(own.length === 1, `it has it ${own.length} times`);
      must(Number(own[0]!.amount) === Number(AMOUNT), `it says ${own[0]!.amount}`);
    },
  ],
];

/** Runs every check, each by itself; none stops another. */
export async function checkProvider(of: Checked): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [name, run] of CHECKS) {
    try {
      await run(of);
      outcomes.push({ name, fault: null });
    } catch (error) {
      outcomes.push({ name, fault: (error as Error).message });
    }
  }
  return outcomes;
}
