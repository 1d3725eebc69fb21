import { connect, type AddressInfo } from 'node:net';
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  changePassword,
  register,
  requestPasswordByEmail,
  setPasswordByEmail,
  setPasswordByPhone,
} from '../../schemas/api/account.ts';
import { getMemberInfo } from '../../schemas/api/member.ts';
import { login, logout, proveAddress, sendAddressCode } from '../../schemas/api/session.ts';
import { getCaptcha, sendSignInCode } from '../../schemas/api/verification.ts';
import { getBalance } from '../../schemas/api/wallet.ts';
import { createSecretBox } from '../../server/crypto/secretBox.ts';
import { brand } from '../support/builders.ts';
import {
  createTestGateway,
  hostOf,
  keepCookies,
  type SignedInAs,
  type TestGateway,
} from '../support/gateway.ts';
import { addMember } from '../support/members.ts';
import { quickHasher } from '../support/quickHasher.ts';
import { plantSecrets } from '../support/plantedSecrets.ts';
import { testKeys } from '../support/seal.ts';

const nova = brand({
  id: 'nova',
  merchantCode: 'NOVA',
  features: { addressCheck: true, smsLogin: true, phoneRecovery: true },
  registration: {
    fields: {
      captcha: { enabled: false },
      paymentPassword: { enabled: true, required: true },
    },
  },
});

const secrets = plantSecrets();
const log: string[] = [];

let gateway: TestGateway;
/** What the hasher throws; nothing as long as it works. */
let hasherFault: Error | undefined;

