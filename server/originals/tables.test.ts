import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrawStream } from '../../engine/games/fairness/drawStream.ts';
import { isCommittedSeed, joinClientSeeds } from '../../engine/games/fairness/serverSeed.ts';
import { createRouletteModel } from '../../engine/games/roulette/rouletteModel.ts';
import { SPOTS } from '../../engine/games/roulette/spots.ts';
import { logout } from '../../schemas/api/session.ts';
import type { OriginalsRound } from '../../schemas/originalsApi.ts';
import { aurora } from '../../tests/support/gateway.ts';
import {
  addOriginalsPlayer,
  callOriginals,
  createOriginalsGateway,
  holdFirst,
  openOriginalsGame,
  type OriginalsGateway,
  type OriginalsPlayer,
} from '../../tests/support/originals.ts';
import {
  everyNumber,
  getTableRound,
  layChips,
  numberOf,
  listStates,
  passTableTime,
  place,
  reachPhase,
  readWallet,
  spoilSeed,
  sumBooks,
  toCents,
  type WireChips,
} from '../../tests/support/tableRounds.ts';
import { watchTable, type TableStream } from '../../tests/support/tableStream.ts';
import { withTransaction } from '../db/database.ts';

const gameCode = 'roulette';
const WAIT = { timeout: 15_000, interval: 10 };
let gateway: OriginalsGateway;
let ana: OriginalsPlayer;
let streams: TableStream[] = [];

beforeAll(async () => {
  gateway = await createOriginalsGateway();
});

afterAll(() => gateway.close());

async function watch(body: { session: string; last?: string }): Promise<TableStream> {
  const stream = await watchTable(gateway, body);
  streams.push(stream);
  return stream;
}

async function leave(): Promise<void> {
  for (const stream of streams) stream.close();
  await Promise.all(streams.map((stream) => stream.ends()));
  streams = [];
}

beforeEach(async () => {
  gateway.fate = () => 'pass';
  ana = await addOriginalsPlayer(gateway, { gameCode });
  const stream = await watch(ana);
  await stream.next('state');
  await reachPhase(gateway, 'betting');
  gateway.heard.length = 0;
});

afterEach(leave);

const pass = (seconds: number) => passTableTime([gateway], seconds);
/** From the beginning of betting to the number. */
const draw = async () => {
  await pass(20);
  await pass(4);
};
const lay = (chips: readonly WireChips[], body: object = {}, session = ana.session) =>
  layChips(gateway, session, chips, body);
const red = (amount = '5.00'): WireChips[] => [{ spot: 'red', amount }];

const wheel = createRouletteModel({
  leastASpotMinor: 1,
  mostASpotMinor: 10_000_000,
  mostARoundMinor: 10_000_000,
});

const payOf = (chips: readonly WireChips[], number: number) =>
  BigInt(
    wheel.settle(
      chips.map(({ spot, amount }) => ({ spot, amountMinor: Number(toCents(amount)) })),
      { number },
    ).returnMinor,
  );

