import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../../schemas/api/endpoint.ts';
import {
  getGame,
  getGameList,
  getGameMenus,
  getHotGames,
  getWinners,
} from '../../../schemas/api/games.ts';
import { getFavoriteGamesList, setFavoriteGame } from '../../../schemas/api/memberGames.ts';
import type { Game } from '../../../tests/support/builders.ts';
import { addRows } from '../../../tests/support/content.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  type SignedInAs,
} from '../../../tests/support/gateway.ts';
import type { TestGateway } from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import { addVendorKey } from '../../../tests/support/vendors.ts';
import { withTransaction } from '../../db/database.ts';
import { listenForContentChanges } from '../../db/listen.ts';
import { trustHops } from '../../http/trustProxy.ts';
import { revokeVendorKeys } from '../play/vendorKeys.ts';

const ofPaperLantern = 'ppl-dragon-gate';
const original = 'house-falcon-dunes';

let gateway: TestGateway;
let mara: SignedInAs;

beforeAll(async () => {
  gateway = await createTestGateway({
    network: { trustProxy: trustHops(1), geoHeader: 'x-country' },
  });
  await addMember(gateway, aurora, { account: 'mara' });
  mara = await signIn(gateway, aurora, 'mara');
});

afterAll(() => gateway.close());

beforeEach(async () => {
  await gateway.db.owner.deleteFrom('vendor_keys').execute();
  gateway.passTime(60);
});

