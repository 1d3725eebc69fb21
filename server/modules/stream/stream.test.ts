import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logout } from '../../../schemas/api/session.ts';
import { getWinners } from '../../../schemas/api/games.ts';
import { addRows, announcementRow, bannerRow } from '../../../tests/support/content.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  type SignedInAs,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { payIn } from '../../../tests/support/ledger.ts';
import {
  listen,
  openStream,
  type TestStream,
  type TestStreamOptions,
} from '../../../tests/support/liveStream.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  launchCode,
  type TestGame,
} from '../../../tests/support/vendors.ts';
import type { LiveHost } from '../../brands/brandStore.ts';
import { withTransaction } from '../../db/database.ts';
import { listenForChanges, type StopListening } from '../../db/listen.ts';
import type { VendorKey } from '../play/vendorKeys.ts';
import { defaultStreamLimits } from './openStreams.ts';

let gateway: TestGateway;
let port: number;
let stopListening: StopListening;
let game: TestGame;
let key: VendorKey;
const open: TestStream[] = [];

interface Person {
  readonly memberId: string;
  readonly account: string;
  readonly as: SignedInAs;
}

let ana: Person;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora, sakura] });
  stopListening = await listenForChanges(gateway.db, {
    onContentChange: gateway.hear.content,
    onEvents: gateway.hear.events,
  });
  game = await findTestGame(gateway);
  key = await addVendorKey(gateway, aurora, game.vendorCode);
  port = await listen(gateway.app);
});

afterAll(async () => {
  await stopListening();
  await gateway.close();
});

beforeEach(async () => {
  ana = await addPerson(aurora);
});

afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function addPerson(at: TestBrand): Promise<Person> {
  const account = `p${randomUUID().slice(0, 12).replaceAll('-', '')}`;
  const memberId = await addMember(gateway, at, { account, shows_wins: true });
  return { memberId, account, as: await signIn(gateway, at, account) };
}

async function follow(at: TestBrand, options: TestStreamOptions = {}, on = port) {
  const stream = await openStream(on, at, options);
  open.push(stream);
  return stream;
}

const pay = (person: Person, amountMinor = 100n) =>
  payIn(gateway.db, aurora, person.memberId, amountMinor);

const announce = (at: TestBrand | '*' = aurora) =>
  addRows(gateway.db, at === '*' ? '*' : at.merchantCode, 'announcements', [
    announcementRow({ id: randomUUID(), type: 'PL' }),
  ]);

/** Plays a round; gives its id. */
async function playRound(
  { as, account }: Person,
  stake: string,
  win: string,
  { trial = false } = {},
) {
  const code = await launchCode(gateway, aurora, as, account, game, { trial });
  const call = async (name: Parameters<typeof callAsVendor>[2], body: object) => {
    const answer = await callAsVendor(gateway, aurora, name, body, { key });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.value;
  };
  const { session } = await call('authenticate', { code });
  const roundId = randomUUID();
  const of = () => ({ session, roundId, transactionId: randomUUID() });
  await call('debit', { ...of(), amount: stake });
  if (win !== '0') await call('credit', { ...of(), amount: win });
  await call('endRound', of());
  return roundId;
}

