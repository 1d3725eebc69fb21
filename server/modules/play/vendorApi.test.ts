import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getSitting } from '../../../schemas/api/launch.ts';
import { logout } from '../../../schemas/api/session.ts';
import { setAutomaticTransfer } from '../../../schemas/api/wallet.ts';
import { VENDOR_CALLS, VENDOR_FAULT_STATUS, type VendorCall } from '../../../schemas/vendorApi.ts';
import {
  aurora,
  createTestGateway,
  hostOf,
  sakura,
  type SignedInAs,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import { countRows } from '../../../tests/support/rowCounts.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  fundMember,
  launchCode,
  type TestGame,
  type VendorCallOptions,
} from '../../../tests/support/vendors.ts';
import { withTransaction } from '../../db/database.ts';
import { job as closeOverdueRounds } from './jobs/closeOverdueRounds.ts';
import { readSum } from '../../ledger/balances.ts';
import type { VendorKey } from './vendorKeys.ts';

let gateway: TestGateway;
let game: TestGame;
let otherGame: TestGame;
let key: VendorKey;
let otherKey: VendorKey;
let sakuraKey: VendorKey;

/** A member with money and a play session, of one test alone. */
interface Player {
  readonly memberId: string;
  readonly account: string;
  readonly as: SignedInAs;
  readonly session: string;
}

let player: Player;

beforeAll(async () => {
  gateway = await createTestGateway();
  game = await findTestGame(gateway);
  otherGame = await findTestGame(gateway, 1);
  key = await addVendorKey(gateway, aurora, game.vendorCode);
  otherKey = await addVendorKey(gateway, aurora, otherGame.vendorCode);
  sakuraKey = await addVendorKey(gateway, sakura, game.vendorCode);
});

afterAll(() => gateway.close());

const call = (name: VendorCall, body: unknown, options: VendorCallOptions = {}) =>
  callAsVendor(gateway, aurora, name, body, { key, ...options });

async function openSession(
  at: TestBrand,
  account: string,
  as: SignedInAs,
  { overrides = {}, with: by = key }: { overrides?: object; with?: VendorKey } = {},
): Promise<string> {
  const code = await launchCode(gateway, at, as, account, game, overrides);
  const { value } = await callAsVendor(gateway, at, 'authenticate', { code }, { key: by });
  return value['session'] as string;
}

async function createPlayer(amountMinor = 10_000n): Promise<Player> {
  const account = `p${randomUUID().slice(0, 12).replaceAll('-', '')}`;
  const memberId = await addMember(gateway, aurora, { account });
  if (amountMinor > 0n) await fundMember(gateway, aurora, memberId, amountMinor);
  const as = await signIn(gateway, aurora, account);
  return { memberId, account, as, session: await openSession(aurora, account, as) };
}

beforeEach(async () => {
  player = await createPlayer();
});

const id = () => randomUUID();
const round = (roundId: string, rest: object = {}, session = player.session) => ({
  session,
  transactionId: id(),
  roundId,
  ...rest,
});
const balance = async (session = player.session) =>
  (await call('balance', { session })).value['balance'];
const houseSum = () =>
  withTransaction(gateway.db, aurora, (tx) =>
    readSum(tx, { vendor: game.vendorCode }, { merchantCode: 'AURORA', currency: 'EUR' }),
  );
const stateOf = async (roundId: string) =>
  (
    await withTransaction(gateway.db, aurora, (tx) =>
      tx.selectFrom('play_rounds').select('state').where('id', '=', roundId).executeTakeFirst(),
    )
  )?.state;

