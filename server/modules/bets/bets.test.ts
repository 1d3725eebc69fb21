import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validBetOf } from '../../../engine/payments/validBet.ts';
import { addDays, dayIn } from '../../../engine/zonedTime.ts';
import { getAccountRecord, getAccountSummary } from '../../../schemas/api/accountRecord.ts';
import {
  exportBets,
  getBet,
  getBetChoices,
  getBets,
  getProfit,
} from '../../../schemas/api/bets.ts';
import { CATEGORIES } from '../../../schemas/api/games.ts';
import { randomFrom, type Random } from '../../../scripts/art/random.ts';
import {
  aurora,
  createTestGateway,
  type SignedInAs,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import {
  addIssue,
  betOn,
  endIssue,
  onLastDigit,
  placeBet,
} from '../../../tests/support/lottery.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  fundMember,
  launchCode,
  type TestGame,
} from '../../../tests/support/vendors.ts';
import { withTransaction } from '../../db/database.ts';
import { recordIdentity } from '../../db/merchantCurrencies.ts';
import type { HousePurpose } from '../../ledger/accounts.ts';
import { post } from '../../ledger/post.ts';
import { moveLegs, type TransferKind } from '../../ledger/transfer.ts';
import { productCatalogue } from '../lottery/catalogue.ts';
import type { VendorKey } from '../play/vendorKeys.ts';

const ZONE = 'America/Mexico_City';
const FED = 'FC3D';
const onThird = { play: 'POS', selection: '-|-|7', units: 1, unitPrice: '2', multiple: 1 };
const STEPS = process.env['SWEEPS'] === 'deep' ? 1_500 : 150;
/** Time goes on in leaps so that the steps fill about so many days. */
const YEAR_DAYS = 360;
const at = { ...aurora, timeZone: ZONE };

let gateway: TestGateway;
let game: TestGame;
let key: VendorKey;
/** The year that the tests play in. */
let EVER: { readonly from: string; readonly to: string };

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [at], lottery: { isDriven: true } });
  await recordIdentity(gateway.db, {
    brandId: at.id,
    merchantCode: at.merchantCode,
    currency: at.currency,
    timeZone: ZONE,
  });
  game = await findTestGame(gateway);
  key = await addVendorKey(gateway, at, game.vendorCode);
  const from = dayIn(ZONE, gateway.now().getTime());
  EVER = { from, to: addDays(from, 364) };
});

afterAll(() => gateway.close());

interface Player {
  readonly account: string;
  readonly memberId: string;
  as: SignedInAs;
  session: string;
}

async function enter(player: Player) {
  player.as = await signIn(gateway, at, player.account);
  const code = await launchCode(gateway, at, player.as, player.account, game);
  const { value } = await callAsVendor(gateway, at, 'authenticate', { code }, { key });
  player.session = value['session'] as string;
}

async function addPlayer(): Promise<Player> {
  const account = `p${randomUUID().slice(0, 12).replaceAll('-', '')}`;
  const memberId = await addMember(gateway, at, { account, created_at: gateway.now() });
  const player = { account, memberId, as: undefined as unknown as SignedInAs, session: '' };
  await enter(player);
  return player;
}

const money = (minor: bigint) => (Number(minor) / 100).toFixed(2);
const minorOf = (text: string) => BigInt(text.replace('.', ''));

/** Rounds, lotteries with corrections and voids, and money of every other kind. */
class Run {
  private readonly orders: { issue: string; drawn: string | null }[] = [];
  constructor(
    private readonly random: Random,
    private readonly players: readonly Player[],
  ) {}

  async step(): Promise<void> {
    const die = this.random.int(1, 100);
    const player = this.random.pick(this.players);
    if (die <= 15)
      await fundMember(gateway, at, player.memberId, BigInt(this.random.int(1_000, 90_000)));
    else if (die <= 60) await this.play(player);
    else if (die <= 72) await this.bet(player);
    else if (die <= 84) await this.decide();
    else if (die <= 92) await this.give(player);
    else await this.passTime();
  }

  private async passTime() {
    // One step of twelve does.
    const most = Math.floor((YEAR_DAYS * 86_400 * 2 * 12) / STEPS);
    const left = Date.parse(EVER.to) - 5 * 86_400_000 - gateway.now().getTime();
    gateway.passTime(Math.min(this.random.int(60, most), Math.max(0, Math.floor(left / 1_000))));
    for (const player of this.players) await enter(player);
  }

