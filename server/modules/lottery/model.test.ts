import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatMinor } from '../../../engine/minorUnits.ts';
import { stopLotteryChase } from '../../../schemas/api/lotteryChases.ts';
import { getLotteryOffer } from '../../../schemas/api/lotteryGames.ts';
import { cancelLotteryOrder, placeLotteryBet } from '../../../schemas/api/lotteryOrders.ts';
import { getConsolidatedFunds } from '../../../schemas/api/wallet.ts';
import type { Endpoint } from '../../../schemas/api/endpoint.ts';
import { randomFrom, type Random } from '../../../scripts/art/random.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addBettor, addIssue, endIssue, type Bettor } from '../../../tests/support/lottery.ts';
import {
  isTakenBack,
  LotteryModel,
  priceOf,
  type ModelBet,
} from '../../../tests/support/lotteryModel.ts';
import { withTransaction } from '../../db/database.ts';
import { verifyBook } from '../../ledger/books.ts';

const LOTTERY = '11X51M';
const SEEDS = process.env['SWEEPS'] === 'deep' ? 1000 : 40;
const STEPS = 40;
const ISSUES = 6;
const FUNDS = 20_000n;
const HOUR_MS = 3_600_000;

let gateway: TestGateway;
let odds: Readonly<Record<string, string>>;
let serial = 0;

beforeAll(async () => {
  gateway = await createTestGateway({ lottery: { isDriven: true } });
  const reply = await gateway.call(aurora, getLotteryOffer, { query: { lottery: LOTTERY } });
  const play = reply.json().value.plays.find((one: { play: string }) => one.play === 'Z.POS');
  odds = Object.fromEntries(
    play.prices.map((one: { price: string; odds: string }) => [one.price, one.odds]),
  );
});

afterAll(() => gateway.close());

const exactOf = (amount: string) => BigInt(Math.round(Number(amount) * 10_000));

interface Player extends Bettor {
  readonly at: TestBrand;
}

interface KnownIssue {
  readonly name: string;
  state: 'open' | 'closed' | 'drawn' | 'void';
  draw: string | null;
}

/** One run: what is done at the gateway and in the model, and what both say. */
class Run {
  readonly model: LotteryModel;
  private readonly random: Random;

  constructor(
    seed: number,
    private readonly players: readonly Player[],
    private readonly issues: readonly KnownIssue[],
  ) {
    this.random = randomFrom(`lottery ${seed}`);
    this.model = new LotteryModel(
      players.length,
      FUNDS,
      players.map(({ at }) => at.currency.decimals),
    );
  }

  async step(): Promise<void> {
    const die = this.random.int(1, 100);
    if (die <= 45) await this.bet();
    else if (die <= 55) await this.cancel();
    else if (die <= 62) await this.stop();
    else if (die <= 75) await this.close();
    else await this.decide();
  }

  private call(member: number, endpoint: Endpoint, body: object) {
    const { at, as } = this.players[member]!;
    const headers = { 'idempotency-key': randomUUID() };
    return gateway.call(at, endpoint, { as, body, headers });
  }

  /** What can be spent by the model, with what is owed beside it. */
  private async available(member: number): Promise<bigint> {
    const { net, held } = this.model.wallets[member]!;
    return net - held + (await this.owed(member));
  }

