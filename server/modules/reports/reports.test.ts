import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayIn } from '../../../engine/zonedTime.ts';
import { randomFrom, type Random } from '../../../scripts/art/random.ts';
import { runLedgerCommand } from '../../../scripts/ledger/run.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  type TestBrand,
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
import { connectDatabase, withTransaction } from '../../db/database.ts';
import { recordIdentity } from '../../db/merchantCurrencies.ts';
import type { HousePurpose } from '../../ledger/accounts.ts';
import { post } from '../../ledger/post.ts';
import { moveLegs, type TransferKind } from '../../ledger/transfer.ts';
import type { VendorKey } from '../play/vendorKeys.ts';
import type { Dimension } from './figures.repository.ts';
import { job as keepReports } from './jobs/keepReports.ts';
import { createReports } from './reports.service.ts';

const ZONE = 'America/Mexico_City';
const FED = 'FC3D';
const onThird = { play: 'POS', selection: '-|-|7', units: 1, unitPrice: '2', multiple: 1 };
const WON = 1960n;
const SEEDS = process.env['SWEEPS'] === 'deep' ? 60 : 4;
const STEPS = 60;
const EVER = { from: '2026-01-01', to: '2036-12-31' } as const;

let gateway: TestGateway;
let games: readonly TestGame[];
const keys = new Map<string, VendorKey>();

beforeAll(async () => {
  gateway = await createTestGateway({ lottery: { isDriven: true } });
  for (const at of [aurora, sakura]) {
    await recordIdentity(gateway.db, {
      brandId: at.id,
      merchantCode: at.merchantCode,
      currency: at.currency,
      timeZone: at === aurora ? ZONE : 'Asia/Tokyo',
    });
  }
  games = [await findTestGame(gateway), await findTestGame(gateway, 1)];
  for (const { vendorCode } of games) {
    keys.set(vendorCode, await addVendorKey(gateway, aurora, vendorCode));
  }
});

afterAll(() => gateway.close());

/** Other databases of the server are busy too: what is written now is settled in a moment, and not always at once. */
const countAll = () =>
  vi.waitFor(async () => {
    await keepReports.run(gateway.parts, { dueAt: gateway.now() });
    const { rows } = await withTransaction(gateway.db, aurora, async (tx) => ({
      rows: await tx
        .selectFrom('ledger_entries')
        .select('id')
        .where('id', '>', (eb) =>
          eb
            .selectFrom('report_progress')
            .select((e) => e.fn.coalesce(e.fn.max('through_id'), e.val('0')).as('id')),
        )
        .execute(),
    }));
    expect(rows).toEqual([]);
  }, 10_000);

const wanted = (at: TestBrand, rest: object = {}) => ({
  merchantCode: at.merchantCode,
  currency: at.currency.code,
  ...EVER,
  ...rest,
});
const list = (by: readonly Dimension[], rest: object = {}) =>
  withTransaction(gateway.db, aurora, (tx) =>
    gateway.parts.reports.listFigures(tx, wanted(aurora, rest), by),
  );
const totals = (rest: object = {}, at = aurora) =>
  withTransaction(gateway.db, at, (tx) => gateway.parts.reports.readTotals(tx, wanted(at, rest)));

const giveBy = (
  memberId: string,
  house: HousePurpose,
  kind: TransferKind,
  amountMinor: bigint,
): Promise<unknown> =>
  withTransaction(gateway.db, aurora, (tx) =>
    post(tx, {
      merchantCode: aurora.merchantCode,
      id: `test ${randomUUID()}`,
      kind,
      currency: aurora.currency.code,
      legs:
        amountMinor > 0n
          ? moveLegs({ house }, { member: memberId }, amountMinor)
          : moveLegs({ member: memberId }, { house }, -amountMinor),
      at: gateway.now(),
    }),
  );

/** What one cell of a report should come to. */
interface Cell {
  betCount: number;
  bets: bigint;
  refunds: bigint;
  payouts: bigint;
  players: Set<string>;
}

const noCell = (): Cell => ({
  betCount: 0,
  bets: 0n,
  refunds: 0n,
  payouts: 0n,
  players: new Set(),
});

/** Everything that was done, kept in memory as a second opinion. */
class Model {
  readonly cells = new Map<string, Cell>();
  readonly given = {
    deposits: 0n,
    withdrawals: 0n,
    bonuses: 0n,
    adjustments: 0n,
    commissions: 0n,
  };
  readonly firstDeposits = new Map<string, bigint>();