describe('a request', () => {
  const body = () => ({ session: player.session });

  it('is answered when its key signed it, in the envelope of every call', async () => {
    const answer = await call('balance', body());
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({
      success: true,
      value: { balance: '100.00', currency: 'EUR' },
      message: '',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each<[string, () => VendorCallOptions]>([
    ['another signature', () => ({ signature: 'a'.repeat(64) })],
    ['a signature in capitals', () => ({ signature: 'A'.repeat(64) })],
    ['half a signature', () => ({ signature: 'a'.repeat(32) })],
    ['no signature', () => ({ signature: '' })],
    ['an unknown key', () => ({ key: { ...key, id: 'vk_nobodysnobodys' } })],
    ['another secret', () => ({ key: { ...key, secret: otherKey.secret } })],
    ['another merchant’s key', () => ({ key: sakuraKey })],
    ['its key at another merchant', () => ({ at: sakura })],
    ['a time that is none', () => ({ timestamp: 'now' })],
    ['a short nonce', () => ({ nonce: 'short' })],
    ['a nonce of other letters', () => ({ nonce: 'aaaaaaaaaaaaaaaa%0Ab' })],
    ['no key', () => ({ headers: { 'x-livery-key': '' } })],
  ])('is refused with %s, in the same words', async (_what, options) => {
    const answer = await call('balance', body(), options());
    expect([answer.status, answer.code]).toEqual([401, 'badSignature']);
    expect(JSON.parse(answer.text).message).toBe(
      'The request is not signed by a key of this merchant.',
    );
  });

  it.each([-61, 61, -86_400])('is refused %i seconds from now', async (seconds) => {
    const timestamp = String(Math.floor(gateway.now().getTime() / 1000) + seconds);
    const answer = await call('balance', body(), { timestamp });
    expect([answer.status, answer.code]).toEqual([401, 'staleRequest']);
  });

  it('is refused when it comes again, whatever came of it', async () => {
    const nonce = id();
    const debit = round(id(), { amount: '1.00' });
    expect((await call('debit', debit, { nonce })).status).toBe(200);
    expect((await call('debit', debit, { nonce })).code).toBe('requestReplayed');
    const refused = id();
    const unknown = { session: 'x'.repeat(43) };
    expect((await call('balance', unknown, { nonce: refused })).code).toBe('sessionUnknown');
    expect((await call('balance', unknown, { nonce: refused })).code).toBe('requestReplayed');
    expect(await balance()).toBe('99.00');
  });

  it.each(['debit', 'credit', 'rollback', 'endRound'] as const)(
    'to %s that is not what its signature says leaves no trace',
    async (name) => {
      const roundId = id();
      const stake = round(roundId, { amount: '10.00' });
      await call('debit', stake);
      const rest = { amount: '5.00', debitTransactionId: stake.transactionId };
      const asked = round(roundId, {
        ...(name === 'debit' || name === 'credit' ? { amount: rest.amount } : {}),
        ...(name === 'rollback' ? { debitTransactionId: rest.debitTransactionId } : {}),
      });
      const now = Math.floor(gateway.now().getTime() / 1000);
      const lies: VendorCallOptions[] = [
        { signature: 'a'.repeat(64) },
        { key: { ...key, secret: otherKey.secret } },
        { key: sakuraKey },
        { timestamp: String(now - 61) },
        { timestamp: String(now + 61) },
        // Another's right signature: the rounds, ids and sessions are not theirs.
        { key: otherKey },
      ];
      const before = await countRows(gateway.db);
      for (const lie of lies) {
        const answer = await call(name, asked, lie);
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
      }
      const after = await countRows(gateway.db);
      expect({ ...after, used_nonces: 0 }).toEqual({ ...before, used_nonces: 0 });
      expect([await balance(), await stateOf(roundId)]).toEqual(['90.00', 'open']);
    },
  );

  it('is put off where sixty from its address were signed wrongly in a minute, and answered where it is signed', async () => {
    const remoteAddress = '203.0.113.60';
    const ask = (options: VendorCallOptions) =>
      call('balance', body(), { remoteAddress, ...options });
    const wrong = { signature: 'a'.repeat(64) };
    const codes = [];
    for (let each = 0; each < 59; each += 1) codes.push((await ask(wrong)).code);
    expect(new Set(codes)).toEqual(new Set(['badSignature']));
    const late = await ask(wrong);
    expect([late.status, late.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask({})).status).toBe(200);
    expect((await ask({ ...wrong, remoteAddress: '203.0.113.61' })).code).toBe('badSignature');
    expect((await ask({ ...wrong, key: sakuraKey, at: sakura })).code).toBe('badSignature');
    gateway.passTime(60);
    expect((await ask(wrong)).code).toBe('badSignature');
  });

  it('is refused to a vendor whose session it is not', async () => {
    const answer = await call('balance', body(), { key: otherKey });
    expect([answer.status, answer.code]).toEqual([404, 'sessionUnknown']);
  });

  it('is unknown at a host nobody serves, at another path and by another method', async () => {
    const inject = (method: 'GET' | 'POST', url: string, host: string) =>
      gateway.app.inject({ method, url, headers: { host } });
    const stranger = await inject('POST', '/vendor/v1/balance', 'stranger.test');
    expect(stranger.statusCode).toBe(421);
    expect(stranger.body).not.toMatch(/aurora/i);
    const host = hostOf(aurora);
    expect((await inject('POST', '/vendor/v1/nothing', host)).json().code).toBe('notFound');
    expect((await inject('GET', '/vendor/v1/balance', host)).json().code).toBe('notFound');
  });

  it('goes on being signed by the key before for a day after a new one', async () => {
    const third = await findTestGame(gateway, 2);
    const before = await addVendorKey(gateway, aurora, third.vendorCode);
    const after = await addVendorKey(gateway, aurora, third.vendorCode);
    const asked = (by: VendorKey) => call('openRounds', { olderThanSeconds: 0 }, { key: by });
    expect([(await asked(before)).status, (await asked(after)).status]).toEqual([200, 200]);
    gateway.passTime(86_400);
    expect([(await asked(before)).status, (await asked(after)).status]).toEqual([401, 200]);
  });
});

describe('a body', () => {
  const sound: Readonly<Record<VendorCall, () => Record<string, unknown>>> = {
    authenticate: () => ({ code: 'c'.repeat(43) }),
    balance: () => ({ session: player.session }),
    debit: () => round(id(), { amount: '1.00' }),
    credit: () => round(id(), { amount: '1.00' }),
    rollback: () => round(id(), { debitTransactionId: id() }),
    endRound: () => round(id()),
    openRounds: () => ({ olderThanSeconds: 0 }),
  };
  const odd: readonly unknown[] = [
    null,
    7,
    -1,
    1.5,
    true,
    '',
    ' ',
    'a\0b',
    '\ud800',
    ['x'],
    {},
    { $ne: null },
    'x'.repeat(5000),
    "' or 1=1 --",
    '../../x',
    '1e5',
    '-1.00',
    '+1',
    '1,00',
    '0x10',
    '１',
    '01',
    '.5',
    '5.',
    '1.00001',
  ];

  /** Ids are any letters the vendor likes, and every whole number is an age. */
  const listOdd = (field: string) =>
    odd.filter((value) => {
      if (field.endsWith('Id'))
        return !/^[\w.:-]{1,64}$/.test(typeof value === 'string' ? value : '');
      return field !== 'olderThanSeconds' || value !== 7;
    });

  it.each(Object.keys(VENDOR_CALLS) as VendorCall[])(
    'of %s that breaks its contract is refused, and nothing is written but nonces',
    async (name) => {
      const before = await countRows(gateway.db);
      const names = Object.keys(sound[name]());
      const bodies: unknown[] = [null, 7, 'x', [], {}, { ...sound[name](), more: 1 }];
      for (const field of names) {
        const { [field]: _gone, ...rest } = sound[name]();
        bodies.push(rest, ...listOdd(field).map((value) => ({ ...sound[name](), [field]: value })));
      }
      for (const body of bodies) {
        const answer = await call(name, body);
        expect(answer.status, JSON.stringify(body)?.slice(0, 200)).toBeGreaterThanOrEqual(400);
        expect(answer.status, answer.text).toBeLessThan(500);
        expect(VENDOR_FAULT_STATUS[answer.code as 'badRequest']).toBe(answer.status);
        expect(answer.text).not.toContain('$ne');
      }
      const after = await countRows(gateway.db);
      expect({ ...after, used_nonces: 0 }).toEqual({ ...before, used_nonces: 0 });
    },
  );

  it('is refused where it is no JSON that two readers read alike, or none at all', async () => {
    const { session } = player;
    const payloads: (string | Buffer)[] = [
      '',
      '{',
      `{"session":"${session}","session":"${session}"}`,
      `{"session":"${session}",}`,
      '{"__proto__":{}}',
      '['.repeat(9000),
      Buffer.from([0xff, 0xfe]),
    ];
    for (const payload of payloads) {
      expect((await call('balance', null, { payload })).code).toBe('badRequest');
    }
    const type = { 'content-type': 'text/plain' };
    expect((await call('balance', { session }, { headers: type })).status).toBe(415);
    const large = JSON.stringify({ session, more: 'x'.repeat(20_000) });
    expect((await call('balance', null, { payload: large })).status).toBe(413);
  });
});

describe('a launch code', () => {
  const launch = (overrides: object = {}) =>
    launchCode(gateway, aurora, player.as, player.account, game, overrides);

  it('opens one play session, which says what the game needs and not who plays', async () => {
    const code = await launch();
    const { status, value, text } = await call('authenticate', { code });
    expect(status).toBe(200);
    expect(value).toMatchObject({
      gameCode: game.code,
      currency: 'EUR',
      decimals: 2,
      language: 'en',
      mode: 'real',
      balance: '100.00',
      openRounds: [],
    });
    expect(text).not.toContain(player.account);
    expect(text).not.toContain(player.memberId);
    const again = await call('authenticate', { code });
    expect([again.status, again.code]).toEqual([403, 'codeInvalid']);
  });

  it('opens one of twenty that come at once', async () => {
    const code = await launch();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('authenticate', { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.code))).toEqual(
      new Set([undefined, 'codeInvalid']),
    );
  });

  it('is worth nothing after a minute, to another vendor, or at another merchant', async () => {
    const code = await launch();
    expect((await call('authenticate', { code }, { key: otherKey })).code).toBe('codeInvalid');
    const elsewhere = await callAsVendor(
      gateway,
      sakura,
      'authenticate',
      { code },
      { key: sakuraKey },
    );
    expect(elsewhere.code).toBe('codeInvalid');
    gateway.passTime(60);
    expect((await call('authenticate', { code })).code).toBe('codeInvalid');
  });

  it('is worth nothing once its member signed out, or the account is closed', async () => {
    const code = await launch();
    const other = await createPlayer();
    const theirs = await launchCode(gateway, aurora, other.as, other.account, game);
    await gateway.call(aurora, logout, { as: player.as });
    expect((await call('authenticate', { code })).code).toBe('codeInvalid');
    await withTransaction(gateway.db, aurora, (tx) =>
      tx
        .updateTable('members')
        .set({ status: 'closed' })
        .where('id', '=', other.memberId)
        .execute(),
    );
    expect((await call('authenticate', { code: theirs })).code).toBe('codeInvalid');
  });

  it('calls a member the same every time, and otherwise at every vendor', async () => {
    const alias = async (by: VendorKey, of: TestGame) => {
      const code = await launchCode(gateway, aurora, player.as, player.account, of);
      return (await call('authenticate', { code }, { key: by })).value['memberAlias'];
    };
    const first = await alias(key, game);
    expect(first).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect(await alias(key, game)).toBe(first);
    expect(await alias(otherKey, otherGame)).not.toBe(first);
  });
});

describe('a round', () => {
  it('goes from stakes over payments to its end, and the ledger agrees', async () => {
    const before = await houseSum();
    const roundId = id();
    const first = await call('debit', round(roundId, { amount: '10.00' }));
    expect(first.value).toMatchObject({
      roundId,
      roundState: 'open',
      balance: '90.00',
      currency: 'EUR',
    });
    await call('debit', round(roundId, { amount: '5.5' }));
    await call('credit', round(roundId, { amount: '20.25' }));
    const end = await call('endRound', round(roundId));
    expect(end.value).toMatchObject({ roundState: 'settled', balance: '104.75' });
    expect((await houseSum()) - before).toBe(-475n);
  });

  it.each(['debit', 'credit', 'rollback'] as const)(
    'takes no %s once it is settled',
    async (name) => {
      const roundId = id();
      const stake = round(roundId, { amount: '10.00' });
      await call('debit', stake);
      await call('endRound', round(roundId));
      const rest =
        name === 'rollback' ? { debitTransactionId: stake.transactionId } : { amount: '1' };
      const late = await call(name, round(roundId, rest));
      expect([late.status, late.code]).toEqual([409, 'roundClosed']);
      expect(await balance()).toBe('90.00');
    },
  );

  it('may be ended again', async () => {
    const roundId = id();
    await call('debit', round(roundId, { amount: '1' }));
    await call('endRound', round(roundId));
    expect((await call('endRound', round(roundId))).value['roundState']).toBe('settled');
    expect((await call('endRound', round(id()))).code).toBe('roundUnknown');
  });

  it('pays nothing without a stake, unless it is a free one', async () => {
    const roundId = id();
    const win = round(roundId, { amount: '7.00' });
    expect((await call('credit', win)).code).toBe('roundUnknown');
    const free = await call('credit', round(roundId, { amount: '7.00', freeRound: true }));
    expect(free.value['balance']).toBe('107.00');
    expect((await call('credit', win)).value['balance']).toBe('114.00');
  });

  it('is its member’s, game’s and mode’s alone', async () => {
    const roundId = id();
    await call('debit', round(roundId, { amount: '1' }));
    const stranger = await createPlayer();
    const strangers = await call('debit', round(roundId, { amount: '1' }, stranger.session));
    expect([strangers.status, strangers.code]).toEqual([409, 'roundMismatch']);
    const trial = await openSession(aurora, player.account, player.as, {
      overrides: { trial: true },
    });
    expect((await call('credit', round(roundId, { amount: '1' }, trial))).code).toBe(
      'roundMismatch',
    );
  });

  it('goes on in a later session of the same member and game, which is told of it', async () => {
    const roundId = id();
    await call('debit', round(roundId, { amount: '1' }));
    const code = await launchCode(gateway, aurora, player.as, player.account, game);
    const { value } = await call('authenticate', { code });
    expect(value['openRounds']).toEqual([roundId]);
    const session = value['session'] as string;
    expect((await call('credit', round(roundId, { amount: '2' }, session))).status).toBe(200);
  });

  it('is paid after the member signed out, but nothing more is staked', async () => {
    const roundId = id();
    await call('debit', round(roundId, { amount: '1' }));
    await gateway.call(aurora, logout, { as: player.as });
    const more = await call('debit', round(roundId, { amount: '1' }));
    expect([more.status, more.code]).toEqual([403, 'sessionEnded']);
    const free = await call('credit', round(id(), { amount: '1', freeRound: true }));
    expect(free.code).toBe('sessionEnded');
    expect((await call('credit', round(roundId, { amount: '3' }))).value['balance']).toBe('102.00');
    expect((await call('endRound', round(roundId))).status).toBe(200);
  });
});

describe('a stake', () => {
  it.each(['0', '0.00', '1.005'])('of %s is no amount', async (amount) => {
    const answer = await call('debit', round(id(), { amount }));
    expect([answer.status, answer.code]).toEqual([400, 'amountInvalid']);
  });

  it('has no decimals in a currency without', async () => {
    const account = `s${randomUUID().slice(0, 8)}`;
    const memberId = await addMember(gateway, sakura, { account });
    await fundMember(gateway, sakura, memberId, 500n);
    const as = await signIn(gateway, sakura, account);
    const session = await openSession(sakura, account, as, { with: sakuraKey });
    const stake = (amount: string) =>
      callAsVendor(gateway, sakura, 'debit', round(id(), { amount }, session), { key: sakuraKey });
    expect((await stake('10.0')).code).toBe('amountInvalid');
    expect((await stake('10')).value).toMatchObject({ balance: '490', currency: 'JPY' });
  });

  it('that is more than there is moves nothing, and stays refused after a deposit', async () => {
    const roundId = id();
    const stake = round(roundId, { amount: '100.01' });
    const refused = await call('debit', stake);
    expect([refused.status, refused.code]).toEqual([402, 'insufficientFunds']);
    expect(await stateOf(roundId)).toBeUndefined();
    await fundMember(gateway, aurora, player.memberId, 5000n);
    expect((await call('debit', stake)).text).toBe(refused.text);
    expect(await balance()).toBe('150.00');
    expect((await call('debit', round(roundId, { amount: '100.01' }))).value['balance']).toBe(
      '49.99',
    );
  });

  it('of a hundred that come at once is taken as often as there is money', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => call('debit', round(id(), { amount: '5.00' }))),
    );
    const codes = answers.map(({ code, status }) => code ?? status);
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(codes.filter((code) => code === 'insufficientFunds')).toHaveLength(40);
    expect(await balance()).toBe('0.00');
  });
});

