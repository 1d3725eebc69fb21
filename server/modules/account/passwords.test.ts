import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  changePassword,
  requestPasswordByEmail,
  checkPasswordLink,
  setPasswordByEmail,
  setPasswordByPhone,
} from '../../../schemas/api/account.ts';
import { getMemberInfo } from '../../../schemas/api/member.ts';
import { login, loginFreePlay } from '../../../schemas/api/session.ts';
import { getCaptcha, sendSignInCode } from '../../../schemas/api/verification.ts';
import { brand } from '../../../tests/support/builders.ts';
import {
  createTestGateway,
  keepCookies,
  type SignedInAs,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn, testPassword } from '../../../tests/support/members.ts';
import { quickHasher } from '../../../tests/support/quickHasher.ts';
import { withTransaction } from '../../db/database.ts';
import { trustHops } from '../../http/trustProxy.ts';

const features = { phoneRecovery: true, smsLogin: true };
const nova = brand({ id: 'nova', merchantCode: 'NOVA', features });
const orion = brand({ id: 'orion', merchantCode: 'ORION' });

let gateway: TestGateway;
let numbers = 0;
let account: string;
let memberId: string;
let phone: string;
let from: Record<string, string>;
let whileHashing: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  gateway = await createTestGateway({
    testBrands: [nova, orion],
    network: { trustProxy: trustHops(1) },
    hasher: {
      ...quickHasher,
      async hash(password) {
        await whileHashing?.();
        return quickHasher.hash(password);
      },
    },
  });
});

afterAll(() => gateway.close());

beforeEach(async () => {
  whileHashing = undefined;
  numbers += 1;
  gateway.passTime(24 * 3600);
  account = `m${randomUUID().slice(0, 8)}`;
  phone = `6${String(30_000_000 + numbers)}`;
  from = { 'x-forwarded-for': `198.51.100.${numbers % 250}` };
  memberId = await addMember(gateway, nova, {
    account,
    email: `${account}@example.com`,
    phone: `+34${phone}`,
    phone_verified_at: gateway.now(),
    password_must_change: true,
    password_changed_at: gateway.now(),
  });
});

const newPassword = 'battery-staple-9';

const rowOf = () =>
  withTransaction(gateway.db, nova, (tx) =>
    tx.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow(),
  );

const isSignedIn = async (as: SignedInAs) =>
  (await gateway.call(nova, getMemberInfo, { as })).statusCode === 200;

const signsIn = async (password: string) => {
  const body = { type: 'username', username: account, password };
  return (await gateway.call(nova, login, { body })).json().code ?? 'signed in';
};

/** Signs in on a device that is to remember it; resolves with the device's cookie too. */
async function signInOnDevice(): Promise<SignedInAs> {
  const body = { type: 'username', username: account, password: testPassword, remember: true };
  const reply = await gateway.call(nova, login, { body });
  return { token: reply.json().value.token, cookie: keepCookies(reply) };
}

const signInByDevice = (cookie: string) =>
  gateway.call(nova, login, { body: { type: 'device', username: account }, headers: { cookie } });

