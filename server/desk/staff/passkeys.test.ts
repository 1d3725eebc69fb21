import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginPasskey,
  confirmPasskey,
  getPasskeyOptions,
  getSession,
  listFactors,
  showPasskey,
} from '../../../schemas/desk/session.ts';
import { TestAuthenticator } from '../../../tests/support/authenticator.ts';
import {
  callDesk,
  codeOf,
  createTestDesk,
  deskHost,
  giveDeskPassword,
  staffWith,
  type TestStaff,
} from '../../../tests/support/desk.ts';
import { keepCookies, type TestGateway } from '../../../tests/support/gateway.ts';

const ORIGIN = `http://${deskHost}`;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestDesk();
});

afterAll(() => gateway.close());

const optionsOf = async (endpoint: typeof beginPasskey | typeof getPasskeyOptions, as: TestStaff) =>
  (await callDesk(gateway, endpoint, { as })).json().value.options;

/** Somebody at the desk who adds a passkey; what the gateway said, and their session from then on. */
async function enrol(key: TestAuthenticator, staff?: TestStaff) {
  const as = staff ?? (await staffWith(gateway, 'support'));
  const response = key.create(await optionsOf(beginPasskey, as));
  const reply = await callDesk(gateway, confirmPasskey, {
    as,
    body: { response, name: 'My key' },
  });
  return { reply, staff: { ...as, cookie: keepCookies(reply, as.cookie) } };
}

async function show(staff: TestStaff, key: TestAuthenticator) {
  const half = await giveDeskPassword(gateway, staff);
  const response = key.get(await optionsOf(getPasskeyOptions, half));
  const reply = await callDesk(gateway, showPasskey, { as: half, body: { response } });
  return { half, response, reply };
}

// ASVS 5: 6.5.7, 6.7.2 (a factor by public keys, whose challenges are good once).
describe('a passkey', () => {
  it('is added by who showed a second factor, and signs in after the password', async () => {
    const key = new TestAuthenticator(ORIGIN);
    const { reply, staff } = await enrol(key);
    expect([reply.statusCode, reply.json().value.recoveryCodes]).toEqual([200, []]);
    const kept = await callDesk(gateway, listFactors, { as: staff });
    expect(kept.json().value.items).toContainEqual(
      expect.objectContaining({ kind: 'passkey', name: 'My key' }),
    );
    const { half, reply: shown } = await show(staff, key);
    const session = await callDesk(gateway, getSession, { as: half });
    expect([shown.statusCode, shown.json().value.state]).toEqual([200, 'signedIn']);
    // The cookie of the half session is good for nothing any more.
    expect(session.json().value.state).toBe('signedOut');
  });

  it('is offered to no key that is there already, and kept once', async () => {
    const key = new TestAuthenticator(ORIGIN);
    const { staff } = await enrol(key);
    const options = await optionsOf(beginPasskey, staff);
    expect(options.excludeCredentials).toMatchObject([{ id: key.id.toString('base64url') }]);
    const again = await callDesk(gateway, confirmPasskey, {
      as: staff,
      body: { response: key.create(options), name: 'Twice' },
    });
    expect(codeOf(again)).toBe('codeWrong');
  });

  it('answers a challenge once, and no other one', async () => {
    const key = new TestAuthenticator(ORIGIN);
    const { staff } = await enrol(key);
    const { response, reply } = await show(staff, key);
    expect(reply.statusCode).toBe(200);
    const half = await giveDeskPassword(gateway, staff);
    await optionsOf(getPasskeyOptions, half);
    const replayed = await callDesk(gateway, showPasskey, { as: half, body: { response } });
    expect(codeOf(replayed)).toBe('codeWrong');
    // The challenge went with the try.
    const late = key.get(await optionsOf(getPasskeyOptions, half));
    await callDesk(gateway, showPasskey, { as: half, body: { response } });
    const second = await callDesk(gateway, showPasskey, { as: half, body: { response: late } });
    expect(codeOf(second)).toBe('codeWrong');
  });

  it('is good for five minutes after it was asked for', async () => {
    const key = new TestAuthenticator(ORIGIN);
    const { staff } = await enrol(key);
    const half = await giveDeskPassword(gateway, staff);
    const response = key.get(await optionsOf(getPasskeyOptions, half));
    gateway.passTime(5 * 60 + 1);
    const reply = await callDesk(gateway, showPasskey, { as: half, body: { response } });
    expect(codeOf(reply)).toBe('codeWrong');
  });

  it.each([
    ['of another page', new TestAuthenticator('http://desk.localhost.evil.example')],
    ['of another page for this host', new TestAuthenticator('http://evil.example', deskHost)],
  ])('is not taken from a key %s', async (_name, key) => {
    expect(codeOf((await enrol(key)).reply)).toBe('codeWrong');
  });

  it('is refused where somebody else has it, was never added, or has gone back in its count', async () => {
    const [key, stranger] = [new TestAuthenticator(ORIGIN), new TestAuthenticator(ORIGIN)];
    const { staff } = await enrol(key);
    await enrol(stranger);
    expect(codeOf((await show(staff, stranger)).reply)).toBe('codeWrong');
    expect(codeOf((await show(staff, new TestAuthenticator(ORIGIN))).reply)).toBe('codeWrong');
    key.counter = 7;
    expect((await show(staff, key)).reply.statusCode).toBe(200);
    key.counter = 3;
    expect(codeOf((await show(staff, key)).reply)).toBe('codeWrong');
  });

  it.each([{}, { id: 'x' }, { id: 'x', response: {} }, { id: 1, response: [] }])(
    'that is none is refused and nothing breaks: %j',
    async (response) => {
      const staff = await staffWith(gateway, 'support');
      await optionsOf(beginPasskey, staff);
      const made = await callDesk(gateway, confirmPasskey, {
        as: staff,
        body: { response, name: 'None' },
      });
      expect(codeOf(made)).toBe('codeWrong');
      const half = await giveDeskPassword(gateway, staff);
      await optionsOf(getPasskeyOptions, half);
      const shown = await callDesk(gateway, showPasskey, { as: half, body: { response } });
      expect(codeOf(shown)).toBe('codeWrong');
    },
  );
});
