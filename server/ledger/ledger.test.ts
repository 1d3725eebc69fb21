import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { aurora, sakura, testNow, type TestBrand } from '../../tests/support/gateway.ts';
import { addMember } from '../../tests/support/members.ts';
import { withTransaction, type Tx } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import type { AccountRef } from './accounts.ts';
import { readBalances, readSum } from './balances.ts';
import { hold, release, releaseExpired, type Hold } from './holds.ts';
import { capture, post } from './post.ts';
import { listEntries } from './statement.ts';
import { moveLegs, type Transfer } from './transfer.ts';

const { merchantCode } = aurora;
const currency = 'EUR';
const lottery: AccountRef = { vendor: 'LOTT' };
const bank: AccountRef = { house: 'deposits' };

let db: TestDatabase;
let memberId: string;
let wallet: { readonly member: string };

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db.close());

beforeEach(async () => {
  memberId = await addMember({ db }, aurora, { account: `m${randomUUID().slice(0, 8)}` });
  wallet = { member: memberId };
});

const inAurora = <T>(work: (tx: Tx) => Promise<T>, at: TestBrand = aurora) =>
  withTransaction(db, at, work);

const transfer = (parts: Partial<Transfer> & Pick<Transfer, 'legs'>): Transfer => ({
  merchantCode,
  id: randomUUID(),
  kind: 'bet',
  currency,
  at: testNow,
  ...parts,
});

const pay = (amountMinor: bigint, to: AccountRef = wallet) =>
  inAurora((tx) => post(tx, transfer({ kind: 'deposit', legs: moveLegs(bank, to, amountMinor) })));

const bet = (amountMinor: bigint) => transfer({ legs: moveLegs(wallet, lottery, amountMinor) });

const owner = () => ({ merchantCode, memberId, currency });
const balance = async () => (await inAurora((tx) => readBalances(tx, owner())))[0];

const codeOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Problem) return error.code;
  throw error ?? new Error('It was not refused.');
};