describe('who changes the password', () => {
  const change = (as: SignedInAs, body: object) =>
    gateway.call(nova, changePassword, {
      as,
      body: { newPassword, confirmNewPassword: newPassword, ...body },
    });

  const codeOf = async (as: SignedInAs, body: object) =>
    (await change(as, body)).json().code ?? 'changed';

  it('is refused one of the commonest, and the own name', async () => {
    const as = await signInOnDevice();
    for (const [weak, kind] of [
      ['iloveyou1', 'common'],
      [`${account}99`, 'ownName'],
      [`${account.toUpperCase()}!`, 'ownName'],
    ] as const) {
      const reply = await change(as, { newPassword: weak, confirmNewPassword: weak });
      expect(reply.json()).toMatchObject({
        code: 'fieldsInvalid',
        value: { fields: { newPassword: { kind } } },
      });
    }
  });

  it('goes on under another token, and everybody else is out', async () => {
    const other = await signInOnDevice();
    const here = await signInOnDevice();
    const reply = await change(here, { oldPassword: testPassword });
    expect(reply.json()).toMatchObject({ success: true });
    const after = { token: reply.json().value.token, cookie: keepCookies(reply, here.cookie) };
    expect(after.token).not.toBe(here.token);
    expect([await isSignedIn(after), await isSignedIn(here), await isSignedIn(other)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await signInByDevice(other.cookie)).statusCode).toBe(401);
    expect((await signInByDevice(here.cookie)).statusCode).toBe(401);
    expect([await signsIn(testPassword), await signsIn(newPassword)]).toEqual([
      'credentialsWrong',
      'signed in',
    ]);
    const row = await rowOf();
    expect(row.password_must_change).toBe(false);
    expect(row.password_changed_at).toEqual(gateway.now());
  });

  it('needs no old password within five minutes of the sign-in, and one afterwards', async () => {
    const as = await signIn(gateway, nova, account);
    gateway.passTime(5 * 60 + 1);
    expect(await codeOf(as, {})).toBe('signInTooOld');
    expect(await codeOf(as, { oldPassword: testPassword })).toBe('changed');
    const fresh = await signIn(gateway, nova, account, { password: newPassword });
    gateway.passTime(5 * 60);
    const another = { newPassword: 'third-pass-1', confirmNewPassword: 'third-pass-1' };
    expect(await codeOf(fresh, another)).toBe('changed');
  });

  it('needs the old password where a device signed in by itself', async () => {
    const { cookie } = await signInOnDevice();
    const reply = await signInByDevice(cookie);
    const as = { token: reply.json().value.token, cookie: keepCookies(reply, cookie) };
    expect(await codeOf(as, {})).toBe('signInTooOld');
  });

  it('is not helped by a fresh sign-in where the old password is wrong', async () => {
    const as = await signIn(gateway, nova, account);
    expect(await codeOf(as, { oldPassword: 'wrong' })).toBe('oldPasswordWrong');
    expect(await signsIn(testPassword)).toBe('signed in');
  });

  it('gets ten tries at the old password in half an hour, also a hundred at once', async () => {
    const as = await signIn(gateway, nova, account);
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => change(as, { oldPassword: 'wrong' })),
    );
    const codes = replies.map((reply) => reply.json().code as string);
    expect(codes.filter((code) => code === 'oldPasswordWrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'loginDelayed')).toHaveLength(35);
    let tries = 5;
    for (; tries < 40; tries += 1) {
      gateway.passTime(70);
      const reply = await change(as, { oldPassword: 'wrong' });
      if (reply.json().code === 'accountLocked') break;
    }
    expect(tries).toBe(10);
    expect(await codeOf(as, { oldPassword: testPassword })).toBe('accountLocked');
    expect(await signsIn(testPassword)).toBe('signed in');
  });

  it.each([
    [{ confirmNewPassword: 'other' }, { confirmNewPassword: { kind: 'mismatch' } }],
    [
      { newPassword: 'short', confirmNewPassword: 'short' },
      { newPassword: { kind: 'length', patternId: 19, min: 8, max: 64 } },
    ],
    [
      { newPassword: 'пароль-пароль', confirmNewPassword: 'пароль-пароль' },
      { newPassword: { kind: 'pattern', patternId: 19, min: 8, max: 64 } },
    ],
  ])('is held to the brand’s rule: %j', async (body, fields) => {
    const as = await signIn(gateway, nova, account);
    const reply = await change(as, { oldPassword: testPassword, ...body });
    expect(reply.json()).toMatchObject({ code: 'fieldsInvalid', value: { fields } });
  });

  it('may not choose the same one', async () => {
    await addMember(gateway, nova, {
      account: `${account}s`,
      password_hash: await quickHasher.hash(newPassword),
    });
    const as = await signIn(gateway, nova, `${account}s`, { password: newPassword });
    expect(await codeOf(as, { oldPassword: newPassword })).toBe('passwordUnchanged');
    expect(await codeOf(as, {})).toBe('passwordUnchanged');
  });

  it('changes nothing where somebody else has changed it meanwhile', async () => {
    const as = await signIn(gateway, nova, account);
    const password_hash = await quickHasher.hash('meanwhile-pass-1');
    whileHashing = () =>
      withTransaction(gateway.db, nova, (tx) =>
        tx.updateTable('members').set({ password_hash }).where('id', '=', memberId).execute(),
      );
    expect(await codeOf(as, {})).toBe('oldPasswordWrong');
    expect(await signsIn('meanwhile-pass-1')).toBe('signed in');
  });

  it('is nobody with a trial account, and nobody who is not signed in', async () => {
    const body = { os: 'x', platform: 'W', random: 'x'.repeat(20) };
    const reply = await gateway.call(nova, loginFreePlay, { body });
    const trial = { token: reply.json().value.token, cookie: keepCookies(reply) };
    expect(await codeOf(trial, {})).toBe('realAccountNeeded');
    expect(await codeOf({ token: 'x'.repeat(43), cookie: '' }, {})).toBe('unauthenticated');
  });
});

