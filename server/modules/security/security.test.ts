import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '../../../schemas/api/account.ts';
import { getMemberAvatar } from '../../../schemas/api/member.ts';
import * as api from '../../../schemas/api/security.ts';
import { login, proveAddress } from '../../../schemas/api/session.ts';
import { TestAuthenticator } from '../../../tests/support/authenticator.ts';
import {
  aurora,
  createTestGateway,
  hostOf,
  type SignedInAs,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn, testPassword } from '../../../tests/support/members.ts';
import { withTransaction } from '../../db/database.ts';

const own: TestBrand = {
  ...aurora,
  features: { ...aurora.features, memberCenter: true, phoneRecovery: true },
  profile: {
    fields: {
      occupation: { ask: 'required' },
      zalo: { ask: 'optional' },
      nickname: { fixed: true },
    },
  },
};
const proof = { password: testPassword };

let gateway: TestGateway;
let account: string;
let memberId: string;
let member: SignedInAs;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [own] });
});

afterAll(() => gateway.close());

beforeEach(async () => {
  account = `m${randomUUID().slice(0, 8)}`;
  memberId = await addMember(gateway, own, { account });
  member = await signIn(gateway, own, account);
});

const call = (endpoint: Parameters<TestGateway['call']>[1], body?: object) =>
  gateway.call(own, endpoint, { as: member, ...(body && { body }) });

const rowOf = () =>
  withTransaction(gateway.db, own, (tx) =>
    tx.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow(),
  );

const codeOf = (reply: { json(): { code?: string } }) => reply.json().code;

const lettersTo = (to: string) =>
  (gateway.providers.outbox?.list(own.merchantCode) ?? [])
    .filter((message) => message.to === to)
    .map(({ text }) => text);

const listTold = async () => {
  const rows = await withTransaction(gateway.db, own, (tx) =>
    tx
      .selectFrom('notices')
      .select('kind')
      .where('member_id', '=', memberId)
      .where('kind', 'in', ['emailChanged', 'phoneChanged'])
      .orderBy('created_at')
      .execute(),
  );
  return rows.map(({ kind }) => kind);
};

const settled = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

async function bindEmail(email: string, given: object = proof) {
  gateway.passTime(200);
  const sent = await call(api.sendContactCode, { kind: 'email', email });
  expect(sent.statusCode).toBe(200);
  await settled();
  const verificationCode = lettersTo(email)[0];
  return call(api.setContact, { kind: 'email', email, verificationCode, proof: given });
}

describe('an e-mail address', () => {
  it('is bound by a code; another in its place is told to the first, and payouts rest', async () => {
    const [first, second] = [`${account}@one.example`, `${account}@two.example`];
    const bound = await bindEmail(first);
    expect(bound.json().value.email).toMatchObject({ isProven: true });
    expect(bound.json().value.payoutsRestUntil).toBeNull();
    expect((await bindEmail(second)).statusCode).toBe(200);
    await settled();
    expect(lettersTo(first)).toContain('email');
    expect(await listTold()).toEqual(['emailChanged']);
    const row = await rowOf();
    expect(row.email).toBe(second);
    expect(row.payout_rests_until!.getTime()).toBeGreaterThan(gateway.now().getTime());
  });

  it('that nobody showed to be theirs hears nothing, a number that was hears of its end', async () => {
    const [first, second] = [`${account}@typed.example`, `${account}@own.example`];
    const phone = `+3460${String(gateway.now().getTime()).slice(-7)}`;
    await withTransaction(gateway.db, own, (tx) =>
      tx
        .updateTable('members')
        .set({ email: first, phone, phone_verified_at: gateway.now() })
        .where('id', '=', memberId)
        .execute(),
    );
    expect((await bindEmail(second)).statusCode).toBe(200);
    await settled();
    expect(lettersTo(first)).toEqual([]);
    gateway.passTime(200);
    expect((await call(api.removeContact, { kind: 'phone', proof })).statusCode).toBe(200);
    await settled();
    expect(lettersTo(phone)).toEqual(['phone']);
    expect(await listTold()).toEqual(['emailChanged', 'phoneChanged']);
  });

  it('of somebody who has shown it is refused, after the code and no sooner', async () => {
    const email = `${account}@taken.example`;
    await addMember(gateway, own, {
      account: `x${account}`,
      email,
      email_verified_at: gateway.now(),
    });
    expect(codeOf(await bindEmail(email))).toBe('emailTaken');
  });

  it('wants the password, and stays where it is the only way back', async () => {
    const email = `${account}@only.example`;
    expect(codeOf(await bindEmail(email, { password: 'another 1' }))).toBe('oldPasswordWrong');
    expect((await bindEmail(email)).statusCode).toBe(200);
    const removed = await call(api.removeContact, { kind: 'email', proof });
    expect(codeOf(removed)).toBe('recoveryNeeded');
  });
});

