import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getAffiliate,
  getRegisterSetting,
  register,
  registerByMobile,
} from '../../../schemas/api/account.ts';
import { getMemberInfo } from '../../../schemas/api/member.ts';
import { login } from '../../../schemas/api/session.ts';
import { getCaptcha, sendRegistrationCode } from '../../../schemas/api/verification.ts';
import type { FeatureId } from '../../../schemas/features.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { brand } from '../../../tests/support/builders.ts';
import {
  createTestGateway,
  hostOf,
  keepCookies,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember } from '../../../tests/support/members.ts';
import { quickHasher } from '../../../tests/support/quickHasher.ts';
import { withTransaction } from '../../db/database.ts';
import type { Outbox } from '../../providers/outbox.ts';
import { ProviderFault } from '../../providers/providerFault.ts';
import { trustHops } from '../../http/trustProxy.ts';

type Fields = NonNullable<ResolvedBrand['registration']['fields']>;

const off = { enabled: false };
const ask = { enabled: true, required: true };

/** A brand without captcha, unless a test wants one. */
const site = (id: string, fields: Fields = {}, more: Parameters<typeof brand>[0] = {}) =>
  brand({
    id,
    merchantCode: id.toUpperCase(),
    registration: { fields: { captcha: off, ...fields } },
    ...more,
  });

const mobileFeatures: Partial<Record<FeatureId, boolean>> = {
  mobileRegistration: true,
  mobilePassword: true,
  registrationSms: true,
};
const firebase = {
  provider: 'firebase',
  apiKey: 'k',
  authDomain: 'nova.example.com',
  projectId: 'nova-project',
} as const;

const nova = site('nova');
const orion = site('orion');
const guarded = site('guarded', { captcha: { enabled: true } });
const mobile = site('mobile', {}, { features: mobileFeatures });
const vouched = site(
  'vouched',
  {},
  {
    features: { ...mobileFeatures, phoneAuth: true },
    phoneAuth: firebase,
  },
);
const numbered = site('numbered', { mobileNum: { enabled: true } });
const curious = site('curious', {
  payeeName: ask,
  paymentPassword: ask,
  line: ask,
  wechat: { enabled: true, acceptedPattern: '[a-z]+-[0-9]+', patternId: 0 },
});
const strict = site('strict', {}, { jurisdiction: { country: 'VN', minimumAge: 21 } });
const plain = site('plain', { username: { patternId: 14, minLength: 1 } });

let gateway: TestGateway;
let outbox: Outbox;
let vouchedFor: string | ProviderFault;

beforeAll(async () => {
  const base = await createTestGateway();
  await base.close();
  outbox = base.providers.outbox!;
  const phoneAuth = {
    async verifyIdToken({ idToken }: { readonly idToken: string }) {
      if (vouchedFor instanceof ProviderFault) throw vouchedFor;
      const endsAt = new Date(gateway.now().getTime() + 600_000);
      return { phoneNumber: vouchedFor, signInId: idToken, endsAt };
    },
  };
  gateway = await createTestGateway({
    testBrands: [nova, orion, guarded, mobile, vouched, numbered, curious, strict, plain],
    network: { trustProxy: trustHops(1) },
    providers: { ...base.providers, phoneAuth },
    hasher: quickHasher,
  });
});

afterAll(() => gateway.close());

let names = 0;
let name: string;

beforeEach(() => {
  names += 1;
  name = `player${names}`;
  gateway.passTime(1);
});

const newAddress = () => `198.51.100.${names % 250}`;
const newNumber = () => `6${String(20_000_000 + names)}`;

const form = (at: ResolvedBrand, overrides: object = {}) => ({
  username: name,
  password: 'correct-horse-7',
  birthday: '1990-05-17',
  registerUrl: `https://${hostOf(at)}/register?x=1#part`,
  registerMethod: 'WEB',
  agreed: true,
  ...overrides,
});

const mobileForm = (at: ResolvedBrand, overrides: object = {}) => {
  const { username: _, ...rest } = form(at);
  return {
    ...rest,
    mobileNum: newNumber(),
    countryDialingCode: '+34',
    confirmPassword: 'correct-horse-7',
    ...overrides,
  };
};