  at(category: string, vendor: string, day = dayIn(ZONE, gateway.now().getTime())): Cell {
    const key = `${day} ${category} ${vendor}`;
    const cell = this.cells.get(key) ?? noCell();
    this.cells.set(key, cell);
    return cell;
  }

  /** Cells as the report tells them apart by a part of their key. */
  by(part: (key: string) => string): ReadonlyMap<string, Cell> {
    const sums = new Map<string, Cell>();
    for (const [key, cell] of this.cells) {
      const sum = sums.get(part(key)) ?? noCell();
      sum.betCount += cell.betCount;
      sum.bets += cell.bets;
      sum.refunds += cell.refunds;
      sum.payouts += cell.payouts;
      for (const player of cell.players) sum.players.add(player);
      sums.set(part(key), sum);
    }
    return sums;
  }
}

interface Player {
  readonly account: string;
  readonly memberId: string;
  readonly as: Awaited<ReturnType<typeof signIn>>;
  readonly sessions: ReadonlyMap<string, string>;
}

async function addPlayer(): Promise<Player> {
  const account = `p${randomUUID().slice(0, 12).replaceAll('-', '')}`;
  const memberId = await addMember(gateway, aurora, { account, created_at: gateway.now() });
  const as = await signIn(gateway, aurora, account);
  const sessions = new Map<string, string>();
  for (const game of games) {
    const key = keys.get(game.vendorCode)!;
    const code = await launchCode(gateway, aurora, as, account, game);
    const { value } = await callAsVendor(gateway, aurora, 'authenticate', { code }, { key });
    sessions.set(game.vendorCode, value['session'] as string);
  }
  return { account, memberId, as, sessions };
}

/** One run of random days of members, vendors, lotteries and the desk. */
class Run {
  private readonly random: Random;
  private readonly orders: { issue: string; drawn: string | null; result: bigint }[] = [];

  constructor(
    seed: number,
    private readonly model: Model,
    private readonly players: readonly Player[],
  ) {
    this.random = randomFrom(`reports ${seed}`);
  }

  async step(): Promise<void> {
    const die = this.random.int(1, 100);
    const player = this.random.pick(this.players);
    if (die <= 20) await this.deposit(player);
    else if (die <= 60) await this.play(player);
    else if (die <= 68) await this.bet(player);
    else if (die <= 76) await this.decide();
    else if (die <= 84) await this.give(player);
    else if (die <= 92) gateway.passTime(this.random.int(1, 900));
    else await keepReports.run(gateway.parts, { dueAt: gateway.now() });
  }

  private async deposit({ memberId }: Player) {
    const amount = BigInt(this.random.int(1_000, 90_000));
    await fundMember(gateway, aurora, memberId, amount);
    this.model.given.deposits += amount;
    if (!this.model.firstDeposits.has(memberId)) this.model.firstDeposits.set(memberId, amount);
  }

  private async play(player: Player) {
    const { vendorCode } = this.random.pick(games);
    const cell = this.model.at('RNG', vendorCode);
    const session = player.sessions.get(vendorCode)!;
    const key = keys.get(vendorCode)!;
    const roundId = randomUUID();
    const minor = BigInt(this.random.int(1, 3_000));
    const say = (amount: bigint) => (Number(amount) / 100).toFixed(2);
    const ask = (call: 'debit' | 'credit' | 'rollback', body: object) =>
      callAsVendor(
        gateway,
        aurora,
        call,
        { session, transactionId: randomUUID(), roundId, ...body },
        { key },
      );
    const debitTransactionId = randomUUID();
    const staked = await ask('debit', { transactionId: debitTransactionId, amount: say(minor) });
    if (staked.code === 'insufficientFunds') return;
    expect(staked.status).toBe(200);
    cell.betCount += 1;
    cell.bets += minor;
    cell.players.add(player.memberId);
    const die = this.random.int(1, 3);
    if (die === 1) {
      const won = minor * BigInt(this.random.int(1, 3));
      expect((await ask('credit', { amount: say(won) })).status).toBe(200);
      cell.payouts += won;
    } else if (die === 2) {
      expect((await ask('rollback', { debitTransactionId })).status).toBe(200);
      cell.refunds += minor;
    }
  }