describe('personal details', () => {
  const set = (texts: object) => call(api.setProfile, { texts });

  it('are kept in every writing, and fixed ones stay', async () => {
    const texts = { nickname: 'نجمة', occupation: 'Kỹ sư', telegram: 'https://t.me/some_body' };
    const kept = await set(texts);
    const told = Object.fromEntries(
      (kept.json().value.fields as { field: string; text: string }[]).map((one) => [
        one.field,
        one.text,
      ]),
    );
    expect(told).toMatchObject({ nickname: 'نجمة', occupation: 'Kỹ sư', telegram: 'some_body' });
    expect(codeOf(await set({ nickname: 'Other' }))).toBe('fieldFixed');
    // What was not changed may be sent along.
    expect((await set({ nickname: 'نجمة', occupation: 'Cook' })).statusCode).toBe(200);
  });

  it.each([
    ['markup', { address: '<b>Main street</b>' }],
    ['a name of signs', { fullName: '=1+1' }],
    ['letters that are piled up', { occupation: `a${'\u0301'.repeat(12)}x` }],
    ['a country that is none', { nationality: 'xxx' }],
    ['ten thousand letters', { address: 'a'.repeat(399) }],
    ['a day that never was', { birthday: '1990-02-31' }],
  ])('are refused with %s', async (_, texts) => {
    expect(codeOf(await set(texts))).toBe('fieldsInvalid');
  });

  it('lose what turns the text around it, and who is too young is told so', async () => {
    const kept = await set({ address: 'Main\u202Estreet 1' });
    expect(JSON.stringify(kept.json())).not.toContain('\u202E');
    expect(codeOf(await set({ birthday: '2020-01-01' }))).toBe('underage');
  });
});

describe('an authenticator', () => {
  async function bind() {
    const { offer, secret } = (await call(api.beginAuthenticator, {})).json().value;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const codeAt = () => totp.generate({ timestamp: gateway.now().getTime() });
    const bound = await call(api.bindAuthenticator, { offer, code: codeAt(), proof });
    expect(bound.statusCode).toBe(200);
    return { codeAt, codes: bound.json().value.codes as string[] };
  }

  it('is asked for with changes; a recovery code stands for it once', async () => {
    const { codes } = await bind();
    expect(codes).toHaveLength(10);
    expect(codeOf(await call(api.removeAuthenticator, { proof }))).toBe('codeMissing');
    const wrong = { ...proof, code: '000000' };
    expect(codeOf(await call(api.removeAuthenticator, { proof: wrong }))).toBe('codeWrong');
    const code = codes[0]!.toUpperCase().replace('-', ' ');
    const renewed = await call(api.renewRecoveryCodes, { proof: { ...proof, code } });
    expect(renewed.statusCode).toBe(200);
    expect(codeOf(await call(api.removeAuthenticator, { proof: { ...proof, code } }))).toBe(
      'codeWrong',
    );
  });

  it('is asked for where a password is changed by the old one', async () => {
    const { codeAt } = await bind();
    gateway.passTime(300);
    const newPassword = 'Zebra-lantern-42';
    const change = (more: object) =>
      gateway.call(own, changePassword, {
        as: member,
        body: { oldPassword: testPassword, newPassword, confirmNewPassword: newPassword, ...more },
      });
    expect(codeOf(await change({}))).toBe('codeMissing');
    expect(codeOf(await change({ verificationCode: '000000' }))).toBe('codeWrong');
    expect((await change({ verificationCode: codeAt() })).statusCode).toBe(200);
  });

  it('is asked for at a sign-in from a new place, whatever the house asks', async () => {
    const { codeAt } = await bind();
    gateway.passTime(60);
    const body = { type: 'username', username: account, password: testPassword };
    const remoteAddress = '198.51.100.9';
    const held = await gateway.call(own, login, { body, remoteAddress });
    expect(codeOf(held)).toBe('addressUnregistered');
    const { challenge, proofs } = held.json().value;
    expect(proofs).toEqual([{ kind: 'totp' }]);
    const answer = { challenge, proof: 'totp', answer: codeAt() };
    const proven = await gateway.call(own, proveAddress, { body: answer, remoteAddress });
    expect(proven.statusCode).toBe(200);
  });
});

