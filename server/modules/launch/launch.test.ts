import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchGame, launchProblemValue } from '../../../schemas/api/launch.ts';
import { loginFreePlay } from '../../../schemas/api/session.ts';
import { withTransaction } from '../../db/database.ts';
import { trustHops } from '../../http/trustProxy.ts';
import { compileValidator } from '../../http/validators.ts';
import {
  aurora,
  createTestGateway,
  keepCookies,
  sakura,
  type SignedInAs,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import { countRows } from '../../../tests/support/rowCounts.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  launchBody,
  type TestGame,
} from '../../../tests/support/vendors.ts';
import type { CatalogueStatus } from '../../db/catalogueTables.ts';
import type { VendorKey } from '../play/vendorKeys.ts';

const cdns: TestBrand = {
  ...aurora,
  id: 'cdns',
  merchantCode: 'CDNS',
  allowHosts: ['*.play.example', 'one.example'],
  cdn: {
    images: [],
    launch: [
      'https://one.example/games/',
      'https://two.play.example',
      'https://evil.example',
      'http://one.example',
    ],
  },
};

const lotteries: TestBrand = {
  ...aurora,
  id: 'lotteries',
  merchantCode: 'LOTTERIES',
  features: { ...aurora.features, vnLottery: true, seaLottery: true, lottery: true, elott: true },
};

const inDong: TestBrand = {
  ...aurora,
  id: 'dong',
  merchantCode: 'DONG',
  currency: { code: 'VND', symbol: '₫', decimals: 0 },
};

let gateway: TestGateway;
let game: TestGame;
let key: VendorKey;
let member: SignedInAs;
let chance = 0;

beforeAll(async () => {
  const { randomBytes } = await import('node:crypto');
  gateway = await createTestGateway({
    testBrands: [aurora, sakura, cdns, lotteries, inDong],
    network: { trustProxy: trustHops(1), geoHeader: 'x-country' },
    random: (bytes) => {
      // Only the choice of a host asks for as little.
      if (bytes !== 4) return randomBytes(bytes);
      const drawn = Buffer.alloc(4);
      drawn.writeUInt32BE(chance);
      return drawn;
    },
  });
  game = await findTestGame(gateway);
  key = await addVendorKey(gateway, aurora, game.vendorCode);
  await addVendorKey(gateway, cdns, game.vendorCode);
  await addMember(gateway, aurora, { account: 'ana' });
  member = await signIn(gateway, aurora, 'ana');
});

afterAll(() => gateway.close());

const launch = (overrides: object = {}, as: SignedInAs | undefined = member) => {
  const body = { ...launchBody(aurora, as ?? member, 'ana', game), ...overrides };
  return gateway.call(aurora, launchGame, { as, body });
};

async function signInTrial(at: TestBrand) {
  const body = { os: 'test', platform: 'W', random: 'B'.repeat(32) };
  const reply = await gateway.call(at, loginFreePlay, { body });
  const as: SignedInAs = { token: reply.json().value.token, cookie: keepCookies(reply) };
  return { as, account: reply.json().value.account as string };
}

const setGame = (values: { status?: CatalogueStatus; support_play?: number }) =>
  gateway.db.owner.updateTable('games').set(values).where('id', '=', game.id).execute();
const setVendor = (status: CatalogueStatus) =>
  gateway.db.owner
    .updateTable('vendors')
    .set({ status })
    .where('code', '=', game.vendorCode)
    .execute();

afterEach(async () => {
  await setGame({ status: 'normal', support_play: 0 });
  await setVendor('normal');
});

