import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMemberInfo } from '../../../schemas/api/member.ts';
import { login } from '../../../schemas/api/session.ts';
import { getCaptcha, sendSignInCode } from '../../../schemas/api/verification.ts';
import { createFakeHasher, fakeHashOf } from '../../../tests/support/fakeHasher.ts';
import {
  aurora,
  createTestGateway,
  keepCookies,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember } from '../../../tests/support/members.ts';
import { withTransaction } from '../../db/database.ts';

const hasher = createFakeHasher();
const password = 'right';
const agents: TestBrand = {
  ...aurora,
  id: 'agents',
  merchantCode: 'AGENTS',
  registration: { ...aurora.registration, audience: 'agents' },
};
const players: TestBrand = {
  ...aurora,
  id: 'players',
  merchantCode: 'PLAYERS',
  features: { ...aurora.features, passwordExpiry: true, smsLogin: true },
  registration: { ...aurora.registration, audience: 'members', passwordDays: 90 },
};

let gateway: TestGateway;
let account: string;

beforeAll(async () => {
  gateway = await createTestGateway({
    testBrands: [aurora, sakura, agents, players],
    hasher,
    defaultPassword: 'welcome 1',
  });
});

afterAll(() => gateway.close());

beforeEach(async () => {
  account = `m${randomUUID().slice(0, 8)}`;
  await add(aurora, {});
  hasher.checks = 0;
});

const add = (at: TestBrand, overrides: object) =>
  addMember(gateway, at, { account, password_hash: fakeHashOf(password), ...overrides });

interface Try {
  readonly at?: TestBrand;
  readonly username?: string;
  readonly password?: string;
  readonly cookie?: string;
  readonly captcha?: string;
  readonly type?: string;
  readonly remember?: boolean;
  readonly countryDialingCode?: string;
}

const tryIn = ({ at = aurora, cookie = '', ...given }: Try = {}) =>
  gateway.call(at, login, {
    body: { type: 'username', username: account, password, ...given },
    headers: { cookie },
  });

const fail = (given: Try = {}) => tryIn({ password: 'wrong', ...given });

/** A captcha as somebody reads it: the code and the cookie. */
async function readCaptcha(at = aurora) {
  const reply = await gateway.call(at, getCaptcha);
  const cookie = keepCookies(reply);
  const id = cookie.split('=')[1]!;
  const { code } = await withTransaction(gateway.db, at, (tx) =>
    tx.selectFrom('captchas').select('code').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return { captcha: code, cookie };
}

const failWithCaptcha = async (given: Try = {}) => fail({ ...(await readCaptcha()), ...given });

const outcomeOf = (reply: Awaited<ReturnType<typeof tryIn>>) => {
  const { code, value } = reply.json();
  return [reply.statusCode, code, value];
};

describe('a wrong password', () => {
  it.each([
    ['a member', () => account],
    ['nobody', () => `nobody${account}`],
  ])('of %s is refused ever more slowly, then not at all', async (_who, nameOf) => {
    const username = nameOf();
    const wrong = (value: object) => [401, 'credentialsWrong', value];
    expect(outcomeOf(await fail({ username }))).toEqual(wrong({ captcha: false }));
    expect(outcomeOf(await fail({ username }))).toEqual(wrong({ captcha: false }));
    expect(outcomeOf(await fail({ username }))).toEqual(wrong({ captcha: true }));
    expect(outcomeOf(await fail({ username }))).toEqual([
      403,
      'captchaRequired',
      { captcha: true },
    ]);
    const withWrongOne = await fail({ username, ...(await readCaptcha()), captcha: '00000' });
    expect(outcomeOf(withWrongOne)).toEqual([403, 'captchaWrong', { captcha: true }]);
    expect(outcomeOf(await failWithCaptcha({ username }))).toEqual(wrong({ captcha: true }));
    for (const waitSeconds of [2, 4, 8, 16, 32]) {
      const reply = await failWithCaptcha({ username });
      expect(outcomeOf(reply)).toEqual(wrong({ captcha: true, waitSeconds }));
      const early = await failWithCaptcha({ username });
      expect(outcomeOf(early)).toEqual([429, 'loginDelayed', { captcha: true, waitSeconds }]);
      expect(early.headers['retry-after']).toBe(String(waitSeconds));
      gateway.passTime(waitSeconds);
    }
    const locked = [423, 'accountLocked', { captcha: true, waitSeconds: 1800 }];
    expect(outcomeOf(await failWithCaptcha({ username }))).toEqual(locked);
    expect(hasher.checks).toBe(10);
    expect(outcomeOf(await tryIn({ username }))).toEqual(locked);
    gateway.passTime(1800);
    expect((await fail({ username })).json().value).toEqual({ captcha: false });
    expect(hasher.checks).toBe(11);
  });

  it('reaches the hash ten times at most, however many try at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const captchas =
        round === 0 ? [] : await Promise.all(Array.from({ length: 3 }, () => readCaptcha()));
      const tries = Array.from({ length: 25 }, (_, index) => fail(captchas[index] ?? {}));
      const statuses = (await Promise.all(tries)).map((reply) => reply.statusCode);
      expect(statuses).not.toContain(200);
      gateway.passTime(33);
    }
    expect(hasher.checks).toBe(10);
  });

  it('is forgiven by a right one, and by half an hour', async () => {
    for (let each = 0; each < 3; each += 1) await fail();
    expect((await tryIn(await readCaptcha())).statusCode).toBe(200);
    expect((await fail()).json().value).toEqual({ captcha: false });
    for (let each = 0; each < 2; each += 1) await fail();
    gateway.passTime(1801);
    expect((await fail()).json().value).toEqual({ captcha: false });
  });

  it('takes every captcha once', async () => {
    for (let each = 0; each < 3; each += 1) await fail();
    const read = await readCaptcha();
    expect((await fail(read)).json().code).toBe('credentialsWrong');
    expect((await fail(read)).json().code).toBe('captchaWrong');
    const late = await readCaptcha();
    gateway.passTime(301);
    expect((await fail(late)).json().code).toBe('captchaWrong');
    const elsewhere = await readCaptcha(sakura);
    expect((await fail(elsewhere)).json().code).toBe('captchaWrong');
  });

  it('of one name says nothing about the same name elsewhere', async () => {
    for (let each = 0; each < 3; each += 1) await fail();
    expect((await fail({ at: sakura })).json().value).toEqual({ captcha: false });
  });

  it('of another writing of the name counts all the same', async () => {
    for (const username of [account, account.toUpperCase(), ` ${account} `])
      await fail({ username });
    expect((await fail()).json().code).toBe('captchaRequired');
  });
});

