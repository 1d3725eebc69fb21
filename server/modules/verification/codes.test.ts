import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { withTransaction, type Tx } from '../../db/database.ts';
import { createCodes, type CodeSubject } from './codes.ts';

let database: TestDatabase;
let now: Date;
let of: CodeSubject;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

beforeEach(() => {
  now = new Date('2026-02-01T12:00:00.000Z');
  of = { merchantCode: 'ALPHA', purpose: 'signIn', subject: `+34${randomUUID()}` };
});

const codes = createCodes({ clock: () => now, ids: randomUUID, random: randomBytes });

const passSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const run = <T>(work: (tx: Tx) => Promise<T>, merchantCode = 'ALPHA') =>
  withTransaction(database, { merchantCode }, work);

const issue = (subject = of) => run((tx) => codes.issue(tx, subject));

const check = async (typed: string, subject = of) =>
  (await run((tx) => codes.check(tx, subject, typed), subject.merchantCode)).outcome;

async function issueCode(subject = of): Promise<string> {
  const { code } = await issue(subject);
  if (code === null) throw new Error('no code was issued');
  return code;
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a code', () => {
  it('has six digits, all of which come up', async () => {
    const drawn = new Set<string>();
    for (let each = 0; each < 40; each += 1) {
      const code = await issueCode({ ...of, subject: `+34${each}` });
      expect(code).toMatch(/^[0-9]{6}$/);
      for (const digit of code) drawn.add(digit);
    }
    expect(drawn.size).toBe(10);
  });

  it('is good once', async () => {
    const code = await issueCode();
    expect([await check(` ${code} `), await check(code)]).toEqual(['good', 'expired']);
  });

  it('is good once even where two use it at the same time', async () => {
    const code = await issueCode();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => check(code)));
    expect(outcomes.filter((outcome) => outcome === 'good')).toHaveLength(1);
  });

  it('is good for three minutes, and no other is sent meanwhile', async () => {
    const code = await issueCode();
    passSeconds(61);
    expect(await issue()).toEqual({ code: null, minutes: 2 });
    passSeconds(118);
    expect(await issue()).toEqual({ code: null, minutes: 1 });
    passSeconds(1);
    expect(await check(code)).toBe('expired');
    expect(await issueCode()).toMatch(/^[0-9]{6}$/);
  });

  it('is issued once where two ask at the same time', async () => {
    const issued = await Promise.all(Array.from({ length: 10 }, () => issue()));
    expect(issued.filter(({ code }) => code !== null)).toHaveLength(1);
  });

  it('is void after five wrong tries, also where a hundred come at once', async () => {
    const code = await issueCode();
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => check(wrongOf(code))));
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
    expect(await check(code)).toBe('expired');
  });

  it('survives four wrong tries', async () => {
    const code = await issueCode();
    for (let each = 0; each < 4; each += 1) expect(await check(wrongOf(code))).toBe('wrong');
    expect(await check(code)).toBe('good');
  });

  it('is void when the next one is made', async () => {
    let drawn = 0;
    const counted = createCodes({
      clock: () => now,
      ids: randomUUID,
      random: (size) => Buffer.alloc(size, (drawn += 1)),
    });
    const next = async () => (await run((tx) => counted.issue(tx, of))).code;
    expect(await next()).toBe('111111');
    passSeconds(180);
    expect(await next()).toBe('222222');
    expect([await check('111111'), await check('222222')]).toEqual(['wrong', 'good']);
  });

  it('is for one number, one purpose and one merchant', async () => {
    const code = await issueCode();
    expect(await check(code, { ...of, subject: `${of.subject}1` })).toBe('wrong');
    expect(await check(code, { ...of, purpose: 'register' })).toBe('wrong');
    expect(await check(code, { ...of, merchantCode: 'BETA' })).toBe('wrong');
    expect(await check(code)).toBe('good');
  });

  it('that could not be sent makes room for the next', async () => {
    await issueCode();
    await run((tx) => codes.withdraw(tx, of));
    expect((await issue()).code).not.toBeNull();
  });

  it('stands nowhere in the database', async () => {
    const code = await issueCode();
    const rows = await run((tx) => tx.selectFrom('verification_codes').selectAll().execute());
    expect(rows.length).toBeGreaterThan(0);
    const text = JSON.stringify(rows, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(text).not.toContain(`"${code}"`);
    expect(text).not.toContain(of.subject);
  });

  it.each(['', '   '])('is missing where %j was typed', async (typed) => {
    await issueCode();
    expect(await check(typed)).toBe('missing');
  });

  it.each(['1'.repeat(255), '１２３４５６', '12345', "' or 1=1 --", '\u202e123456'])(
    'is not %j',
    async (typed) => {
      await issueCode();
      expect(await check(typed)).toBe('wrong');
    },
  );
});

describe('a link', () => {
  const useLink = (secret: string) => run((tx) => codes.useLink(tx, 'ALPHA', secret));
  const makeLink = (memberId: string) => run((tx) => codes.issueLink(tx, 'ALPHA', memberId));

  async function addMember(): Promise<string> {
    const id = randomUUID();
    await run((tx) =>
      tx
        .insertInto('members')
        .values({
          id,
          merchant_code: 'ALPHA',
          account: `a${id.slice(0, 8)}`,
          password_hash: null,
          member_type: 2,
          locale: 'en',
          created_at: now,
        } as never)
        .execute(),
    );
    return id;
  }

  it('is good once, for thirty minutes', async () => {
    const memberId = await addMember();
    const secret = await makeLink(memberId);
    passSeconds(30 * 60 - 1);
    expect(await useLink(secret)).toEqual({ outcome: 'good', memberId });
    expect(await useLink(secret)).toEqual({ outcome: 'expired' });
    const late = await makeLink(memberId);
    passSeconds(30 * 60);
    expect(await useLink(late)).toEqual({ outcome: 'expired' });
  });

  it('is void when its member asks for another', async () => {
    const memberId = await addMember();
    const first = await makeLink(memberId);
    const second = await makeLink(memberId);
    expect(await useLink(first)).toEqual({ outcome: 'wrong' });
    expect(await useLink(second)).toEqual({ outcome: 'good', memberId });
  });

  it('is kept for an id that no member has as for any other', async () => {
    const memberId = randomUUID();
    const first = await makeLink(memberId);
    const second = await makeLink(memberId);
    expect(await useLink(first)).toEqual({ outcome: 'wrong' });
    expect(await useLink(second)).toEqual({ outcome: 'good', memberId });
  });
});
