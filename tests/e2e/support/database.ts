import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Secret } from 'otpauth';
import pg from 'pg';
import { argon2id } from '../../../server/crypto/passwordHash.ts';
import type { PromotionTerms } from '../../../schemas/promotions.ts';
import { createSecretBox } from '../../../server/crypto/secretBox.ts';
import { promotionTerms } from '../../support/promotions.ts';
import { getSetting } from './settings.ts';

/** Every member of the tests has this one, unless they had another before. */
export const PASSWORD = 'Moon-lit-4-harbours';

let client: Promise<pg.Client> | undefined;
/** One question after the other: the connection is shared, and a transaction is one's own. */
let last: Promise<unknown> = Promise.resolve();

async function connect(): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: getSetting('E2E_DATABASE_URL') });
  await opened.connect();
  // Nothing under way, it must not keep the run alive.
  (opened as unknown as { connection: { stream: { unref(): void } } }).connection.stream.unref();
  return opened;
}

async function ask(merchantCode: string, sql: string, values: readonly unknown[]) {
  const opened = await (client ??= connect());
  await opened.query('begin');
  try {
    await opened.query(`select set_config('app.merchant', $1, true)`, [merchantCode]);
    const { rows } = await opened.query<Record<string, unknown>>(sql, [...values]);
    await opened.query('commit');
    return rows;
  } catch (error) {
    await opened.query('rollback');
    throw error;
  }
}