const call = (
  endpoint: typeof register | typeof registerByMobile,
  at: ResolvedBrand,
  body: object,
  headers: Record<string, string> = {},
) => gateway.call(at, endpoint, { body, headers: { 'x-forwarded-for': newAddress(), ...headers } });

const open = (overrides: object = {}, at = nova) => call(register, at, form(at, overrides));

const rowsOf = (at: ResolvedBrand, account: string) =>
  withTransaction(gateway.db, at, (tx) =>
    tx.selectFrom('members').selectAll().where('account', '=', account).execute(),
  );

const countOf = (at: ResolvedBrand) =>
  withTransaction(gateway.db, at, async (tx) => {
    const rows = await tx.selectFrom('members').select('id').execute();
    return rows.length;
  });

/** What a refused registration says, with proof that it kept nothing. */
async function refusal(overrides: object, at = nova) {
  const before = await countOf(at);
  const reply = await open(overrides, at);
  expect(await countOf(at)).toBe(before);
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode).toBeLessThan(500);
  expect(reply.headers['set-cookie']).toBeUndefined();
  return reply.json() as { code: string; value: { fields: Record<string, unknown> } | null };
}

describe('the settings of registration', () => {
  const settingsOf = async (at: ResolvedBrand) =>
    (await gateway.call(at, getRegisterSetting)).json().value;

  it('are the product’s own, with the brand’s on top, as far as the features go', async () => {
    const { fields, minimumAge } = await settingsOf(curious);
    expect(minimumAge).toBe(18);
    expect(fields.username).toMatchObject({ enabled: true, required: true, patternId: 1 });
    expect(fields.mobileNum.enabled).toBe(false);
    expect(fields.wechat).toEqual({
      enabled: true,
      required: false,
      acceptedPattern: '[a-z]+-[0-9]+',
      patternId: 0,
      minLength: 4,
      maxLength: 30,
    });
    expect((await settingsOf(mobile)).fields.verificationCode.enabled).toBe(true);
    expect((await settingsOf(strict)).minimumAge).toBe(21);
  });

  it('are not told where nobody may register', async () => {
    const closed = site('closed', {}, { features: { registration: false } });
    gateway.brands.put(closed);
    const reply = await gateway.call(closed, getRegisterSetting);
    expect(reply.json().code).toBe('featureOff');
  });
});

