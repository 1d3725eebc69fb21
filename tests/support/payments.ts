import { randomUUID } from 'node:crypto';
import {
  addPayoutAccount,
  provePaymentPassword,
  setPaymentPassword,
} from '../../schemas/api/payoutAccounts.ts';
import { IDENTITY_EVENTS_PATH } from '../../schemas/identityApi.ts';
import { PAYMENT_EVENTS_PATH } from '../../schemas/paymentsApi.ts';
import type { PaymentChoice } from '../../schemas/payments.schema.ts';
import { withTransaction } from '../../server/db/database.ts';
import type { ChannelSettings } from '../../server/db/paymentTables.ts';
import { post } from '../../server/ledger/post.ts';
import { moveLegs } from '../../server/ledger/transfer.ts';
import { answer } from '../../server/paymentSimulator/answer.ts';
import type { SimulatedAccount } from '../../server/paymentSimulator/deliveries.ts';
import { createSimulator, type Simulator } from '../../server/paymentSimulator/simulator.ts';
import { createIdentityProviders } from '../../server/providers/identity/identityProviders.ts';
import { createPaymentProviders } from '../../server/providers/payments/paymentProviders.ts';
import { createProviders } from '../../server/providers/providers.ts';
import { parseProviderSettings } from '../../server/providers/settings.ts';
import { createTestDesk } from './desk.ts';
import {
  aurora as plain,
  testNow,
  type SignedInAs,
  type TestBrand,
  type TestGateway,
} from './gateway.ts';
import { testPassword } from './members.ts';
import { testKeys } from './seal.ts';

/** What a brand of tests offers: a transfer, a code, a card, and vouchers where there is a channel for them. */
export const testPayments: PaymentChoice = {
  deposits: {
    openOrders: 3,
    groups: [
      { id: 'bank', title: { en: 'Bank' } },
      { id: 'qr', icon: 'qr', title: { en: 'Scan' } },
      { id: 'card', title: { en: 'Cards' } },
      { id: 'voucher', title: { en: 'Vouchers' } },
    ],
    methods: [
      {
        id: 'sepa',
        group: 'bank',
        type: 'bank',
        title: { en: 'SEPA' },
        min: 10,
        max: 5000,
        expiryMinutes: 60,
        lateMinutes: 600,
        allowsOtherAmounts: true,
      },
      { id: 'epc', group: 'qr', type: 'qr', title: { en: 'Code' }, min: 5, max: 2000 },
      {
        id: 'card',
        group: 'card',
        type: 'card',
        title: { en: 'Card' },
        min: 10,
        max: 1000,
        fee: { bearer: 'member', rate: '0.02', min: 0.5 },
      },
      { id: 'code', group: 'voucher', type: 'voucher', title: { en: 'Voucher' }, min: 1, max: 500 },
    ],
  },
  withdrawals: { accounts: ['bank'], min: 20, max: 2000, accountWaitHours: 24, receiptMinutes: 30 },
};

/** Aurora, with something to pay in and out by. */
export const payingAurora: TestBrand = { ...plain, payments: testPayments };

/** The house's account that codes of tests pay to. */
export const houseIban = 'ES9121000418450200051332';

const secret = Buffer.from('a secret of a provider of tests!').toString('base64');