async function ask(
  endpoint: Endpoint,
  query: Record<string, string> = {},
  at = aurora,
  headers: Record<string, string> = {},
) {
  const as = endpoint.token ? mara : undefined;
  const reply = await gateway.call(at, endpoint, { query, as, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().value;
}

const connect = (vendorCode: string, at = aurora) => addVendorKey(gateway, at, vendorCode);

async function disconnect(vendorCode: string) {
  const { merchantCode } = aurora;
  const ended = await withTransaction(gateway.db, aurora, (tx) =>
    revokeVendorKeys(tx, { merchantCode, vendorCode, now: gateway.now() }),
  );
  gateway.passTime(6);
  return ended;
}

const statusOf = async (gameId: string, at = aurora): Promise<string> =>
  (await ask(getGame, { gameId }, at)).status;

const statesOf = (list: readonly Game[]) => list.map(({ status }) => status);

describe('a game', () => {
  it('is coming soon until its vendor has a key, and again once that is revoked', async () => {
    expect(await statusOf(ofPaperLantern)).toBe('soon');
    await connect('PPL');
    expect(await statusOf(ofPaperLantern)).toBe('normal');
    await connect('PPL');
    expect(await disconnect('PPL')).toBe(2);
    expect(await statusOf(ofPaperLantern)).toBe('soon');
  });

  it('is none the nearer by a key of another merchant, or of another vendor', async () => {
    await connect('PPL', sakura);
    await connect('AUR');
    expect(await statusOf(ofPaperLantern)).toBe('soon');
    expect(await statusOf(ofPaperLantern, sakura)).toBe('normal');
  });

  it('of our own can be played without anybody doing anything', async () => {
    expect(await statusOf(original)).toBe('normal');
    await connect('HOUSE');
    await disconnect('HOUSE');
    expect(await statusOf(original)).toBe('normal');
  });

  it('under maintenance says so where its vendor is connected, and else is coming soon', async () => {
    const setStatus = (status: 'maintenance' | 'normal') =>
      gateway.db.owner.updateTable('games').set({ status }).where('id', '=', ofPaperLantern);
    await setStatus('maintenance').execute();
    expect(await statusOf(ofPaperLantern)).toBe('soon');
    await connect('PPL');
    expect(await statusOf(ofPaperLantern)).toBe('maintenance');
    await setStatus('normal').execute();
  });
});

describe('what is coming soon', () => {
  it('stands behind what can be played, in everything that is popular', async () => {
    await connect('NRT');
    for (const list of [
      (await ask(getHotGames, { limit: '48' })).list,
      (await ask(getHotGames, { category: 'RNG', limit: '48' })).list,
      (await ask(getGameList, { category: 'RNG', pageSize: '500' })).games,
    ]) {
      const states = statesOf(list);
      const open = states.filter((state) => state === 'normal').length;
      expect(states.slice(0, open)).toEqual(Array(open).fill('normal'));
      expect(new Set(states.slice(open))).toEqual(new Set(['soon']));
      const makers = new Set(list.slice(0, open).map(({ vassalage }: Game) => vassalage));
      expect(makers).toEqual(new Set(['HOUSE', 'NRT']));
    }
  });

  it('is told apart by lists of what can be played', async () => {
    await connect('NRT');
    const all = await ask(getGameList, { category: 'RNG' });
    const open = await ask(getGameList, { category: 'RNG', playable: 'true', pageSize: '500' });
    const soon = await ask(getGameList, { category: 'RNG', playable: 'false', pageSize: '500' });
    expect(open.total + soon.total).toBe(all.total);
    expect(new Set(statesOf(open.games))).toEqual(new Set(['normal']));
    expect(new Set(statesOf(soon.games))).toEqual(new Set(['soon']));
  });

  it('leads no category whose games can be played, and all others', async () => {
    await connect('CRL');
    const { categories } = await ask(getGameMenus);
    const find = (category: string) =>
      categories.find(({ gameCategory }: { gameCategory: string }) => gameCategory === category);
    expect(find('RNG').topGame.vassalage).toBe('HOUSE');
    expect(find('RNG').cards[0]).toMatchObject({ vassalage: 'HOUSE', status: 'normal' });
    expect(find('FISH').topGame).toMatchObject({ vassalage: 'CRL', status: 'normal' });
    const fish = find('FISH').cards as { vassalage: string; status: string }[];
    expect(fish.map(({ vassalage, status }) => [vassalage, status])).toEqual([
      ['CRL', 'normal'],
      ['DPW', 'soon'],
    ]);
    expect(find('SPORTS').topGame.status).toBe('soon');
    expect(find('ELOTT').topGame.status).toBe('soon');
  });

  it('can be kept as a favourite, and a win in it stays a fact', async () => {
    await gateway.call(aurora, setFavoriteGame, {
      body: { gameId: ofPaperLantern, isFavorite: true },
      as: mara,
    });
    const kept = await ask(getFavoriteGamesList);
    expect(kept.games[0]).toMatchObject({ id: ofPaperLantern, status: 'soon' });
    const win = {
      masked_account: 'ma***1',
      game_id: ofPaperLantern,
      amount_minor: 100n,
      currency: 'EUR',
      won_at: gateway.now(),
    };
    await addRows(gateway.db, 'AURORA', 'winners', [win]);
    const { list } = await ask(getWinners);
    expect(list[0].game).toMatchObject({ id: ofPaperLantern, status: 'soon' });
  });
});

describe('a game that the merchant has closed to a country', () => {
  /** Ids of all games that a reply names. */
  const idsIn = (value: unknown): string[] => JSON.stringify(value).match(/house-[a-z-]+/g) ?? [];
  const lists: readonly [Endpoint, Record<string, string>][] = [
    [getGameMenus, {}],
    [getHotGames, { limit: '48' }],
    [getGameList, { vassalage: 'HOUSE', pageSize: '500' }],
    [getGameList, { gameName: 'falcon', pageSize: '500' }],
    [getWinners, {}],
    [getFavoriteGamesList, {}],
  ];
  const from = (country: string) => ({ 'x-forwarded-for': '203.0.113.9', 'x-country': country });

  it('stands in no list and no count for visitors from there, and in all for everybody else', async () => {
    const { merchantCode } = aurora;
    await gateway.call(aurora, setFavoriteGame, {
      body: { gameId: original, isFavorite: true },
      as: mara,
    });
    await addRows(gateway.db, merchantCode, 'winners', [
      {
        masked_account: 'ma***1',
        game_id: original,
        amount_minor: 100n,
        currency: 'EUR',
        won_at: gateway.now(),
      },
    ]);
    await addRows(gateway.db, merchantCode, 'game_choices', [
      { game_id: original, closed_countries: ['FR'] },
    ]);
    gateway.hear.content(merchantCode);
    for (const [endpoint, query] of lists) {
      expect(idsIn(await ask(endpoint, query, aurora, from('FR')))).not.toContain(original);
    }
    for (const [endpoint, query] of lists.slice(2)) {
      expect(idsIn(await ask(endpoint, query, aurora, from('ES')))).toContain(original);
    }
    const total = async (country: string) =>
      (await ask(getGameList, { vassalage: 'HOUSE' }, aurora, from(country))).total as number;
    expect(await total('FR')).toBe((await total('ES')) - 1);
    const [asked, query] = [{ gameId: original }, { headers: from('FR') }];
    const reply = await gateway.call(aurora, getGame, { query: asked, ...query });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
  });
});

it('every gateway on the database is told of keys that are made and revoked', async () => {
  const told: string[] = [];
  const stop = await listenForContentChanges(gateway.db, (merchantCode) => {
    told.push(merchantCode);
  });
  await connect('PPL');
  await vi.waitFor(() => expect(told).toEqual(['AURORA']), 10_000);
  await disconnect('PPL');
  await vi.waitFor(() => expect(told).toEqual(['AURORA', 'AURORA']), 10_000);
  await stop();
});