describe('somebody who registers by username', () => {
  it('has an account, is signed in, and signs in again by password', async () => {
    const reply = await open({ email: 'Ada@Example.com', domain: 'nova.test' });
    expect(reply.json()).toMatchObject({
      success: true,
      value: { account: name, memberType: 2, firstTimeLogin: true, passwordMustChange: false },
    });
    const as = { token: reply.json().value.token, cookie: keepCookies(reply) };
    const info = await gateway.call(nova, getMemberInfo, { as });
    expect(info.json().value).toMatchObject({ account: name, type: 2, hasPassword: true });
    const body = { type: 'username', username: name, password: 'correct-horse-7' };
    expect((await gateway.call(nova, login, { body })).statusCode).toBe(200);
  });

  it('signs in with what was typed, spaces, wide letters and all', async () => {
    const wide = [...name].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    const typed = { username: ` ${wide.join('')} `, password: ' correct-horse-7 ' };
    expect((await open(typed)).statusCode).toBe(200);
    const body = { type: 'username', ...typed };
    expect((await gateway.call(nova, login, { body })).statusCode).toBe(200);
  });

  it('is kept with everything the form asked for, and the password only as a hash', async () => {
    await open(
      {
        payeeName: ' Ada Lovelace ',
        paymentPassword: '123456',
        line: 'ada.line',
        wechat: 'ada-1815',
        qqNum: '12345',
        email: 'kept@example.com',
      },
      curious,
    );
    const [row] = await rowsOf(curious, name);
    expect(row).toMatchObject({
      merchant_code: 'CURIOUS',
      member_type: 2,
      locale: 'en',
      status: 'active',
      email: 'kept@example.com',
      phone: null,
      payee_name: 'Ada Lovelace',
      birthday: '1990-05-17',
      profile: { line: 'ada.line', wechat: 'ada-1815' },
      register_url: 'https://curious.test/register?x=1',
      register_method: 'WEB',
      register_ip: newAddress(),
      password_must_change: false,
    });
    expect(row!.password_hash).toMatch(/^\$argon2id\$/);
    expect(row!.payment_password_hash).toMatch(/^\$argon2id\$/);
    expect(row!.referral_code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(row!.profile).not.toHaveProperty('qqNum');
    expect(JSON.stringify(row)).not.toContain('correct-horse-7');
  });

  it('learns everything that is wrong at once', async () => {
    const { code, value } = await refusal({
      username: '1x',
      password: 'short',
      confirmPassword: 'other',
      email: 'not an address',
      birthday: '2001-02-30',
    });
    expect(code).toBe('fieldsInvalid');
    expect(value!.fields).toEqual({
      username: { kind: 'length', patternId: 1, min: 5, max: 16 },
      password: { kind: 'length', patternId: 19, min: 8, max: 64 },
      confirmPassword: { kind: 'mismatch' },
      email: { kind: 'pattern', patternId: 3, min: 6, max: 100 },
      birthday: { kind: 'pattern', patternId: 11, min: 10, max: 10 },
    });
  });

  it('learns what is missing of what the brand asks', async () => {
    const { value } = await refusal({ birthday: undefined }, curious);
    expect(Object.keys(value!.fields).sort()).toEqual([
      'birthday',
      'line',
      'payeeName',
      'paymentPassword',
    ]);
  });

  it('is held to the brand’s own expressions', async () => {
    const rest = { payeeName: 'Ada', paymentPassword: '123456', line: 'ada' };
    const { value } = await refusal({ ...rest, wechat: 'ada1815' }, curious);
    expect(value!.fields).toEqual({
      wechat: { kind: 'pattern', patternId: 0, min: 4, max: 30 },
    });
  });

  it.each([
    [{ agreed: false }, 'termsNotAccepted'],
    [{ birthday: '2008-02-03' }, 'underage'],
    [{ affiliateCode: 'NOBODY' }, 'affiliateCodeWrong'],
    [{ referralCode: 'NOBODY22' }, 'referralCodeWrong'],
    [{ registerUrl: 'https://evil.example/' }, 'bodyInvalid'],
    [{ registerUrl: 'https://orion.test/' }, 'bodyInvalid'],
    [{ registerUrl: 'javascript:alert(1)' }, 'bodyInvalid'],
    [{ registerUrl: 'https://a:b@nova.test/' }, 'bodyInvalid'],
    [{ registerUrl: 'register' }, 'bodyInvalid'],
    [{ registerMethod: 'APP' }, 'bodyInvalid'],
    [{ domain: 'orion.test' }, 'bodyInvalid'],
    [{ agreed: 'yes' }, 'bodyInvalid'],
    [{ memberType: 1 }, 'bodyInvalid'],
    [{ username: 7 }, 'bodyInvalid'],
    [{ username: 'x'.repeat(65) }, 'bodyInvalid'],
    [{ password: 'x'.repeat(129) }, 'bodyInvalid'],
    [{ username: 'admin' }, 'accountTaken'],
    [{ username: 'Trial123' }, 'accountTaken'],
    [{ username: 'Support1' }, 'accountTaken'],
    [{ password: 'Password1' }, 'fieldsInvalid'],
    [{ password: 'qwertyuiop!' }, 'fieldsInvalid'],
    [{ username: 'lovelace', password: 'lovelace12' }, 'fieldsInvalid'],
    [{ email: 'ada.lovelace@example.com', password: 'ada.lovelace' }, 'fieldsInvalid'],
    [{ email: 'ada\u0000@example.com' }, 'bodyInvalid'],
    [{ username: 'ada\u202elovelace' }, 'fieldsInvalid'],
    [{ username: 'аdmin' }, 'fieldsInvalid'],
    [{ username: 'ada lovelace' }, 'fieldsInvalid'],
    [{ username: 'ada\u200blovelace' }, 'fieldsInvalid'],
    [{ username: '💥'.repeat(8) }, 'fieldsInvalid'],
    [{ birthday: '05-17-1990' }, 'fieldsInvalid'],
    [{ birthday: '1850-01-01' }, 'fieldsInvalid'],
    [{ birthday: '2990-01-01' }, 'fieldsInvalid'],
  ])('is refused with %j: %s', async (overrides, code) => {
    expect((await refusal(overrides)).code).toBe(code);
  });

  it('may be called in any script, but in one at a time', async () => {
    expect((await open({ username: `Ада${names}` }, plain)).statusCode).toBe(200);
    expect((await refusal({ username: `аda${names}` }, plain)).code).toBe('fieldsInvalid');
  });

  it('is the same person however the name is coded', async () => {
    const wide = [...name].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    expect((await open({ username: wide.join('') })).json().value.account).toBe(name);
    expect((await refusal({ username: name.toUpperCase() })).code).toBe('accountTaken');
  });

  it('is refused a name and an e-mail address that are somebody’s, at this brand alone', async () => {
    const email = `${name}@example.com`;
    await addMember(gateway, nova, { account: name, email, email_verified_at: gateway.now() });
    expect((await refusal({ email: 'other@example.com' })).code).toBe('accountTaken');
    const other = { username: `${name}b`, email: `${name.toUpperCase()}@EXAMPLE.com` };
    expect((await refusal(other)).code).toBe('emailTaken');
    expect((await open({ email }, orion)).statusCode).toBe(200);
  });

  it('may give an e-mail address that others gave without ever showing that it is theirs', async () => {
    const email = `${name}@example.com`;
    await open({ email });
    expect((await open({ username: `${name}b`, email: email.toUpperCase() })).statusCode).toBe(200);
    expect((await rowsOf(nova, name))[0]!.email).toBe(email);
  });

  it('is one, where fifty come at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => open()));
    const codes = replies.map((reply) => reply.json().code ?? 'opened');
    expect(codes.filter((code) => code === 'opened')).toHaveLength(1);
    expect(codes.filter((code) => code === 'accountTaken')).toHaveLength(49);
    expect(await rowsOf(nova, name)).toHaveLength(1);
  });

  it('is refused for a while where a hundred came from the same address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const body = form(nova, { affiliateCode: 'NOBODY' });
    const replies = [];
    for (let each = 0; each < 101; each += 1)
      replies.push(await call(register, nova, body, headers));
    expect(replies[99]!.json().code).toBe('affiliateCodeWrong');
    expect([replies[100]!.statusCode, replies[100]!.json().code]).toEqual([429, 'tooManyRequests']);
    expect((await open()).statusCode).toBe(200);
  });

  it('is asked for no number where the brand has none, and for one where it wants one', async () => {
    await open({ mobileNum: newNumber(), countryDialingCode: '+34' });
    expect((await rowsOf(nova, name))[0]!.phone).toBeNull();
    expect((await refusal({}, numbered)).value!.fields).toHaveProperty('mobileNum');
    const typed = `${newNumber().slice(0, 3)} ${newNumber().slice(3)}`;
    const phone = { mobileNum: typed, countryDialingCode: '34' };
    expect((await open(phone, numbered)).statusCode).toBe(200);
    const [row] = await rowsOf(numbered, name);
    expect(row).toMatchObject({ phone: `+34${newNumber()}`, phone_verified_at: null });
    expect((await refusal({ ...phone, username: `${name}b` }, numbered)).code).toBe('phoneTaken');
    const wrong = { mobileNum: '912345678', countryDialingCode: '34' };
    expect((await refusal({ ...wrong, username: `${name}b` }, numbered)).code).toBe('phoneInvalid');
  });
});

