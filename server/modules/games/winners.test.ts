import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getWinners, type WINNER_LISTS } from '../../../schemas/api/games.ts';
import { getPrivacy, setPrivacy } from '../../../schemas/api/security.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import type { Winner } from '../../../tests/support/builders.ts';
import {
  aurora as strict,
  createTestGateway,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import {
  addBettor,
  addIssue,
  betOn,
  endIssue,
  onLastDigit,
  placeBet,
  setResult,
  type Bettor,
} from '../../../tests/support/lottery.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  launchCode,
  type TestGame,
} from '../../../tests/support/vendors.ts';
import { withTransaction } from '../../db/database.ts';
import { listenForChanges, type StopListening } from '../../db/listen.ts';
import type { VendorKey } from '../play/vendorKeys.ts';

/** Wins show here unless who won says no; at the other they show only after a yes. */
const aurora: TestBrand = {
  ...strict,
  jurisdiction: { ...strict.jurisdiction, country: 'BR' },
};

let gateway: TestGateway;
let stopListening: StopListening;
let game: TestGame;
let key: VendorKey;
let ana: Bettor & { readonly account: string };

beforeAll(async () => {
  gateway = await createTestGateway({
    testBrands: [aurora, sakura],
    lottery: { isDriven: true, batchSize: 7 },
  });
  stopListening = await listenForChanges(gateway.db, {
    onContentChange: gateway.hear.content,
    onEvents: gateway.hear.events,
  });
  game = await findTestGame(gateway);
  key = await addVendorKey(gateway, aurora, game.vendorCode);
});

afterAll(async () => {
  await stopListening();
  await gateway.close();
});

async function addPerson() {
  const bettor = await addBettor(gateway, aurora, 1_000_000n);
  const { account } = await withTransaction(gateway.db, aurora, (tx) =>
    tx
      .selectFrom('members')
      .select('account')
      .where('id', '=', bettor.memberId)
      .executeTakeFirstOrThrow(),
  );
  return { ...bettor, account };
}

beforeEach(async () => {
  gateway.brands.put(aurora);
  await withTransaction(gateway.db, aurora, (tx) =>
    tx.deleteFrom('winners').where('merchant_code', '=', 'AURORA').execute(),
  );
  ana = await addPerson();
});

interface Asked {
  readonly list?: (typeof WINNER_LISTS)[number];
  readonly span?: string;
  readonly category?: string;
}