/** A gateway with a desk whose providers are a simulator beside it. */
export interface PayingGateway {
  readonly gateway: TestGateway;
  readonly simulator: Simulator;
  /** What the provider is called with answers nothing, for as long as it is set. */
  setSilent(isSilent: boolean): void;
  /** Delivers what is due, and works on it until nothing is left to do. */
  settle(): Promise<void>;
  /** Posts a webhook as it is. */
  deliver(
    channel: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<number>;
  /** Money of a member from nowhere in particular. */
  fund(memberId: string, amountMinor: bigint): Promise<void>;
  close(): Promise<void>;
}

/** A channel of Aurora as it is kept. */
export const channelOf = (
  id: string,
  over: { direction?: 'in' | 'out'; method: string; provider: string; settings: ChannelSettings },
) => ({
  merchant_code: payingAurora.merchantCode,
  id,
  direction: over.direction ?? ('in' as const),
  method: over.method,
  provider: over.provider,
  name: id,
  settings: JSON.stringify(over.settings),
  daily_cap_minor: null,
  weight: 100,
  state: 'active' as const,
  failed_at: null,
  created_at: testNow,
  changed_at: testNow,
});

/** Makes one. */
export async function createPayingGateway(
  testBrand: TestBrand = payingAurora,
  /** What a call of the provider goes through. */
  line: <T>(call: () => Promise<T>) => Promise<T> = (call) => call(),
): Promise<PayingGateway> {
  let isSilent = false;
  const held: { gateway?: TestGateway } = {};
  const account: SimulatedAccount = {
    apiKey: 'key-of-tests',
    webhookSecret: secret,
    notifyUrl: `${PAYMENT_EVENTS_PATH}/pc_simulated`,
    checksUrl: `${IDENTITY_EVENTS_PATH}/ip_simulated`,
    numbers: [houseIban],
  };
  const send = async (url: string, headers: Readonly<Record<string, string>>, payload: string) =>
    (await held.gateway!.app.inject({ method: 'POST', url, headers, payload })).statusCode;
  const deliver: PayingGateway['deliver'] = (channel, headers, body) =>
    send(`${PAYMENT_EVENTS_PATH}/${channel}`, headers, body);
  const simulator = createSimulator({
    accounts: [account],
    clock: () => held.gateway!.now(),
    ids: randomUUID,
    baseUrl: 'http://provider.test',
    send,
  });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (isSilent) throw new TypeError('fetch failed');
    const url = new URL(String(input));
    if (url.hostname !== 'provider.test') return globalThis.fetch(input, init);
    const headers = new Headers(init?.headers);
    const { status, type, body } = await line(async () =>
      answer(simulator, {
        method: init?.method ?? 'GET',
        url: url.pathname + url.search,
        authorization: headers.get('authorization') ?? '',
        body: String(init?.body ?? ''),
      }),
    );
    return new Response(body, { status, headers: { 'content-type': type } });
  };
  const providers = {
    ...createProviders({
      settings: parseProviderSettings({}, true),
      fetch,
      clock: () => testNow,
      ids: randomUUID,
      random: (bytes) => Buffer.alloc(bytes, 3),
      secret: testKeys.secret,
      markUsed: async () => true,
    }),
    payments: createPaymentProviders(fetch),
    identity: createIdentityProviders(fetch),
  };
  const made = await createTestDesk({
    testBrands: [testBrand],
    providers,
    payments: { isDriven: true },
    lottery: { isDriven: true },
  });
  held.gateway = made;
  const { service } = made.parts.payments;
  const { merchantCode } = testBrand;
  await withTransaction(made.db, { merchantCode }, async (tx) => {
    const house = { bank: 'Banco', holder: 'Aurora', account: houseIban };
    await service.putChannel(
      tx,
      channelOf('pc_bank', { method: 'sepa', provider: 'manualBank', settings: house }),
      null,
    );
    const baseUrl = 'http://provider.test';
    const keys = { apiKey: account.apiKey, webhookSecrets: [secret] };
    for (const [id, method, direction] of [
      ['pc_simulated', 'epc', 'in'],
      ['pc_cards', 'card', 'in'],
      ['pc_payouts', 'bank', 'out'],
    ] as const) {
      const settings = { ...house, baseUrl };
      await service.putChannel(
        tx,
        channelOf(id, { direction, method, provider: 'hostedPage', settings }),
        keys,
      );
    }
  });
  return {
    gateway: made,
    simulator,
    setSilent(value) {
      isSilent = value;
    },
    async settle() {
      for (let turn = 0; turn < 5; turn += 1) {
        await made.parts.payments.work();
        await made.parts.identityChecks.work();
        if ((await simulator.turn()) === 0 && turn > 0) break;
      }
      await made.parts.payments.work();
      await made.parts.identityChecks.work();
    },
    deliver,
    async fund(memberId, amountMinor) {
      await withTransaction(made.db, { merchantCode }, (tx) =>
        post(tx, {
          merchantCode,
          id: randomUUID(),
          kind: 'adjustment',
          currency: testBrand.currency.code,
          legs: moveLegs({ house: 'adjustments' }, { member: memberId }, amountMinor),
          at: made.now(),
        }),
      );
    },
    close: () => made.close(),
  };
}

/** Lets a member be paid out to a bank account; gives it, and how to prove the payment password. */
export async function openPayouts(
  { gateway }: Pick<PayingGateway, 'gateway'>,
  brand: TestBrand,
  as: SignedInAs,
): Promise<{ readonly account: string; prove(): Promise<string> }> {
  const password = '246810';
  const prove = async (): Promise<string> =>
    (await gateway.call(brand, provePaymentPassword, { as, body: { password } })).json().value.pass;
  await gateway.call(brand, setPaymentPassword, {
    as,
    body: { password, loginPassword: testPassword },
  });
  const added = await gateway.call(brand, addPayoutAccount, {
    as,
    body: { type: 'bank', number: houseIban, bank: 'Banco', pass: await prove() },
  });
  // A new account waits before it is paid out to.
  await withTransaction(gateway.db, brand, (tx) =>
    tx.updateTable('payout_accounts').set({ usable_at: gateway.now() }).execute(),
  );
  return { account: added.json().value.accounts[0].id, prove };
}