  private async bet(player: Player) {
    const issue = await addIssue(gateway, FED);
    const body = betOn(issue, { lottery: FED, items: [onLastDigit('7', onThird)] });
    if (!(await placeBet(gateway, aurora, player, body)).json().success) return;
    const cell = this.model.at('LOTT', 'LOTT', 'ever');
    cell.betCount += 1;
    cell.bets += 200n;
    cell.players.add(player.memberId);
    this.orders.push({ issue, drawn: null, result: 0n });
  }

  /** Settles, corrects or voids a draw; the member always has enough for a prize that is taken back. */
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
    const outcome =
      next === 'void'
        ? await lottery.desk.void(entry)
        : await lottery.desk[order.drawn === null ? 'enter' : 'correct'](entry, next);
    expect(outcome).toHaveProperty('issue');
    await lottery.draws.settle();
    const result = { '1,2,7': WON, '1,2,3': 0n, void: 200n }[next]!;
    const cell = this.model.at('LOTT', 'LOTT', 'ever');
    // The first time a void gives the stake back; afterwards everything is a correction of what was paid.
    if (order.drawn === null && next === 'void') cell.refunds += 200n;
    else cell.payouts += result - order.result;
    order.result = result;
    order.drawn = next;
  }

  private async give({ memberId }: Player) {
    const { given } = this.model;
    const amount = BigInt(this.random.int(1, 500));
    switch (this.random.int(1, 4)) {
      case 1:
        await giveBy(memberId, 'bonuses', 'bonus', amount);
        given.bonuses += amount;
        break;
      case 2:
        await giveBy(memberId, 'adjustments', 'adjustment', amount);
        given.adjustments += amount;
        break;
      case 3:
        await giveBy(memberId, 'commissions', 'commission', amount);
        given.commissions += amount;
        break;
      default: {
        const took = await giveBy(memberId, 'withdrawals', 'withdrawal', -amount).then(
          () => true,
          () => false,
        );
        if (took) given.withdrawals += amount;
      }
    }
  }
}

const cellsOf = (cells: ReadonlyMap<string, Cell>) =>
  Object.fromEntries(
    [...cells]
      .filter(([, { betCount }]) => betCount > 0)
      .map(([key, { players, betCount, ...rest }]) => [
        key,
        { ...rest, betCount: BigInt(betCount), players: BigInt(players.size) },
      ]),
  );
const figuresOf = (rows: Awaited<ReturnType<typeof list>>, keyOf: (row: never) => string) =>
  Object.fromEntries(
    rows.map((row) => [
      keyOf(row as never),
      {
        betCount: row.betCount,
        bets: row.betsMinor,
        refunds: row.refundsMinor,
        payouts: row.payoutsMinor,
        players: row.activeMembers,
      },
    ]),
  );