describe('a table that is opened', () => {
  it('tells what chips it takes', () => {
    expect(ana.opened).toMatchObject({
      kind: 'roulette',
      gameId: 'roulette',
      limits: { leastASpot: '0.10', mostASpot: '100.00', mostARound: '500.00' },
    });
  });

  it('goes from betting to closed, to its number, and on', async () => {
    const stream = await watch(await addOriginalsPlayer(gateway, { gameCode, amountMinor: 0n }));
    const betting = await stream.next('state');
    expect(betting).toMatchObject({ phase: 'betting', remainingMs: 20_000, outcome: null });
    expect((await stream.next('bets')).stake).toBe('0.00');
    await pass(19);
    await pass(1);
    const closed = await stream.next('state');
    expect(closed).toMatchObject({ phase: 'closed', remainingMs: 4_000, outcome: null });
    await pass(4);
    const shown = await stream.next('state');
    expect(shown).toMatchObject({ tableRound: betting.tableRound, phase: 'result' });
    expect(shown.history[0]).toEqual(shown.outcome);
    const result = await stream.next('result');
    expect(result).toMatchObject({
      outcome: shown.outcome,
      stake: '0',
      balance: null,
      roundIds: [],
    });
    expect(result.serverSeedHash).toBe(betting.serverSeedHash);
    expect(isCommittedSeed(result.serverSeed, betting.serverSeedHash)).toBe(true);
    expect(result.clientSeed).toBe(joinClientSeeds([]));
    await pass(8);
    const next = await stream.next('state');
    expect(next.phase).toBe('betting');
    expect(next.serverSeedHash).not.toBe(betting.serverSeedHash);
    expect(next.tableRound).not.toBe(betting.tableRound);
  });

  it('stands still while nobody watches and nothing is bet, and goes on with the same hash', async () => {
    await leave();
    await vi.waitUntil(async () => {
      await gateway.tables.tick();
      return gateway.tables.size === 0;
    }, WAIT);
    await pass(100);
    const before = await getTableRound(gateway);
    for (let turn = 0; turn < 5; turn += 1) await pass(100);
    expect(await getTableRound(gateway)).toEqual(before);
    const state = await (await watch(ana)).next('state');
    expect(state).toMatchObject({
      tableRound: before.id,
      phase: 'betting',
      serverSeedHash: before.server_seed_hash,
      remainingMs: 20_000,
    });
    expect(gateway.tables.size).toBe(1);
  });

  it('goes on to the number where somebody bet and left', async () => {
    await lay(everyNumber);
    await leave();
    await draw();
    expect(await readWallet(gateway, ana)).toBe(10_000n - 370n + 360n);
  });

  it('keeps a number that came', async () => {
    await draw();
    await expect(
      withTransaction(gateway.db, place, (tx) =>
        tx
          .updateTable('house_table_rounds')
          .set({ outcome: '{"number":99}' })
          .where('outcome', 'is not', null)
          .execute(),
      ),
    ).rejects.toThrow(/stands/);
  });

  it('is refused to pages without a session of a table', async () => {
    const slots = await openOriginalsGame(gateway, ana);
    for (const [body, status, code] of [
      [{ session: 'z'.repeat(43) }, 403, 'sessionEnded'],
      [{ session: slots.session }, 400, 'badRequest'],
      [{ session: 'short' }, 400, 'badRequest'],
    ] as const) {
      const refused = await watchTable(gateway, body);
      expect([refused.status, JSON.parse(refused.refusal).code]).toEqual([status, code]);
      expect(refused.headers['access-control-allow-origin']).toBe('*');
    }
    const bet = await lay(red(), {}, slots.session);
    expect([bet.status, bet.code]).toEqual([400, 'badRequest']);
    const spun = await callOriginals(gateway, 'play', {
      session: ana.session,
      requestId: randomUUID(),
      bet: { level: 1 },
    });
    expect([spun.status, spun.code]).toEqual([400, 'badRequest']);
  });

  it('ends for a page when its session is over', async () => {
    const [stream] = streams;
    gateway.passTime(Date.parse(ana.opened.endsAt) - gateway.now().getTime() + 1000);
    await gateway.tables.tick();
    await stream!.next('ended');
    await stream!.ends();
    expect((await watchTable(gateway, ana)).status).toBe(403);
  });
});

