import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { login } from '../../schemas/api/session.ts';
import { MEMBER_TYPE } from '../../schemas/memberTypes.ts';
import { withTransaction } from '../../server/db/database.ts';
import type { MembersTable } from '../../server/db/tables.ts';
import { createSecret, digestSecret } from '../../server/modules/session/secrets.ts';
import {
  keepCookies,
  testNow,
  type SignedInAs,
  type TestBrand,
  type TestGateway,
} from './gateway.ts';
import { quickHasher } from './quickHasher.ts';

/** The password of every test member who has one. */
export const testPassword = 'correct horse 7';

let hashOfTestPassword: Promise<string> | undefined;

/** Adds a member of a brand with `testPassword`; resolves with the member's id. */
export async function addMember(
  gateway: Pick<TestGateway, 'db'>,
  at: TestBrand,
  overrides: Partial<Insertable<MembersTable>> & { readonly account: string },
): Promise<string> {
  const id = randomUUID();
  hashOfTestPassword ??= quickHasher.hash(testPassword);
  const password_hash = await hashOfTestPassword;
  await withTransaction(gateway.db, at, (tx) =>
    tx
      .insertInto('members')
      .values({
        id,
        merchant_code: at.merchantCode,
        password_hash,
        member_type: MEMBER_TYPE,
        locale: at.languages.default,
        created_at: testNow,
        password_changed_at: testNow,
        ...overrides,
      })
      .execute(),
  );
  return id;
}

/** Signs a member in by password, or throws with what the gateway said. */
export async function signIn(
  gateway: TestGateway,
  at: TestBrand,
  account: string,
  { password = testPassword, cookie = '' } = {},
): Promise<SignedInAs> {
  const body = { type: 'username', username: account, password };
  const reply = await gateway.call(at, login, { body, headers: { cookie } });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { token: reply.json().value.token as string, cookie: keepCookies(reply, cookie) };
}

/** Adds many members who are signed in, in two statements. */
export async function addCrowd(
  gateway: Pick<TestGateway, 'db' | 'now'>,
  at: TestBrand,
  count: number,
): Promise<readonly { readonly memberId: string; readonly as: SignedInAs }[]> {
  const { merchantCode: merchant_code } = at;
  const now = gateway.now();
  const end = new Date(now.getTime() + 3_600_000);
  const crowd = Array.from({ length: count }, () => ({
    memberId: randomUUID(),
    token: createSecret(randomBytes),
    secret: createSecret(randomBytes),
  }));
  await withTransaction(gateway.db, at, async (tx) => {
    await tx
      .insertInto('members')
      .values(
        crowd.map(({ memberId }) => ({
          id: memberId,
          merchant_code,
          account: `c${memberId.slice(0, 13).replace('-', '')}`,
          password_hash: null,
          member_type: MEMBER_TYPE,
          locale: at.languages.default,
          created_at: now,
          password_changed_at: now,
        })),
      )
      .execute();
    await tx
      .insertInto('sessions')
      .values(
        crowd.map(({ memberId, token, secret }) => ({
          id: randomUUID(),
          merchant_code,
          member_id: memberId,
          token_digest: digestSecret(token),
          cookie_digest: digestSecret(secret),
          method: 'username' as const,
          ip: '127.0.0.1',
          created_at: now,
          proved_at: now,
          last_seen_at: now,
          idle_ends_at: end,
          ends_at: end,
          ended_at: null,
        })),
      )
      .execute();
  });
  return crowd.map(({ memberId, token, secret }) => ({
    memberId,
    as: { token, cookie: `livery_session=${secret}` },
  }));
}