  private async play({ session }: Player) {
    const roundId = randomUUID();
    const minor = BigInt(this.random.int(1, 3_000));
    const ask = (call: 'debit' | 'credit' | 'rollback' | 'endRound', body: object) =>
      callAsVendor(
        gateway,
        at,
        call,
        { session, transactionId: randomUUID(), roundId, ...body },
        { key },
      );
    const debitTransactionId = randomUUID();
    const staked = await ask('debit', { transactionId: debitTransactionId, amount: money(minor) });
    if (staked.code === 'insufficientFunds') return;
    expect(staked.status).toBe(200);
    const die = this.random.int(1, 5);
    if (die === 1) await ask('rollback', { debitTransactionId });
    else if (die <= 3)
      await ask('credit', { amount: money(minor * BigInt(this.random.int(1, 3))) });
    if (die === 2 || die === 4) await ask('endRound', {});
  }

  private async bet(player: Player) {
    const issue = await addIssue(gateway, FED);
    const body = betOn(issue, { lottery: FED, items: [onLastDigit('7', onThird)] });
    const reply = await placeBet(gateway, at, player, body);
    if (reply.json().success) this.orders.push({ issue, drawn: null });
  }

  private async decide() {
    if (this.orders.length === 0) return;
    const order = this.random.pick(this.orders);
    const { lottery } = gateway.parts;
    const next = this.random.pick(['1,2,7', '1,2,3', 'void'].filter((one) => one !== order.drawn));
    if (order.drawn === null) {
      await endIssue(gateway, order.issue);
      await lottery.draws.turn();
    }
    const entry = { lottery: FED, issue: order.issue, source: 'test' };
    if (next === 'void') await lottery.desk.void(entry);
    else await lottery.desk[order.drawn === null ? 'enter' : 'correct'](entry, next);
    await lottery.draws.settle();
    order.drawn = next;
  }

  private async give({ memberId }: Player) {
    const amount = BigInt(this.random.int(1, 500));
    const [house, kind, isTaken] = this.random.pick<readonly [HousePurpose, TransferKind, boolean]>(
      [
        ['bonuses', 'bonus', false],
        ['adjustments', 'adjustment', false],
        ['commissions', 'commission', false],
        ['withdrawals', 'withdrawal', true],
      ],
    );
    const [from, to] = isTaken
      ? ([{ member: memberId }, { house }] as const)
      : ([{ house }, { member: memberId }] as const);
    await withTransaction(gateway.db, at, (tx) =>
      post(tx, {
        merchantCode: at.merchantCode,
        id: `test ${randomUUID()}`,
        kind,
        currency: at.currency.code,
        legs: moveLegs(from, to, amount),
        at: gateway.now(),
      }),
    ).catch(() => undefined);
  }
}

const ask = async (endpoint: Parameters<TestGateway['call']>[1], as: SignedInAs, query = {}) => {
  const reply = await gateway.call(at, endpoint, { as, query });
  expect(reply.json()).toMatchObject({ success: true });
  return reply.json().value;
};

type Wire = Record<string, string>;

/** Every row of a member, page by page. */
async function listAll(as: SignedInAs, query = {}) {
  const rows: Wire[] = [];
  for (let before: string | undefined, first: { totals: Wire } | undefined; ;) {
    const page = await ask(getBets, as, {
      ...EVER,
      ...query,
      pageSize: 7,
      ...(before && { before }),
    });
    first ??= page;
    rows.push(...page.list);
    if (page.next === null) return { rows, totals: first!.totals };
    before = page.next;
  }
}

const read = <T>(memberId: string, what: (id: string) => ReturnType<typeof sql<T>>) =>
  withTransaction(gateway.db, at, async (tx) => (await what(memberId).execute(tx)).rows);

/** What the ledger says, by what it moved for. */
const ledgerOf = (memberId: string) =>
  read<{ use: string; sum: string }>(
    memberId,
    (id) => sql`
      select case when starts_with(transfer.id, 'lottery ') or transfer.kind in ('bet', 'win', 'refund') then 'play'
                  else transfer.kind end as use, sum(entry.amount_minor)::text as sum
        from ledger_entries entry
        join ledger_accounts account on account.id = entry.account_id
        join ledger_transfers transfer on transfer.id = entry.transfer_id and transfer.merchant_code = entry.merchant_code
       where account.member_id = ${id}::uuid group by 1`,
  ).then((rows) => new Map(rows.map(({ use, sum }) => [use, BigInt(sum)])));