describe('a transfer', () => {
  it('moves money from one account to another, and no wallet below zero', async () => {
    await pay(500n);
    expect(await inAurora((tx) => post(tx, bet(300n)))).toEqual({
      isNew: true,
      balancesMinor: [200n, null],
      availableMinor: [200n, null],
    });
    expect(await codeOf(inAurora((tx) => post(tx, bet(201n))))).toBe('insufficientFunds');
    expect(await balance()).toMatchObject({ balanceMinor: 200n, availableMinor: 200n });
    await inAurora((tx) => post(tx, bet(200n)));
    expect(await balance()).toMatchObject({ balanceMinor: 0n });
  });

  it('has one effect however often it is posted, and tells the same each time', async () => {
    await pay(500n);
    const once = bet(100n);
    const first = await inAurora((tx) => post(tx, once));
    await inAurora((tx) => post(tx, bet(400n)));
    const again = await inAurora((tx) => post(tx, { ...once, at: new Date() }));
    expect(again).toEqual({ ...first, isNew: false, availableMinor: [0n, null] });
    expect(await balance()).toMatchObject({ balanceMinor: 0n });
  });

  it('is refused under a name that another one has', async () => {
    await pay(500n);
    const once = bet(100n);
    await inAurora((tx) => post(tx, once));
    for (const other of [
      { ...once, legs: moveLegs(wallet, lottery, 99n) },
      { ...once, legs: moveLegs(wallet, { vendor: 'ELOTT' }, 100n) },
      { ...once, kind: 'adjustment' as const },
      { ...once, reference: 'round 2' },
    ]) {
      expect(await codeOf(inAurora((tx) => post(tx, other)))).toBe('transferConflict');
    }
    expect(await balance()).toMatchObject({ balanceMinor: 400n });
  });

  it('that was refused leaves its transaction usable and its name free', async () => {
    await pay(100n);
    const wanted = bet(150n);
    await inAurora(async (tx) => {
      expect(await codeOf(post(tx, wanted))).toBe('insufficientFunds');
      await post(tx, transfer({ kind: 'deposit', legs: moveLegs(bank, wallet, 50n) }));
      expect((await post(tx, wanted)).isNew).toBe(true);
    });
    expect(await balance()).toMatchObject({ balanceMinor: 0n });
  });

  it('disappears with the transaction it was part of', async () => {
    await pay(100n);
    const undone = inAurora(async (tx) => {
      await post(tx, bet(60n));
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await balance()).toMatchObject({ balanceMinor: 100n });
  });

  it('has amounts above nothing and below the largest', async () => {
    await pay(10n);
    for (const amount of [0n, 10n ** 15n + 1n]) {
      expect(await codeOf(inAurora((tx) => post(tx, bet(amount))))).toBe('amountInvalid');
    }
  });

  it('is a fault of the program where its legs are none', async () => {
    const legs = [
      { account: wallet, amountMinor: -5n },
      { account: lottery, amountMinor: 4n },
    ];
    for (const wrong of [legs, legs.slice(0, 1), moveLegs(wallet, wallet, 5n), []]) {
      const posting = inAurora((tx) => post(tx, transfer({ legs: wrong })));
      await expect(posting).rejects.toThrow(/legs|accounts/);
    }
  });

  it('of several members at once never waits in a circle', async () => {
    const other = { member: await addMember({ db }, aurora, { account: `x${randomUUID()}` }) };
    await pay(1000n);
    await pay(1000n, other);
    const moves = Array.from({ length: 40 }, (_, index) => {
      const legs = index % 2 ? moveLegs(wallet, other, 10n) : moveLegs(other, wallet, 10n);
      return inAurora((tx) => post(tx, transfer({ kind: 'adjustment', legs })));
    });
    await Promise.all(moves);
    expect(await balance()).toMatchObject({ balanceMinor: 1000n });
  });

  it('is not known to another merchant, who cannot reach its accounts', async () => {
    await pay(100n);
    const inSakura = <T>(work: (tx: Tx) => Promise<T>) => inAurora(work, sakura);
    const seen = await inSakura((tx) => tx.selectFrom('ledger_entries').selectAll().execute());
    expect(seen).toEqual([]);
    const asAurora = inSakura((tx) => post(tx, bet(10n)));
    await expect(asAurora).rejects.toThrow(/row-level security/);
    const ofAnother = inSakura((tx) => post(tx, { ...bet(10n), merchantCode: 'SAKURA' }));
    await expect(ofAnother).rejects.toThrow(/not of this merchant/);
  });

  it('keeps currencies apart', async () => {
    await pay(100n);
    const inYen = { ...bet(10n), currency: 'JPY' };
    expect(await codeOf(inAurora((tx) => post(tx, inYen)))).toBe('insufficientFunds');
  });

  it('never reaches a trial account', async () => {
    const member = await addMember({ db }, aurora, {
      account: `t${randomUUID()}`,
      member_type: 4,
      expires_at: testNow,
    });
    await expect(pay(100n, { member })).rejects.toThrow(/trial account has no wallet/);
  });
});

describe('accounts of the house', () => {
  it('are the sums of their entries', async () => {
    const before = await inAurora((tx) => readSum(tx, lottery, { merchantCode, currency }));
    await pay(500n);
    await inAurora((tx) => post(tx, bet(120n)));
    await inAurora((tx) =>
      post(tx, transfer({ kind: 'win', legs: moveLegs(lottery, wallet, 50n) })),
    );
    const after = await inAurora((tx) => readSum(tx, lottery, { merchantCode, currency }));
    expect(after - before).toBe(70n);
  });
});

describe('a hold', () => {
  const minute = 60_000;
  const wanted = (parts: Partial<Hold> = {}): Hold => ({
    merchantCode,
    id: randomUUID(),
    kind: 'withdrawal',
    currency,
    wallet,
    amountMinor: 80n,
    at: testNow,
    endsAt: new Date(testNow.getTime() + minute),
    ...parts,
  });
  const make = (parts?: Partial<Hold>) => {
    const made = wanted(parts);
    return inAurora((tx) => hold(tx, made)).then(() => made);
  };
  const later = new Date(testNow.getTime() + minute);
  const take = (amountMinor: bigint, parts: Partial<Transfer> = {}) =>
    transfer({
      kind: 'withdrawal',
      legs: moveLegs(wallet, { house: 'withdrawals' }, amountMinor),
      ...parts,
    });

  it('sets money aside that nothing else can spend', async () => {
    await pay(100n);
    await make();
    expect(await balance()).toEqual({
      vendor: null,
      balanceMinor: 100n,
      heldMinor: 80n,
      availableMinor: 20n,
    });
    expect(await codeOf(inAurora((tx) => post(tx, bet(21n))))).toBe('insufficientFunds');
    expect(await codeOf(make({ amountMinor: 21n }))).toBe('insufficientFunds');
    await inAurora((tx) => post(tx, bet(20n)));
  });

  it('is made once', async () => {
    await pay(100n);
    const made = await make({ amountMinor: 60n });
    expect(await inAurora((tx) => hold(tx, made))).toBe(false);
    const other = inAurora((tx) => hold(tx, { ...made, amountMinor: 10n }));
    expect(await codeOf(other)).toBe('transferConflict');
    expect(await balance()).toMatchObject({ heldMinor: 60n });
  });

  it('is released once, and then is free', async () => {
    await pay(100n);
    const name = { merchantCode, id: (await make()).id, at: testNow };
    expect(await inAurora((tx) => release(tx, name))).toBe(true);
    expect(await inAurora((tx) => release(tx, name))).toBe(false);
    expect(await balance()).toMatchObject({ availableMinor: 100n, heldMinor: 0n });
    expect(await codeOf(inAurora((tx) => capture(tx, name.id, take(10n))))).toBe('holdEnded');
    const unknown = inAurora((tx) => release(tx, { ...name, id: 'nothing' }));
    expect(await codeOf(unknown)).toBe('notFound');
  });

  it('is captured once, and what is left is free', async () => {
    await pay(100n);
    const { id } = await make();
    const taken = take(50n);
    const first = await inAurora((tx) => capture(tx, id, taken));
    expect(first).toEqual({ isNew: true, balancesMinor: [50n, null] });
    expect(await inAurora((tx) => capture(tx, id, taken))).toEqual({ ...first, isNew: false });
    expect(await balance()).toMatchObject({ availableMinor: 50n, heldMinor: 0n });
    expect(await codeOf(inAurora((tx) => capture(tx, id, take(10n))))).toBe('holdEnded');
    expect(await codeOf(inAurora((tx) => release(tx, { merchantCode, id, at: later })))).toBe(
      'holdEnded',
    );
  });

  it('gives no more than was held, and to nobody else', async () => {
    await pay(200n);
    const { id } = await make();
    const other = { member: await addMember({ db }, aurora, { account: `x${randomUUID()}` }) };
    await pay(200n, other);
    const ofOther = take(10n, { legs: moveLegs(other, { house: 'withdrawals' }, 10n) });
    for (const wrong of [take(81n), ofOther]) {
      expect(await codeOf(inAurora((tx) => capture(tx, id, wrong)))).toBe('amountInvalid');
    }
    expect(await balance()).toMatchObject({ heldMinor: 80n });
  });

  it('survives a capture whose name is taken', async () => {
    await pay(200n);
    const { id } = await make();
    const used = bet(5n);
    await inAurora((tx) => post(tx, used));
    const capturing = inAurora((tx) => capture(tx, id, take(10n, { id: used.id })));
    expect(await codeOf(capturing)).toBe('transferConflict');
    expect(await balance()).toMatchObject({ heldMinor: 80n });
  });

  it('ends by itself, and can then no longer be captured', async () => {
    await pay(100n);
    const { id } = await make();
    const stays = await make({ amountMinor: 5n, endsAt: new Date(later.getTime() + 1) });
    const capturing = inAurora((tx) => capture(tx, id, take(10n, { at: later })));
    expect(await codeOf(capturing)).toBe('holdEnded');
    await inAurora((tx) => releaseExpired(tx, { merchantCode, at: later, limit: 100 }));
    expect(await balance()).toMatchObject({ heldMinor: 5n });
    expect(await inAurora((tx) => release(tx, { merchantCode, id: stays.id, at: later }))).toBe(
      true,
    );
  });
});

describe('a statement', () => {
  it('lists what happened, the newest first, page by page and by time', async () => {
    const minute = (count: number) => new Date(testNow.getTime() + count * 60_000);
    for (const count of [1, 2, 3, 4, 5]) {
      const deposit = transfer({
        kind: 'deposit',
        reference: `deposit ${count}`,
        legs: moveLegs(bank, wallet, 10n),
        at: minute(count),
      });
      await inAurora((tx) => post(tx, deposit));
    }
    const list = (page: object) =>
      inAurora((tx) => listEntries(tx, owner(), { limit: 2, ...page }));
    const first = await list({});
    expect(first.map(({ reference, balanceAfterMinor }) => [reference, balanceAfterMinor])).toEqual(
      [
        ['deposit 5', 50n],
        ['deposit 4', 40n],
      ],
    );
    const second = await list({ beforeId: first[1]!.id });
    expect(second.map(({ reference }) => reference)).toEqual(['deposit 3', 'deposit 2']);
    const some = await list({ from: minute(2), until: minute(4), limit: 10 });
    expect(some.map(({ reference }) => reference)).toEqual(['deposit 3', 'deposit 2']);
    expect(first[0]).toMatchObject({ kind: 'deposit', vendor: null, amountMinor: 10n });
  });

  it('holds the wallets of all vendors in one order', async () => {
    await pay(100n);
    const atPg = { ...wallet, vendor: 'LOTT' };
    await inAurora((tx) =>
      post(tx, transfer({ kind: 'walletTransfer', legs: moveLegs(wallet, atPg, 30n) })),
    );
    const lines = await inAurora((tx) => listEntries(tx, owner(), { limit: 10 }));
    expect(lines.map(({ vendor, amountMinor }) => [vendor, amountMinor])).toEqual([
      ['LOTT', 30n],
      [null, -30n],
      [null, 100n],
    ]);
    const wallets = await inAurora((tx) => readBalances(tx, owner()));
    expect(wallets.map(({ vendor, balanceMinor }) => [vendor, balanceMinor])).toEqual([
      [null, 70n],
      ['LOTT', 30n],
    ]);
  });
});

describe('the database', () => {
  const asApplication = (statement: string) => inAurora((tx) => sql.raw(statement).execute(tx));

  it('lets the application neither change nor delete what is written', async () => {
    await pay(100n);
    for (const table of ['ledger_entries', 'ledger_transfers', 'ledger_seals']) {
      for (const attack of [
        `update ${table} set merchant_code = merchant_code`,
        `delete from ${table}`,
        `truncate ${table}`,
        `alter table ${table} disable trigger all`,
      ]) {
        await expect(asApplication(attack), attack).rejects.toThrow(
          /permission denied|must be owner/,
        );
      }
    }
    for (const attack of [
      'delete from ledger_accounts',
      'delete from ledger_holds',
      "update ledger_accounts set currency = 'USD'",
      'update ledger_holds set amount_minor = 1',
    ]) {
      await expect(asApplication(attack), attack).rejects.toThrow(/permission denied/);
    }
  });

  it('refuses a change even to its owner', async () => {
    await pay(100n);
    for (const table of ['ledger_entries', 'ledger_transfers']) {
      for (const attack of [
        `update ${table} set currency = 'USD'`,
        `delete from ${table}`,
        `truncate ${table}`,
      ]) {
        const attempt = sql.raw(attack).execute(db.owner);
        await expect(attempt, attack).rejects.toThrow(/stays as it is/);
      }
    }
  });

  it('refuses entries that do not sum to zero, contradict their account or have no transfer', async () => {
    await pay(100n);
    const accounts = await inAurora((tx) =>
      tx
        .selectFrom('ledger_accounts')
        .select(['id', 'balance_minor'])
        .where((eb) => eb.or([eb('member_id', '=', memberId), eb('code', '=', 'house/deposits')]))
        .orderBy('member_id', (order) => order.asc().nullsLast())
        .execute(),
    );
    const [mine, house] = accounts.map(({ id }) => id);
    const write = (id: string, amounts: readonly [bigint, bigint], after: bigint | null) =>
      inAurora(async (tx) => {
        if (id !== 'missing') {
          const digest = Buffer.alloc(32);
          await tx
            .insertInto('ledger_transfers')
            .values({
              merchant_code: merchantCode,
              id,
              kind: 'bet',
              reference: null,
              currency,
              digest,
              created_at: testNow,
            })
            .execute();
        }
        const common = {
          merchant_code: merchantCode,
          transfer_id: id,
          currency,
          created_at: testNow,
        };
        await tx
          .insertInto('ledger_entries')
          .values([
            { ...common, account_id: mine!, amount_minor: amounts[0], balance_after_minor: after },
            { ...common, account_id: house!, amount_minor: amounts[1], balance_after_minor: null },
          ])
          .execute();
      });
    await expect(write('a', [5n, -4n], 100n)).rejects.toThrow(/sum to zero/);
    await expect(write('b', [5n, -5n], 105n)).rejects.toThrow(/contradicts/);
    await expect(write('c', [5n, -5n], null)).rejects.toThrow(/contradicts/);
    await expect(write('missing', [5n, -5n], 100n)).rejects.toThrow(/contradicts/);
  });

  it('lets no wallet go below zero, nor below what is on hold, whatever writes it', async () => {
    await pay(100n);
    for (const attack of ['balance_minor = -1', 'held_minor = 101', 'held_minor = -1']) {
      const statement = `update ledger_accounts set ${attack} where member_id = '${memberId}'`;
      await expect(asApplication(statement), attack).rejects.toThrow(/not_negative/);
    }
  });
});
