import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  addOriginalsPlayer,
  createOriginalsGateway,
  type OriginalsGateway,
  type OriginalsPlayer,
} from '../../tests/support/originals.ts';
import {
  everyNumber,
  getTableRound,
  layChips,
  listStates,
  passTableTime,
  place,
  reachPhase,
  readWallet,
  sumBooks,
} from '../../tests/support/tableRounds.ts';
import { watchTable, type TableStream } from '../../tests/support/tableStream.ts';
import { withTransaction } from '../db/database.ts';
import { listenForChanges, type StopListening } from '../db/listen.ts';

const gameCode = 'roulette';
let here: OriginalsGateway;
let there: OriginalsGateway;
let ana: OriginalsPlayer;
let bo: OriginalsPlayer;
let stopListening: StopListening;
let streams: TableStream[] = [];
/** Told of everything that the other gateways say, after it was heard. */
let onHeard = (): void => undefined;

beforeAll(async () => {
  here = await createOriginalsGateway();
  const second = await createOriginalsGateway({ db: here.db, clock: here.now });
  there = Object.assign(second, { db: here.db });
  stopListening = await listenForChanges(here.db, {
    onContentChange: () => undefined,
    onEvents: () => undefined,
    onTables: (name) => {
      for (const { hear } of [here, there]) hear.tables(name);
      onHeard();
    },
  });
});

afterAll(async () => {
  await stopListening();
  await there.close();
  await here.close();
});

async function watch(
  gateway: OriginalsGateway,
  { session }: OriginalsPlayer,
): Promise<TableStream> {
  const stream = await watchTable(gateway, { session });
  streams.push(stream);
  await stream.next('bets');
  return stream;
}

beforeEach(async () => {
  here.fate = () => 'pass';
  there.fate = () => 'pass';
  ana = await addOriginalsPlayer(here, { gameCode });
  bo = await addOriginalsPlayer(here, { gameCode });
  await watch(here, ana);
  await watch(there, bo);
  await reachPhase(here, 'betting');
  await there.tables.tick();
});

afterEach(async () => {
  onHeard = () => undefined;
  for (const stream of streams) stream.close();
  await Promise.all(streams.map((stream) => stream.ends()));
  streams = [];
});

/** What gateways say to each other is heard late now and then: the tables look whenever anything is, as they do by their timer. */
const tickAtEachWord = () => {
  onHeard = () => void Promise.all([here.tables.tick(), there.tables.tick()]);
};

const listRounds = () =>
  withTransaction(here.db, place, (tx) =>
    tx.selectFrom('house_table_rounds').select(['id', 'outcome', 'is_current']).execute(),
  );

it('two gateways take a table on together: one number, and everybody is paid once', async () => {
  tickAtEachWord();
  const before = await listRounds();
  expect((await layChips(here, ana.session, everyNumber)).status).toBe(200);
  expect((await layChips(there, bo.session, everyNumber)).status).toBe(200);
  for (const seconds of [20, 4, 0]) {
    here.passTime(seconds);
    await Promise.all([here.tables.tick(), there.tables.tick()]);
    await Promise.all([here.tables.settle(), there.tables.settle()]);
  }
  await passTableTime([here, there], 0);
  const { outcome, client_seeds: clientSeeds } = await getTableRound(here);
  expect(clientSeeds).toHaveLength(2);
  for (const [stream, player] of [
    [streams[0]!, ana],
    [streams[1]!, bo],
  ] as const) {
    expect(await stream.next('result', ({ stake }) => stake === '3.70')).toMatchObject({
      outcome,
      paid: '3.60',
      balance: '99.90',
    });
    expect(await readWallet(here, player)).toBe(9_990n);
    expect(await listStates(here, player)).toEqual(['settled']);
  }
  here.passTime(8);
  await Promise.all([here.tables.tick(), there.tables.tick()]);
  const after = await listRounds();
  expect(after).toHaveLength(before.length + 1);
  expect(after.filter((round) => round.is_current)).toHaveLength(1);
  expect(await sumBooks(here)).toBe(0n);
});

it('a gateway hears from another of who bet there', async () => {
  tickAtEachWord();
  await layChips(there, bo.session, everyNumber);
  expect((await streams[0]!.next('state', ({ players }) => players > 0)).players).toBe(1);
});

it('bets that a gateway drew and could not pay any more are paid by another, once', async () => {
  await layChips(here, ana.session, everyNumber);
  // The gateway dies between the number and its payments.
  here.fate = (call) => (call === 'credit' || call === 'endRound' ? 'loseRequest' : 'pass');
  await passTableTime([here], 20);
  await passTableTime([here], 4);
  const { outcome } = await getTableRound(here);
  expect(outcome).not.toBeNull();
  expect(await readWallet(here, ana)).toBe(9_630n);
  here.passTime(16);
  await there.recoverOriginals();
  await there.recoverOriginals();
  expect(await readWallet(here, ana)).toBe(9_990n);
  expect(await listStates(here, ana)).toEqual(['settled']);
  expect(await sumBooks(here)).toBe(0n);
});

it('a round that nobody sees to any more is drawn by whoever finds its bets', async () => {
  await layChips(here, ana.session, everyNumber);
  const { id } = await getTableRound(here);
  onHeard = () => undefined;
  for (const stream of streams) stream.close();
  await Promise.all(streams.map((stream) => stream.ends()));
  here.passTime(41);
  // Not the gateway that took the bets, and step by step: betting is closed first, and drawn later.
  await there.recoverOriginals();
  expect((await getTableRound(here)).phase).toBe('closed');
  await passTableTime([there], 0);
  here.passTime(4);
  await passTableTime([there], 0);
  const now = await getTableRound(here);
  expect([now.id, now.phase]).toEqual([id, 'result']);
  expect(await readWallet(here, ana)).toBe(9_990n);
  expect(await sumBooks(here)).toBe(0n);
});