const sumOf = (rows: readonly Wire[], name: string) =>
  rows.reduce((sum, row) => sum + minorOf(row[name]!), 0n);

it('tells the same cents as ledger, statement and profit after a year of play', async () => {
  const players = [await addPlayer(), await addPlayer()];
  const run = new Run(randomFrom('bets 1'), players);
  for (let step = 0; step < STEPS; step += 1) await run.step();

  for (const player of players) {
    await enter(player);
    const { rows, totals } = await listAll(player.as);
    const open = rows.filter(({ state }) => state === 'open');
    const settled = rows.filter(({ state }) => state !== 'open');
    expect(settled.length).toBeGreaterThan(10);
    expect(totals).toEqual({
      count: settled.filter(({ state }) => state !== 'resettled').length,
      bet: money(sumOf(settled, 'bet')),
      valid: money(sumOf(settled, 'valid')),
      payout: money(sumOf(settled, 'payout')),
      net: money(sumOf(settled, 'net')),
      rebate: money(sumOf(settled, 'rebate')),
    });

    const ledger = await ledgerOf(player.memberId);
    const [{ owed }] = (await read<{ owed: string }>(
      player.memberId,
      (id) => sql`select coalesce(sum(amount_minor - cleared_minor), 0)::text as owed
                    from lottery_receivables where member_id = ${id}::uuid`,
    )) as [{ owed: string }];
    expect(ledger.get('play') ?? 0n).toBe(
      sumOf(settled, 'net') + sumOf(settled, 'rebate') + sumOf(open, 'net') + BigInt(owed),
    );

    const profit = await ask(getProfit, player.as, EVER);
    expect(profit.sum).toMatchObject({
      bet: totals['bet'],
      payout: totals['payout'],
      bonus: money(ledger.get('bonus') ?? 0n),
      income: money(ledger.get('commission') ?? 0n),
      deposits: money(ledger.get('deposit') ?? 0n),
      withdrawals: money(-(ledger.get('withdrawal') ?? 0n)),
    });
    expect(minorOf(profit.sum.profit)).toBe(
      sumOf(settled, 'net') +
        sumOf(settled, 'rebate') +
        (ledger.get('bonus') ?? 0n) +
        (ledger.get('commission') ?? 0n),
    );
    expect(sumOf(profit.days, 'profit')).toBe(minorOf(profit.sum.profit));

    const moves: Wire[] = [];
    for (let before: string | null | undefined; before !== null;) {
      const page = await ask(getAccountRecord, player.as, { ...EVER, ...(before && { before }) });
      moves.push(...page.list);
      before = page.next;
    }
    expect(new Set(moves.map((move) => move['at']!.slice(0, 7))).size).toBeGreaterThan(6);
    const grouped = (types: readonly string[]) =>
      moves
        .filter(({ type }) => types.includes(type!))
        .reduce((sum, { amount }) => sum + minorOf(amount!), 0n);
    const played = ['bet', 'payout', 'refund', 'resettlement', 'rebate'];
    expect(grouped(played)).toBe(ledger.get('play') ?? 0n);
    expect(grouped(['bonus', 'cashback'])).toBe(ledger.get('bonus') ?? 0n);
    expect(minorOf(moves[0]!['balanceAfter']!)).toBe(sumOf(moves, 'amount'));
    const { list: payments } = await ask(getAccountRecord, player.as, {
      ...EVER,
      group: 'payments',
      pageSize: 100,
    });
    const types = ['deposit', 'withdrawal'];
    expect(payments).toEqual(moves.filter(({ type }) => types.includes(type!)).slice(0, 100));
    const bets = moves.filter(({ type, about }) => played.includes(type!) && about === 'bet');
    const known = new Set(
      rows.map(({ source, vendor, reference }) =>
        source === 'order' ? reference : `${vendor}:${reference}`,
      ),
    );
    expect(bets.every(({ reference }) => known.has(reference))).toBe(true);

    const summary = await ask(getAccountSummary, player.as, EVER);
    expect(summary).toMatchObject({ opening: '0.00', count: moves.length });
    expect(summary.closing).toBe(moves[0]!['balanceAfter']);
    const middle = moves[Math.floor(moves.length / 2)]!['at']!.slice(0, 10);
    const [before, after] = [
      await ask(getAccountSummary, player.as, { from: EVER.from, to: middle }),
      await ask(getAccountSummary, player.as, { from: addDays(middle, 1), to: EVER.to }),
    ];
    expect([before.opening, after.opening, after.closing]).toEqual([
      '0.00',
      before.closing,
      summary.closing,
    ]);
    expect(before.count + after.count).toBe(moves.length);
    for (const { opening, closing, totals: sums } of [summary, before, after]) {
      expect(minorOf(opening) + sumOf(sums, 'in') + sumOf(sums, 'out')).toBe(minorOf(closing));
    }

    let file = '';
    for (let before: string | null | undefined; before !== null;) {
      const page = await ask(exportBets, player.as, { ...EVER, ...(before && { before }) });
      file += page.lines;
      before = page.next;
    }
    expect(file.trim().split('\r\n')).toHaveLength(rows.length + 1);
  }
});