describe('the age of who registers', () => {
  /** Moves the gateway to a moment on the test's calendar. */
  const at = (time: string) =>
    gateway.passTime((new Date(time).getTime() - gateway.now().getTime()) / 1000);

  it('counts from midnight of the birthday in the brand’s country', async () => {
    // Malta is an hour ahead of UTC.
    at('2026-02-09T22:59:59.000Z');
    expect((await refusal({ birthday: '2008-02-10' })).code).toBe('underage');
    at('2026-02-09T23:00:00.000Z');
    expect((await open({ birthday: '2008-02-10' })).statusCode).toBe(200);
  });

  it('is the brand’s own, by the time of its own country', async () => {
    // Vietnam is seven hours ahead of UTC.
    at('2026-02-27T16:59:59.000Z');
    expect((await refusal({ birthday: '2005-02-28' }, strict)).code).toBe('underage');
    at('2026-02-27T17:00:00.000Z');
    expect((await open({ birthday: '2005-02-28' }, strict)).statusCode).toBe(200);
  });

  it('of a leap day is reached on 1 March', async () => {
    at('2026-02-28T22:59:59.000Z');
    expect((await refusal({ birthday: '2008-02-29' })).code).toBe('underage');
    at('2026-02-28T23:00:00.000Z');
    expect((await open({ birthday: '2008-02-29' })).statusCode).toBe(200);
  });
});

