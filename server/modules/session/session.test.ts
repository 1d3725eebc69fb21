import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { login, loginFreePlay, logout } from '../../../schemas/api/session.ts';
import { withTransaction } from '../../db/database.ts';
import {
  aurora,
  createTestGateway,
  keepCookies,
  sakura,
  type SignedInAs,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn, testPassword } from '../../../tests/support/members.ts';

let gateway: TestGateway;
let account: string;
let memberId: string;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

beforeEach(async () => {
  account = `m${randomUUID().slice(0, 8)}`;
  memberId = await addMember(gateway, aurora, { account });
});

/** A call that only members make, and that changes nothing they would notice. */
const ask = async (as: Partial<SignedInAs>, at = aurora) => {
  const { token = '', cookie = '' } = as;
  const reply = await gateway.call(at, logout, {
    query: { everywhere: 'not a boolean' },
    headers: { cookie, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  return reply.json().code as string;
};
const signedIn = 'queryInvalid';

describe('a session', () => {
  it('is opened by name and password, whatever the writing of the name', async () => {
    const body = {
      type: 'username',
      username: ` ${account.toUpperCase()} `,
      password: testPassword,
    };
    const reply = await gateway.call(aurora, login, { body });
    expect(reply.json()).toMatchObject({
      success: true,
      value: {
        account,
        memberType: 2,
        firstTimeLogin: true,
        passwordExpired: false,
        passwordMustChange: false,
      },
    });
    const as = { token: reply.json().value.token, cookie: keepCookies(reply) };
    expect(await ask(as)).toBe(signedIn);
    const again = await gateway.call(aurora, login, { body });
    expect(again.json().value.firstTimeLogin).toBe(false);
    expect(again.json().value.token).not.toBe(as.token);
  });

  it('is one of twenty at most: the oldest ends, and another member keeps theirs', async () => {
    const neighbour = `n${account}`;
    await addMember(gateway, aurora, { account: neighbour });
    const other = await signIn(gateway, aurora, neighbour);
    const opened: SignedInAs[] = [];
    for (let at = 0; at < 22; at += 1) {
      opened.push(await signIn(gateway, aurora, account));
      gateway.passTime(1);
    }
    expect(await Promise.all(opened.slice(0, 2).map((as) => ask(as)))).toEqual([
      'sessionEnded',
      'sessionEnded',
    ]);
    expect([await ask(opened[2]!), await ask(opened[21]!)]).toEqual([signedIn, signedIn]);
    expect(await ask(other)).toBe(signedIn);
  });

  it('is one of twenty also where some are opened at once', async () => {
    for (let at = 0; at < 19; at += 1) await signIn(gateway, aurora, account);
    await Promise.all(Array.from({ length: 3 }, () => signIn(gateway, aurora, account)));
    const left = await withTransaction(gateway.db, aurora, (tx) =>
      tx
        .selectFrom('sessions')
        .select('id')
        .where('member_id', '=', memberId)
        .where('ended_at', 'is', null)
        .execute(),
    );
    expect(left).toHaveLength(20);
  });

  it('remembers the twenty networks that were used last', async () => {
    const network = (at: number) => `192.0.2.${at}`;
    const used = (at: number) => new Date(gateway.now().getTime() - (100 - at) * 86_400_000);
    await withTransaction(gateway.db, aurora, (tx) =>
      tx
        .insertInto('member_addresses')
        .values(
          Array.from({ length: 25 }, (_, at) => ({
            merchant_code: 'AURORA',
            member_id: memberId,
            ip: network(at),
            first_seen_at: used(0),
            last_seen_at: used(at),
          })),
        )
        .execute(),
    );
    await signIn(gateway, aurora, account);
    const kept = await withTransaction(gateway.db, aurora, (tx) =>
      tx
        .selectFrom('member_addresses')
        .select('ip')
        .where('member_id', '=', memberId)
        .orderBy('last_seen_at')
        .execute(),
    );
    const last = Array.from({ length: 19 }, (_, at) => network(at + 6));
    expect(kept.map(({ ip }) => ip)).toEqual([...last, '127.0.0.1']);
  });

  it('needs token and cookie together', async () => {
    const one = await signIn(gateway, aurora, account);
    const other = await signIn(gateway, aurora, account);
    expect(await ask({ token: one.token })).toBe('unauthenticated');
    expect(await ask({ cookie: one.cookie })).toBe('unauthenticated');
    expect(await ask({ token: one.token, cookie: other.cookie })).toBe('unauthenticated');
    expect(await ask(one)).toBe(signedIn);
  });

  it('is known at its own brand only', async () => {
    const as = await signIn(gateway, aurora, account);
    expect(await ask(as, sakura)).toBe('unauthenticated');
  });

  it.each(['x', 'a'.repeat(43), `${'a'.repeat(300)}`, 'é'.repeat(30)])(
    'is not opened by the token %j',
    async (token) => {
      const { cookie } = await signIn(gateway, aurora, account);
      expect(await ask({ token, cookie })).toBe('unauthenticated');
    },
  );

  it('ends at once, here or everywhere', async () => {
    const [here, there] = [
      await signIn(gateway, aurora, account),
      await signIn(gateway, aurora, account),
    ];
    const reply = await gateway.call(aurora, logout, { as: here });
    expect(reply.json()).toMatchObject({ success: true, value: null });
    expect(keepCookies(reply, here.cookie)).toBe('');
    expect([await ask(here), await ask(there)]).toEqual(['sessionEnded', signedIn]);
    const third = await signIn(gateway, aurora, account);
    await gateway.call(aurora, logout, { as: third, query: { everywhere: 'true' } });
    expect([await ask(third), await ask(there)]).toEqual(['sessionEnded', 'sessionEnded']);
  });

  it('ends after half an hour without a call, not before', async () => {
    const as = await signIn(gateway, aurora, account);
    gateway.passTime(29 * 60);
    expect(await ask(as)).toBe(signedIn);
    gateway.passTime(29 * 60);
    expect(await ask(as)).toBe(signedIn);
    gateway.passTime(30 * 60);
    expect(await ask(as)).toBe('sessionEnded');
  });

  it('ends after twelve hours, however busy', async () => {
    const as = await signIn(gateway, aurora, account);
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      gateway.passTime(20 * 60);
      expect(await ask(as)).toBe(signedIn);
    }
    gateway.passTime(20 * 60);
    expect(await ask(as)).toBe('sessionEnded');
  });

  it('ends with the member', async () => {
    const as = await signIn(gateway, aurora, account);
    await withTransaction(gateway.db, aurora, (tx) =>
      tx.updateTable('members').set({ status: 'suspended' }).where('id', '=', memberId).execute(),
    );
    expect(await ask(as)).toBe('sessionEnded');
  });

  it('stands nowhere in the database in clear', async () => {
    const { token, cookie } = await signIn(gateway, aurora, account);
    const rows = await withTransaction(gateway.db, aurora, (tx) =>
      tx.selectFrom('sessions').selectAll().execute(),
    );
    const kept = rows.flatMap(({ token_digest, cookie_digest }) => [token_digest, cookie_digest]);
    const texts = kept.flatMap((digest) => [digest.toString('base64url'), digest.toString()]);
    expect(texts).not.toContain(token);
    expect(texts).not.toContain(cookie.split('=')[1]);
  });

  it('leaves a cookie that no script reads and no other site sends', async () => {
    const body = { type: 'username', username: account, password: testPassword };
    const reply = await gateway.call(aurora, login, { body });
    expect(reply.headers['set-cookie']).toMatch(
      /^livery_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });
});

describe('a trial', () => {
  const start = (headers = {}, ip = '192.0.2.1') =>
    gateway.call(aurora, loginFreePlay, {
      body: { os: 'Linux', platform: 'W', random: randomUUID() },
      headers,
      remoteAddress: ip,
    });

  it('is an account of its own, of type 4, and ends with its session', async () => {
    const reply = await start();
    expect(reply.json().value).toMatchObject({
      memberType: 4,
      account: expect.stringMatching(/^trial/),
    });
    const as = { token: reply.json().value.token, cookie: keepCookies(reply) };
    expect(await ask(as)).toBe(signedIn);
    const { value } = (await start()).json();
    expect(value.account).not.toBe(reply.json().value.account);
  });

  it('needs the third version of the gateway', async () => {
    expect((await start({ 'gateway-version': '2' })).json().code).toBe('badRequest');
  });

  it('is given to one address twenty times an hour', async () => {
    const codes = [];
    for (let i = 0; i < 21; i += 1) codes.push((await start({}, '192.0.2.99')).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(codes.at(-1)).toBe(429);
    gateway.passTime(3600);
    expect((await start({}, '192.0.2.99')).statusCode).toBe(200);
  });
});
