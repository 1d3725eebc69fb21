import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aurora, testNow } from '../../tests/support/gateway.ts';
import {
  addOriginalsPlayer,
  callOriginals,
  createOriginalsGateway,
  openOriginalsGame,
  type OriginalsGateway,
  type OriginalsPlayer,
} from '../../tests/support/originals.ts';
import { signIn } from '../../tests/support/members.ts';
import {
  everyNumber,
  getTableRound,
  layChips,
  passTableTime,
  place,
  reachPhase,
  spoilSeed,
} from '../../tests/support/tableRounds.ts';
import { watchTable } from '../../tests/support/tableStream.ts';
import { withTransaction } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { Batches } from '../sweeps/sweep.ts';
import { sweepPlayedForNothing, sweepWatchedRounds } from './sweeps.repository.ts';
import { sweepPlayMoney as sweepWallet } from '../modules/play/sweeps.repository.ts';

/** What was played for play money is swept at the wallet and at our own games. */
async function sweepPlayMoney(owner: Kysely<Tables>, now: Date, batches?: Batches) {
  await sweepWallet(owner, now, batches);
  await sweepPlayedForNothing(owner, now, batches);
}

let gateway: OriginalsGateway;

beforeAll(async () => {
  gateway = await createOriginalsGateway();
});

afterAll(() => gateway.close());

beforeEach(() => {
  gateway.fate = () => 'pass';
});

const daysLater = (days: number) => new Date(testNow.getTime() + days * 86_400_000);

it('rounds of a table that were only watched are swept, the oldest first, and no other', async () => {
  const ana = await addOriginalsPlayer(gateway, { gameCode: 'roulette' });
  const stream = await watchTable(gateway, ana);
  await stream.next('state');
  const listIds = () =>
    withTransaction(gateway.db, place, async (tx) => {
      const rounds = tx.selectFrom('house_table_rounds').select('id').orderBy('created_at');
      return (await rounds.execute()).map(({ id }) => id);
    });
  const seen: string[] = [];
  const see = async () => {
    await reachPhase(gateway, 'betting');
    seen.push((await getTableRound(gateway)).id);
    return seen.at(-1)!;
  };
  await see();
  const played = await see();
  await layChips(gateway, ana.session, everyNumber);
  await see();
  const returned = await see();
  gateway.fate = (call) => (call === 'debit' ? 'loseRequest' : 'pass');
  await layChips(gateway, ana.session, everyNumber);
  await passTableTime([gateway], 20);
  await passTableTime([gateway], 4);
  await see();
  const current = await see();
  stream.close();
  await stream.ends();

  const all = await listIds();
  expect(all).toEqual(expect.arrayContaining(seen));
  const { owner } = gateway.db;
  await sweepWatchedRounds(owner, daysLater(1), { rows: 1, times: 1 });
  expect(await listIds()).toEqual(all);
  await sweepWatchedRounds(owner, daysLater(3), { rows: 1, times: 1 });
  expect(await listIds()).toEqual(all.slice(1));
  for (const sweep of gateway.parts.sweeps) await sweep(owner, daysLater(3));
  expect(await listIds()).toEqual([played, returned, current]);
});

it('rounds of a table at which only play money was bet are swept with the bets, no others', async () => {
  const ana = await addOriginalsPlayer(gateway, { gameCode: 'roulette' });
  const tri = await addOriginalsPlayer(gateway, {
    gameCode: 'roulette',
    overrides: { trial: true },
  });
  const stream = await watchTable(gateway, ana);
  await stream.next('state');
  const layWith = async (...players: readonly OriginalsPlayer[]) => {
    await reachPhase(gateway, 'betting');
    for (const { session } of players) await layChips(gateway, session, everyNumber);
    return (await getTableRound(gateway)).id;
  };
  const playWith = async (...players: readonly OriginalsPlayer[]) => {
    const id = await layWith(...players);
    await reachPhase(gateway, 'result');
    return id;
  };
  /** Nobody can read its seed any more, so that all stakes go back. */
  const abandonWith = async (...players: readonly OriginalsPlayer[]) => {
    const id = await layWith(...players);
    await spoilSeed(gateway, id);
    await reachPhase(gateway, 'betting');
    return id;
  };
  const forNothing = [await playWith(tri), await abandonWith(tri), await abandonWith()];
  const forMoney = [await playWith(ana), await playWith(ana, tri), await abandonWith(ana, tri)];
  await reachPhase(gateway, 'betting');
  stream.close();
  await stream.ends();
  const listIds = () =>
    withTransaction(gateway.db, place, async (tx) => {
      const rounds = tx.selectFrom('house_table_rounds').select('id');
      const found = await rounds.where('id', 'in', [...forNothing, ...forMoney]).execute();
      return found.map(({ id }) => id).sort();
    });
  const { owner } = gateway.db;
  await sweepPlayMoney(owner, daysLater(6));
  expect(await listIds()).toEqual([...forNothing, ...forMoney].sort());
  await sweepPlayMoney(owner, daysLater(8));
  expect(await listIds()).toEqual(forMoney.sort());
});

it('seeds of play money are swept with what was played with them, those of real money never', async () => {
  const spin = async ({ session }: OriginalsPlayer['opened']) => {
    const body = { session, requestId: randomUUID(), bet: { level: 1 } };
    expect((await callOriginals(gateway, 'play', body)).status).toBe(200);
  };
  const trial = { overrides: { trial: true } };
  const real = await addOriginalsPlayer(gateway);
  const gone = await addOriginalsPlayer(gateway, trial);
  const back = await addOriginalsPlayer(gateway, trial);
  for (const player of [real, gone, back]) {
    await spin(player.opened);
    // The older round goes first, and with it the need for its seed.
    gateway.passTime(1);
    await callOriginals(gateway, 'seeds', { session: player.session, clientSeed: 'of-mine' });
    await spin(player.opened);
  }
  const names = new Map([
    [real.memberId, 'real'],
    [gone.memberId, 'gone'],
    [back.memberId, 'back'],
  ]);
  const listSeeds = () =>
    withTransaction(gateway.db, aurora, async (tx) => {
      const rows = await tx
        .selectFrom('house_seeds')
        .innerJoin('member_aliases', 'alias', 'member_alias')
        .select(['member_id', 'state'])
        .where('member_id', 'in', [...names.keys()])
        .execute();
      return rows.map(({ member_id: id, state }) => `${names.get(id)} ${state}`).sort();
    });
  const pair = (name: string) => [`${name} next`, `${name} used`];
  gateway.passTime(9 * 86_400);
  const as = await signIn(gateway, aurora, back.account);
  await spin(await openOriginalsGame(gateway, { ...back, as }, trial));
  const { owner } = gateway.db;
  await sweepPlayMoney(owner, daysLater(5));
  expect(await listSeeds()).toHaveLength(9);
  await sweepPlayMoney(owner, daysLater(10), { rows: 1, times: 1 });
  expect(await listSeeds()).toHaveLength(8);
  await sweepPlayMoney(owner, daysLater(10));
  expect(await listSeeds()).toEqual([...pair('back'), 'real next', 'real revealed', 'real used']);
  await spin(
    await openOriginalsGame(
      gateway,
      { ...gone, as: await signIn(gateway, aurora, gone.account) },
      trial,
    ),
  );
});