describe('an affiliate code', () => {
  let agentId: string;

  beforeAll(async () => {
    agentId = await addMember(gateway, nova, { account: 'agent', member_type: 1 });
    const goneId = await addMember(gateway, nova, { account: 'gone', status: 'closed' });
    const row = (code: string, more = {}) => ({ merchant_code: 'NOVA', code, ...more });
    // Only operators write them.
    await gateway.db.owner.transaction().execute(async (tx) => {
      await tx
        .insertInto('affiliates')
        .values([
          row('House1'),
          row('Agent1', { member_id: agentId }),
          row('Gone1', { member_id: goneId }),
          row('Asleep1', { is_active: false }),
          row('Here1', { hosts: ['nova.test'] }),
          row('Away1', { hosts: ['elsewhere.test'] }),
        ])
        .execute();
    });
  });

  const check = async (code: string, domain?: string, at = nova) => {
    const query = { code, ...(domain ? { domain } : {}) };
    const headers = { 'x-forwarded-for': newAddress() };
    const reply = await gateway.call(at, getAffiliate, { query, headers });
    return reply.json().value?.code ?? reply.json().code;
  };

  it.each([
    ['house1', 'House1'],
    [' AGENT1 ', 'Agent1'],
    ['Here1', 'Here1'],
    ['Away1', 'affiliateCodeWrong'],
    ['Gone1', 'affiliateCodeWrong'],
    ['Asleep1', 'affiliateCodeWrong'],
    ['Nobody1', 'affiliateCodeWrong'],
    ["' or 1=1", 'affiliateCodeWrong'],
  ])('%j is %s', async (code, answer) => {
    expect(await check(code)).toBe(answer);
  });

  it('is good at its own merchant and on its own pages', async () => {
    expect(await check('House1', undefined, orion)).toBe('affiliateCodeWrong');
    expect(await check('House1', 'nova.test:8080')).toBe('House1');
    expect(await check('House1', 'evil.example')).toBe('affiliateCodeWrong');
  });

  it('cannot be guessed by the hundred', async () => {
    const answers = [];
    for (let each = 0; each < 31; each += 1) answers.push(await check(`Guess${each}`));
    expect(answers[29]).toBe('affiliateCodeWrong');
    expect(answers[30]).toBe('tooManyRequests');
  });

  it('puts the new member below its agent', async () => {
    await open({ affiliateCode: 'agent1' });
    expect((await rowsOf(nova, name))[0]).toMatchObject({
      affiliate_code: 'Agent1',
      upline_id: agentId,
    });
  });
});