/** Asks the database of the gateway under test as its owner, for one merchant. */
export function query(
  merchantCode: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> {
  const answer = last.then(() => ask(merchantCode, sql, values));
  last = answer.catch(() => undefined);
  return answer;
}

/** A member that a test puts into the database. */
export interface NewMember {
  readonly account: string;
  readonly password?: string | null;
  readonly type?: number;
  readonly status?: 'active' | 'suspended' | 'closed';
  readonly email?: string;
  /** E.164; counts as verified. */
  readonly phone?: string;
  readonly payeeName?: string;
  readonly mustChange?: boolean;
  readonly passwordAgeDays?: number;
  /** Base32. */
  readonly totpSecret?: string;
  readonly referralCode?: string;
  readonly uplineId?: string;
}

/** Seals a secret to the row that keeps it. */
function sealTotp(secret: string, rowId: string): string {
  const key = Buffer.from(readFileSync(getSetting('E2E_SECRET_FILE'), 'utf8').trim(), 'hex');
  return createSecretBox(key, randomBytes).seal(secret, rowId);
}

const DAY_MS = 86_400_000;

const hashes = new Map<string, Promise<string>>();

/** Made once for each password: a hash is dear, and most members of the tests have the same. */
function hashOnce(password: string): Promise<string> {
  const made = hashes.get(password) ?? argon2id.hash(password);
  hashes.set(password, made);
  return made;
}

/** Puts a member into the database, who has signed in before; gives the id. */
export async function addMember(merchantCode: string, of: NewMember): Promise<string> {
  const id = randomUUID();
  const { password = PASSWORD, phone } = of;
  const row = {
    id,
    merchant_code: merchantCode,
    account: of.account,
    password_hash: password === null ? null : await hashOnce(password),
    member_type: of.type ?? 0,
    nickname: of.account,
    locale: 'en',
    created_at: new Date(Date.now() - 400 * DAY_MS),
    first_login_at: new Date(Date.now() - 300 * DAY_MS),
    status: of.status ?? 'active',
    email: of.email ?? null,
    phone: phone ?? null,
    phone_verified_at: phone ? new Date() : null,
    payee_name: of.payeeName ?? null,
    password_must_change: of.mustChange ?? false,
    password_changed_at: new Date(Date.now() - (of.passwordAgeDays ?? 1) * DAY_MS),
    totp_secret: of.totpSecret ? sealTotp(of.totpSecret, id) : null,
    referral_code: of.referralCode ?? null,
    upline_id: of.uplineId ?? null,
  };
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  await query(
    merchantCode,
    `insert into members (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
  return id;
}

/** A member's row. */
export async function getMember(merchantCode: string, account: string) {
  const rows = await query(merchantCode, 'select * from members where account = $1', [account]);
  if (!rows[0]) throw new Error(`${merchantCode} has no member "${account}".`);
  return rows[0];
}

/** Members of a name, an account being one or none. */
export async function countMembers(merchantCode: string, account: string): Promise<number> {
  const rows = await query(merchantCode, 'select id from members where account = $1', [account]);
  return rows.length;
}

/** Ends all sessions of a member, as half an hour of rest would. */
export async function endSessions(merchantCode: string, account: string): Promise<void> {
  await query(
    merchantCode,
    `update sessions set idle_ends_at = now() - interval '1 second'
      where member_id in (select id from members where account = $1)`,
    [account],
  );
}

/** An affiliate code that is good on all hosts of a merchant. */
export async function addAffiliate(
  merchantCode: string,
  code: string,
  memberId: string | null,
): Promise<void> {
  await query(
    merchantCode,
    'insert into affiliates (merchant_code, code, member_id) values ($1, $2, $3)',
    [merchantCode, code, memberId],
  );
}

const CURRENCY: Readonly<Record<string, string>> = { AURORA: 'EUR', LOTUS: 'VND', MAJLIS: 'AED' };

/** Pays money in, in minor units, as a bank's confirmation would; or gives it, which no limit of deposits counts. */
export async function payIn(
  merchantCode: string,
  memberId: string,
  amountMinor: number,
  kind: 'deposit' | 'adjustment' = 'deposit',
): Promise<void> {
  await query(
    merchantCode,
    `select outcome from ledger_post($1, $2, $6, null, $3, sha256(convert_to($2, 'UTF8')), now(),
      array[null, $4]::uuid[], array[null, null]::text[], array['deposits', 'wallet'], array[-$5::bigint, $5::bigint])`,
    [merchantCode, randomUUID(), CURRENCY[merchantCode], memberId, amountMinor, kind],
  );
}

/** Puts a promotion before all others of a merchant, as its desk would have published it. */
export async function addPromotion(
  merchantCode: string,
  terms: Partial<PromotionTerms>,
): Promise<string> {
  const id = randomUUID();
  const whole = promotionTerms(terms);
  await query(
    merchantCode,
    `insert into promotions (merchant_code, id, kind, state, place, version, draft, created_at, changed_at, changed_by)
      values ($1, $2, $3, 'published', 1, 1, null, now(), now(), 'test')`,
    [merchantCode, id, whole.kind],
  );
  await query(
    merchantCode,
    `insert into promotion_versions (merchant_code, promotion_id, version, terms, created_at, created_by)
      values ($1, $2, 1, $3, now(), 'test')`,
    [merchantCode, id, JSON.stringify(whole)],
  );
  return id;
}

/** Somebody of the desk's staff, whose password is PASSWORD. */
export interface TestStaff {
  readonly email: string;
  /** Base32. */
  readonly totpSecret: string;
}

/** Puts somebody with a ready role and an authenticator into the database, for all brands. */
export async function addStaff(role: string): Promise<TestStaff> {
  const [id, factor] = [randomUUID(), randomUUID()];
  const email = `${role}-${id.slice(0, 8)}@desk.test`;
  const totpSecret = new Secret({ size: 20 }).base32;
  const at = new Date();
  await query(
    '',
    `insert into desk_staff (id, email, name, state, password_hash, roles, created_at)
     values ($1, $2, $3, 'active', $4, $5, $6)`,
    [id, email, `Demo ${role}`, await hashOnce(PASSWORD), [role], at],
  );
  await query(
    '',
    `insert into desk_factors (id, staff_id, kind, name, secret_sealed, added_at)
     values ($1, $2, 'totp', 'Authenticator', $3, $4)`,
    [factor, id, sealTotp(totpSecret, factor), at],
  );
  return { email, totpSecret };
}