describe('a right password', () => {
  const agent = { upline_id: null as string | null };

  it('is needed before anything is told of the account', async () => {
    await withTransaction(gateway.db, aurora, (tx) =>
      tx.updateTable('members').set({ status: 'closed' }).where('account', '=', account).execute(),
    );
    expect((await fail()).json().code).toBe('credentialsWrong');
    expect(outcomeOf(await tryIn())).toEqual([403, 'accountClosed', null]);
  });

  it.each([
    ['closed', false, 'accountClosed'],
    ['closed', true, 'accountClosed'],
    ['suspended', false, 'accountClosed'],
    ['suspended', true, 'contactAgent'],
  ] as const)(
    'of a %s account (with an upline: %s) ends in %s',
    async (status, hasUpline, code) => {
      const upline = await addMember(gateway, sakura, { account: `up${account}`, member_type: 1 });
      await add(sakura, { ...agent, status, upline_id: hasUpline ? upline : null });
      expect((await tryIn({ at: sakura })).json().code).toBe(code);
    },
  );

  it.each([
    ['agents', agents, 2, 'agentsOnly'],
    ['agents', agents, 1, undefined],
    ['members', players, 1, 'membersOnly'],
    ['members', players, 41, 'membersOnly'],
    ['members', players, 2, undefined],
  ] as const)(
    'at a site for %s, number %#, is let in or told why not',
    async (_who, at, member_type, code) => {
      await add(at, { member_type });
      expect((await fail({ at })).json().code).toBe('credentialsWrong');
      expect((await tryIn({ at })).json().code).toBe(code);
    },
  );

  it('must be changed when it is the default one, or when somebody else set it', async () => {
    await add(players, { password_hash: fakeHashOf('welcome 1') });
    const first = await tryIn({ at: players, password: ' welcome 1 ' });
    expect(first.json().value).toMatchObject({ passwordMustChange: true });
    expect(first.body).not.toContain('welcome');
    const as = { token: first.json().value.token, cookie: keepCookies(first) };
    const info = await gateway.call(players, getMemberInfo, { as });
    expect(info.json().value.passwordMustChange).toBe(true);
  });

  it('expires where the brand enforces it', async () => {
    const password_changed_at = new Date(gateway.now().getTime() - 91 * 86_400_000);
    await add(players, { password_changed_at });
    expect((await tryIn({ at: players })).json().value.passwordExpired).toBe(true);
    await add(sakura, { password_changed_at: new Date(0) });
    expect((await tryIn({ at: sakura })).json().value.passwordExpired).toBe(false);
  });

  it('is missing where none is given', async () => {
    const reply = await gateway.call(aurora, login, {
      body: { type: 'username', username: account },
    });
    expect(outcomeOf(reply)).toEqual([400, 'bodyInvalid', null]);
  });
});