describe('a referral code', () => {
  it('leads to who invited, whatever its capitals', async () => {
    await open();
    const [inviter] = await rowsOf(nova, name);
    const code = inviter!.referral_code!.toLowerCase();
    expect((await open({ username: `${name}b`, referralCode: code })).statusCode).toBe(200);
    expect((await rowsOf(nova, `${name}b`))[0]!.referred_by).toBe(inviter!.id);
    const other = await open({ referralCode: code }, orion);
    expect(other.json().code).toBe('referralCodeWrong');
  });

  it('of a trial account or a closed one invites nobody', async () => {
    await addMember(gateway, nova, { account: 'try', member_type: 4, referral_code: 'TRYTRY22' });
    await addMember(gateway, nova, {
      account: 'shut',
      status: 'closed',
      referral_code: 'SHUT2222',
    });
    for (const referralCode of ['TRYTRY22', 'SHUT2222']) {
      expect((await refusal({ referralCode })).code).toBe('referralCodeWrong');
    }
  });
});

describe('a captcha', () => {
  async function draw() {
    const headers = { 'x-forwarded-for': newAddress() };
    const cookie = keepCookies(await gateway.call(guarded, getCaptcha, { headers }));
    const row = await withTransaction(gateway.db, guarded, (tx) =>
      tx.selectFrom('captchas').select('code').orderBy('ends_at', 'desc').executeTakeFirstOrThrow(),
    );
    return { cookie, code: row.code };
  }

  const openWith = (captcha: string | undefined, cookie: string) =>
    call(register, guarded, form(guarded, { captcha }), { cookie });

  it('must be read, and is good once', async () => {
    expect((await refusal({}, guarded)).value!.fields).toHaveProperty('captcha');
    const { cookie, code } = await draw();
    expect((await openWith('000', cookie)).json()).toMatchObject({
      code: 'captchaWrong',
      value: { captcha: true },
    });
    expect((await openWith(code, cookie)).json().code).toBe('captchaWrong');
    const next = await draw();
    expect((await openWith(next.code, next.cookie)).statusCode).toBe(200);
  });

  it('that was read right stays good until the account is opened, and then is used up', async () => {
    const { cookie, code } = await draw();
    const openAs = (overrides: object) =>
      call(register, guarded, form(guarded, { captcha: code, ...overrides }), { cookie });
    expect((await openAs({ username: 'admin' })).json().code).toBe('accountTaken');
    expect((await openAs({ password: 'password1' })).json().code).toBe('fieldsInvalid');
    const names = ['one', 'two', 'three'].map((end) => `${name}${end}`);
    const replies = await Promise.all(names.map((username) => openAs({ username })));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await openAs({})).json().code).toBe('captchaWrong');
  });

  it('may be typed on an Arabic keyboard', async () => {
    const { cookie, code } = await draw();
    const typed = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
    expect((await openWith(typed, cookie)).statusCode).toBe(200);
  });
});