describe('a passkey', () => {
  const origin = `http://${hostOf(own)}`;

  async function add(key: TestAuthenticator) {
    const begun = await call(api.beginPasskey, { proof });
    const response = key.create(begun.json().value.options);
    return call(api.addPasskey, { name: 'Phone', response });
  }

  const ask = async () =>
    (await gateway.call(own, api.askPasskeySignIn, { body: {} })).json().value.options;
  const show = (response: object) => gateway.call(own, api.signInByPasskey, { body: { response } });

  it('signs in by itself, each challenge once', async () => {
    const key = new TestAuthenticator(origin);
    const added = await add(key);
    expect([added.statusCode, added.json().value.passkeys.length]).toEqual([200, 1]);
    const response = key.get(await ask());
    expect((await show(response)).json().value).toMatchObject({ account });
    expect(codeOf(await show(response))).toBe('passkeyWrong');
  });

  it('of a device that asked nobody who holds it, or of another site, opens nothing', async () => {
    const key = new TestAuthenticator(origin);
    await add(key);
    key.isVerifying = false;
    expect(codeOf(await show(key.get(await ask())))).toBe('passkeyWrong');
    const foreign = new TestAuthenticator('http://evil.test');
    expect(codeOf(await add(foreign))).toBe('passkeyWrong');
  });
});

describe('a picture', () => {
  it('is made anew as a small square, served, and taken away', async () => {
    const photo = await sharp({
      create: { width: 900, height: 500, channels: 3, background: '#284' },
    })
      .withExif({ IFD3: { GPSLatitude: '41/1 24/1 0/1' } })
      .jpeg()
      .toBuffer();
    const set = await call(api.setAvatar, { picture: photo.toString('base64') });
    const { avatar, avatarType } = set.json().value;
    expect(avatarType).toBe('CUSTOM');
    const served = await gateway.app.inject({ url: avatar, headers: { host: hostOf(own) } });
    const told = await sharp(served.rawPayload).metadata();
    expect([told.format, told.width, told.height]).toEqual(['webp', 320, 320]);
    expect(told.exif).toBeUndefined();
    await call(api.setAvatar, { drawing: 'comet' });
    expect((await call(getMemberAvatar)).json().value).toEqual({
      avatar: 'comet',
      avatarType: 'STATIC',
    });
    const bomb = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    expect(codeOf(await call(api.setAvatar, { picture: bomb }))).toBe('pictureInvalid');
  });
});

describe('devices', () => {
  it('are listed with where and by what, and ended', async () => {
    const other = await signIn(gateway, own, account);
    const list = (await call(api.listMySessions)).json().value.sessions;
    expect(list.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false]);
    await call(api.endMySessions, {});
    expect((await gateway.call(own, api.getSecurity, { as: other })).statusCode).toBe(401);
    const first = (
      await gateway.call(own, api.listMySignIns, {
        as: member,
        query: { limit: '1' },
      })
    ).json().value;
    expect(first.signIns).toHaveLength(1);
    const next = (
      await gateway.call(own, api.listMySignIns, {
        as: member,
        query: { limit: '1', before: first.next },
      })
    ).json().value;
    expect(next.signIns[0].id).not.toBe(first.signIns[0].id);
    expect(next.next).toBeNull();
  });
});

describe('the end of an account', () => {
  it('comes a day after it was asked for, unless it is taken back', async () => {
    const asked = await call(api.closeMyAccount, { proof });
    expect(asked.json().value.closing.at).not.toBeNull();
    await call(api.keepMyAccount, {});
    await call(api.closeMyAccount, { proof });
    const { security } = gateway.parts;
    await security.closeDue(gateway.now());
    expect((await rowOf()).status).toBe('active');
    gateway.passTime(25 * 3600);
    await security.closeDue(gateway.now());
    expect((await rowOf()).status).toBe('closed');
  });

  it('comes with what is kept of the member, and without the papers of the staff', async () => {
    const given = await call(api.downloadMyData, { proof });
    const data = JSON.parse(given.json().value.text);
    expect(data.members[0]).toMatchObject({ account });
    expect(data.members[0].password_hash).toBeUndefined();
    expect(Object.keys(data)).not.toContain('member_notes');
  });
});