describe('a device that remembers', () => {
  const byDevice = (cookie: string, username = account, at = aurora) =>
    gateway.call(at, login, { body: { type: 'device', username }, headers: { cookie } });

  async function remember(given: Try = {}) {
    const reply = await tryIn({ remember: true, ...given });
    return keepCookies(reply);
  }
  const ticketOf = (cookie: string) => /livery_device=[^;]*/.exec(cookie)?.[0] ?? '';

  it('signs in again without a password, each time by another ticket', async () => {
    const cookie = await remember();
    const first = await byDevice(ticketOf(cookie));
    expect(first.statusCode).toBe(200);
    const second = keepCookies(first, cookie);
    expect(ticketOf(second)).not.toBe(ticketOf(cookie));
    expect((await byDevice(ticketOf(second))).statusCode).toBe(200);
    expect(hasher.checks).toBe(1);
  });

  it.each<[string, object, string, object]>([
    [
      'somebody else set',
      { password_must_change: true },
      password,
      { passwordMustChange: true, passwordExpired: false },
    ],
    [
      'everybody is given',
      { password_hash: fakeHashOf('welcome 1') },
      'welcome 1',
      { passwordMustChange: true, passwordExpired: false },
    ],
    [
      'is too old',
      { password_changed_at: new Date(0) },
      password,
      { passwordMustChange: false, passwordExpired: true },
    ],
  ])('is asked for another password where the one that it stands for %s', async (...given) => {
    const [, row, typed, told] = given;
    await add(players, row);
    const ticket = ticketOf(await remember({ at: players, password: typed }));
    const reply = await byDevice(ticket, account, players);
    expect(reply.json().value).toMatchObject(told);
    const as = { token: reply.json().value.token, cookie: keepCookies(reply) };
    const info = await gateway.call(players, getMemberInfo, { as });
    expect(info.json().value).toMatchObject(told);
  });

  it('loses everything when a ticket comes a second time', async () => {
    const cookie = await remember();
    const next = keepCookies(await byDevice(ticketOf(cookie)), cookie);
    const again = await byDevice(ticketOf(cookie));
    expect(outcomeOf(again)).toEqual([401, 'credentialsWrong', { captcha: false }]);
    expect(keepCookies(again, ticketOf(cookie))).toBe('');
    expect((await byDevice(ticketOf(next))).json().code).toBe('credentialsWrong');
  });

  it('is one of two that use the same ticket at the same moment, at most', async () => {
    const ticket = ticketOf(await remember());
    const replies = await Promise.all(Array.from({ length: 8 }, () => byDevice(ticket)));
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
  });

  it('remembers for a day, one name only, and none without being asked', async () => {
    expect(ticketOf(keepCookies(await tryIn()))).toBe('');
    const other = `o${account}`;
    await add(aurora, { account: other });
    expect((await byDevice(ticketOf(await remember()), other)).json().code).toBe(
      'credentialsWrong',
    );
    const ticket = ticketOf(await remember());
    gateway.passTime(86_400);
    expect((await byDevice(ticket)).json().code).toBe('credentialsWrong');
    expect((await byDevice('')).json().code).toBe('credentialsWrong');
  });
});

describe('a sign-in by mobile number', () => {
  let digits: string;
  const at = players;

  beforeEach(async () => {
    digits = String(randomInt(600_000_000, 700_000_000));
    await add(players, { phone: `+34${digits}`, phone_verified_at: gateway.now() });
  });

  const byCode = (code: string, username = digits) =>
    tryIn({ at, type: 'sms', username, password: code, countryDialingCode: '+34' });

  async function order(mobileNum = digits) {
    gateway.passTime(181);
    await gateway.call(at, sendSignInCode, { body: { mobileNum, countryDialingCode: '+34' } });
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    return gateway.providers.outbox?.list(at.merchantCode).find(({ to }) => to.endsWith(mobileNum))
      ?.text;
  }

  it('is by the code that was sent there, once', async () => {
    const code = (await order()) ?? '';
    expect((await byCode('000')).json().code).toBe('codeWrong');
    expect((await byCode(code)).json().value).toMatchObject({ account, passwordExpired: false });
    expect((await byCode(code)).json().code).toBe('codeExpired');
  });

  it('never asks for another password, however old that is', async () => {
    const number = String(randomInt(711_000_000, 749_000_000));
    await add(players, {
      account: `${account}x`,
      phone: `+34${number}`,
      phone_verified_at: gateway.now(),
      password_changed_at: new Date(0),
      password_must_change: true,
    });
    const reply = await byCode((await order(number)) ?? '', number);
    const as = { token: reply.json().value.token, cookie: keepCookies(reply) };
    const info = await gateway.call(at, getMemberInfo, { as });
    const none = { passwordExpired: false, passwordMustChange: false };
    expect(info.json().value).toMatchObject(none);
  });

  it('says the same of numbers that nobody has', async () => {
    const other = digits.startsWith('60') ? `61${digits.slice(2)}` : `60${digits.slice(2)}`;
    expect(await order(other)).toBeUndefined();
    expect((await byCode('123456', other)).json().code).toBe('codeWrong');
  });

  it.each([
    ['', '612345412', 'codeMissing'],
    ['123456', 'no number', 'phoneInvalid'],
    ['123456', ' ', 'phoneMissing'],
  ])('with the code %j and the number %j: %s', async (code, username, expected) => {
    const reply = await tryIn({
      at,
      type: 'sms',
      username,
      ...(code ? { password: code } : { password: ' ' }),
      countryDialingCode: '34',
    });
    expect(reply.json().code).toBe(expected);
  });

  it('is not offered where the brand has it off', async () => {
    expect((await tryIn({ type: 'sms' })).json().code).toBe('featureOff');
  });
});