beforeAll(async () => {
  gateway = await createTestGateway({
    testBrands: [nova],
    logger: { level: 'trace', stream: { write: (line: string) => void log.push(line) } },
    hasher: {
      ...quickHasher,
      async verify(kept, password) {
        if (hasherFault) throw Object.assign(hasherFault, { kept, password });
        return quickHasher.verify(kept, password);
      },
    },
  });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => gateway.close());

const outbox = () => gateway.providers.outbox!.list('NOVA');
const lastMessage = () => outbox()[0]?.text;

const call = (
  ...[endpoint, options]: [
    Parameters<TestGateway['call']>[1],
    NonNullable<Parameters<TestGateway['call']>[2]>,
  ]
) => {
  gateway.passTime(2);
  return gateway.call(nova, endpoint, { remoteAddress: '192.0.2.1', ...options });
};
type Reply = Awaited<ReturnType<typeof call>>;

const codeOf = (reply: Reply) => reply.json().code as string | undefined;

const passwordOf = (what: string) =>
  secrets.plant(`password (${what})`, `Planted-${randomBytes(9).toString('base64url')}7a`);

function keep(name: string, reply: Reply, before = ''): SignedInAs {
  expect(reply.json(), name).toMatchObject({ success: true });
  const token = secrets.plant(`${name}: token`, reply.json().value.token as string);
  const cookie = keepCookies(reply, before);
  secrets.plantCookies(name, cookie);
  return { token, cookie };
}

const byPassword = (username: string, password: string, more: object = {}) => ({
  body: { type: 'username', username, password, ...more },
});

const account = 'planted';
const phone = { mobileNum: '612345678', countryDialingCode: '+34' };

async function walkRegistration(): Promise<SignedInAs> {
  const password = passwordOf('registration');
  const body = {
    username: account,
    password,
    confirmPassword: password,
    email: 'planted@example.com',
    birthday: '1990-05-17',
    paymentPassword: secrets.plant('payment password', '918273'),
    registerUrl: `https://${hostOf(nova)}/register`,
    registerMethod: 'WEB',
    agreed: true,
  };
  const as = keep('registration', await call(register, { body }));
  const newPassword = passwordOf('changed');
  const change = (oldPassword: string) =>
    call(changePassword, {
      as,
      body: { oldPassword, newPassword, confirmNewPassword: newPassword },
    });
  expect(codeOf(await change(passwordOf('old, mistyped')))).toBe('oldPasswordWrong');
  keep('change', await change(password), as.cookie);
  expect(codeOf(await call(getMemberInfo, { as }))).toBe('unauthenticated');
  const signedIn = await call(login, byPassword(account, newPassword, { remember: true }));
  return keep('sign-in', signedIn);
}

async function walkWrongTries(): Promise<void> {
  for (let i = 0; i < 4; i += 1) {
    const reply = await call(login, byPassword('nobody', passwordOf(`wrong ${i}`)));
    expect(codeOf(reply)).toBe(i < 3 ? 'credentialsWrong' : 'captchaRequired');
  }
  const digits = secrets.plant('captcha', '70413');
  Object.assign(gateway.providers.captchaArt, { createCode: () => digits });
  const cookie = keepCookies(await call(getCaptcha, {}));
  secrets.plantCookies('captcha', cookie);
  const asked = byPassword('nobody', passwordOf('wrong with captcha'), { captcha: digits });
  expect(codeOf(await call(login, { ...asked, headers: { cookie } }))).toBe('credentialsWrong');
}

async function walkDevice({ cookie }: SignedInAs): Promise<void> {
  const body = { type: 'device', username: account };
  const again = await call(login, { body, headers: { cookie } });
  const as = keep('device', again, cookie);
  expect((await call(getBalance, { as })).json().success).toBe(true);
  expect((await call(logout, { as })).json().success).toBe(true);
  expect(codeOf(await call(getBalance, { as }))).toBe('sessionEnded');
}

async function walkEmail(): Promise<void> {
  const body = { username: account, email: 'planted@example.com' };
  await call(requestPasswordByEmail, { body });
  await expect.poll(() => lastMessage()).toMatch(/reset=/);
  const secret = secrets.plant('link', /reset=1#([\w-]+)/.exec(lastMessage()!)?.[1]);
  const set = () =>
    call(setPasswordByEmail, { body: { secret, newPassword: passwordOf('by e-mail') } });
  expect((await set()).json().success).toBe(true);
  expect(codeOf(await set())).toBe('codeExpired');
}

async function walkPhone(): Promise<void> {
  await addMember(gateway, nova, {
    account: 'phoned',
    phone: '+34612345678',
    phone_verified_at: gateway.now(),
  });
  const ask = async (what: string) => {
    const before = outbox().length;
    await call(sendSignInCode, { body: phone });
    await expect.poll(() => outbox().length).toBe(before + 1);
    return secrets.plant(`code (${what})`, lastMessage());
  };
  const code = await ask('sign-in');
  const by = (password: string) =>
    call(login, { body: { type: 'sms', username: phone.mobileNum, password, ...dialled } });
  const dialled = { countryDialingCode: phone.countryDialingCode };
  expect(codeOf(await by(secrets.plant('code (mistyped)', '314159')))).toBe('codeWrong');
  keep('SMS', await by(code));
  gateway.passTime(200);
  const verificationCode = await ask('reset');
  const newPassword = passwordOf('by phone');
  const reply = await call(setPasswordByPhone, {
    body: { ...phone, verificationCode, newPassword },
  });
  keep('reset', reply);
}

async function walkAddress(): Promise<void> {
  const password = passwordOf('elsewhere');
  const seed = new Secret({ size: 20 });
  secrets.plant('authenticator', seed.base32);
  const id = await addMember(gateway, nova, {
    account: 'elsewhere',
    password_hash: await quickHasher.hash(password),
    email: 'elsewhere@example.com',
  });
  const totp_secret = createSecretBox(testKeys.secret, randomBytes).seal(seed.base32, id);
  await gateway.db.owner.updateTable('members').set({ totp_secret }).where('id', '=', id).execute();
  keep('home', await call(login, byPassword('elsewhere', password)));
  const remoteAddress = '198.51.100.77';
  const held = await call(login, { ...byPassword('elsewhere', password), remoteAddress });
  expect(codeOf(held)).toBe('addressUnregistered');
  const challenge = secrets.plant('challenge', held.json().value.challenge as string);
  await call(sendAddressCode, { body: { challenge, proof: 'email' }, remoteAddress });
  await expect.poll(() => outbox()[0]?.to).toBe('elsewhere@example.com');
  secrets.plant('code (address)', lastMessage());
  const answer = secrets.plant(
    'authenticator code',
    new TOTP({ secret: seed }).generate({ timestamp: gateway.now().getTime() + 2000 }),
  );
  const body = { challenge, proof: 'totp', answer };
  keep('address', await call(proveAddress, { body, remoteAddress }));
}

/** A call that breaks in the gateway's own hands, at the hasher, in the database, or on its way. */
async function walkFaults(): Promise<void> {
  const password = passwordOf('while hashing broke');
  hasherFault = new Error('The hasher broke.', {
    cause: Object.assign(new Error('Out of memory.'), { input: password }),
  });
  expect((await call(login, byPassword('phoned', password))).statusCode).toBe(500);
  hasherFault = undefined;

  const { owner } = gateway.db;
  await sql`alter table members add constraint no_more check (account <> 'broken1')`.execute(owner);
  const body = {
    username: 'broken1',
    password: passwordOf('in a row that was refused'),
    email: secrets.plant('e-mail in a row that was refused', 'row-of-secrets@example.com'),
    birthday: '1990-05-17',
    paymentPassword: '918273',
    registerUrl: `https://${hostOf(nova)}/register`,
    registerMethod: 'WEB',
    agreed: true,
  };
  expect((await call(register, { body })).statusCode).toBe(500);

  const { sms } = gateway.providers;
  const send = sms.send.bind(sms);
  let failed = 0;
  Object.assign(sms, {
    async send({ text }: { readonly text: string }) {
      secrets.plant('code (not sent)', text);
      failed += 1;
      throw Object.assign(new Error('The line is dead.'), { request: { body: text } });
    },
  });
  gateway.passTime(200);
  await call(sendSignInCode, { body: phone });
  await expect.poll(() => failed).toBe(1);
  Object.assign(sms, { send });
}

/** Says something that is no HTTP; resolves with what comes back. */
function say(text: string): Promise<string> {
  const { port } = gateway.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}

async function walkMalformed(): Promise<void> {
  const token = secrets.plant('token of no HTTP', randomUUID() + randomUUID());
  const cookie = secrets.plant('cookie of no HTTP', randomUUID() + randomUUID());
  const head = `GET ${getBalance.path} HTTP/1.1\r\nHost: nova.test\r\n`;
  const shown = `Authorization: Bearer ${token}\r\nCookie: livery_session=${cookie}\r\n`;
  const heard = [
    await say(`${head}${shown}Content-Length: two\r\n\r\n`),
    await say(`${head}${shown}${'X-Long: '.concat('a'.repeat(40_000))}\r\n\r\n`),
    await say(`${shown}\r\n\r\n`),
  ];
  for (const reply of heard) {
    expect(reply).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(secrets.findIn(reply)).toEqual([]);
  }
}

async function readTables(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(gateway.db.owner);
  const texts = rows
    // A captcha's code is kept in clear: it lives for minutes and is drawn from there.
    .filter(({ name }) => name !== 'captchas')
    .map(async ({ name }) => {
      const all = await sql<{ text: string }>`
        select t::text as text from ${sql.table(name)} t`.execute(gateway.db.owner);
      return all.rows.map(({ text }) => text).join('\n');
    });
  return (await Promise.all(texts)).join('\n');
}

it('keeps every secret out of its log, its figures and its tables, whatever happens', async () => {
  const as = await walkRegistration();
  await walkWrongTries();
  await walkDevice(as);
  await walkEmail();
  await walkPhone();
  await walkAddress();
  await walkFaults();
  await walkMalformed();

  const written = log.join('');
  expect(secrets.names.length).toBeGreaterThan(35);
  // What went wrong is told all the same.
  expect(written).toContain('The hasher broke.');
  expect(written).toContain('no_more');
  expect(written).toContain('a message was not sent');
  expect(written).toContain('client error');
  expect(secrets.findIn(written)).toEqual([]);

  const metrics = await gateway.app.inject({ url: '/metrics' });
  expect(secrets.findIn(metrics.body)).toEqual([]);

  const rows = await readTables();
  expect(rows).toContain('$argon2id$');
  const personal = 'e-mail in a row that was refused';
  expect(secrets.findIn(rows).filter((name) => name !== personal)).toEqual([]);

  const page = await gateway.app.inject({
    url: '/dev/outbox.json',
    headers: { host: hostOf(nova) },
  });
  const sent = secrets.findIn(page.body);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter((name) => !/^(code|link)/.test(name))).toEqual([]);
});

it('would be caught by this search if it wrote one', () => {
  for (const text of ['x planted=70413 y', `{"code":"70413"}`]) {
    expect(secrets.findIn(text)).toEqual(['captcha']);
  }
  const token = 'a-long-secret-that-nobody-guesses';
  const own = plantSecrets();
  own.plant('token', token);
  const bytes = JSON.stringify({ rawPacket: Buffer.from(`x ${token} y`) });
  const coded = Buffer.from(token).toString('base64');
  for (const text of [`Bearer ${token}`, bytes, coded]) {
    expect(own.findIn(text)).toEqual(['token']);
  }
});
