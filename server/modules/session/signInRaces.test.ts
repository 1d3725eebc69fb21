import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login } from '../../../schemas/api/session.ts';
import { withTransaction } from '../../db/database.ts';
import { createArgon2id } from '../../crypto/passwordHash.ts';
import {
  aurora,
  createTestGateway,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, testPassword } from '../../../tests/support/members.ts';
import { quickHasher } from '../../../tests/support/quickHasher.ts';
import { admitTry, forgetTries, nameGuarded } from './loginGuard.ts';

const guarded: TestBrand = {
  ...aurora,
  id: 'guarded',
  merchantCode: 'GUARDED',
  features: { ...aurora.features, loginCaptcha: true },
  captcha: { provider: 'turnstile', siteKey: '1x00000000000000000000AA' },
};

let gateway: TestGateway;
let account: string;
let memberId: string;
/** What happens between the reading of a member and the answer about the password. */
let meanwhile: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  gateway = await createTestGateway({
    testBrands: [aurora, guarded],
    defaultPassword: testPassword,
    hasher: {
      ...quickHasher,
      async verify(kept, password) {
        const isRight = await quickHasher.verify(kept, password);
        await meanwhile();
        return isRight;
      },
    },
  });
});

afterAll(() => gateway.close());

beforeEach(async () => {
  meanwhile = async () => undefined;
  account = `m${randomUUID().slice(0, 8)}`;
  memberId = await addMember(gateway, aurora, { account });
});

const signInBody = () => ({ type: 'username', username: account, password: testPassword });
const signIn = () => gateway.call(aurora, login, { body: signInBody() });

const change = (values: { password_hash?: string; status?: 'suspended' }) =>
  withTransaction(gateway.db, aurora, async (tx) => {
    await tx.updateTable('members').set(values).where('id', '=', memberId).execute();
  });

describe('a sign-in under way', () => {
  it.each([
    [
      'the password changes',
      async () => change({ password_hash: await quickHasher.hash('another') }),
    ],
    ['the account is suspended', () => change({ status: 'suspended' })],
  ])('opens no session where %s meanwhile', async (_what, happen) => {
    meanwhile = happen;
    const reply = await signIn();
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'credentialsWrong']);
    const sessions = await withTransaction(gateway.db, aurora, (tx) =>
      tx.selectFrom('sessions').select('id').where('member_id', '=', memberId).execute(),
    );
    expect(sessions).toEqual([]);
  });

  it('is not held up by others whose captcha provider does not answer', async () => {
    const { captcha } = gateway.providers;
    const verify = captcha.verify.bind(captcha);
    let answer: (verdict: 'failed') => void = () => undefined;
    const silence = new Promise<'failed'>((resolve) => (answer = resolve));
    let asked = 0;
    const everybodyAsked = new Promise<void>((resolve) => {
      Object.assign(captcha, {
        verify: () => {
          asked += 1;
          if (asked === 80) resolve();
          return silence;
        },
      });
    });
    const body = { ...signInBody(), captchaProof: { 'cf-turnstile-response': 'x' } };
    const waiting = Array.from({ length: 80 }, () => gateway.call(guarded, login, { body }));
    await everybodyAsked;
    expect((await signIn()).statusCode).toBe(200);
    answer('failed');
    const codes = (await Promise.all(waiting)).map((reply) => reply.json().code as string);
    expect(new Set(codes)).toEqual(new Set(['captchaWrong']));
    Object.assign(captcha, { verify });
  });
});

describe('the guard of a name', () => {
  it('is another than the guard of the number that the name looks like', async () => {
    const phone = '+34600111222';
    const { merchantCode } = aurora;
    const now = gateway.now();
    const triesOf = (name: string) =>
      withTransaction(gateway.db, aurora, async (tx) => {
        const { standing } = await admitTry(tx, { merchantCode, name, now });
        return standing;
      });
    for (let i = 0; i < 5; i += 1) await triesOf(nameGuarded('sms', phone));
    const typed = ` sms ${phone}`.trim().toLowerCase();
    expect((await triesOf(typed)).captcha).toBe(false);
    await withTransaction(gateway.db, aurora, (tx) =>
      forgetTries(tx, { merchantCode, name: typed }),
    );
    expect((await triesOf(nameGuarded('sms', phone))).waitSeconds).not.toBeNull();
  });
});

describe('a name', () => {
  it('is the same in full-width letters, as Japanese keyboards write them', async () => {
    const wide = [...account].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    const body = { ...signInBody(), username: wide.join('') };
    expect((await gateway.call(aurora, login, { body })).statusCode).toBe(200);
  });
});

describe('a password whose hash cost less than hashes do today', () => {
  const cheaper = createArgon2id({ memoryCost: 8, timeCost: 1, parallelism: 1 });
  let dear: TestGateway;

  beforeAll(async () => {
    const hasher = createArgon2id({ memoryCost: 16, timeCost: 2, parallelism: 1 });
    dear = await createTestGateway({
      hasher: {
        ...hasher,
        async hash(password) {
          const made = await hasher.hash(password);
          await meanwhile();
          return made;
        },
      },
    });
  });

  afterAll(() => dear.close());

  const add = async () =>
    addMember(dear, aurora, { account, password_hash: await cheaper.hash(testPassword) });
  const read = () =>
    withTransaction(dear.db, aurora, (tx) =>
      tx
        .selectFrom('members')
        .select(['password_hash', 'password_changed_at'])
        .where('account', '=', account)
        .executeTakeFirstOrThrow(),
    );
  const tryToSignIn = async (password: string) => {
    const body = { ...signInBody(), password };
    return (await dear.call(aurora, login, { body })).statusCode;
  };

  it('is hashed anew by the next sign-in, and not by a wrong try', async () => {
    await add();
    const before = await read();
    expect(await tryToSignIn('wrong')).toBe(401);
    expect(await read()).toEqual(before);
    expect(await tryToSignIn(testPassword)).toBe(200);
    const after = await read();
    expect(after.password_hash).toMatch(/^\$argon2id\$v=19\$m=16,t=2,p=1\$/);
    expect(after.password_changed_at).toEqual(before.password_changed_at);
    expect(await tryToSignIn(testPassword)).toBe(200);
    expect(await read()).toEqual(after);
  });

  it('is not put back in place of one that was changed meanwhile', async () => {
    const id = await add();
    const password_hash = await cheaper.hash('another');
    meanwhile = () =>
      withTransaction(dear.db, aurora, async (tx) => {
        await tx.updateTable('members').set({ password_hash }).where('id', '=', id).execute();
      });
    expect(await tryToSignIn(testPassword)).toBe(401);
    expect((await read()).password_hash).toBe(password_hash);
  });
});

describe('the password that members were given', () => {
  it('must be changed however it is typed', async () => {
    const body = { ...signInBody(), password: ` ${testPassword} ` };
    const reply = await gateway.call(aurora, login, { body });
    expect(reply.json().value.passwordMustChange).toBe(true);
  });
});
