import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../schemas/api/endpoint.ts';
import {
  CATEGORY_FEATURE,
  getGameList,
  getGameMenus,
  getGameVendors,
  getHotGames,
  getPopularLotteries,
  getWinners,
} from '../../../schemas/api/games.ts';
import type { Game } from '../../../tests/support/builders.ts';
import { addRows, hoursFromNow } from '../../../tests/support/content.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';

const categories = Object.keys(CATEGORY_FEATURE) as (keyof typeof CATEGORY_FEATURE)[];

const everything: TestBrand = {
  ...aurora,
  features: { ...aurora.features, cockfight: true, seaLottery: true, vnLottery: true },
};

const without = (...off: string[]): TestBrand => ({
  ...everything,
  features: { ...everything.features, ...Object.fromEntries(off.map((id) => [id, false])) },
});

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [everything, sakura] });
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
  it('are the most played games of hot vendors', async () => {
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
    const found = await ask(getGameList, { gameName: '  DRAGON g ' });
    expect(namesOf(found.games)).toEqual(['Dragon Gate']);
    for (const gameName of ['%', '_', "'; drop table games; --", '\\', '\u202e', '𝒜']) {
      expect((await ask(getGameList, { gameName })).total, gameName).toBe(0);
    }
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
    { pageSize: '61' },
    { category: 'SEA' },
    { vassalage: "A' or 1" },
  ])('of %j is refused', async (query) => {
    const reply = await gateway.call(everything, getGameList, { query });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'queryInvalid']);
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
    const yen = await ask(getWinners, {}, sakura);
    expect(yen.list.length).toBe(1);
    expect(yen.list[0]).toMatchObject({ account: 'ya***1', amount: '98000', currency: 'JPY' });
  });
});
