import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../schemas/api/endpoint.ts';
import {
  getFavoriteGames,
  getFavoriteGamesList,
  getRecentGames,
  setFavoriteGame,
} from '../../../schemas/api/memberGames.ts';
import type { Game } from '../../../tests/support/builders.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  type SignedInAs,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import { withTransaction } from '../../db/database.ts';
import { createMemberGamesService } from './memberGames.service.ts';

const withoutSlots: TestBrand = { ...aurora, features: { ...aurora.features, slots: false } };

let gateway: TestGateway;
let mara: SignedInAs;
let maraId: string;
let noor: SignedInAs;

beforeAll(async () => {
  gateway = await createTestGateway();
  maraId = await addMember(gateway, aurora, { account: 'mara' });
  await addMember(gateway, aurora, { account: 'noor' });
  mara = await signIn(gateway, aurora, 'mara');
  noor = await signIn(gateway, aurora, 'noor');
});

beforeEach(async () => {
  gateway.brands.put(aurora);
  await gateway.db.owner.deleteFrom('favorite_games').execute();
  await gateway.db.owner.deleteFrom('recent_games').execute();
});

afterAll(() => gateway.close());

async function ask(endpoint: Endpoint, query: Record<string, string> = {}, as = mara) {
  const reply = await gateway.call(aurora, endpoint, { query, as });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().value;
}

async function keep(gameId: string, isFavorite = true, as = mara) {
  gateway.passTime(1);
  return gateway.call(aurora, setFavoriteGame, { body: { gameId, isFavorite }, as });
}

const idsOf = (list: readonly Game[]) => list.map(({ id }) => id);

describe('favourite games', () => {
  it('are those that a member keeps, the latest first, and of nobody else', async () => {
    await keep('ppl-dragon-gate');
    await keep('aur-ruby-sovereign');
    expect(await ask(getFavoriteGames)).toEqual({
      gameIds: ['aur-ruby-sovereign', 'ppl-dragon-gate'],
    });
    expect(await ask(getFavoriteGames, {}, noor)).toEqual({ gameIds: [] });
  });

  it('are kept and let go once, however often it is asked', async () => {
    for (const isKept of [true, true, false, false]) {
      const reply = await keep('ppl-dragon-gate', isKept);
      expect(reply.json().value).toEqual({ isFavorite: isKept });
      const { gameIds } = await ask(getFavoriteGames);
      expect(gameIds).toEqual(isKept ? ['ppl-dragon-gate'] : []);
    }
  });

  it('are kept once by fifty presses at the same time', async () => {
    const presses = Array.from({ length: 50 }, () => keep('ppl-dragon-gate'));
    expect(new Set((await Promise.all(presses)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([200]),
    );
    expect((await ask(getFavoriteGames)).gameIds).toEqual(['ppl-dragon-gate']);
  });

  it('come in pages with what lists are ordered by', async () => {
    for (const id of ['ppl-dragon-gate', 'aur-ruby-sovereign', 'ppl-moon-rabbit']) await keep(id);
    const first = await ask(getFavoriteGamesList, { pageSize: '2' });
    expect(first).toMatchObject({ pageNum: 1, totalPages: 2, total: 3 });
    expect(idsOf(first.games)).toEqual(['ppl-moon-rabbit', 'aur-ruby-sovereign']);
    expect(first.games[0].rtp).toBeGreaterThan(90);
    const second = await ask(getFavoriteGamesList, { pageSize: '2', pageNo: '2' });
    expect(idsOf(second.games)).toEqual(['ppl-dragon-gate']);
  });

  it('cannot be games that are not offered', async () => {
    expect((await keep('no-such-game')).json().code).toBe('notFound');
    gateway.brands.put(withoutSlots);
    const reply = await keep('ppl-dragon-gate');
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
  });

  it('of a category that is switched off do not show, and are there again afterwards', async () => {
    await keep('ppl-dragon-gate');
    gateway.brands.put(withoutSlots);
    expect((await ask(getFavoriteGames)).gameIds).toEqual([]);
    expect((await ask(getFavoriteGamesList)).total).toBe(0);
    gateway.brands.put(aurora);
    expect((await ask(getFavoriteGames)).gameIds).toEqual(['ppl-dragon-gate']);
  });

  it('of one merchant are not to be seen by another, with any SQL at all', async () => {
    await keep('ppl-dragon-gate');
    const rows = await withTransaction(gateway.db, sakura, (tx) =>
      tx.selectFrom('favorite_games').selectAll().execute(),
    );
    expect(rows).toEqual([]);
  });
});

describe('games played last', () => {
  const play = async (gameId: string) => {
    gateway.passTime(1);
    const service = createMemberGamesService(gateway);
    const { merchantCode } = aurora;
    const played = { merchantCode, memberId: maraId, gameId, playedAt: gateway.now() };
    await withTransaction(gateway.db, aurora, (tx) => service.recordPlayed(tx, played));
  };

  it('are each there once, the latest first', async () => {
    for (const id of ['ppl-dragon-gate', 'aur-ruby-sovereign', 'ppl-dragon-gate']) await play(id);
    const { list } = await ask(getRecentGames);
    expect(idsOf(list)).toEqual(['ppl-dragon-gate', 'aur-ruby-sovereign']);
    expect(idsOf((await ask(getRecentGames, { limit: '1' })).list)).toEqual(['ppl-dragon-gate']);
    expect((await ask(getRecentGames, {}, noor)).list).toEqual([]);
  });

  it('are forgotten beyond the last sixty', async () => {
    const games = await gateway.db.owner.selectFrom('games').select('id').limit(63).execute();
    for (const { id } of games) await play(id);
    const kept = await gateway.db.owner.selectFrom('recent_games').select('game_id').execute();
    const latest = games.slice(3).map(({ id }) => id);
    expect(kept.map(({ game_id }) => game_id).sort()).toEqual(latest.sort());
  });
});