describe('an id', () => {
  it.each([
    ['debit', (roundId: string) => ({ roundId, amount: '3.00' }), '97.00'],
    ['credit', (roundId: string) => ({ roundId, amount: '3.00' }), '102.00'],
    ['endRound', (roundId: string) => ({ roundId }), '99.00'],
  ] as const)(
    'of a %s has one effect and one answer, also fifty at a time',
    async (name, rest, left) => {
      const roundId = id();
      if (name !== 'debit') await call('debit', round(roundId, { amount: '1.00' }));
      const body = round(roundId, rest(roundId));
      const answers = await Promise.all(Array.from({ length: 50 }, () => call(name, body)));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]!.status).toBe(200);
      const inOtherOrder = Object.fromEntries(Object.entries(body).reverse());
      expect((await call(name, inOtherOrder)).text).toBe(answers[0]!.text);
      expect(await balance()).toBe(left);
    },
  );

  it('is refused with anything else under it', async () => {
    const roundId = id();
    const stake = round(roundId, { amount: '3.00' });
    await call('debit', stake);
    const other = await createPlayer();
    const changes: [VendorCall, object][] = [
      ['debit', { ...stake, amount: '3.01' }],
      ['debit', { ...stake, roundId: id() }],
      ['debit', { ...stake, session: other.session }],
      ['credit', stake],
      ['endRound', { ...stake, amount: undefined }],
      ['rollback', { ...stake, amount: undefined, debitTransactionId: id() }],
    ];
    for (const [name, body] of changes) {
      const answer = await call(name, body);
      expect([answer.status, answer.code], name).toEqual([409, 'transactionConflict']);
    }
    expect([await balance(), await balance(other.session)]).toEqual(['97.00', '100.00']);
  });

  it('is another one at another vendor and at another merchant', async () => {
    const stake = round(id(), { amount: '1.00' });
    await call('debit', stake);
    const code = await launchCode(gateway, aurora, player.as, player.account, otherGame);
    const { value } = await call('authenticate', { code }, { key: otherKey });
    const same = { ...stake, session: value['session'] };
    expect((await call('debit', same, { key: otherKey })).value['balance']).toBe('98.00');
  });

  it('used in two rounds at once counts in one of them', async () => {
    const transactionId = id();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        call('debit', { ...round(id(), { amount: '1.00' }), transactionId }),
      ),
    );
    expect(answers.map(({ code, status }) => code ?? status).sort()).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 'transactionConflict'),
    ]);
    expect(await balance()).toBe('99.00');
  });
});

