import { sql } from 'kysely';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../schemas/api/endpoint.ts';
import {
  CATEGORY_FEATURE,
  getGame,
  getGameList,
  getGameMenus,
  getGameVendors,
  getHotGames,
  getVendorGameTypes,
  getWinners,
} from '../../../schemas/api/games.ts';
import { getPopularLotteries } from '../../../schemas/api/lotteryGames.ts';
import type { Game } from '../../../tests/support/builders.ts';
import { addRows, hoursFromNow } from '../../../tests/support/content.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addVendorKey } from '../../../tests/support/vendors.ts';

const categories = Object.keys(CATEGORY_FEATURE) as (keyof typeof CATEGORY_FEATURE)[];

const everything: TestBrand = {
  ...aurora,
  features: { ...aurora.features, cockfight: true, seaLottery: true, vnLottery: true },
};

const without = (...off: string[]): TestBrand => ({
  ...everything,
  features: { ...everything.features, ...Object.fromEntries(off.map((id) => [id, false])) },
});

/** Vendors that have a key, so that their games can be played. */
const connected = ['PPL', 'CRL', 'DPW'];

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [everything, sakura] });
  for (const vendorCode of connected) await addVendorKey(gateway, everything, vendorCode);
  const games = await gateway.db.owner
    .selectFrom('games')
    .distinctOn('category')
    .select(['id', 'category'])
    .execute();
  const wins = games.map(({ id }, index) => ({
    masked_account: `ma***${index}`,
    game_id: id,
    amount_minor: BigInt(100_050 + index),
    currency: 'EUR',
    won_at: hoursFromNow(-index),
  }));
  await addRows(gateway.db, 'AURORA', 'winners', wins);
  await addRows(gateway.db, 'AURORA', 'winners', [{ ...wins[0], currency: 'USD' }]);
  const [slot] = games.filter(({ category }) => category === 'RNG');
  const yen = {
    ...wins[0],
    game_id: slot?.id,
    masked_account: 'ya***1',
    currency: 'JPY',
    amount_minor: 98_000n,
  };
  await addRows(gateway.db, 'SAKURA', 'winners', [yen]);
});

afterAll(() => gateway.close());

async function ask(endpoint: Endpoint, query: Record<string, string> = {}, at = everything) {
  if (at !== sakura) gateway.brands.put(at);
  const reply = await gateway.call(at, endpoint, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().value;
}

const namesOf = (list: readonly Game[]) => list.map(({ gameName }) => gameName);

describe('the menu of games', () => {
  it('has every category whose feature is on, with its vendors and their games', async () => {
    const menu = (await ask(getGameMenus)).categories;
    expect(menu.map(({ gameCategory }: { gameCategory: string }) => gameCategory)).toEqual(
      categories,
    );
    for (const { gameCategory, gameClassify, gameCount, cards } of menu) {
      expect(gameClassify).toBe(CATEGORY_FEATURE[gameCategory as keyof typeof CATEGORY_FEATURE]);
      const page = await ask(getGameList, { category: gameCategory });
      expect(page.total, gameCategory).toBe(gameCount);
      expect(cards.length).toBeGreaterThan(0);
    }
  });

  it('shows the vendors of esports apart from sports, even where their games come as sports', async () => {
    await gateway.db.owner
      .updateTable('games')
      .set({ category: 'SPORTS' })
      .where('vendor_code', '=', 'IMES')
      .execute();
    await gateway.db.owner
      .updateTable('vendors')
      .set({ categories: ['SPORTS'] })
      .where('code', '=', 'IMES')
      .execute();
    gateway.passTime(60);
    const { lanes } = (await ask(getGameVendors)).data;
    const codesOf = (category: string) =>
      lanes
        .find(({ gameCategory }: { gameCategory: string }) => gameCategory === category)
        .vendors.map(({ vassalage }: { vassalage: string }) => vassalage);
    expect(codesOf('ESPORTS')).toEqual(expect.arrayContaining(['IMES', 'SV3', 'AV', 'TF']));
    expect(codesOf('SPORTS')).not.toContain('IMES');
    const { games } = await ask(getGameList, { category: 'ESPORTS', vassalage: 'IMES' });
    expect(games.length).toBeGreaterThan(0);
    expect(games.every(({ category }: Game) => category === 'ESPORTS')).toBe(true);
  });

  it('leaves regional lotteries out with their features', async () => {
    const vendorsOf = async (at: TestBrand) => {
      const menu = (await ask(getGameMenus, {}, at)).categories;
      return menu.flatMap(({ cards }: { cards: { vassalage: string }[] }) =>
        cards.map(({ vassalage }) => vassalage),
      );
    };
    expect(await vendorsOf(everything)).toEqual(expect.arrayContaining(['SEA', 'VN']));
    const narrowed = await vendorsOf(without('seaLottery', 'vnLottery'));
    expect(narrowed).not.toContain('SEA');
    expect(narrowed).not.toContain('VN');
  });
});

describe('one game', () => {
  const gameId = 'aur-crown-of-ardent';

  it('is what lists say of it', async () => {
    const { games } = await ask(getGameList, { gameName: 'Crown of Ardent' });
    expect(await ask(getGame, { gameId })).toEqual({
      ...games.find(({ id }: Game) => id === gameId),
      volatility: undefined,
      rtp: undefined,
      releasedOn: undefined,
    });
  });

  it.each([
    ['that is none', 'no-such-game', everything],
    ['of a category that is off', gameId, without('slots')],
  ])('%s is not found', async (_which, id, at) => {
    gateway.brands.put(at);
    const reply = await gateway.call(at, getGame, { query: { gameId: id } });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
  });
});

describe('a category that is switched off', () => {
  it.each(categories)('%s leaves in no list', async (category) => {
    const at = without(CATEGORY_FEATURE[category]);
    const shown = [
      ...(await ask(getHotGames, { limit: '48' }, at)).list,
      ...(await ask(getHotGames, { category }, at)).list,
      ...(await ask(getGameList, { category }, at)).games,
      ...(await ask(getGameList, { pageSize: '60' }, at)).games,
      ...(await ask(getWinners, { limit: '48' }, at)).list.map(({ game }: { game: Game }) => game),
    ];
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((game: Game) => game.category === category)).toEqual([]);
    const menu = (await ask(getGameMenus, {}, at)).categories;
    const left = menu.map(({ gameCategory }: { gameCategory: string }) => gameCategory);
    expect(left).toEqual(categories.filter((other) => other !== category));
  });

  it('empties the lobby when it is every category', async () => {
    const at = without(...Object.values(CATEGORY_FEATURE));
    expect((await ask(getGameMenus, {}, at)).categories).toEqual([]);
    expect((await ask(getHotGames, {}, at)).list).toEqual([]);
    expect(await ask(getGameList, {}, at)).toEqual({
      games: [],
      pageNum: 1,
      totalPages: 0,
      total: 0,
    });
  });
});