describe('a stream', () => {
  it('is text that nobody gathers, packs or keeps', async () => {
    const { status, headers } = await follow(aurora, { headers: { 'accept-encoding': 'br' } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('tells of a new state of its brand, and a page that shows an old one at once', async () => {
    const here = await follow(aurora);
    const there = await follow(sakura);
    const before = (await gateway.brands.getByHost('aurora.test')) as LiveHost;
    gateway.brands.put(aurora);
    const after = (await gateway.brands.getByHost('aurora.test')) as LiveHost;
    const { revision } = after.live;
    expect(await here.hears('brand')).toEqual([{ revision, isAtOnce: false }]);
    const late = await follow(aurora, { revision: before.live.revision });
    expect(await late.hears('brand')).toEqual([{ revision, isAtOnce: false }]);
    const fresh = await follow(aurora, { revision });
    gateway.brands.put(sakura);
    await there.hears('brand');
    expect([here.heard.length, fresh.heard.length]).toEqual([1, 0]);
  });

  it('begins with what its member has, and tells every change of it', async () => {
    await pay(ana, 1250n);
    const stream = await follow(aurora, { as: ana.as });
    expect(await stream.hears('balance')).toEqual([{ sumBalance: '12.50', currency: 'EUR' }]);
    await pay(ana, 50n);
    expect((await stream.hears('balance', 2))[1]).toEqual({ sumBalance: '13.00', currency: 'EUR' });
  });

  it('tells guests nothing of members, and members nothing of others', async () => {
    const bob = await addPerson(aurora);
    const guest = await follow(aurora);
    const other = await follow(aurora, { as: bob.as });
    const own = await follow(aurora, { as: ana.as });
    await pay(ana);
    await playRound(ana, '1.00', '0.50');
    await own.hears('round');
    await announce();
    for (const stream of [guest, other, own]) await stream.hears('message');
    expect(guest.heard.map(({ kind }) => kind)).toEqual(['message']);
    expect(other.heard.map(({ kind }) => kind)).toEqual(['balance', 'message']);
  });

  it('tells a settled round with its stake and win, after everything that came before it', async () => {
    await pay(ana, 1000n);
    const stream = await follow(aurora, { as: ana.as });
    const roundId = await playRound(ana, '2.00', '1.50');
    expect(await stream.hears('round')).toEqual([
      {
        roundId,
        vassalage: game.vendorCode,
        gameId: game.id,
        mode: 'real',
        state: 'settled',
        stake: '2.00',
        paid: '1.50',
        currency: 'EUR',
      },
    ]);
    const balances = await stream.hears('balance');
    expect(balances.at(-1)).toEqual({ sumBalance: '9.50', currency: 'EUR' });
  });

  it('tells how much play money is left after a round that was played for nothing', async () => {
    const stream = await follow(aurora, { as: ana.as });
    await playRound(ana, '2.00', '1.50', { trial: true });
    await pay(ana, 1000n);
    await playRound(ana, '1.00', '0');
    const [forNothing, real] = await stream.hears('round', 2);
    expect(forNothing).toMatchObject({ mode: 'play', paid: '1.50', playMoney: '9999.50' });
    expect(real).toMatchObject({ mode: 'real' });
    expect(real).not.toHaveProperty('playMoney');
  });

  it('shows a large win to everybody at the merchant, with the name masked, and so does the list', async () => {
    await pay(ana, 1000n);
    const guest = await follow(aurora);
    const elsewhere = await follow(sakura);
    await playRound(ana, '1.00', '49.99');
    await playRound(ana, '1.00', '321.00');
    const [winner, ...others] = (await guest.hears('winner')) as { account: string }[];
    const { account } = ana;
    expect(winner).toMatchObject({
      account: `${account.slice(0, 2)}***${account.at(-1)}`,
      amount: '321.00',
      currency: 'EUR',
      game: { id: game.id },
    });
    expect(others).toEqual([]);
    const list = (await gateway.call(aurora, getWinners)).json().value.list;
    expect(list).toContainEqual(winner);
    await announce('*');
    await elsewhere.hears('message');
    expect(elsewhere.heard.map(({ kind }) => kind)).toEqual(['message']);
  });

  it('tells of an announcement at its merchant alone, of the platform’s at all', async () => {
    const here = await follow(aurora);
    const there = await follow(sakura);
    await announce();
    expect(await here.hears('message')).toEqual([{ types: ['PL'] }]);
    await announce('*');
    await here.hears('message', 2);
    expect(await there.hears('message')).toHaveLength(1);
  });

  it('tells of announcements that are deleted', async () => {
    const here = await follow(aurora);
    await announce();
    await here.hears('message');
    await withTransaction(gateway.db, aurora, (tx) =>
      tx.deleteFrom('announcements').where('merchant_code', '=', 'AURORA').execute(),
    );
    expect(await here.hears('message', 2)).toEqual([{ types: ['PL'] }, { types: ['PL'] }]);
  });

  it('tells of a banner that is added, changed or taken away, at its merchant alone', async () => {
    const here = await follow(aurora);
    const there = await follow(sakura);
    const at = { merchantCode: 'AURORA' };
    await addRows(gateway.db, 'AURORA', 'banners', [bannerRow(), bannerRow({ id: 'second' })]);
    expect(await here.hears('banners')).toEqual([{}]);
    await withTransaction(gateway.db, at, (tx) =>
      tx.updateTable('banners').set({ sort: 1 }).where('id', '=', 'second').execute(),
    );
    await here.hears('banners', 2);
    await withTransaction(gateway.db, at, (tx) =>
      tx.deleteFrom('banners').where('merchant_code', '=', 'AURORA').execute(),
    );
    await here.hears('banners', 3);
    await announce('*');
    await there.hears('message');
    expect(there.heard.map(({ kind }) => kind)).toEqual(['message']);
  });

  it('is not opened with a token that is not good, nor for a page of another site', async () => {
    const { token, cookie } = ana.as;
    const stolen = { token, cookie: cookie.replace(/livery_session=.{4}/, 'livery_session=AAAA') };
    expect((await follow(aurora, { as: stolen })).status).toBe(401);
    expect((await follow(sakura, { as: ana.as })).status).toBe(401);
    const foreign = await follow(aurora, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(403);
  });

  it('does not keep its member’s session awake', async () => {
    const read = () =>
      withTransaction(gateway.db, aurora, (tx) =>
        tx
          .selectFrom('sessions')
          .select('last_seen_at')
          .where('member_id', '=', ana.memberId)
          .executeTakeFirstOrThrow(),
      );
    const before = await read();
    gateway.passTime(600);
    await follow(aurora, { as: ana.as });
    expect(await read()).toEqual(before);
  });
});

describe('the end of a session', () => {
  it.each(['here', 'everywhere'])('by a sign-out %s ends its streams', async (where) => {
    const second = await signIn(gateway, aurora, ana.account);
    const mine = await follow(aurora, { as: ana.as });
    const other = await follow(aurora, { as: second });
    const everywhere = where === 'everywhere';
    await gateway.call(aurora, logout, {
      as: second,
      query: { everywhere: String(everywhere) },
    });
    await other.ends();
    expect(other.heard.at(-1)?.kind).toBe('signOut');
    if (everywhere) {
      await mine.ends();
      expect(mine.heard.at(-1)?.kind).toBe('signOut');
    } else {
      await pay(ana);
      await mine.hears('balance', 2);
      expect(mine.isOver()).toBe(false);
    }
  });
});

describe('a session that ends by the clock, or a member who is suspended,', () => {
  it.each([
    ['a session that rests too long', async () => gateway.passTime(13 * 3600)],
    [
      'a member who is suspended',
      () =>
        withTransaction(gateway.db, aurora, (tx) =>
          tx
            .updateTable('members')
            .set({ status: 'suspended' })
            .where('id', '=', ana.memberId)
            .execute(),
        ),
    ],
  ])('%s hears no more, and others go on', async (_what, end) => {
    const quick = await createTestGateway({
      testBrands: [aurora],
      db: gateway.db,
      clock: gateway.now,
      streamLimits: { ...defaultStreamLimits, tickMs: 10 },
    });
    try {
      const at = await listen(quick.app);
      const guest = await follow(aurora, {}, at);
      const stream = await follow(aurora, { as: ana.as }, at);
      await end();
      await stream.ends();
      expect(stream.heard.at(-1)?.kind).toBe('signOut');
      expect(guest.isOver()).toBe(false);
      // Beats came meanwhile, and say where one is.
      await guest.beats();
    } finally {
      await quick.close();
    }
  });
});

describe('after a break', () => {
  it('a page hears all that it missed, once and in order', async () => {
    await pay(ana, 10_000n);
    const first = await follow(aurora, { as: ana.as });
    const seen = [await playRound(ana, '1.00', '0')];
    await first.hears('round');
    first.close();
    const missed: string[] = [];
    for (let count = 0; count < 3; count += 1) missed.push(await playRound(ana, '1.00', '0'));
    const second = await follow(aurora, { as: ana.as, lastEventId: first.lastId() });
    missed.push(await playRound(ana, '1.00', '0'));
    await second.hears('round', 4);
    const idsOf = (stream: TestStream) =>
      stream.heard.flatMap(({ kind, value }) =>
        kind === 'round' ? [(value as { roundId: string }).roundId] : [],
      );
    expect([...idsOf(first), ...idsOf(second)]).toEqual([...seen, ...missed]);
    expect(second.heard.map(({ kind }) => kind)).not.toContain('reset');
  });

  it('a page hears nothing of what others did meanwhile', async () => {
    const bob = await addPerson(aurora);
    await pay(bob, 1000n);
    const [guest, own] = [await follow(aurora), await follow(aurora, { as: ana.as })];
    guest.close();
    own.close();
    await playRound(bob, '1.00', '0');
    await announce();
    for (const [before, as] of [
      [guest, undefined],
      [own, ana.as],
    ] as const) {
      const stream = await follow(aurora, { as, lastEventId: before.lastId() });
      await stream.hears('message');
      expect(stream.heard.map(({ kind }) => kind)).not.toContain('round');
    }
  });

  it('nothing is lost that was written before and committed after', async () => {
    const first = await follow(aurora);
    let commit = (): void => undefined;
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    let hasWritten = (): void => undefined;
    const written = new Promise<void>((resolve) => (hasWritten = resolve));
    const slow = withTransaction(gateway.db, aurora, async (tx) => {
      await tx
        .insertInto('announcements')
        .values({ merchant_code: 'AURORA', ...announcementRow({ id: randomUUID(), type: 'PR' }) })
        .execute();
      hasWritten();
      await mayCommit;
    });
    await written;
    await announce();
    // A page that comes back meanwhile may not be told that it knows everything.
    const second = await follow(aurora, { lastEventId: first.lastId() });
    commit();
    await slow;
    for (const stream of [first, second]) {
      expect(await stream.hears('message', 2)).toEqual([{ types: ['PR'] }, { types: ['PL'] }]);
    }
  });

  it.each([
    ['that nobody knows', () => 'made-up'],
    ['of another merchant', async () => (await follow(sakura)).lastId()],
  ])('a page with an id %s is told to read everything anew', async (_which, find) => {
    const stream = await follow(aurora, { lastEventId: await find() });
    expect(stream.heard).toMatchObject([{ kind: 'reset', value: {} }]);
  });

  it('a page that missed very much is told so', async () => {
    const first = await follow(aurora);
    await withTransaction(gateway.db, aurora, (tx) =>
      sql`insert into live_events (merchant_code, kind, content)
        select 'AURORA', 'message', '{"types":["PL"]}' from generate_series(1, 200)`.execute(tx),
    );
    await first.hears('message', 200);
    const from = first.heard[0]!.id;
    const second = await follow(aurora, { lastEventId: from });
    expect(second.heard).toHaveLength(199);
    const third = await follow(aurora, { lastEventId: (await follow(aurora)).lastId() });
    expect(third.heard).toEqual([]);
  });
});

describe('two gateways on one database', () => {
  it('tell their pages what the other wrote, and go on from each other’s ids', async () => {
    const other = await createTestGateway({ testBrands: [aurora, sakura], db: gateway.db });
    const stop = await listenForChanges(gateway.db, {
      onContentChange: () => undefined,
      onEvents: other.hear.events,
    });
    try {
      const otherPort = await listen(other.app);
      const here = await follow(aurora, { as: ana.as });
      const there = await follow(aurora, { as: ana.as }, otherPort);
      await pay(ana);
      for (const stream of [here, there]) await stream.hears('balance', 2);
      here.close();
      await announce();
      await there.hears('message');
      const moved = await follow(aurora, { as: ana.as, lastEventId: here.lastId() }, otherPort);
      expect(await moved.hears('message')).toHaveLength(1);
      // Closed in order, though a page still listens.
      await other.app.close();
      await there.ends();
    } finally {
      await stop();
      await other.close();
    }
  });

  it('tell a page that comes from one which has read more nothing twice', async () => {
    const late = await createTestGateway({
      testBrands: [aurora],
      db: gateway.db,
      streamLimits: { ...defaultStreamLimits, tickMs: 3_600_000 },
    });
    const announceType = (type: 'PL' | 'PR' | 'H') =>
      addRows(gateway.db, 'AURORA', 'announcements', [announcementRow({ id: randomUUID(), type })]);
    try {
      const latePort = await listen(late.app);
      const resident = await follow(aurora, {}, latePort);
      const first = await follow(aurora);
      await announceType('PL');
      await first.hears('message');
      first.close();
      await announceType('PR');
      const moved = await follow(aurora, { lastEventId: first.lastId() }, latePort);
      expect(await moved.hears('message')).toEqual([{ types: ['PR'] }]);
      // Whoever comes with a newer place lets the gateway read on, for all.
      const second = await follow(aurora);
      await announceType('H');
      await second.hears('message');
      await follow(aurora, { lastEventId: second.lastId() }, latePort);
      expect(await moved.hears('message', 2)).toEqual([{ types: ['PR'] }, { types: ['H'] }]);
      expect(await resident.hears('message', 3)).toHaveLength(3);
    } finally {
      await late.close();
    }
  });

  it('find what nobody told them of', async () => {
    const deaf = await createTestGateway({
      testBrands: [aurora],
      db: gateway.db,
      streamLimits: { ...defaultStreamLimits, tickMs: 50 },
    });
    try {
      const stream = await follow(aurora, {}, await listen(deaf.app));
      await announce();
      expect(await stream.hears('message')).toHaveLength(1);
    } finally {
      await deaf.close();
    }
  });
});

describe('limits', () => {
  const limited = async (limits: Partial<typeof defaultStreamLimits>) => {
    const app = await createTestGateway({
      testBrands: [aurora],
      db: gateway.db,
      streamLimits: { ...defaultStreamLimits, ...limits },
    });
    return { app, port: await listen(app.app) };
  };

  it('of an address refuse the next, until one goes', async () => {
    const { app, port: at } = await limited({ perAddress: 2 });
    const first = await follow(aurora, {}, at);
    await follow(aurora, {}, at);
    const refused = await follow(aurora, {}, at);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    first.close();
    await vi.waitFor(async () => expect((await follow(aurora, {}, at)).status).toBe(200), 10_000);
    await app.close();
  });

  it('of a member end the oldest', async () => {
    const { app, port: at } = await limited({ perMember: 1 });
    const first = await follow(aurora, { as: ana.as }, at);
    const second = await follow(aurora, { as: ana.as }, at);
    await first.ends();
    expect(second.isOver()).toBe(false);
    await app.close();
  });

  it('of patience cut off who does not read, and nobody else', async () => {
    const other = await createTestGateway({ testBrands: [aurora], db: gateway.db });
    const at = await listen(other.app);
    const reads = await follow(aurora, {}, at);
    const sleeps = await follow(aurora, {}, at);
    sleeps.fallAsleep();
    const countCut = async () => {
      const { body } = await other.app.inject({
        url: '/metrics',
        headers: { host: 'aurora.test' },
      });
      return /^streams_cut_slow (\d+)$/m.exec(body)?.[1];
    };
    // The buffers of the system take megabytes before anybody notices.
    for (let waves = 1; (await countCut()) === '0'; waves += 1) {
      await withTransaction(gateway.db, aurora, (tx) =>
        sql`insert into live_events (merchant_code, kind, content)
          select 'AURORA', 'message', jsonb_build_object('types', array_fill('PL'::text, array[20000]))`.execute(
          tx,
        ),
      );
      other.hear.events('AURORA');
      await reads.hears('message', waves);
    }
    expect([await countCut(), reads.isOver()]).toEqual(['1', false]);
    await other.close();
  });
});