describe('a credit', () => {
  afterEach(() => gateway.brands.put(aurora));

  it('is paid up to what the merchant lets a round pay, and beyond it once it lets it pay more', async () => {
    const limitTo = (payoutLimit: number) =>
      gateway.brands.put({ ...aurora, wallet: { ...aurora.wallet, payoutLimit } });
    limitTo(50.5);
    const stake = round(id(), { amount: '10.00' });
    await call('debit', stake);
    expect((await call('credit', round(stake.roundId, { amount: '50.50' }))).status).toBe(200);
    const more = round(stake.roundId, { amount: '0.01' });
    const refused = await call('credit', more);
    expect([refused.status, refused.code]).toEqual([409, 'payoutAboveLimit']);
    expect(await balance()).toBe('140.50');
    limitTo(51);
    expect((await call('credit', more)).value['balance']).toBe('140.51');
    expect((await call('endRound', round(stake.roundId))).status).toBe(200);
  });

  it.each(['real', 'play'])(
    'into a full wallet of %s money is refused, and paid once there is room',
    async (mode) => {
      const overrides = mode === 'play' ? { trial: true } : {};
      const session = await openSession(aurora, player.account, player.as, { overrides });
      const most = '9999999999999.99';
      const answers = [];
      const pays = [];
      for (let times = 0; times <= 100; times += 1) {
        const pay = { ...round(id(), { amount: most, freeRound: true }, session) };
        pays.push(pay);
        answers.push(await call('credit', pay));
      }
      expect(answers.filter(({ status }) => status === 200).length).toBe(99);
      const last = answers.at(-1)!;
      expect([last.status, last.code]).toEqual([409, 'walletFull']);
      await call('debit', round(id(), { amount: most }, session));
      expect((await call('credit', pays.at(-1)!)).status).toBe(200);
    },
  );
});

