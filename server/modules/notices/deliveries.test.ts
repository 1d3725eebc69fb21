import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getMessageChoices,
  setMessageChoice,
  subscribePush,
  unsubscribePush,
} from '../../../schemas/api/inbox.ts';
import { logout } from '../../../schemas/api/session.ts';
import { codeOf } from '../../../tests/support/desk.ts';
import {
  aurora,
  createTestGateway,
  testNow,
  type SignedInAs,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import { withTransaction } from '../../db/database.ts';
import { ProviderFault } from '../../providers/providerFault.ts';
import { createDeliveries } from './deliveries.ts';
import { createPush } from './push.ts';
import { createSecretBox } from '../../crypto/secretBox.ts';
import { createPushService } from '../../providers/webPush.ts';
import { testKeys } from '../../../tests/support/seal.ts';
import { tell } from './tell.ts';

let gateway: TestGateway;
let memberId: string;
let member: SignedInAs;
let account: string;
let now: Date;
let sent: { way: string; id: string | undefined; to: string; text: string }[];
let fault: ProviderFault | null;
let pushStatus: number;
let pushes: { url: string; headers: Headers }[];

/** A browser's own key, as one made it. */
const browser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/sample-of-tests',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

beforeEach(async () => {
  account = `m${randomUUID().slice(0, 8)}`;
  memberId = await addMember(gateway, aurora, {
    account,
    locale: 'es',
    email: `${account}@example.com`,
    email_verified_at: testNow,
    phone: `+346${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    phone_verified_at: testNow,
  });
  member = await signIn(gateway, aurora, account);
  now = testNow;
  sent = [];
  pushes = [];
  fault = null;
  pushStatus = 201;
});

const box = createSecretBox(testKeys.secret, (bytes) => randomBytes(bytes));

/** A gateway's sender; any number may be at it. */
function sender() {
  const take = (way: string) => async (message: { id?: string; to: string; text: string }) => {
    sent.push({ way, id: message.id, to: message.to, text: message.text });
    if (fault) throw fault;
  };
  const fetch = (async (url: string, { headers }: { headers: Record<string, string> }) => {
    pushes.push({ url, headers: new Headers(headers) });
    return new Response(null, { status: pushStatus });
  }) as unknown as typeof globalThis.fetch;
  const clock = () => now;
  return createDeliveries({
    db: gateway.db,
    clock,
    mail: { send: take('mail') },
    sms: { send: take('sms') },
    push: createPush({
      db: gateway.db,
      ids: randomUUID,
      clock,
      box,
      service: createPushService(fetch),
      ownKeys: undefined,
    }),
    findSite: async () => ({ brand: aurora, origin: 'https://aurora.test' }),
    onError: (error) => {
      throw error;
    },
  });
}

const work = () => sender().work(async () => undefined);

const inAurora = <T>(of: Parameters<typeof withTransaction<T>>[2]) =>
  withTransaction(gateway.db, { merchantCode: aurora.merchantCode }, of);

const tellNow = () =>
  inAurora((tx) =>
    tell(tx, {
      merchantCode: aurora.merchantCode,
      memberId,
      kind: 'depositArrived',
      name: randomUUID(),
      values: { amount: { money: '50.00', currency: 'EUR' }, order: { text: 'D26020112ABCD' } },
      at: now,
    }),
  );

const states = () =>
  inAurora((tx) =>
    tx
      .selectFrom('notice_deliveries')
      .select(['way', 'state', 'attempts', 'fault'])
      .where('member_id', '=', memberId)
      .orderBy('way')
      .execute(),
  );

const choose = (body: object) =>
  gateway.call(aurora, setMessageChoice, { as: member, method: 'PUT', body });

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('messages of events', () => {
  it('go out in the member’s language by the ways that are chosen, and once', async () => {
    await choose({ type: 'money', way: 'sms', isOn: true });
    await tellNow();
    await Promise.all([work(), work()]);
    await work();
    expect(sent.map(({ way }) => way).toSorted()).toEqual(['mail', 'sms']);
    const mail = sent.find(({ way }) => way === 'mail')!;
    expect(mail.text).toContain('monedero');
    expect(mail.text).toContain('https://aurora.test/member/messages?message=');
    expect(sent.find(({ way }) => way === 'sms')!.text).not.toMatch(/[\u2066-\u2069]/);
    await choose({ type: 'money', way: 'mail', isOn: false });
    await choose({ type: 'money', way: 'sms', isOn: false });
    sent = [];
    await tellNow();
    await work();
    expect(sent).toEqual([]);
  });

  it('are tried again with patience under the same name, and then have failed', async () => {
    fault = new ProviderFault('mail', 'unreachable', 'nobody');
    await tellNow();
    await work();
    await work();
    expect(sent).toHaveLength(1);
    for (let round = 0; round < 6; round += 1) {
      later(5 * 3_600_000);
      await work();
    }
    expect(sent).toHaveLength(6);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await states()).toEqual([
      { way: 'mail', state: 'failed', attempts: 6, fault: 'mail: unreachable: nobody' },
    ]);
  });

  it('fail at once where an address takes nothing', async () => {
    fault = new ProviderFault('mail', 'invalidAddress', 'no mailbox');
    await tellNow();
    await work();
    expect(await states()).toMatchObject([{ state: 'failed', attempts: 1 }]);
  });

  it('are taken over from a gateway that died while it sent', async () => {
    await tellNow();
    await work();
    await inAurora((tx) =>
      tx
        .updateTable('notice_deliveries')
        .set({ state: 'waiting', ended_at: null, next_at: new Date(now.getTime() + 120_000) })
        .where('member_id', '=', memberId)
        .execute(),
    );
    await work();
    expect(sent).toHaveLength(1);
    later(121_000);
    await work();
    expect(sent).toHaveLength(2);
    expect(sent[0]!.id).toBe(sent[1]!.id);
  });

  it('always come on the site where law or safety needs it', async () => {
    const refused = await choose({ type: 'money', way: 'site', isOn: false });
    expect(codeOf(refused)).toBe('bodyInvalid');
  });
});

describe('pushes', () => {
  const subscribe = (over: object = {}) =>
    gateway.call(aurora, subscribePush, { as: member, body: { ...browser, ...over } });

  const count = async () =>
    (await gateway.call(aurora, getMessageChoices, { as: member })).json().value.browsers as number;

  it('go to nobody but the services of browsers', async () => {
    for (const endpoint of [
      'https://example.com/fcm/send/1',
      'https://fcm.googleapis.com.example.com/x/y/z',
      'https://127.0.0.1/push/aaaaaaaaaaaaa',
      'https://fcm.googleapis.com:8443/aaaaaaaaa',
    ]) {
      expect(codeOf(await subscribe({ endpoint }))).toBe('bodyInvalid');
    }
  });

  it('reach a browser sealed, and one that is gone is forgotten', async () => {
    await choose({ type: 'money', way: 'mail', isOn: false });
    expect((await subscribe()).json().value.browsers).toBe(1);
    await tellNow();
    await work();
    expect(pushes).toHaveLength(1);
    expect(pushes[0]!.url).toBe(browser.endpoint);
    expect(pushes[0]!.headers.get('authorization')).toMatch(/^vapid t=/);
    expect(await states()).toMatchObject([{ way: 'push', state: 'sent' }]);
    pushStatus = 410;
    await tellNow();
    await work();
    expect((await states()).map(({ state }) => state).toSorted()).toEqual(['dropped', 'sent']);
    expect(await count()).toBe(0);
  });

  it('end in the browser in which the member signs out, and in no other', async () => {
    const other = await signIn(gateway, aurora, account);
    await subscribe();
    await gateway.call(aurora, logout, { as: other });
    expect(await count()).toBe(1);
    const { endpoint } = browser;
    await gateway.call(aurora, subscribePush, {
      as: await signIn(gateway, aurora, account),
      body: { ...browser, endpoint: `${endpoint}other` },
    });
    expect(await count()).toBe(2);
    await gateway.call(aurora, logout, { as: member });
    member = await signIn(gateway, aurora, account);
    expect(await count()).toBe(1);
    await gateway.call(aurora, logout, { as: member, query: { everywhere: 'true' } });
    member = await signIn(gateway, aurora, account);
    expect(await count()).toBe(0);
  });

  it('end with the press that ends them', async () => {
    await subscribe();
    const { endpoint } = browser;
    const ended = await gateway.call(aurora, unsubscribePush, { as: member, body: { endpoint } });
    expect(ended.json().value.browsers).toBe(0);
  });
});