describe('a bet', () => {
  it('takes the stake at once, shows the chips in every window, and pays what came', async () => {
    const other = await watch(ana);
    await other.next('bets');
    const before = await readWallet(gateway, ana);
    const first = await lay(red());
    expect([first.status, first.value.balance]).toEqual([200, '95.00']);
    expect(first.value.bet).toEqual({ chips: red() });
    await pass(1);
    const second = await lay([...red('2.50'), { spot: 'straight:7', amount: '1.00' }]);
    await pass(0);
    const bets = await other.next('bets', ({ stake }) => stake === '8.50');
    expect(bets.bet!['chips']).toEqual([
      { spot: 'red', amount: '7.50' },
      { spot: 'straight:7', amount: '1.00' },
    ]);
    const sides = await gateway.db.owner
      .selectFrom('play_table_sides')
      .select(['side', 'table_round'])
      .execute();
    expect(sides.map(({ side }) => side)).toEqual(['red', 'red']);
    expect(new Set(sides.map(({ table_round: round }) => round)).size).toBe(1);
    expect((await other.next('state', ({ players }) => players > 0)).players).toBe(1);
    expect(await readWallet(gateway, ana)).toBe(before - 850n);
    await pass(19);
    await pass(4);
    const result = await other.next('result', ({ stake }) => stake === '8.50');
    expect(toCents(result.paid)).toBe(payOf(bets.bet!['chips'] as WireChips[], numberOf(result)));
    expect(result.roundIds).toEqual([first.value.roundId, second.value.roundId]);
    expect(toCents(result.balance!)).toBe(before - 850n + toCents(result.paid));
    expect(await readWallet(gateway, ana)).toBe(toCents(result.balance!));
    expect(await listStates(gateway, ana)).toEqual(['settled', 'settled']);
    expect(await sumBooks(gateway)).toBe(0n);
  });

  it('asked for fifty times at once with one id is one bet, told in the same words', async () => {
    const body = { requestId: randomUUID(), tableRound: (await getTableRound(gateway)).id };
    // A second bet of as much would go beyond the limits. Who is put off asks again, as pages do.
    const ask = async () => {
      for (;;) {
        const reply = await lay(red('60.00'), body);
        if (reply.status !== 503) return reply;
      }
    };
    const replies = await Promise.all(Array.from({ length: 50 }, ask));
    const again = await ask();
    expect([again.status, again.value.balance]).toEqual([200, '40.00']);
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set([JSON.stringify(again)]),
    );
    expect(await listStates(gateway, ana)).toHaveLength(1);
  }, 60_000);

  it('asked for with one id is one bet at whatever time', async () => {
    const body = { requestId: randomUUID(), tableRound: (await getTableRound(gateway)).id };
    const { roundId } = (await lay(red(), body)).value;
    for (const seconds of [20, 4, 8]) {
      await pass(seconds);
      const again = await lay(red('5'), body);
      expect([again.status, again.value.roundId]).toEqual([200, roundId]);
    }
    expect(await listStates(gateway, ana)).toHaveLength(1);
    const other = await lay(red('6.00'), body);
    expect([other.status, other.code]).toEqual([409, 'requestConflict']);
  });

  it('has to keep to the limits, all of the round together', async () => {
    for (const chips of [
      red('0.09'),
      red('100.01'),
      red('0.105'),
      red('0'),
      [...red(), ...red()],
      [{ spot: 'straight:37', amount: '1.00' }],
    ]) {
      const { status, code } = await lay(chips);
      expect([status, code]).toEqual([400, 'badRequest']);
    }
    const rich = await addOriginalsPlayer(gateway, { gameCode, amountMinor: 100_000n });
    const one = (spot: string) => lay([{ spot, amount: '100.00' }], {}, rich.session);
    const statuses: number[] = [];
    for (const spot of ['red', 'black', 'odd', 'even', 'red', 'low', 'high']) {
      statuses.push((await one(spot)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 400, 200, 400]);
    expect(await readWallet(gateway, rich)).toBe(50_000n);
  });

  it('of several at once never goes beyond the limits', async () => {
    const rich = await addOriginalsPlayer(gateway, { gameCode, amountMinor: 100_000n });
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => lay(red('60.00'), {}, rich.session)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  it('without enough money takes nothing', async () => {
    const { status, code } = await lay([
      { spot: 'red', amount: '60.00' },
      { spot: 'black', amount: '60.00' },
    ]);
    expect([status, code]).toEqual([402, 'betRefused']);
    await draw();
    expect(await readWallet(gateway, ana)).toBe(10_000n);
    expect((await getTableRound(gateway)).client_seeds).toEqual([]);
  });

  it('after the member signed out is refused', async () => {
    await gateway.call(aurora, logout, { as: ana.as });
    const { status, code } = await lay(red());
    expect([status, code]).toEqual([403, 'sessionEnded']);
  });

  it('that comes when betting is over is refused, though nobody saw to it yet', async () => {
    gateway.passTime(20);
    expect((await getTableRound(gateway)).phase).toBe('betting');
    const late = await lay(red());
    expect([late.status, late.code]).toEqual([409, 'bettingClosed']);
    await pass(0);
    const later = await lay(red());
    expect([later.status, later.code]).toEqual([409, 'bettingClosed']);
    expect(await readWallet(gateway, ana)).toBe(10_000n);
  });

  async function layHeld(body: object = {}) {
    const { asked, release } = holdFirst(gateway, 'debit');
    const reply = lay(everyNumber, body);
    await asked;
    return { reply, release };
  }

  it('whose stake is taken while betting is closed counts', async () => {
    const { reply, release } = await layHeld();
    await pass(20);
    release();
    expect((await reply).status).toBe(200);
    await pass(4);
    expect(await readWallet(gateway, ana)).toBe(10_000n - 370n + 360n);
  });

  it('that learns that it was taken when it is paid tells what the wallet holds then', async () => {
    const body = { requestId: randomUUID(), tableRound: (await getTableRound(gateway)).id };
    const { reply: late, release } = await layHeld(body);
    const prompt = await lay(everyNumber, body);
    expect([prompt.status, prompt.value.balance]).toEqual([200, '96.30']);
    await draw();
    expect(await readWallet(gateway, ana)).toBe(9_990n);
    release();
    expect((await late).value).toEqual({ ...prompt.value, balance: '99.90' });
  });

  it('whose stake is not known when the number comes is given back', async () => {
    const { reply, release } = await layHeld();
    await draw();
    expect((await getTableRound(gateway)).phase).toBe('result');
    release();
    const { status, code } = await reply;
    expect([status, code]).toEqual([409, 'roundCancelled']);
    expect((await getTableRound(gateway)).client_seeds).toEqual([]);
    expect(await readWallet(gateway, ana)).toBe(10_000n);
    expect(await sumBooks(gateway)).toBe(0n);
  });
});

describe('the number', () => {
  it('comes of the seed that was committed to, and the client seeds of all who bet', async () => {
    const bo = await addOriginalsPlayer(gateway, { gameCode });
    for (const [player, clientSeed] of [
      [bo, 'bo-brings_9'],
      [ana, 'Ana_brings-1'],
    ] as const) {
      await callOriginals(gateway, 'seeds', { session: player.session, clientSeed });
    }
    const { server_seed_hash: shown } = await getTableRound(gateway);
    const { value } = await lay(red(), {}, bo.session);
    gateway.passTime(1);
    await lay(red());
    // Who changes it now changes nothing any more.
    await callOriginals(gateway, 'seeds', { session: ana.session, clientSeed: 'too-late' });
    gateway.passTime(1);
    await lay(red());
    await draw();
    const result = await streams[0]!.next('result', ({ stake }) => stake === '10.00');
    const { serverSeed, nonce, clientSeed } = result;
    const number = numberOf(result);
    expect(isCommittedSeed(serverSeed, shown)).toBe(true);
    expect(nonce).toBe(0);
    expect(clientSeed).toBe(joinClientSeeds(['bo-brings_9', 'Ana_brings-1']));
    expect(wheel.draw(createDrawStream({ serverSeed, clientSeed, nonce })).number).toBe(number);
    const told = (await callOriginals(gateway, 'round', { roundId: value.roundId })).value;
    expect(told).toMatchObject({
      kind: 'roulette',
      bet: { chips: red() },
      outcome: { number },
      serverSeed,
      clientSeed,
      clientSeeds: ['bo-brings_9', 'Ana_brings-1'],
    });
  });

  it('stays hidden, seed and round, until it comes', async () => {
    const { value } = await lay(red());
    await pass(20);
    expect((await callOriginals(gateway, 'round', { roundId: value.roundId })).status).toBe(404);
    expect(JSON.stringify(streams[0]!.heard.slice(-3))).not.toContain('serverSeed"');
  });

  it('pays any chips what the model says, and the books agree', async () => {
    const spots = fc.shuffledSubarray([...SPOTS.keys()], { minLength: 1, maxLength: 12 });
    const chips = spots.chain((ids) =>
      fc.tuple(
        ...ids.map((spot) =>
          fc.integer({ min: 10, max: 400 }).map((cents) => ({
            spot,
            amount: (cents / 100).toFixed(2),
          })),
        ),
      ),
    );
    const bo = await addOriginalsPlayer(gateway, { gameCode });
    await fc.assert(
      fc.asyncProperty(fc.tuple(chips, chips), async ([first, second]) => {
        await reachPhase(gateway, 'betting');
        for (const [player, laid] of [
          [ana, first],
          [bo, second],
        ] as const) {
          const before = await readWallet(gateway, player);
          const { status, value } = await lay(laid, {}, player.session);
          if (status === 402) continue;
          const staked = laid.reduce((sum, { amount }) => sum + toCents(amount), 0n);
          expect(await readWallet(gateway, player)).toBe(before - staked);
          Object.assign(player, { laid, left: before - staked, roundId: value.roundId });
        }
        await draw();
        const number = numberOf(await getTableRound(gateway));
        for (const player of [ana, bo] as (OriginalsPlayer & {
          laid?: WireChips[];
          left?: bigint;
          roundId?: string;
        })[]) {
          const { laid, left = 0n, roundId } = player;
          if (!laid) continue;
          expect(await readWallet(gateway, player)).toBe(left + payOf(laid, number));
          const { value } = await callOriginals(gateway, 'round', { roundId });
          expect(toCents(value.paid)).toBe(payOf(laid, number));
          delete player.laid;
        }
        expect(await sumBooks(gateway)).toBe(0n);
      }),
      { numRuns: 4 },
    );
  }, 60_000);
});

describe('play money', () => {
  it('shares the wheel with real money, and never its chips', async () => {
    const opened = await openOriginalsGame(gateway, ana, { gameCode, overrides: { trial: true } });
    const stream = await watch(opened);
    await stream.next('bets');
    expect((await lay(red('50.00'), {}, opened.session)).value.balance).toBe('9950.00');
    await lay(everyNumber);
    await pass(0);
    expect((await stream.next('bets')).stake).toBe('50.00');
    await draw();
    const played = await stream.next('result');
    const real = await streams[0]!.next('result', ({ stake }) => stake === '3.70');
    expect(played).toMatchObject({ outcome: real.outcome, stake: '50.00' });
    expect(played.roundIds).not.toEqual(real.roundIds);
    expect(await readWallet(gateway, ana)).toBe(10_000n - 370n + 360n);
    expect((await getTableRound(gateway)).client_seeds).toHaveLength(2);
  });
});

describe('a page that was away', () => {
  it('is told the result that it missed first, and each result once', async () => {
    const [stream] = streams;
    await lay(everyNumber);
    await pass(20);
    await stream!.next('state', ({ phase }) => phase === 'closed');
    const last = stream!.lastId();
    await leave();
    await pass(4);
    await pass(8);
    const back = await watch({ session: ana.session, last });
    await back.next('bets');
    expect(back.heard.map(({ event }) => event)).toEqual(['result', 'state', 'bets']);
    expect(back.heard[0]!.data).toMatchObject({ stake: '3.70', paid: '3.60' });
    const again = await watch({ session: ana.session, last: back.lastId() });
    await again.next('bets');
    expect(again.heard.map(({ event }) => event)).toEqual(['state', 'bets']);
  });

  it('sees a round to its end when the game is opened again, and only once', async () => {
    const { value } = await lay(everyNumber);
    await leave();
    await draw();
    const reopened = await openOriginalsGame(gateway, ana, { gameCode });
    expect(reopened.resumed).toMatchObject({ id: value.roundId, kind: 'roulette', paid: '3.60' });
    expect((await openOriginalsGame(gateway, ana, { gameCode })).resumed).toBeNull();
  });

  it('is not shown again what its table told', async () => {
    await lay(everyNumber);
    await draw();
    await streams[0]!.next('result', ({ stake }) => stake === '3.70');
    expect((await openOriginalsGame(gateway, ana, { gameCode })).resumed).toBeNull();
  });

  it('finds its bets among its rounds', async () => {
    const laid = [await lay(red()), await lay(red())].map(({ value }) => value.roundId);
    await draw();
    const { value } = await callOriginals(gateway, 'rounds', { session: ana.session });
    expect(value.rounds.map(({ id }) => id).sort()).toEqual([...laid].sort());
    const round = value.rounds[0] as OriginalsRound;
    expect(round).toMatchObject({ kind: 'roulette', nonce: 0 });
    expect(round.clientSeeds).toBeUndefined();
  });
});

describe('what is interrupted', () => {
  it.each(['loseRequest', 'loseReply'] as const)(
    'while the stake is taken (%s) is given back, once',
    async (fate) => {
      gateway.fate = (call) => (call === 'debit' ? fate : 'pass');
      expect((await lay(everyNumber)).code).toBe('unavailable');
      gateway.fate = () => 'pass';
      await draw();
      await gateway.recoverOriginals();
      expect(await readWallet(gateway, ana)).toBe(10_000n);
      expect((await getTableRound(gateway)).client_seeds).toEqual([]);
      expect(await sumBooks(gateway)).toBe(0n);
    },
  );

  it('while the stake is taken goes on where the page asks again in time', async () => {
    const body = { requestId: randomUUID() };
    gateway.fate = (call) => (call === 'debit' ? 'loseReply' : 'pass');
    expect((await lay(everyNumber, body)).status).toBe(503);
    gateway.fate = () => 'pass';
    const { status, value } = await lay(everyNumber, body);
    expect([status, value.balance]).toEqual([200, '96.30']);
    await draw();
    expect(await readWallet(gateway, ana)).toBe(10_000n - 370n + 360n);
  });

  it.each([
    ['credit', 'loseRequest'],
    ['credit', 'loseReply'],
    ['endRound', 'loseRequest'],
    ['endRound', 'loseReply'],
  ] as const)('while it is paid (%s, %s) is paid once', async (call, fate) => {
    await lay(everyNumber);
    gateway.fate = (asked) => (asked === call ? fate : 'pass');
    await draw();
    gateway.fate = () => 'pass';
    // The table goes on, and tells what is to come.
    await pass(8);
    const result = await streams[0]!.next('result', ({ stake }) => stake === '3.70');
    expect(result).toMatchObject({ paid: '3.60', balance: null });
    await pass(15);
    await gateway.recoverOriginals();
    await gateway.recoverOriginals();
    expect(await readWallet(gateway, ana)).toBe(10_000n - 370n + 360n);
    expect(await listStates(gateway, ana)).toEqual(['settled']);
    expect(await sumBooks(gateway)).toBe(0n);
  });

  it('by a secret that is gone is given back, and the table goes on', async () => {
    await lay(everyNumber);
    const before = await getTableRound(gateway);
    await spoilSeed(gateway, before.id);
    await pass(20);
    await pass(0);
    const now = await getTableRound(gateway);
    expect([now.id === before.id, now.phase]).toEqual([false, 'betting']);
    expect(await readWallet(gateway, ana)).toBe(10_000n);
    expect(await sumBooks(gateway)).toBe(0n);
  });
});