describe('a rollback', () => {
  const undo = (stake: { roundId: string; transactionId: string }, rest: object = {}) => ({
    session: player.session,
    transactionId: id(),
    roundId: stake.roundId,
    debitTransactionId: stake.transactionId,
    ...rest,
  });

  it('gives a stake back once, also when it comes fifty times at once', async () => {
    const stake = round(id(), { amount: '30.00' });
    await call('debit', stake);
    const body = undo(stake);
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('rollback', body)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]!.value).toMatchObject({
      returned: '30.00',
      roundState: 'rolledBack',
      balance: '100.00',
    });
    const other = await call('rollback', undo(stake));
    expect(other.value).toMatchObject({ returned: '0.00', balance: '100.00' });
  });

  it('that comes first makes its debit be refused when it comes, also all at once', async () => {
    const stake = round(id(), { amount: '30.00' });
    expect((await call('rollback', undo(stake))).value['returned']).toBe('0.00');
    const late = await call('debit', stake);
    expect([late.status, late.code]).toEqual([409, 'transactionCancelled']);
    for (let race = 0; race < 15; race += 1) {
      const racing = round(id(), { amount: '30.00' });
      const [debit, rollback] = await Promise.all([
        call('debit', racing),
        call('rollback', undo(racing)),
      ]);
      expect(rollback.status).toBe(200);
      expect([200, 409]).toContain(debit.status);
      expect(await balance()).toBe('100.00');
    }
  });

  it('makes its debit be refused from then on, and no other one open the round, whichever came first', async () => {
    const [came, late] = [round(id(), { amount: '30.00' }), round(id(), { amount: '30.00' })];
    await call('debit', came);
    for (const stake of [came, late]) {
      expect((await call('rollback', undo(stake))).value['roundState']).toBe('rolledBack');
      expect(await stateOf(stake.roundId)).toBe('rolledBack');
      const again = await call('debit', stake);
      expect([again.status, again.code]).toEqual([409, 'transactionCancelled']);
      const more = { amount: '1.00' };
      for (const name of ['debit', 'credit'] as const) {
        expect((await call(name, round(stake.roundId, more))).code).toBe('roundClosed');
      }
      expect((await call('credit', round(stake.roundId, { ...more, freeRound: true }))).code).toBe(
        'roundClosed',
      );
      expect((await call('endRound', round(stake.roundId))).code).toBe('roundClosed');
      const changed = await call('debit', { ...stake, amount: '1.00' });
      expect(changed.status).toBe(409);
    }
    expect(await balance()).toBe('100.00');
  });

  it('leaves the other stakes of the round, and is refused once something was paid', async () => {
    const roundId = id();
    const one = round(roundId, { amount: '10.00' });
    const two = round(roundId, { amount: '20.00' });
    await call('debit', one);
    await call('debit', two);
    expect((await call('rollback', undo(one))).value).toMatchObject({
      roundState: 'open',
      balance: '80.00',
    });
    await call('credit', round(roundId, { amount: '1.00' }));
    const late = await call('rollback', undo(two));
    expect([late.status, late.code]).toEqual([409, 'roundCredited']);
    expect(await balance()).toBe('81.00');
  });

  it('takes back debits of its own round alone', async () => {
    const stake = round(id(), { amount: '10.00' });
    await call('debit', stake);
    const win = round(stake.roundId, { amount: '10.00' });
    await call('credit', win);
    const wrong = [
      undo({ ...stake, roundId: id() }),
      undo(win),
      undo(stake, { transactionId: stake.transactionId }),
      undo(stake, { debitTransactionId: 'same', transactionId: 'same' }),
    ];
    for (const body of wrong) {
      expect((await call('rollback', body)).code).toBe('transactionConflict');
    }
    expect(await balance()).toBe('100.00');
  });

  it('of a refused debit gives nothing', async () => {
    const stake = round(id(), { amount: '500.00' });
    await call('debit', stake);
    expect((await call('rollback', undo(stake))).value).toMatchObject({
      returned: '0.00',
      balance: '100.00',
    });
  });
});