/** A list as a visitor reads it who comes once what is kept of reads has aged. */
async function ask(query: Asked = {}, at: TestBrand = aurora): Promise<readonly Winner[]> {
  gateway.passTime(6);
  const reply = await gateway.call(at, getWinners, { query: { ...query } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().value.list;
}

const amountsOf = (list: readonly Winner[]) => list.map(({ amount }) => amount);

/** Plays a round of real money, or a free one where nothing is staked. */
async function play(
  stake: string | null,
  win: string,
  { who = ana, trial = false }: { who?: typeof ana; trial?: boolean } = {},
) {
  const code = await launchCode(gateway, aurora, who.as, who.account, game, { trial });
  const call = async (name: Parameters<typeof callAsVendor>[2], body: object) => {
    const answer = await callAsVendor(gateway, aurora, name, body, { key });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.value;
  };
  const { session } = await call('authenticate', { code });
  const roundId = randomUUID();
  const of = () => ({ session, roundId, transactionId: randomUUID() });
  if (stake !== null) await call('debit', { ...of(), amount: stake });
  await call('credit', { ...of(), amount: win, ...(stake === null && { freeRound: true }) });
  await call('endRound', of());
}

const change = (who: Bettor, set: Record<string, unknown>) =>
  withTransaction(gateway.db, aurora, (tx) =>
    tx.updateTable('members').set(set).where('id', '=', who.memberId).execute(),
  );

describe('lists of winners', () => {
  it('have large wins of real money, the latest first, with the name shortened', async () => {
    await play('1.00', '75.00');
    await play('1.00', '49.99');
    await play('20.00', '60.00');
    await play('1.00', '900.00', { trial: true });
    await play('2.00', '321.00');
    const list = await ask();
    expect(amountsOf(list)).toEqual(['321.00', '75.00']);
    const { account } = ana;
    expect(list[0]).toMatchObject({
      account: `${account.slice(0, 2)}***${account.at(-1)}`,
      category: 'RNG',
      game: { id: game.id },
      lottery: null,
      currency: 'EUR',
      multiple: '160.50',
    });
    expect(await ask({}, sakura)).toEqual([]);
  });

  it('have the largest of a span, and those that paid most times a stake that says something', async () => {
    await play('5.00', '400.00');
    await play('0.40', '300.00');
    await play(null, '250.00');
    await play('1.00', '200.00');
    expect(amountsOf(await ask({ list: 'top', span: 'day' }))).toEqual([
      '400.00',
      '300.00',
      '250.00',
      '200.00',
    ]);
    const multiples = await ask({ list: 'multiple' });
    expect(multiples.map(({ multiple }) => multiple)).toEqual(['200.00', '80.00']);
    await withTransaction(gateway.db, aurora, (tx) =>
      sql`update winners set won_at = won_at - interval '2 days' where amount_minor = 40000`.execute(
        tx,
      ),
    );
    expect(amountsOf(await ask({ list: 'top', span: 'day' }))).not.toContain('400.00');
    expect(amountsOf(await ask({ list: 'top', span: 'week' }))[0]).toBe('400.00');
  });

  it('are narrowed to a category, and to lotteries', async () => {
    await play('1.00', '75.00');
    const issue = await addIssue(gateway);
    const bet = betOn(issue, { items: [onLastDigit('7', { multiple: 60 })], stake: '120.00' });
    expect((await placeBet(gateway, aurora, ana, bet)).json()).toMatchObject({ success: true });
    await endIssue(gateway, issue, { isDue: false });
    await gateway.parts.lottery.draws.turn();
    await setResult(gateway, issue, '00007');
    await gateway.parts.lottery.draws.settle();
    expect(amountsOf(await ask())).toEqual(['1176.00', '75.00']);
    expect(amountsOf(await ask({ category: 'RNG' }))).toEqual(['75.00']);
    expect(amountsOf(await ask({ category: 'LIVE' }))).toEqual([]);
    expect(amountsOf(await ask({ category: 'LOTT', list: 'top' }))).toEqual(['1176.00']);
    expect(await ask({ list: 'lottery' })).toMatchObject([
      { game: null, lottery: { lottery: 'SSC1M', feature: 'lottery', issue }, multiple: '9.80' },
    ]);
    const bare = { ...aurora, features: { ...aurora.features, lottery: false } };
    gateway.brands.put(bare);
    expect(await ask({ list: 'lottery' }, bare)).toEqual([]);
  });

  it('lose what a corrected result takes away, and gain what it brings', async () => {
    const issue = await addIssue(gateway);
    const bet = (digit: string) =>
      betOn(issue, { items: [onLastDigit(digit, { multiple: 60 })], stake: '120.00' });
    const bea = await addPerson();
    await placeBet(gateway, aurora, ana, bet('7'));
    await placeBet(gateway, aurora, bea, bet('3'));
    await endIssue(gateway, issue, { isDue: false });
    await gateway.parts.lottery.draws.turn();
    const shownAfter = async (result: string) => {
      await setResult(gateway, issue, result);
      await gateway.parts.lottery.draws.settle();
      return (await ask({ list: 'lottery' })).map(({ account }) => account);
    };
    const [first] = await shownAfter('00007');
    const [second, ...others] = await shownAfter('00003');
    expect(others).toEqual([]);
    expect(first).toBe(`${ana.account.slice(0, 2)}***${ana.account.at(-1)}`);
    expect(second).toBe(`${bea.account.slice(0, 2)}***${bea.account.at(-1)}`);
    expect(await shownAfter('00001')).toEqual([]);
  });
});

describe('who won', () => {
  const choose = async (winnerName: string, at: TestBrand = aurora) => {
    const reply = await gateway.call(at, setPrivacy, { as: ana.as, body: { winnerName } });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().value;
  };
  /** As a page reads it at once, without the age of what is kept. */
  const readNow = async (at: TestBrand = aurora) =>
    amountsOf((await gateway.call(at, getWinners, {})).json().value.list);

  it('takes what was shown out of the lists at once, and back into them', async () => {
    await play('1.00', '75.00');
    expect(await readNow()).toEqual(['75.00']);
    expect(await choose('hidden')).toMatchObject({ winnerName: 'hidden', isChosen: true });
    await vi.waitFor(async () => expect(await readNow()).toEqual([]));
    await play('1.00', '80.00');
    expect(await readNow()).toEqual([]);
    await choose('masked');
    await vi.waitFor(async () => expect(await readNow()).toEqual(['75.00']));
  });

  it('shows only after a yes where the law asks for one', async () => {
    gateway.brands.put(strict);
    const before = (await gateway.call(strict, getPrivacy, { as: ana.as })).json().value;
    expect(before).toMatchObject({ winnerName: 'hidden', isChosen: false });
    await play('1.00', '75.00');
    expect(await ask({}, strict)).toEqual([]);
    await choose('masked', strict);
    expect(amountsOf(await ask({}, strict))).toEqual(['75.00']);
  });

  it.each([
    ['is suspended', () => ({ status: 'suspended' })],
    ['is closed', () => ({ status: 'closed' })],
    ['takes a break', () => ({ paused_until: new Date(gateway.now().getTime() + 3_600_000) })],
    ['is excluded', () => ({ paused_until: new Date('9999-12-31T00:00:00Z') })],
    ['may not sign in', () => ({ sign_in_frozen_until: new Date('9999-12-31T00:00:00Z') })],
    ['may not play', () => ({ play_frozen_until: new Date('9999-12-31T00:00:00Z') })],
    ['may not withdraw', () => ({ withdrawal_frozen_until: new Date('9999-12-31T00:00:00Z') })],
    ['is a trial', () => ({ member_type: TRIAL_TYPE })],
  ])('and %s is not shown', async (_what, set) => {
    await play('1.00', '75.00');
    expect(amountsOf(await ask())).toEqual(['75.00']);
    await change(ana, set());
    expect(await ask()).toEqual([]);
  });
});
