import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { login } from '../../schemas/api/session.ts';
import { MEMBER_TYPE } from '../../schemas/memberTypes.ts';
import { withTransaction } from '../../server/db/database.ts';
import type { MembersTable } from '../../server/db/tables.ts';
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