describe('play money', () => {
  it('never meets the ledger', async () => {
    const ledgerRows = async () => {
      const { rows } = await sql<{ count: number }>`
        select (select count(*) from ledger_entries)::int + (select count(*) from ledger_accounts)::int as count`.execute(
        gateway.db.owner,
      );
      return rows[0]!.count;
    };
    const before = await ledgerRows();
    const session = await openSession(aurora, player.account, player.as, {
      overrides: { trial: true },
    });
    const roundId = id();
    expect((await call('debit', round(roundId, { amount: '10' }, session))).value['balance']).toBe(
      '9990.00',
    );
    await call('credit', round(roundId, { amount: '50' }, session));
    await call('endRound', round(roundId, {}, session));
    const undone = round(id(), { amount: '10' }, session);
    await call('debit', undone);
    await call('rollback', {
      ...round(undone.roundId, {}, session),
      debitTransactionId: undone.transactionId,
    });
    expect(await balance(session)).toBe('10040.00');
    expect((await call('debit', round(id(), { amount: '10040.01' }, session))).code).toBe(
      'insufficientFunds',
    );
    expect(await ledgerRows()).toBe(before);
    expect(await balance()).toBe('100.00');
  });

  it('is filled up at a launch when nearly all is gone', async () => {
    const trial = { overrides: { trial: true } };
    const session = await openSession(aurora, player.account, player.as, trial);
    await call('debit', round(id(), { amount: '5000' }, session));
    const second = await openSession(aurora, player.account, player.as, trial);
    expect(await balance(second)).toBe('5000.00');
    await call('debit', round(id(), { amount: '4500' }, session));
    expect(await balance(await openSession(aurora, player.account, player.as, trial))).toBe(
      '10000.00',
    );
  });
});