describe('a new password by e-mail', () => {
  const request = (
    { username = account, email = `${account}@example.com`, ...more } = {} as {
      username?: string;
      email?: string;
      captcha?: string;
    },
    headers = from,
  ) => gateway.call(nova, requestPasswordByEmail, { body: { username, email, ...more }, headers });

  const reset = (secret: string, password = newPassword) =>
    gateway.call(nova, setPasswordByEmail, {
      body: { secret, newPassword: password },
      headers: from,
    });

  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
  const mailsTo = (address: string) =>
    gateway.providers.outbox!.list('NOVA').filter(({ to }) => to === address);

  async function getSecret(): Promise<string> {
    await request();
    await nextTurn();
    return new URL(mailsTo(`${account}@example.com`)[0]!.text).hash.slice(1);
  }

  it('comes by a link to this site that is good once', async () => {
    const before = await signInOnDevice();
    const secret = await getSecret();
    const [mail] = mailsTo(`${account}@example.com`);
    expect(mail!.text).toMatch(/^http:\/\/nova\.test\/login\?reset=1#[A-Za-z0-9_-]{43}$/);
    const reply = await reset(secret);
    expect(reply.json()).toEqual({ success: true, value: null, message: '' });
    expect(keepCookies(reply)).toBe('');
    expect(await isSignedIn(before)).toBe(false);
    expect((await signInByDevice(before.cookie)).statusCode).toBe(401);
    expect([await signsIn(testPassword), await signsIn(newPassword)]).toEqual([
      'credentialsWrong',
      'signed in',
    ]);
    expect((await reset(secret, 'another-one-1')).json().code).toBe('codeExpired');
    expect((await rowOf()).payout_locked_at).toBeNull();
  });

  it('stays good where the new password is too close to the name', async () => {
    const secret = await getSecret();
    expect((await reset(secret, `${account}-99`)).json().code).toBe('fieldsInvalid');
    expect((await reset(secret)).statusCode).toBe(200);
  });

  it('is checked without being used up, and is over once it was used', async () => {
    const check = async (secret: string, at = nova) =>
      (await gateway.call(at, checkPasswordLink, { body: { secret }, headers: from })).json().code;
    const secret = await getSecret();
    expect([await check(secret), await check(secret)]).toEqual([undefined, undefined]);
    expect(await check('x'.repeat(43))).toBe('codeWrong');
    expect(await check(secret, orion)).toBe('codeWrong');
    await reset(secret);
    expect(await check(secret)).toBe('codeExpired');
  });

  it('follows the address of the site, and nothing that a header makes up', async () => {
    const headers = { ...from, 'x-forwarded-proto': 'https', host: 'nova.test:80@evil.example' };
    expect((await request({}, headers)).json().code).toBe('badRequest');
    await request({}, { ...headers, host: 'NOVA.test.:8443' });
    await nextTurn();
    const links = mailsTo(`${account}@example.com`).map(({ text }) => new URL(text).origin);
    expect(links).toEqual(['https://nova.test']);
  });

  it('shows that the address is theirs, and takes it from all who only gave it', async () => {
    const email = `${account}@example.com`;
    const [squatter, owner] = [`s${account}`, `o${account}`];
    const others = [
      await addMember(gateway, nova, { account: squatter, email: email.toUpperCase() }),
      await addMember(gateway, nova, { account: owner, email: `o${email}` }),
      await addMember(gateway, orion, { account, email }),
    ];
    const emailsOf = async (at: typeof nova, ids: readonly string[]) => {
      const rows = await withTransaction(gateway.db, at, (tx) =>
        tx
          .selectFrom('members')
          .select(['id', 'email'])
          .where('id', 'in', [...ids])
          .execute(),
      );
      return ids.map((id) => rows.find((row) => row.id === id)?.email);
    };
    const secret = await getSecret();
    expect((await rowOf()).email_verified_at).toBeNull();
    await reset(secret);
    expect((await rowOf()).email_verified_at).toEqual(gateway.now());
    expect(await emailsOf(nova, [memberId, ...others.slice(0, 2)])).toEqual([
      email,
      null,
      `o${email}`,
    ]);
    expect(await emailsOf(orion, others.slice(2))).toEqual([email]);
  });

  it('leaves an address with who showed first that it is theirs', async () => {
    const email = `${account}@example.com`;
    const email_verified_at = gateway.now();
    await addMember(gateway, nova, { account: `o${account}`, email, email_verified_at });
    expect((await reset(await getSecret())).statusCode).toBe(200);
    expect(await rowOf()).toMatchObject({ email, email_verified_at: null });
  });

  it('shows it for one of five who follow their links at once', async () => {
    const email = `${account}@example.com`;
    const ids = [memberId];
    const secrets = [await getSecret()];
    for (let each = 0; each < 4; each += 1) {
      const username = `n${each}${account}`;
      ids.push(await addMember(gateway, nova, { account: username, email }));
      await request({ username }, { 'x-forwarded-for': `203.0.113.${each}` });
      await nextTurn();
      secrets.push(new URL(mailsTo(email)[0]!.text).hash.slice(1));
    }
    const replies = await Promise.all(secrets.map((secret) => reset(secret)));
    expect(replies.map((reply) => reply.statusCode)).toEqual(secrets.map(() => 200));
    const rows = await withTransaction(gateway.db, nova, (tx) =>
      tx.selectFrom('members').select('email_verified_at').where('id', 'in', ids).execute(),
    );
    expect(rows.filter((row) => row.email_verified_at !== null)).toHaveLength(1);
  });

  it('is good for half an hour, and void when there is a newer one', async () => {
    const first = await getSecret();
    const second = await getSecret();
    expect(first).not.toBe(second);
    expect((await reset(first)).json().code).toBe('codeWrong');
    gateway.passTime(30 * 60);
    expect((await reset(second)).json().code).toBe('codeExpired');
  });

  it('is used once, where ten do at the same time', async () => {
    const secret = await getSecret();
    const replies = await Promise.all(Array.from({ length: 10 }, () => reset(secret)));
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
  });

  it('opens an account that wrong passwords had locked', async () => {
    for (let each = 0; each < 3; each += 1) await signsIn('wrong');
    expect(await signsIn(testPassword)).toBe('captchaRequired');
    await reset(await getSecret());
    expect(await signsIn(newPassword)).toBe('signed in');
  });

  it('keeps the link where the new password breaks the rule', async () => {
    const secret = await getSecret();
    expect((await reset(secret, 'short')).json().code).toBe('fieldsInvalid');
    expect((await reset(secret)).statusCode).toBe(200);
  });

  it('is answered alike for an account that is not there, and sent to nobody', async () => {
    const known = await request();
    const replies = [
      await request({ username: `${account}x` }, { 'x-forwarded-for': '203.0.113.1' }),
      await request({ email: 'somebody@else.example' }, { 'x-forwarded-for': '203.0.113.2' }),
    ];
    for (const reply of replies) {
      expect([reply.statusCode, reply.json()]).toEqual([known.statusCode, known.json()]);
    }
    await nextTurn();
    expect(mailsTo(`${account}@example.com`)).toHaveLength(1);
    expect(mailsTo('somebody@else.example')).toEqual([]);
  });

  it('goes to the address that is kept, whatever the capitals it was asked with', async () => {
    await request({ username: account.toUpperCase(), email: ` ${account}@EXAMPLE.com ` });
    await nextTurn();
    expect(mailsTo(`${account}@example.com`)).toHaveLength(1);
  });

  it('is sent to no closed account', async () => {
    await withTransaction(gateway.db, nova, (tx) =>
      tx.updateTable('members').set({ status: 'closed' }).where('id', '=', memberId).execute(),
    );
    expect((await request()).statusCode).toBe(200);
    await nextTurn();
    expect(mailsTo(`${account}@example.com`)).toEqual([]);
  });

  it('is asked for three times, then with a captcha', async () => {
    for (let each = 0; each < 3; each += 1) {
      expect((await request({ username: `nobody${each}` })).statusCode).toBe(200);
    }
    const refused = await request();
    expect(refused.json()).toMatchObject({ code: 'captchaRequired', value: { captcha: true } });
    const cookie = keepCookies(await gateway.call(nova, getCaptcha, { headers: from }));
    expect((await request({ captcha: '0' }, { ...from, cookie })).json().code).toBe('captchaWrong');
    gateway.passTime(2);
    const next = keepCookies(await gateway.call(nova, getCaptcha, { headers: from }));
    const { code } = await withTransaction(gateway.db, nova, (tx) =>
      tx.selectFrom('captchas').select('code').orderBy('ends_at', 'desc').executeTakeFirstOrThrow(),
    );
    expect((await request({ captcha: code }, { ...from, cookie: next })).statusCode).toBe(200);
  });

  it('is refused for a while where many visitors ask for one account, known or not', async () => {
    for (const username of [account, `${account}x`]) {
      const codes = [];
      for (let each = 0; each < 6; each += 1) {
        const visitor = { 'x-forwarded-for': `203.0.${each}.${numbers % 250}` };
        codes.push((await request({ username }, visitor)).json().code ?? 'sent');
      }
      expect(codes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'tooManyRequests']);
    }
  });

  it.each([
    ['an unknown field', 'username=a&email=a%40b.cc&x=1'],
    ['a field twice', 'username=a&username=b&email=a%40b.cc'],
    ['a missing field', 'username=a'],
    ['thousands of characters', `username=${'a'.repeat(15_000)}&email=a%40b.cc`],
    ['half an escape', 'username=%E9&email=a%40b.cc'],
  ])('is not asked for with %s', async (_what, payload) => {
    const headers = { ...from, 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await gateway.call(nova, requestPasswordByEmail, { payload, headers });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bodyInvalid']);
  });

  it.each(['x'.repeat(43), '-'.repeat(20)])('is not set by the secret %j', async (secret) => {
    expect((await reset(secret)).json().code).toBe('codeWrong');
  });

  it('of one merchant is worth nothing at another', async () => {
    const secret = await getSecret();
    const body = { secret, newPassword };
    const reply = await gateway.call(orion, setPasswordByEmail, { body, headers: from });
    expect(reply.json().code).toBe('codeWrong');
  });
});

describe('a new password by phone', () => {
  async function getCode(number = phone): Promise<string | undefined> {
    const body = { mobileNum: number, countryDialingCode: '+34' };
    await gateway.call(nova, sendSignInCode, { body, headers: from });
    await new Promise((resolve) => setImmediate(resolve));
    return gateway.providers.outbox!.list('NOVA').find(({ to }) => to === `+34${number}`)?.text;
  }

  const reset = (verificationCode: string | undefined, number = phone) =>
    gateway.call(nova, setPasswordByPhone, {
      body: { newPassword, mobileNum: number, countryDialingCode: '+34', verificationCode },
      headers: from,
    });

  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

  it('signs in, ends all other sessions and locks payouts', async () => {
    const before = await signInOnDevice();
    const reply = await reset(await getCode());
    expect(reply.json().value).toMatchObject({ account, passwordMustChange: false });
    const after = { token: reply.json().value.token, cookie: keepCookies(reply) };
    expect([await isSignedIn(after), await isSignedIn(before)]).toEqual([true, false]);
    expect((await signInByDevice(before.cookie)).statusCode).toBe(401);
    expect([await signsIn(testPassword), await signsIn(newPassword)]).toEqual([
      'credentialsWrong',
      'signed in',
    ]);
    expect((await rowOf()).payout_locked_at).toEqual(gateway.now());
  });

  it('says the same of a wrong code and of a number that nobody has', async () => {
    const nobody = `7${phone.slice(1)}`;
    const code = (await getCode())!;
    gateway.passTime(1);
    await getCode(nobody);
    const known = await reset(wrongOf(code));
    const unknown = await reset(wrongOf(code), nobody);
    expect([known.statusCode, known.json().code]).toEqual([403, 'codeWrong']);
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    const unasked = await reset(wrongOf(code), `7${phone.slice(1, -1)}9`);
    expect(unasked.json()).toEqual(known.json());
  });

  it('is set once by a code, and by no other merchant’s or purpose’s', async () => {
    const code = (await getCode())!;
    expect((await reset(code)).statusCode).toBe(200);
    expect((await reset(code)).json().code).toBe('codeExpired');
    expect((await reset(undefined)).json().code).toBe('codeMissing');
  });

  it('gets five tries at a code, also where forty come at the same time', async () => {
    const code = (await getCode())!;
    const replies = await Promise.all(Array.from({ length: 40 }, () => reset(wrongOf(code))));
    const codes = replies.map((reply) => reply.json().code as string);
    expect(codes.filter((each) => each === 'codeWrong').length).toBeLessThanOrEqual(5);
    expect((await reset(code)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await signsIn(testPassword)).toBe('signed in');
  });

  it('keeps the code where the new password breaks the rule', async () => {
    const code = (await getCode())!;
    const body = { newPassword: 'short', mobileNum: phone, countryDialingCode: '34' };
    const refused = await gateway.call(nova, setPasswordByPhone, {
      body: { ...body, verificationCode: code },
      headers: from,
    });
    expect(refused.json().code).toBe('fieldsInvalid');
    expect((await reset(code)).statusCode).toBe(200);
  });

  it.each([
    ['suspended', 'accountClosed'],
    ['closed', 'accountClosed'],
  ] as const)('tells the owner of the number that the account is %s', async (status, problem) => {
    const code = await getCode();
    await withTransaction(gateway.db, nova, (tx) =>
      tx.updateTable('members').set({ status }).where('id', '=', memberId).execute(),
    );
    const reply = await reset(code);
    expect(reply.json().code).toBe(problem);
    expect(keepCookies(reply)).toBe('');
  });

  it('is set only where the brand offers it', async () => {
    const body = { newPassword, mobileNum: phone, countryDialingCode: '34', verificationCode: '1' };
    const reply = await gateway.call(orion, setPasswordByPhone, { body, headers: from });
    expect(reply.json().code).toBe('featureOff');
  });
});