describe('somebody who registers by mobile number', () => {
  const openByMobile = (overrides: object = {}, at = mobile) =>
    call(registerByMobile, at, mobileForm(at, overrides));

  async function getCode(at = mobile): Promise<string> {
    const body = { mobileNo: newNumber(), countryDialingCode: '+34' };
    const headers = { 'x-forwarded-for': newAddress() };
    await gateway.call(at, sendRegistrationCode, { body, headers });
    const [message] = outbox.list(at.merchantCode);
    return message!.text;
  }

  it('shows that the number is theirs, and gets a name that says nothing', async () => {
    const verificationCode = await getCode();
    const reply = await openByMobile({ verificationCode, login: true });
    expect(reply.json().value.account).toMatch(/^m[0-9]{10}$/);
    const [row] = await rowsOf(mobile, reply.json().value.account);
    expect(row).toMatchObject({ phone: `+34${newNumber()}` });
    expect(row!.phone_verified_at).toEqual(gateway.now());
  });

  it('is refused without a code, with a wrong one, and with one that is used', async () => {
    const verificationCode = await getCode();
    const wrong = verificationCode === '000000' ? '000001' : '000000';
    const codes = [];
    for (const code of [undefined, wrong, verificationCode, verificationCode]) {
      codes.push((await openByMobile({ verificationCode: code })).json().code ?? 'opened');
    }
    expect(codes).toEqual(['codeMissing', 'codeWrong', 'opened', 'codeExpired']);
  });

  it('gets five tries at a code, also where fifty come at the same time', async () => {
    const verificationCode = await getCode();
    const wrong = verificationCode === '000000' ? '000001' : '000000';
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => openByMobile({ verificationCode: wrong })),
    );
    const codes = replies.map((reply) => reply.json().code);
    expect(codes.filter((code) => code === 'codeWrong')).toHaveLength(5);
    expect((await openByMobile({ verificationCode })).json().code).toBe('codeExpired');
  });

  it('learns that the number has an account only with the code for it', async () => {
    const phone = `+34${newNumber()}`;
    await addMember(gateway, mobile, { account: name, phone, phone_verified_at: gateway.now() });
    const verificationCode = await getCode();
    const wrong = verificationCode === '000000' ? '000001' : '000000';
    expect((await openByMobile({ verificationCode: wrong })).json().code).toBe('codeWrong');
    expect((await openByMobile({ verificationCode })).json().code).toBe('phoneTaken');
  });

  it('takes the number from an account that never showed to have it, by the right code alone', async () => {
    const phone = `+34${newNumber()}`;
    await addMember(gateway, mobile, { account: name, phone });
    const holder = async () => (await rowsOf(mobile, name))[0]!.phone;
    const verificationCode = await getCode();
    const wrong = verificationCode === '000000' ? '000001' : '000000';
    await openByMobile({ verificationCode: wrong });
    await openByMobile({ verificationCode, email: 'no address' });
    expect(await holder()).toBe(phone);
    const reply = await openByMobile({ verificationCode, login: true });
    const [owner] = await rowsOf(mobile, reply.json().value.account);
    expect([owner!.phone, await holder()]).toEqual([phone, null]);
  });

  it('keeps the code where the account could not be made', async () => {
    const email = `${name}@example.com`;
    await addMember(gateway, mobile, { account: name, email, email_verified_at: gateway.now() });
    const verificationCode = await getCode();
    const taken = await openByMobile({ verificationCode, email });
    expect(taken.json().code).toBe('emailTaken');
    expect((await openByMobile({ verificationCode })).statusCode).toBe(200);
  });

  it('is one, where ten come at the same time', async () => {
    const verificationCode = await getCode();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => openByMobile({ verificationCode })),
    );
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
  });

  it('types the password twice alike', async () => {
    const reply = await openByMobile({ confirmPassword: 'correct-horse-8', verificationCode: '1' });
    expect(reply.json().value).toEqual({ fields: { confirmPassword: { kind: 'mismatch' } } });
  });

  it('is not let in where the brand has no such form', async () => {
    expect((await openByMobile({}, nova)).json().code).toBe('featureOff');
  });

  describe('with the outside service’s word', () => {
    const openVouched = (firebaseIdToken: string, more: object = {}) =>
      openByMobile({ firebaseIdToken, firebaseChannel: 'sms', login: true, ...more }, vouched);

    it('is let in, once a sign-in there', async () => {
      vouchedFor = `+34${newNumber()}`;
      const idToken = randomUUID();
      expect((await openVouched(idToken)).statusCode).toBe(200);
      expect((await openVouched(idToken)).json().code).toBe('codeExpired');
    });

    it('is refused for another number', async () => {
      vouchedFor = '+34611111111';
      expect((await openVouched(randomUUID())).json().code).toBe('phoneAuthFailed');
    });

    it.each([
      ['refused', 403, 'phoneAuthFailed'],
      ['timeout', 503, 'unavailable'],
    ] as const)('is refused where the service says %s', async (why, status, code) => {
      vouchedFor = new ProviderFault('phoneAuth', why, 'as the test wants it');
      const reply = await openVouched(randomUUID());
      expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    });

    it('is refused where the brand does not ask that service', async () => {
      vouchedFor = `+34${newNumber()}`;
      const reply = await openByMobile({ firebaseIdToken: randomUUID() });
      expect(reply.json().code).toBe('phoneAuthFailed');
    });
  });
});

it('a body that does not travel sealed is refused', async () => {
  const reply = await gateway.call(nova, register, {
    payload: JSON.stringify(form(nova)),
    headers: { 'content-type': 'application/json' },
  });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'bodyInvalid']);
});