describe('a merchant with a wallet for each vendor', () => {
  it('lets a vendor stake from its own wallet alone, and pays back into it', async () => {
    const apart: TestBrand = {
      ...aurora,
      id: 'apart',
      merchantCode: 'APART',
      wallet: { mode: 'transfer' },
    };
    gateway.brands.put(apart);
    const theirs = await addVendorKey(gateway, apart, game.vendorCode);
    const account = 'apart';
    const memberId = await addMember(gateway, apart, { account });
    await fundMember(gateway, apart, memberId, 10_000n);
    await fundMember(gateway, apart, memberId, 700n, game.vendorCode);
    const as = await signIn(gateway, apart, account);
    await gateway.call(apart, setAutomaticTransfer, { as, body: { isAutomatic: false } });
    const session = await openSession(apart, account, as, { with: theirs });
    const ask = (name: VendorCall, body: object) =>
      callAsVendor(gateway, apart, name, body, { key: theirs });
    const roundId = id();
    expect((await ask('debit', round(roundId, { amount: '7.01' }, session))).code).toBe(
      'insufficientFunds',
    );
    expect((await ask('debit', round(roundId, { amount: '7' }, session))).value['balance']).toBe(
      '0.00',
    );
    expect((await ask('credit', round(roundId, { amount: '9' }, session))).value['balance']).toBe(
      '9.00',
    );
  });
});