  private async owed(member: number): Promise<bigint> {
    const { at, memberId } = this.players[member]!;
    const rows = await withTransaction(gateway.db, at, (tx) =>
      tx
        .selectFrom('lottery_receivables')
        .select('amount_minor')
        .where('member_id', '=', memberId)
        .execute(),
    );
    return rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0n);
  }

  private draft(member: number): ModelBet {
    const { random } = this;
    const scale = this.players[member]!.at.currency.code === 'JPY' ? 100n : 1n;
    const unitPrice = random.pick([20_000n, 10_000n, 2_000n, 200n]) * scale;
    const items = Array.from({ length: random.int(1, 2) }, () => {
      const multiple = random.int(1, 9);
      if (random.chance(0.5)) {
        const row = () =>
          [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter(() => random.chance(0.3)).slice(0, 5);
        const rows = [[random.int(1, 11)], row(), row()];
        return { rows, series: random.pick([1700, 1801, 1960]), multiple };
      }
      const tokens = ['1B', '1O', '2S', '3-7', '4E', '5-11'].filter(() => random.chance(0.4));
      const exact = Object.fromEntries(
        Object.entries(odds).map(([price, text]) => [price, exactOf(text)]),
      );
      return { tokens: tokens.length > 0 ? tokens : ['1B'], odds: exact, multiple };
    });
    return { unitPrice, items };
  }

  private write({ unitPrice, items }: ModelBet) {
    const pad = (number: number) => String(number).padStart(2, '0');
    return items.map(({ multiple, ...item }) => {
      const common = { unitPrice: formatMinor(unitPrice, 4), multiple };
      if ('rows' in item) {
        const selection = item.rows.map((row) => row.map(pad).join(',') || '-').join('|');
        const units = item.rows.flat().length;
        return { ...common, play: 'POS', selection, units, series: item.series };
      }
      const prices = Object.entries(odds).map(([price, now]) => ({ price, odds: now }));
      const { tokens } = item;
      const selection = tokens.join(',');
      return { ...common, play: 'Z.POS', selection, units: tokens.length, odds: prices };
    });
  }

  private async bet(): Promise<void> {
    const { random, model } = this;
    const member = random.int(0, this.players.length - 1);
    const { decimals } = this.players[member]!.at.currency;
    const bet = this.draft(member);
    const open = this.issues.filter(({ state }) => state === 'open' || random.chance(0.03));
    const first = random.int(0, Math.max(0, open.length - 1));
    const wanted = open
      .slice(first, first + random.pick([1, 1, 2, 3, 4]))
      .map(({ name }) => ({ issue: name, multiple: random.int(1, 3) }));
    if (random.chance(0.2)) wanted.reverse();
    if (wanted.length === 0) return;
    const total = wanted.reduce((sum, one) => sum + model.stakeOf(member, bet, one.multiple), 0n);
    const stop = random.pick(['never', 'win', 'profit'] as const);
    const profit = BigInt(random.int(1, 5000));
    const reply = await this.call(member, placeLotteryBet, {
      lottery: LOTTERY,
      items: this.write(bet),
      issues: wanted,
      stake: formatMinor(total, decimals),
      ...(stop === 'win' && { stop: { on: stop } }),
      ...(stop === 'profit' && { stop: { on: stop, profit: formatMinor(profit, decimals) } }),
    });
    const { code, value } = reply.json();
    const isOpen = (name: string) =>
      this.issues.find((issue) => issue.name === name)!.state === 'open';
    if (!wanted.every(({ issue }) => isOpen(issue))) return expect(code).toBe('issueClosed');
    const available = await this.available(member);
    if (available < total) return expect(code).toBe('insufficientFunds');
    expect(reply.json(), reply.body).toMatchObject({
      success: true,
      value: { orders: wanted.length },
    });
    const chase: string | null = value.chase;
    const ids = chase ? await this.idsOf(member, chase) : [value.order.order as string];
    if (chase) model.chases.set(chase, { member, stop, profit, state: 'running' });
    model.place(ids, { member, chase, bet }, wanted);
    expect(value.sumBalance).toBe(formatMinor(available - total, decimals));
  }

  /** Orders of a chase sort by its issues. */
  private async idsOf(member: number, chase: string): Promise<readonly string[]> {
    const rows = await withTransaction(gateway.db, this.players[member]!.at, (tx) =>
      tx.selectFrom('lottery_orders').select('id').where('chase_id', '=', chase).execute(),
    );
    return rows.map(({ id }) => id).sort();
  }

  private async cancel(): Promise<void> {
    const ids = [...this.model.orders.keys()];
    if (ids.length === 0) return;
    const id = this.random.pick(ids);
    const reply = await this.call(this.model.orders.get(id)!.member, cancelLotteryOrder, {
      order: id,
    });
    if (!this.model.canCancel(id)) return expect(reply.json().code).toBe('issueClosed');
    expect(reply.json()).toMatchObject({ success: true, value: { state: 'cancelled' } });
    this.model.cancel(id);
  }

  private async stop(): Promise<void> {
    const ids = [...this.model.chases.keys()];
    if (ids.length === 0) return;
    const id = this.random.pick(ids);
    const chase = this.model.chases.get(id)!;
    const reply = await this.call(chase.member, stopLotteryChase, { chase: id });
    this.model.stop(id);
    expect(reply.json()).toMatchObject({ success: true, value: { state: chase.state } });
  }

  private async close(): Promise<void> {
    const issue = this.issues.find(({ state }) => state === 'open');
    if (!issue) return;
    await endIssue(gateway, issue.name, { isDue: false });
    await gateway.parts.lottery.draws.turn();
    issue.state = 'closed';
    this.model.close(issue.name);
  }

  /** A result, another one, or that the issue is void; settled by two gateways at once. */
  private async decide(): Promise<void> {
    const { random } = this;
    const issue = random.pick(this.issues);
    const { desk, draws } = gateway.parts.lottery;
    const entry = { lottery: LOTTERY, issue: issue.name, source: 'model' };
    const balls = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
      .map((ball) => ({ ball, place: random.range(0, 1) }))
      .sort((one, other) => one.place - other.place)
      .slice(0, 5)
      .map(({ ball }) => ball);
    const draw = random.chance(0.2) ? null : balls;
    const text = balls.map((ball) => String(ball).padStart(2, '0')).join(',');
    const verb = issue.state === 'closed' || issue.state === 'open' ? 'enter' : 'correct';
    const outcome = draw === null ? await desk.void(entry) : await desk[verb](entry, text);
    if (issue.state === 'open') return expect(outcome).toEqual({ refusal: 'tooEarly' });
    const isSame = draw === null ? issue.state === 'void' : issue.draw === text;
    if (isSame) return expect(outcome).toEqual({ refusal: 'unchanged' });
    expect(outcome).toHaveProperty('issue');
    const before = await Promise.all(this.players.map((_, member) => this.owed(member)));
    await Promise.all([draws.settle(), draws.settle()]);
    await draws.settle();
    this.model.takenBack.fill(0n);
    this.model.settle(issue.name, draw);
    issue.state = draw === null ? 'void' : 'drawn';
    issue.draw = draw && text;
    for (const [member, was] of before.entries()) {
      const more = (await this.owed(member)) - was;
      expect(more >= 0n && more <= this.model.takenBack[member]!).toBe(true);
    }
  }

  /** Compares everything. */
  async check(): Promise<void> {
    for (const [member, { at, as, memberId }] of this.players.entries()) {
      const { decimals } = at.currency;
      const known = await withTransaction(gateway.db, at, async (tx) => ({
        orders: await tx
          .selectFrom('lottery_orders')
          .selectAll()
          .where('member_id', '=', memberId)
          .execute(),
        chases: await tx
          .selectFrom('lottery_chases')
          .select(['id', 'state'])
          .where('member_id', '=', memberId)
          .execute(),
        stakes: await tx
          .selectFrom('lottery_member_stakes')
          .innerJoin('lottery_issues', 'lottery_issues.id', 'issue_id')
          .select(['issue', 'stake_minor'])
          .where('member_id', '=', memberId)
          .where('stake_minor', '<>', 0n)
          .execute(),
      }));
      const mine = [...this.model.orders].filter(([, order]) => order.member === member);
      expect(
        Object.fromEntries(
          known.orders.map((row) => [
            row.id,
            [row.state, row.stake_minor, row.prize_minor, row.rebate_minor, row.refund_minor],
          ]),
        ),
      ).toEqual(
        Object.fromEntries(
          mine.map(([id, { state, stake, prize, rebate, refund }]) => [
            id,
            [state, stake, prize, rebate, refund],
          ]),
        ),
      );
      const chases = [...this.model.chases].filter(([, chase]) => chase.member === member);
      expect(Object.fromEntries(known.chases.map(({ id, state }) => [id, state]))).toEqual(
        Object.fromEntries(chases.map(([id, { state }]) => [id, state])),
      );
      const stakes = new Map<string, bigint>();
      for (const [, order] of mine) {
        const { issue, stake } = order;
        if (!isTakenBack(order)) stakes.set(issue, (stakes.get(issue) ?? 0n) + stake);
      }
      expect(new Map(known.stakes.map((row) => [row.issue, row.stake_minor]))).toEqual(stakes);
      const funds = (await gateway.call(at, getConsolidatedFunds, { as })).json().value;
      expect([funds.sumBalance, funds.sumHeld]).toEqual([
        formatMinor(await this.available(member), decimals),
        formatMinor(this.model.wallets[member]!.held, decimals),
      ]);
    }
    await this.checkExposures();
  }

  /** What single balls could win is counted for every order that was not cancelled. */
  private async checkExposures(): Promise<void> {
    for (const at of [aurora, sakura]) {
      const rows = await withTransaction(gateway.db, at, (tx) =>
        tx
          .selectFrom('lottery_exposures')
          .innerJoin('lottery_issues', 'lottery_issues.id', 'issue_id')
          .select(['issue', 'option', 'amount_minor'])
          .where(
            'issue',
            'in',
            this.issues.map(({ name }) => name),
          )
          .where('amount_minor', '<>', 0n)
          .execute(),
      );
      const meant = new Map<string, bigint>();
      const scale = 10n ** BigInt(4 - at.currency.decimals);
      for (const order of this.model.orders.values()) {
        const { member, issue, bet, multiple } = order;
        if (this.players[member]!.at !== at || isTakenBack(order)) continue;
        for (const item of bet.items) {
          for (const token of 'tokens' in item ? item.tokens : []) {
            const name = `${issue} ${token}`;
            const each =
              'tokens' in item ? (bet.unitPrice * item.odds[priceOf(token)]!) / 10_000n : 0n;
            const most = (each * BigInt(item.multiple * multiple)) / scale;
            meant.set(name, (meant.get(name) ?? 0n) + most);
          }
        }
      }
      expect(
        new Map(
          rows.map(({ issue, option, amount_minor }) => [`${issue} ${option}`, amount_minor]),
        ),
      ).toEqual(meant);
    }
  }
}

async function play(seed: number): Promise<void> {
  const players: Player[] = [];
  for (const at of [aurora, sakura]) {
    players.push({ ...(await addBettor(gateway, at, FUNDS)), at });
  }
  const issues: KnownIssue[] = [];
  for (let at = 0; at < ISSUES; at += 1) {
    serial += 1;
    const name = await addIssue(gateway, LOTTERY, { closesIn: HOUR_MS + serial * 1000 });
    issues.push({ name, state: 'open', draw: null });
  }
  const run = new Run(seed, players, issues);
  for (let step = 0; step < STEPS; step += 1) await run.step();
  await run.check();
}

it(
  `of ${SEEDS} seeds the lotteries are what a model of them is, and the books agree`,
  { timeout: SEEDS * 5_000 },
  async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      await play(seed).catch((error: unknown) => {
        throw new Error(`Seed ${seed}: ${(error as Error).message}`, { cause: error });
      });
    }
    for (const { merchantCode } of [aurora, sakura]) {
      const { entries, faults } = await verifyBook(gateway.db, { merchantCode });
      expect(entries).toBeGreaterThan(100n);
      expect(faults).toEqual([]);
    }
  },
);