describe('a launch', () => {
  it('is an address that is good once, and of its code only a digest is kept', async () => {
    const reply = await launch();
    expect(reply.statusCode).toBe(200);
    const { content, kind, mode, expiresSeconds } = reply.json().value;
    expect([kind, mode, expiresSeconds]).toEqual(['game', 'real', 60]);
    const address = new URL(content as string);
    expect(`${address.origin}${address.pathname}`).toBe(
      `http://aurora.test/launch/${game.vendorCode}/${game.code}`,
    );
    expect(address.searchParams.get('language')).toBe('en');
    const code = address.searchParams.get('code')!;
    expect(code).toMatch(/^[\w-]{43}$/);
    const rows = await gateway.db.owner.selectFrom('launch_intents').selectAll().execute();
    const kept = rows.at(-1)!;
    expect(kept.digest.equals(createHash('sha256').update(code).digest())).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(kept.ends_at.getTime() - kept.created_at.getTime()).toBe(60_000);
  });

  it('is refused where the merchant has closed the game to the country', async () => {
    const choose = (closed_countries: string[]) =>
      withTransaction(gateway.db, aurora, async (tx) => {
        await tx.deleteFrom('game_choices').where('merchant_code', '=', 'AURORA').execute();
        const row = { merchant_code: 'AURORA', game_id: game.id, status: null, is_hot: null };
        await tx
          .insertInto('game_choices')
          .values({ ...row, is_new: null, sort: null, closed_countries })
          .execute();
      });
    const from = (country: string) =>
      gateway.call(aurora, launchGame, {
        as: member,
        body: launchBody(aurora, member, 'ana', game),
        headers: { 'x-forwarded-for': '203.0.113.9', 'x-country': country },
      });
    await choose(['FR', 'US']);
    const refused = await from('fr');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'regionRestricted']);
    expect((await from('ES')).statusCode).toBe(200);
    await choose([]);
    expect((await from('FR')).statusCode).toBe(200);
  });

  it('is refused to guests', async () => {
    const { authorization: _none, ...body } = {
      authorization: '',
      ...launchBody(aurora, member, 'ana', game),
    };
    const reply = await gateway.call(aurora, launchGame, { body });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthenticated']);
  });

  it.each([
    ['somebody else’s name', { username: 'other' }],
    ['another token', { token: 'x'.repeat(43) }],
    ['another merchant', { merchantCode: 'SAKURA' }],
  ])('is refused with %s in its body, and leaves nothing', async (_what, overrides) => {
    const before = await countRows(gateway.db);
    const reply = await launch(overrides);
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthenticated']);
    expect(await countRows(gateway.db)).toEqual(before);
  });

  it.each([
    ['no such game', { gameId: 'no-such-game' }],
    ['another vendor', { vassalage: 'DS88' }],
    ['another code', { nodeId: 'XXX' }],
  ])('of %s finds nothing', async (_what, overrides) => {
    const reply = await launch(overrides);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
  });

  it('finds nothing in a category that the merchant has off', async () => {
    gateway.brands.put({ ...aurora, features: { ...aurora.features, slots: false } });
    const reply = await launch();
    gateway.brands.put(aurora);
    expect(reply.json().code).toBe('notFound');
  });

  it('is remembered among the games that were played last', async () => {
    await gateway.db.owner.deleteFrom('recent_games').execute();
    await launch();
    const rows = await gateway.db.owner.selectFrom('recent_games').select('game_id').execute();
    expect(rows).toEqual([{ game_id: game.id }]);
  });
});

describe('the host of a launch', () => {
  it.each([
    [0, 'https://one.example/games/launch/'],
    [2 ** 31 - 1, 'https://one.example/games/launch/'],
    [2 ** 31, 'https://two.play.example/launch/'],
    [2 ** 32 - 1, 'https://two.play.example/launch/'],
  ])('is drawn from those of the brand that are allowed (%i)', async (drawn, begins) => {
    chance = drawn;
    const account = `host${drawn}`;
    await addMember(gateway, cdns, { account });
    const as = await signIn(gateway, cdns, account);
    const body = launchBody(cdns, as, account, game);
    const reply = await gateway.call(cdns, launchGame, { as, body });
    expect(reply.json().value.content.startsWith(begins)).toBe(true);
  });
});

