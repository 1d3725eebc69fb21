import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { DeskEndpoint } from '../../schemas/desk/deskEndpoint.ts';
import { showTotp, signIn } from '../../schemas/desk/session.ts';
import { createSecretBox } from '../../server/crypto/secretBox.ts';
import { withPlatformTransaction } from '../../server/db/database.ts';
import {
  createTestGateway,
  keepCookies,
  type TestGateway,
  type TestGatewayOptions,
} from './gateway.ts';
import { quickHasher } from './quickHasher.ts';
import { testKeys } from './seal.ts';

/** Host of every test desk. */
export const deskHost = 'desk.localhost';

/** The password of every test account of the staff. */
export const staffPassword = 'plenty of words 9';

/** An account of a test, and what signs it in. */
export interface TestStaff {
  readonly id: string;
  readonly email: string;
  readonly totpSecret: string;
  /** Cookies of the session, as a browser sends them; empty where nobody has signed in. */
  readonly cookie: string;
}

/** What a call of a test says. */
export interface TestDeskCall {
  readonly as?: Pick<TestStaff, 'cookie'>;
  readonly body?: unknown;
  readonly query?: Record<string, string>;
  /** Merchant code of a call about one brand. */
  readonly brand?: string;
  readonly headers?: Record<string, string>;
}

let hash: Promise<string> | undefined;

/** A running gateway with a desk. */
export const createTestDesk = (options: TestGatewayOptions = {}): Promise<TestGateway> =>
  createTestGateway({ desk: { host: deskHost, callsPerMinute: 1_000_000 }, ...options });

/** Calls the desk as its browser does. */
export function callDesk(
  { app }: Pick<TestGateway, 'app'>,
  endpoint: DeskEndpoint,
  { as, body, query, brand, headers }: TestDeskCall = {},
) {
  const hasBody = endpoint.method === 'POST';
  return app.inject({
    method: endpoint.method,
    url: endpoint.path,
    query,
    ...(hasBody ? { payload: JSON.stringify(body ?? {}) } : {}),
    headers: {
      host: deskHost,
      'desk-request': '1',
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(as?.cookie ? { cookie: as.cookie } : {}),
      ...(brand ? { 'desk-brand': brand } : {}),
      ...headers,
    },
  });
}

/** Adds an account with `staffPassword` and an authenticator. */
export async function addStaff(
  { db, now }: Pick<TestGateway, 'db' | 'now'>,
  {
    roles,
    brands = null,
    addresses = [],
    name = roles.join(' '),
  }: {
    readonly roles: readonly string[];
    readonly brands?: readonly string[] | null;
    readonly addresses?: readonly string[];
    readonly name?: string;
  },
): Promise<TestStaff> {
  hash ??= quickHasher.hash(staffPassword);
  const password_hash = await hash;
  const id = randomUUID();
  const factor = randomUUID();
  const email = `${id.slice(0, 8)}@staff.test`;
  const totpSecret = new Secret({ size: 20 }).base32;
  const box = createSecretBox(testKeys.secret, (bytes) => Buffer.alloc(bytes, 7));
  await withPlatformTransaction(db, async (tx) => {
    await tx
      .insertInto('desk_staff')
      .values({
        id,
        email,
        name,
        state: 'active',
        password_hash,
        roles: [...roles],
        brands: brands && [...brands],
        addresses: [...addresses],
        created_at: now(),
        last_seen_at: null,
      })
      .execute();
    await tx
      .insertInto('desk_factors')
      .values({
        id: factor,
        staff_id: id,
        kind: 'totp',
        name: 'Authenticator',
        secret_sealed: box.seal(totpSecret, factor),
        last_step: null,
        credential_id: null,
        public_key: null,
        counter: null,
        added_at: now(),
        last_used_at: null,
      })
      .execute();
  });
  return { id, email, totpSecret, cookie: '' };
}

/** The code of an authenticator at the gateway's moment. */
export const totpCode = ({ now }: Pick<TestGateway, 'now'>, { totpSecret }: TestStaff): string =>
  new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: now().getTime() });

/** Signs an account in by password alone. */
export async function giveDeskPassword(gateway: TestGateway, staff: TestStaff): Promise<TestStaff> {
  const body = { email: staff.email, password: staffPassword };
  const reply = await callDesk(gateway, signIn, { body });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { ...staff, cookie: keepCookies(reply) };
}

/** Signs an account in by password and authenticator. */
export async function signInStaff(gateway: TestGateway, staff: TestStaff): Promise<TestStaff> {
  const half = await giveDeskPassword(gateway, staff);
  const body = { code: totpCode(gateway, staff) };
  const reply = await callDesk(gateway, showTotp, { as: half, body });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { ...staff, cookie: keepCookies(reply, half.cookie) };
}

/** Adds an account of some roles and signs it in. */
export async function staffWith(
  gateway: TestGateway,
  roles: string | readonly string[],
  brands: readonly string[] | null = null,
): Promise<TestStaff> {
  const list = typeof roles === 'string' ? [roles] : roles;
  return signInStaff(gateway, await addStaff(gateway, { roles: list, brands }));
}

/** The code of a refusal; undefined where there was none. */
export const codeOf = (reply: { json(): { code?: string } }): string | undefined =>
  reply.json().code;