describe('figures', () => {
  const model = new Model();
  let players: readonly Player[];

  it.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
    'come to what was played, paid and given, seed %i',
    async (seed) => {
      players = [await addPlayer(), await addPlayer(), await addPlayer()];
      for (const { memberId } of players) {
        // Enough for every prize that a correction takes back.
        await fundMember(gateway, aurora, memberId, 1_000_000n);
        model.given.deposits += 1_000_000n;
        model.firstDeposits.set(memberId, 1_000_000n);
      }
      const run = new Run(seed, model, players);
      for (let step = 0; step < STEPS; step += 1) await run.step();
      await countAll();

      const isPlayed = ({ category }: { category: string }) => category === 'RNG';
      const byAll = (await list(['day', 'category', 'vendor'])).filter((row) =>
        isPlayed(row as never),
      );
      const played = new Map([...model.cells].filter(([key]) => key.includes(' RNG ')));
      expect(figuresOf(byAll, (row: never) => Object.values(row).slice(0, 3).join(' '))).toEqual(
        cellsOf(played),
      );
      const byCategory = await list(['category']);
      expect(figuresOf(byCategory, ({ category }) => category)).toEqual(
        cellsOf(model.by((key) => key.split(' ')[1]!)),
      );
      const sums = await totals();
      const all = [...model.by(() => '').values()][0] ?? noCell();
      const { given } = model;
      expect(sums).toMatchObject({
        betsMinor: all.bets,
        validBetsMinor: all.bets - all.refunds,
        ggrMinor: all.bets - all.refunds - all.payouts,
        ngrMinor: all.bets - all.refunds - all.payouts - given.bonuses - given.commissions,
        depositsMinor: given.deposits,
        withdrawalsMinor: given.withdrawals,
        adjustmentsMinor: given.adjustments,
        activeMembers: BigInt(all.players.size),
        newMembers: BigInt(model.firstDeposits.size),
        firstDeposits: BigInt(model.firstDeposits.size),
        firstDepositsMinor: [...model.firstDeposits.values()].reduce((sum, one) => sum + one, 0n),
      });
      expect(await gateway.parts.reports.findFaults(aurora.merchantCode)).toEqual([]);
    },
  );

  it('of days sum up to those of the whole time', async () => {
    const days = await list(['day']);
    const sums = await totals();
    const add = (name: 'ggrMinor' | 'depositsMinor' | 'newMembers' | 'firstDepositsMinor') =>
      days.reduce((sum, row) => sum + row[name]!, 0n);
    for (const name of ['ggrMinor', 'depositsMinor', 'newMembers', 'firstDepositsMinor'] as const) {
      expect([name, add(name)]).toEqual([name, sums[name]]);
    }
    expect(days.map(({ day }) => day)).toEqual([...days.map(({ day }) => day!)].sort());
  });

  it('of one vendor leave out what belongs to none', async () => {
    const [game] = games;
    const only = await totals({ vendorCode: game!.vendorCode });
    expect(only).toMatchObject({ depositsMinor: 0n, newMembers: null, firstDeposits: null });
    expect(only.betsMinor).toBe(
      [...model.cells]
        .filter(([key]) => key.endsWith(` ${game!.vendorCode}`))
        .reduce((sum, [, { bets }]) => sum + bets, 0n),
    );
  });

  it('are those of the merchant alone', async () => {
    expect(await totals({}, sakura)).toMatchObject({ betsMinor: 0n, depositsMinor: 0n });
  });
});

describe('counting', () => {
  it('counts everything once, however many count at the same time and in whatever batches', async () => {
    const before = await totals();
    const player = await addPlayer();
    for (let at = 0; at < 7; at += 1) await giveBy(player.memberId, 'deposits', 'deposit', 100n);
    const db = connectDatabase(gateway.db.url, { poolSize: 4 });
    const counters = [1, 2, 3].map((batchSize) =>
      createReports({ db, clock: gateway.now, lotteries: [], batchSize }),
    );
    await vi.waitFor(async () => {
      await Promise.all(counters.map((counter) => counter.count()));
      expect((await totals()).depositsMinor).toBe(before.depositsMinor + 700n);
    }, 10_000);
    await Promise.all(counters.map((counter) => counter.count()));
    await db.close();
    expect((await totals()).depositsMinor).toBe(before.depositsMinor + 700n);
    expect((await totals()).firstDeposits).toBe(before.firstDeposits! + 1n);
  });

  it('keeps a day by the clock of the merchant', async () => {
    const player = await addPlayer();
    // Mexico is six hours behind.
    for (const moment of ['2031-03-02T05:59:59Z', '2031-03-02T06:00:00Z']) {
      gateway.passTime((Date.parse(moment) - gateway.now().getTime()) / 1000);
      await giveBy(player.memberId, 'deposits', 'deposit', 100n);
    }
    await countAll();
    const days = await list(['day'], { from: '2031-03-01', to: '2031-03-02' });
    expect(days.map(({ day, depositsMinor }) => [day, depositsMinor])).toEqual([
      ['2031-03-01', 100n],
      ['2031-03-02', 100n],
    ]);
  });

  it('is found out by the check of the books where a sum is not what the entries say', async () => {
    await withTransaction(gateway.db, aurora, (tx) =>
      tx
        .updateTable('report_days')
        .set((eb) => ({ deposits_minor: eb('deposits_minor', '+', 1n) }))
        .where('day', '=', '2031-03-01')
        .where('account_code', '=', 'house/deposits')
        .execute(),
    );
    const lines: string[] = [];
    const write = (line: string) => lines.push(line);
    const open = async () => connectDatabase(gateway.db.url, { poolSize: 2 });
    const code = await runLedgerCommand(['verify', '--merchant', 'AURORA'], {
      open,
      sealKeys: [],
      write,
      complain: write,
    });
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(/sumWrong: house\/deposits is reported with -\d+ EUR/);
  });
});