describe('hot games', () => {
  it('are the most played games of hot vendors, those that can be played first', async () => {
    const { list } = await ask(getHotGames, { limit: '48' });
    const hotVendors = await gateway.db.owner
      .selectFrom('vendors')
      .select('code')
      .where('is_hot', '=', true)
      .execute();
    const codes = hotVendors.map(({ code }) => code);
    expect(list.every(({ vassalage }: Game) => codes.includes(vassalage))).toBe(true);
    const best = await gateway.db.owner
      .selectFrom('games')
      .select('name')
      .where('vendor_code', 'in', codes)
      .orderBy(({ eb }) => eb('vendor_code', 'in', ['HOUSE', ...connected]), 'desc')
      .orderBy('popularity_rank')
      .limit(48)
      .execute();
    expect(namesOf(list)).toEqual(best.map(({ name }) => name));
  });

  it('are twelve unless asked otherwise, of one category or one vendor when asked', async () => {
    expect((await ask(getHotGames)).list.length).toBe(12);
    const { list } = await ask(getHotGames, { category: 'FISH', vassalage: 'CRL', limit: '3' });
    expect(list.length).toBe(3);
    expect(list.every(({ vassalage }: Game) => vassalage === 'CRL')).toBe(true);
  });
});

describe('the list of games', () => {
  it('comes in pages that together are everything once', async () => {
    const query = { category: 'RNG', pageSize: '60' };
    const first = await ask(getGameList, query);
    const names = namesOf(first.games);
    for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1) {
      names.push(...namesOf((await ask(getGameList, { ...query, pageNo: String(pageNo) })).games));
    }
    expect(names.length).toBe(first.total);
    expect(new Set(names).size).toBe(first.total);
    const beyond = await ask(getGameList, { ...query, pageNo: '10000' });
    expect(beyond).toMatchObject({ games: [], pageNum: 10000, total: first.total });
  });

  it('finds a game by a part of its name in any case, and takes signs as they are', async () => {
    const found = await ask(getGameList, { gameName: '  DRAGON gA ' });
    expect(namesOf(found.games)).toEqual(['Dragon Gate']);
    for (const gameName of ['%', '_', "'; drop table games; --", '\\', '\u202e', '𝒜']) {
      expect((await ask(getGameList, { gameName })).total, gameName).toBe(0);
    }
  });

  it('finds names with accents by words without, and the other way round', async () => {
    const rename = (name: string) =>
      gateway.db.owner
        .updateTable('games')
        .set({ name })
        .where('id', '=', 'ppl-eight-koi')
        .execute();
    await rename('Đền Rồng của Pharaoh’s Ñandú');
    gateway.passTime(60);
    for (const gameName of [
      'den rong',
      'ĐỀN RỒNG',
      'nandu',
      'CUA PHARAOHS',
      "pharaoh's ñan",
      'rong den',
    ]) {
      expect(namesOf((await ask(getGameList, { gameName })).games), gameName).toEqual([
        'Đền Rồng của Pharaoh’s Ñandú',
      ]);
    }
    expect((await ask(getGameList, { gameName: 'rong dragon' })).total).toBe(0);
    await rename('Eight Koi');
    gateway.passTime(60);
  });

  it('looks for names by their index where there are many', async () => {
    const plan = gateway.db.owner.transaction().execute(async (tx) => {
      // So few names are read through faster; what matters is that the index answers.
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`drop index games_by_name`.execute(tx);
      const { rows } = await sql`
        explain select id from games where search_name like ${'%dragon%'}`.execute(tx);
      throw new Error(JSON.stringify(rows));
    });
    await expect(plan).rejects.toThrow('games_by_search_name');
  });

  it('is narrowed by what a game has, each and all together', async () => {
    const everyGame = { category: 'RNG', pageSize: '500' };
    const { games } = (await ask(getGameList, everyGame)) as { games: Game[] };
    const has = {
      hot: (game: Game) => game.isHot,
      new: (game: Game) => game.isNew,
      jackpot: (game: Game) => game.hasJackpot,
      trial: (game: Game) => game.supportPlay === 0,
    };
    for (const [feature, holds] of Object.entries(has)) {
      const expected = games.filter(holds);
      expect(expected.length, feature).toBeGreaterThan(0);
      const found = await ask(getGameList, { ...everyGame, features: feature });
      expect(namesOf(found.games), feature).toEqual(namesOf(expected));
    }
    const both = await ask(getGameList, { ...everyGame, features: 'trial,jackpot,trial' });
    expect(both.total).toBe(games.filter((game) => has.jackpot(game) && has.trial(game)).length);
    const levels = { low: [1, 2], medium: [3], high: [4, 5] };
    for (const [volatility, values] of Object.entries(levels)) {
      const found = await ask(getGameList, { ...everyGame, volatility });
      expect(found.total).toBeGreaterThan(0);
      expect(found.games.every((game: Game) => values.includes(game.volatility!))).toBe(true);
    }
    const tables = await ask(getGameList, { category: 'LIVE', gameType: 'ROULETTE' });
    expect(tables.total).toBeGreaterThan(0);
    expect(tables.games.every(({ gameType }: Game) => gameType === 'ROULETTE')).toBe(true);
  });

  it('is narrowed to what can be played now', async () => {
    const close = (status: 'soon' | 'normal') =>
      gateway.db.owner
        .updateTable('games')
        .set({ status })
        .where('vendor_code', '=', 'DPW')
        .execute();
    await close('soon');
    gateway.passTime(60);
    const all = await ask(getGameList, { category: 'FISH' });
    const open = await ask(getGameList, { category: 'FISH', playable: 'true' });
    expect(open.total).toBeGreaterThan(0);
    const closed = await ask(getGameList, { category: 'FISH', playable: 'false' });
    expect(open.games.every(({ vassalage }: Game) => vassalage === 'CRL')).toBe(true);
    expect(open.total + closed.total).toBe(all.total);
    await close('normal');
    gateway.passTime(60);
  });

  it('comes in the order that is asked for', async () => {
    const list = async (sort: string): Promise<Game[]> =>
      (await ask(getGameList, { category: 'RNG', pageSize: '500', sort })).games;
    const byName = namesOf(await list('name')).map((name) => name.toLowerCase());
    expect(byName).toEqual([...byName].sort());
    const released = (await list('newest')).map(({ releasedOn }) => releasedOn!);
    expect(released).toEqual([...released].sort().reverse());
    const returns = (await list('rtp')).map(({ rtp }) => rtp!);
    expect(returns).toEqual([...returns].sort((a, b) => b - a));
    expect(returns[0]).toBeGreaterThan(90);
    expect(namesOf(await list('popular'))).toEqual(
      namesOf((await ask(getGameList, { category: 'RNG', pageSize: '500' })).games),
    );
  });

  it('travels compressed to browsers that take it, and is the same', async () => {
    const query = { category: 'RNG', pageSize: '500' };
    const plain = await gateway.call(everything, getGameList, { query });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const headers = { 'accept-encoding': 'gzip, br' };
    const packed = await gateway.call(everything, getGameList, { query, headers });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const small = await gateway.call(everything, getGameList, {
      query: { pageSize: '1' },
      headers,
    });
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('says of a game what its vendor and catalogue say', async () => {
    const { games } = await ask(getGameList, { gameName: 'Dragon Gate' });
    expect(games[0]).toMatchObject({
      id: 'ppl-dragon-gate',
      vassalage: 'PPL',
      vendorName: 'Paper Lantern',
      category: 'RNG',
      supportPlay: 0,
      status: 'normal',
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  it('closes the games of a vendor that is closed', async () => {
    const setStatus = (status: 'maintenance' | 'normal') =>
      gateway.db.owner.updateTable('vendors').set({ status }).where('code', '=', 'PPL').execute();
    await setStatus('maintenance');
    gateway.passTime(60);
    const { games } = await ask(getGameList, { gameName: 'Dragon Gate' });
    expect(games[0].status).toBe('maintenance');
    await setStatus('normal');
  });

  it.each<Record<string, string>>([
    { pageNo: '0' },
    { pageSize: '501' },
    { features: 'hot,wild' },
    { volatility: '5' },
    { playable: 'perhaps' },
    { sort: 'price' },
    { gameType: 'slot' },
    { category: 'SEA' },
    { vassalage: "A' or 1" },
  ])('of %j is refused', async (query) => {
    const reply = await gateway.call(everything, getGameList, { query });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'queryInvalid']);
  });
});

describe('the kinds of games of a vendor', () => {
  it('are counted, the commonest first', async () => {
    const { list } = await ask(getVendorGameTypes, { vassalage: 'GML' });
    const { total } = await ask(getGameList, { vassalage: 'GML' });
    const counts = list.map(({ gameCount }: { gameCount: number }) => gameCount);
    expect(counts).toEqual([...counts].sort((a: number, b: number) => b - a));
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(total);
    for (const { gameType, gameCount } of list) {
      const narrowed = await ask(getGameList, { vassalage: 'GML', gameType });
      expect(narrowed.total, gameType).toBe(gameCount);
    }
  });

  it('are none of a vendor that is not there, or whose category is off', async () => {
    expect((await ask(getVendorGameTypes, { vassalage: 'NOBODY' })).list).toEqual([]);
    const at = without('live');
    expect((await ask(getVendorGameTypes, { vassalage: 'GML' }, at)).list).toEqual([]);
  });
});

describe('popular lotteries', () => {
  it('are lotteries, at most as many as asked for', async () => {
    const { list } = await ask(getPopularLotteries, { count: '3' });
    expect(list.length).toBe(3);
    expect(list.every(({ category }: Game) => category === 'LOTT')).toBe(true);
  });

  it('are of no region whose feature is off, in no list', async () => {
    const at = without('seaLottery', 'vnLottery');
    const shown = [
      ...(await ask(getPopularLotteries, {}, at)).list,
      ...(await ask(getGameList, { category: 'LOTT', pageSize: '60' }, at)).games,
      ...(await ask(getGameList, { vassalage: 'SEA' }, at)).games,
    ];
    expect(new Set(shown.map(({ vassalage }: Game) => vassalage))).toEqual(new Set(['LOTT']));
    const { games } = await ask(getGameList, { vassalage: 'SEA' });
    expect(games.length).toBeGreaterThan(0);
  });
});

describe('winners', () => {
  it("are the merchant's own, newest first, with amounts of its currency", async () => {
    const { list } = await ask(getWinners, { limit: '48' });
    expect(list.length).toBe(categories.length);
    expect(list[0]).toMatchObject({ account: 'ma***0', amount: '1000.50', currency: 'EUR' });
    const times = list.map(({ wonAt }: { wonAt: string }) => wonAt);
    expect(times).toEqual([...times].sort().reverse());
    const top = await ask(getWinners, { limit: '48', list: 'top', span: 'week' });
    const amounts = top.list.map(({ amount }: { amount: string }) => Number(amount));
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    expect(new Set(amounts)).toEqual(
      new Set(list.map(({ amount }: { amount: string }) => Number(amount))),
    );
    const yen = await ask(getWinners, {}, sakura);
    expect(yen.list.length).toBe(1);
    expect(yen.list[0]).toMatchObject({ account: 'ya***1', amount: '98000', currency: 'JPY' });
  });
});