describe('a corrected draw', () => {
  it('leaves the bet as it was and stands on a day of its own', async () => {
    const player = await addPlayer();
    await fundMember(gateway, at, player.memberId, 100_000n);
    const issue = await addIssue(gateway, FED);
    const bet = betOn(issue, { lottery: FED, items: [onLastDigit('7', onThird)] });
    await placeBet(gateway, at, player, bet);
    const { rows } = await listAll(player.as);
    expect(rows).toMatchObject([{ state: 'open', stake: '2.00' }]);
    const order = rows[0]!['reference'];
    await endIssue(gateway, issue);
    const { lottery } = gateway.parts;
    await lottery.draws.turn();
    const entry = { lottery: FED, issue, source: 'test' };
    await lottery.desk.enter(entry, '1,2,3');
    await lottery.draws.settle();
    await lottery.desk.correct(entry, '1,2,7');
    await lottery.draws.settle();
    await lottery.desk.void(entry);
    await lottery.draws.settle();

    const { list } = await ask(getBet, player.as, { source: 'order', reference: order });
    const brief = list.map(({ state, bet, payout, corrects }: Wire) => [
      state,
      bet,
      payout,
      corrects,
    ]);
    expect(brief).toEqual([
      ['lost', '2.00', '0.00', null],
      ['resettled', '0.00', '19.60', list[0].id],
      ['resettled', '-2.00', '-19.60', list[0].id],
    ]);
  });
});

it('is of the member alone', async () => {
  const [player, stranger] = [await addPlayer(), await addPlayer()];
  await fundMember(gateway, at, player.memberId, 10_000n);
  const roundId = randomUUID();
  const body = { session: player.session, transactionId: randomUUID(), roundId, amount: '1.00' };
  await callAsVendor(gateway, at, 'debit', body, { key });
  const asked = { source: 'round', vendor: game.vendorCode, reference: roundId };
  expect((await ask(getBet, player.as, asked)).list).toHaveLength(1);
  const choice = { code: game.id, source: 'round', vendor: game.vendorCode };
  expect((await ask(getBetChoices, player.as)).games).toMatchObject([choice]);
  expect((await ask(getBetChoices, stranger.as)).games).toEqual([]);
  expect((await listAll(player.as, { game: game.id })).rows).toHaveLength(1);
  expect((await listAll(player.as, { game: 'another' })).rows).toHaveLength(0);
  const refused = await gateway.call(at, getBet, { as: stranger.as, query: asked });
  expect(refused.json()).toMatchObject({ success: false, code: 'notFound' });
  const query = { from: '2026-02-30', to: '2026-03-01' };
  const none = await gateway.call(at, getBets, { as: player.as, query });
  expect(none.json()).toMatchObject({ success: false, code: 'queryInvalid' });
});

it('reckons valid bets as the engine does', async () => {
  const cases = CATEGORIES.flatMap((category) =>
    [0n, 50n, 100n, 195n, 900n].map((payoutMinor) => ({ category, stakeMinor: 100n, payoutMinor })),
  );
  for (const bet of cases) {
    const { rows } = await sql<{ valid: bigint }>`
      select valid_bet(${bet.category}, ${bet.stakeMinor}, ${bet.payoutMinor}) as valid`.execute(
      gateway.db.owner,
    );
    expect(rows[0]!.valid).toBe(validBetOf(bet));
  }
});

it('knows the vendor of every lottery', async () => {
  const vendors = { LOTT: 'LOTT', ELOTT: 'ELOTT', TCG_SEA: 'SEA', TCG_LOTTO_VN: 'VN' };
  const known = await gateway.db.owner.selectFrom('lottery_vendors').selectAll().execute();
  expect(new Map(known.map((row) => [row.lottery, row.vendor_code]))).toEqual(
    new Map(productCatalogue.entries.map(({ lottery }) => [lottery.id, vendors[lottery.account]])),
  );
});