describe('rounds that were left open', () => {
  const listed = async (olderThanSeconds: number) =>
    (await call('openRounds', { olderThanSeconds })).value['rounds'] as {
      roundId: string;
      staked: string;
    }[];

  const runJob = () => closeOverdueRounds.run(gateway.parts, { dueAt: gateway.now() });

  it('are told to their vendor alone, the oldest first', async () => {
    const roundId = id();
    gateway.passTime(1);
    await call('debit', round(roundId, { amount: '2.00' }));
    gateway.passTime(30);
    expect((await listed(0)).at(-1)).toMatchObject({
      roundId,
      staked: '2.00',
      gameCode: game.code,
    });
    expect((await listed(60)).map((row) => row.roundId)).not.toContain(roundId);
    const others = await call('openRounds', { olderThanSeconds: 0 }, { key: otherKey });
    expect(others.value['rounds']).not.toContainEqual(expect.objectContaining({ roundId }));
  });

  it('are returned once after a day, and closed where something was paid', async () => {
    const unpaid = id();
    const paid = id();
    await call('debit', round(unpaid, { amount: '10.00' }));
    await call('debit', round(paid, { amount: '10.00' }));
    await call('credit', round(paid, { amount: '4.00' }));
    gateway.passTime(86_399);
    await runJob();
    expect([await stateOf(unpaid), await stateOf(paid)]).toEqual(['open', 'open']);
    gateway.passTime(1);
    await runJob();
    await runJob();
    expect([await stateOf(unpaid), await stateOf(paid)]).toEqual(['returned', 'settled']);
    expect(await balance()).toBe('94.00');
    const late = await call('credit', round(unpaid, { amount: '5.00' }));
    expect([late.status, late.code]).toEqual([409, 'roundClosed']);
  });
});

describe('a sitting', () => {
  const ask = async (query: object = {}, as = player.as) => {
    const from = gateway.now().toISOString();
    const wanted = { gameId: game.id, mode: 'real', from, ...query };
    const reply = await gateway.call(aurora, getSitting, { as, query: wanted });
    return reply.statusCode === 200 ? reply.json().value : reply.json().code;
  };

  it('is what the ledger has of the member’s rounds of this game, open ones too', async () => {
    const [lost, won, open, undone] = [id(), id(), id(), id()];
    const from = gateway.now().toISOString();
    expect(await ask()).toEqual({ rounds: 0, staked: '0.00', paid: '0.00', lastRound: null });
    await call('debit', round(lost, { amount: '2.00' }));
    await call('endRound', round(lost));
    gateway.passTime(1);
    await call('debit', round(won, { amount: '3.00' }));
    await call('credit', round(won, { amount: '7.50' }));
    await call('endRound', round(won));
    gateway.passTime(1);
    await call('debit', round(open, { amount: '1.25' }));
    const taken = round(undone, { amount: '4.00' });
    await call('debit', taken);
    await call('rollback', round(undone, { debitTransactionId: taken.transactionId }));
    const sums = { rounds: 3, staked: '6.25', paid: '7.50', lastRound: won };
    expect(await ask({ from })).toEqual(sums);
    expect(await ask({ from, mode: 'play' })).toMatchObject({ rounds: 0, lastRound: null });
    expect(await ask({ from, gameId: otherGame.id })).toMatchObject({ rounds: 0 });
    const other = await createPlayer();
    expect(await ask({ from }, other.as)).toMatchObject({ rounds: 0 });
    gateway.passTime(1);
    expect(await ask()).toMatchObject({ rounds: 0, staked: '0.00' });
  });

  it('is refused for a moment that is none', async () => {
    expect(await ask({ from: '2026-13-45T00:00:00Z' })).toBe('queryInvalid');
    expect(await ask({ from: 'now' })).toBe('queryInvalid');
  });
});