describe('a game that cannot be played', () => {
  const isValue = compileValidator(launchProblemValue, 'body');

  it.each([
    ['is worked on', () => setGame({ status: 'maintenance' }), 'gameMaintenance'],
    ['has a vendor that is worked on', () => setVendor('maintenance'), 'gameMaintenance'],
    ['is not there yet', () => setGame({ status: 'soon' }), 'gameSoon'],
    ['has a vendor that is not there yet', () => setVendor('soon'), 'gameSoon'],
  ])('and %s says so, and names others that can', async (_what, change, code) => {
    await change();
    gateway.passTime(6);
    const reply = await launch();
    expect([reply.statusCode, reply.json().code]).toEqual([409, code]);
    const { value } = reply.json();
    expect(isValue(value), JSON.stringify(isValue.errors)).toBe(true);
    expect(value.suggestions.length).toBeGreaterThan(2);
    expect(value.suggestions.map(({ id }: { id: string }) => id)).not.toContain(game.id);
    expect(new Set(value.suggestions.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['normal']),
    );
  });

  it('and whose vendor has no key of this merchant is not there yet', async () => {
    await addMember(gateway, sakura, { account: 'keyless' });
    const as = await signIn(gateway, sakura, 'keyless');
    const body = launchBody(sakura, as, 'keyless', game);
    const reply = await gateway.call(sakura, launchGame, { as, body });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'gameSoon']);
  });
});

describe('a trial', () => {
  it('is played for nothing, by a member who wants to and by a trial account always', async () => {
    expect((await launch({ trial: true })).json().value.mode).toBe('play');
    const { as, account } = await signInTrial(aurora);
    const body = launchBody(aurora, as, account, game);
    const reply = await gateway.call(aurora, launchGame, { as, body });
    const { content, mode } = reply.json().value;
    expect(mode).toBe('play');
    const code = new URL(content).searchParams.get('code');
    const opened = await callAsVendor(gateway, aurora, 'authenticate', { code }, { key });
    expect(opened.value).toMatchObject({ mode: 'play', balance: '10000.00' });
  });

  it.each([
    [inDong, '10000000'],
    [sakura, '1000000'],
    [aurora, '10000.00'],
  ])('is worth as many bets in every currency, and the launch says how much', async (at, sum) => {
    if (at !== aurora) await addVendorKey(gateway, at, game.vendorCode);
    const { as, account } = await signInTrial(at);
    const reply = await gateway.call(at, launchGame, {
      as,
      body: launchBody(at, as, account, game),
    });
    expect(reply.json().value).toMatchObject({
      playMoney: sum,
      startedAt: gateway.now().toISOString(),
    });
    expect((await launch()).json().value.playMoney).toBeNull();
  });

  it('is refused where the game has none', async () => {
    await setGame({ support_play: 1 });
    expect((await launch({ trial: true })).json().code).toBe('trialUnavailable');
    expect((await launch()).json().value.mode).toBe('real');
    const { as, account } = await signInTrial(aurora);
    const body = launchBody(aurora, as, account, game);
    const reply = await gateway.call(aurora, launchGame, { as, body });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'realAccountNeeded']);
  });
});

describe('a lottery', () => {
  it.each([
    ['TCG_SEA', '/seaLottery'],
    ['TCG_LOTTO_VN', '/vnlottery'],
    ['LOTT', '/lottery'],
    ['ELOTT', '/lottery'],
  ] as const)('launched as %s goes to %s, by its vendor or its kind', async (accountType, path) => {
    const row = await gateway.db.owner
      .selectFrom('games')
      .innerJoin('vendors', 'vendors.code', 'games.vendor_code')
      .select(['games.id', 'games.code', 'vendor_code as vendorCode'])
      .where('account_type', '=', accountType)
      .where('games.status', '=', 'normal')
      .executeTakeFirstOrThrow();
    const account = accountType.toLowerCase();
    await addMember(gateway, lotteries, { account });
    const as = await signIn(gateway, lotteries, account);
    for (const vassalage of [row.vendorCode, accountType]) {
      const body = { ...launchBody(lotteries, as, account, row), vassalage };
      const reply = await gateway.call(lotteries, launchGame, { as, body });
      expect(reply.json().value).toEqual({
        content: path,
        kind: 'screen',
        mode: 'real',
        expiresSeconds: 0,
        startedAt: gateway.now().toISOString(),
        playMoney: null,
      });
    }
  });
});
