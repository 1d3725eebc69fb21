import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFamily } from '../../../engine/lottery/families.ts';
import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';
import { dayIn } from '../../../engine/zonedTime.ts';
import type { Endpoint, ValueOf } from '../../../schemas/api/endpoint.ts';
import { getLotteryState } from '../../../schemas/api/lotteryGames.ts';
import { getLotteryResults, getLotteryResultsOfDay } from '../../../schemas/api/lotteryIssues.ts';
import { FEED_FAULT_STATUS } from '../../../schemas/feedApi.ts';
import { brand } from '../../../tests/support/builders.ts';
import { addFeedKey, tellDraw, type FeedCallOptions } from '../../../tests/support/feeds.ts';
import {
  aurora,
  createTestGateway,
  testNow,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { testKeys } from '../../../tests/support/seal.ts';
import { createSecretBox } from '../../crypto/secretBox.ts';
import { createFeedKey, readFeedKey } from './feedKeys.ts';
import { demoFeedKeys, type FeedKey } from './demoFeeds.ts';

let gateway: TestGateway;
let north: FeedKey;
let south: FeedKey;
let issue: string;
let made = 0;

/** A board of the North, and what a source has of it halfway. */
const board = findFamily('VNN')!.plays[0]!.example.draw as Record<string, readonly string[]>;
const { DB: _last, ...partial } = board;

/** A merchant that offers Vietnam's lotteries. */
const lotus = brand({ id: 'lotus', merchantCode: 'LOTUS', features: { vnLottery: true } });
const FED = { isDriven: true };

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora, lotus], lottery: FED });
  north = await addFeedKey(gateway, 'north');
  south = await addFeedKey(gateway, 'south');
});

afterAll(() => gateway.close());

/** An issue whose bets ended ten minutes ago, and whose draw was due five minutes ago. */
async function addFedIssue(lottery: string, at = gateway): Promise<string> {
  made += 1;
  const name = `F-${String(made)}`;
  const ago = (minutes: number) => new Date(at.now().getTime() - minutes * 60_000);
  await at.db.owner
    .insertInto('lottery_issues')
    .values({
      lottery,
      issue: name,
      open_at: ago(60),
      close_at: ago(10),
      draw_at: ago(5),
      state: 'closed',
      sealed_at: ago(10),
      seal_digest: '0'.repeat(64),
      seal_seeds: '0'.repeat(64),
    })
    .execute();
  return name;
}

beforeEach(async () => {
  issue = await addFedIssue('FC3D');
});

const told = (key: FeedKey, overrides: object = {}) => ({
  source: key.source,
  lottery: 'FC3D',
  issue,
  version: 1,
  result: '1,2,3',
  drawnAt: gateway.now().toISOString(),
  final: true,
  demo: false,
  ...overrides,
});

const tell = async (key: FeedKey, overrides: object = {}, options: FeedCallOptions = {}) =>
  (await tellDraw(gateway, key, told(key, overrides), options)).said;

const stateOf = async (name = issue) => {
  const row = await gateway.db.owner
    .selectFrom('lottery_issues')
    .selectAll()
    .where('issue', '=', name)
    .executeTakeFirstOrThrow();
  const { state, draw, partial: shown, version, is_demo: isDemo } = row;
  return { state, draw, partial: shown, version, isDemo };
};

const countAlerts = async (kind: string): Promise<number> => {
  const { body } = await gateway.app.inject({ url: '/metrics', headers: { host: 'aurora.test' } });
  const found = new RegExp(`lottery_feed_alerts_total\\{kind="${kind}"\\} (\\d+)`).exec(body);
  return Number(found?.[1] ?? 0);
};

const alertsOf = async (kind: string, act: () => Promise<unknown>) => {
  const before = await countAlerts(kind);
  await act();
  return (await countAlerts(kind)) - before;
};

describe('a result', () => {
  it('is taken when two sources agree, and not before', async () => {
    expect(await tell(north)).toBe('kept');
    await gateway.parts.lotteryFeeds.turn();
    expect(await stateOf()).toMatchObject({ state: 'closed', draw: null, partial: null });
    expect(await tell(south)).toBe('kept');
    expect(await stateOf()).toMatchObject({
      state: 'drawn',
      draw: '1,2,3',
      version: 1,
      isDemo: false,
    });
    const { source } = await gateway.db.owner
      .selectFrom('lottery_results')
      .innerJoin('lottery_issues', 'id', 'issue_id')
      .select('source')
      .where('issue', '=', issue)
      .executeTakeFirstOrThrow();
    expect(source).toBe('north+south');
  });

  it('told twice by one source is told once', async () => {
    expect([await tell(north), await tell(north)]).toEqual(['kept', 'repeated']);
    expect(await stateOf()).toMatchObject({ state: 'closed' });
    await tell(south);
    expect([await tell(north), await tell(south)]).toEqual(['repeated', 'repeated']);
    expect(await stateOf()).toMatchObject({ version: 1 });
  });

  it('of one version stays what it is', async () => {
    await tell(north);
    expect(await tell(north, { result: '3,2,1' })).toBe('versionTaken');
    expect(await tell(north, { final: false })).toBe('versionTaken');
    await tell(south);
    expect(await stateOf()).toMatchObject({ draw: '1,2,3' });
  });

  it('is held while sources contradict each other, and taken once they agree', async () => {
    await tell(north);
    expect(await alertsOf('contradiction', () => tell(south, { result: '9,9,9' }))).toBe(1);
    await gateway.parts.lotteryFeeds.turn();
    expect(await stateOf()).toMatchObject({ state: 'closed', draw: null });
    await tell(south, { version: 3 });
    expect(await stateOf()).toMatchObject({ state: 'drawn', draw: '1,2,3' });
  });

  it('is held where a third source contradicts two', async () => {
    const third = await addFeedKey(gateway, 'third');
    await tell(third, { result: '9,9,9' });
    await tell(north);
    await tell(south);
    expect(await stateOf()).toMatchObject({ state: 'closed', draw: null });
  });

  it('of an older version that comes late says nothing', async () => {
    await tell(north, { version: 2 });
    const late = () => tell(north, { version: 1, result: '9,9,9' });
    expect(await alertsOf('contradiction', late)).toBe(0);
    await tell(south);
    expect(await stateOf()).toMatchObject({ draw: '1,2,3' });
  });

  it('counts only once its source says that it is final', async () => {
    await tell(north, { final: false });
    await tell(south);
    expect(await stateOf()).toMatchObject({ state: 'closed' });
    await tell(north, { version: 2 });
    expect(await stateOf()).toMatchObject({ state: 'drawn' });
  });

  it('that changes after it was taken only raises an alert', async () => {
    await tell(north);
    await tell(south);
    const change = () => tell(north, { version: 2, result: '4,4,4' });
    expect(await alertsOf('changed', change)).toBe(1);
    expect(await alertsOf('changed', () => tell(south, { version: 2 }))).toBe(0);
    expect(await alertsOf('changed', () => tell(south, { version: 3, result: '4,4,4' }))).toBe(1);
    expect(await stateOf()).toMatchObject({ draw: '1,2,3', version: 1 });
  });

  it('of one source alone, or of none, is told of once ten minutes after the draw', async () => {
    await gateway.parts.lotteryFeeds.turn();
    await tell(north);
    const turns = async () => {
      await gateway.parts.lotteryFeeds.turn();
      await gateway.parts.lotteryFeeds.turn();
    };
    expect(await alertsOf('single', turns)).toBe(0);
    const silent = await addFedIssue('HKLHC');
    gateway.passTime(301);
    const singles = await countAlerts('single');
    expect(await alertsOf('missing', turns)).toBeGreaterThan(0);
    expect(await countAlerts('single')).toBeGreaterThan(singles);
    expect(await alertsOf('single', turns)).toBe(0);
    expect(await alertsOf('missing', turns)).toBe(0);
    expect(await stateOf()).toMatchObject({ state: 'closed' });
    expect(await stateOf(silent)).toMatchObject({ state: 'closed' });
    // Late is better than never.
    await tell(south);
    expect(await stateOf()).toMatchObject({ state: 'drawn' });
  });
});

it('a result is awaited since the first draw that was due and has none', async () => {
  const first = new Date(gateway.now().getTime() - 7_000_000);
  const moments = { open_at: new Date(0), close_at: first, draw_at: first };
  const { awaitsSince } = gateway.parts.lotteryFeeds;
  await gateway.db.owner
    .updateTable('lottery_issues')
    .set(moments)
    .where('issue', '=', issue)
    .execute();
  expect(await awaitsSince()).toEqual(first);
  await tell(north, { drawnAt: first.toISOString() });
  await tell(south, { drawnAt: first.toISOString() });
  expect((await awaitsSince()).getTime()).toBeGreaterThan(first.getTime());
});

describe('a board that comes number by number', () => {
  beforeEach(async () => {
    issue = await addFedIssue('VNMB');
  });

  const part = (result: unknown, overrides: object = {}) => ({
    lottery: 'VNMB',
    result,
    final: false,
    ...overrides,
  });
  const whole = (version: number, result: unknown = board) =>
    part(result, { final: true, version });

  it('is shown as it comes, and settled once whole and a minute old', async () => {
    await tell(north, part({ G7: ['26', '09'] }));
    expect(await stateOf()).toMatchObject({ state: 'closed', partial: { G7: ['26', '09'] } });
    await tell(north, part(partial, { version: 2 }));
    // The slower source takes nothing back.
    await tell(south, part({ G7: ['26'] }));
    expect((await stateOf()).partial).toMatchObject({ G1: '80300' });
    await tell(north, whole(3));
    await tell(south, whole(2));
    gateway.passTime(59);
    await gateway.parts.lotteryFeeds.turn();
    expect(await stateOf()).toMatchObject({ state: 'closed', partial: { DB: '60213' } });
    gateway.passTime(1);
    await gateway.parts.lotteryFeeds.turn();
    expect(await stateOf()).toMatchObject({ state: 'drawn', partial: null, draw: { DB: '60213' } });
  });

  it('fills every page that shows it: the results of its day, its hall and its own', async () => {
    const drawAt = new Date();
    await gateway.db.owner
      .updateTable('lottery_issues')
      .set({ draw_at: drawAt })
      .where('issue', '=', issue)
      .execute();
    const query = { lottery: 'VNMB' };
    const read = async <E extends Endpoint>(endpoint: E, asked: Record<string, string>) =>
      (await gateway.call(lotus, endpoint, { query: asked })).json().value as ValueOf<E>;
    const seen = async () => {
      const day = await read(getLotteryResultsOfDay, {
        date: dayIn('Asia/Ho_Chi_Minh', drawAt.getTime()),
      });
      const state = await read(getLotteryState, query);
      const { list } = await read(getLotteryResults, query);
      const { result } = day.list.find(({ lottery }) => lottery === 'VNMB')!;
      const shown = [result, state.lottery.last, state.last[0], list[0]];
      return shown.map((each) => each && [each.state, each.draw]);
    };
    expect((await seen())[0]).toEqual(['closed', null]);
    await tell(north, part({ G7: ['26', '09'] }));
    for (const each of await seen()) expect(each).toEqual(['drawing', { G7: ['26', '09'] }]);
    await tell(north, whole(2));
    await tell(south, whole(2));
    gateway.passTime(60);
    await gateway.parts.lotteryFeeds.turn();
    for (const each of await seen()) expect(each).toMatchObject(['drawn', { DB: '60213' }]);
  });

  it('that a source corrects begins its minute anew', async () => {
    const wrong = { ...board, DB: ['11111'] };
    await tell(north, whole(1, wrong));
    await tell(south, whole(1, wrong));
    gateway.passTime(50);
    await tell(north, whole(2));
    await tell(south, whole(2));
    gateway.passTime(30);
    await gateway.parts.lotteryFeeds.turn();
    expect(await stateOf()).toMatchObject({ state: 'closed' });
    gateway.passTime(30);
    await gateway.parts.lotteryFeeds.turn();
    expect(await stateOf()).toMatchObject({ state: 'drawn', draw: { DB: '60213' } });
  });

  it('is held where a source that is not done says otherwise', async () => {
    const third = await addFeedKey(gateway, 'third');
    await tell(north, whole(1));
    await tell(south, whole(1));
    expect(await alertsOf('contradiction', () => tell(third, part({ G7: ['99'] })))).toBe(1);
    gateway.passTime(60);
    await gateway.parts.lotteryFeeds.turn();
    expect(await stateOf()).toMatchObject({ state: 'closed' });
  });

  it('is not final before it is whole', async () => {
    expect(await tell(north, part(partial, { final: true }))).toBe('resultInvalid');
  });
});

it('that docs/FEEDS.md has for an example is kept', async () => {
  const guide = readFileSync(new URL('../../../docs/FEEDS.md', import.meta.url), 'utf8');
  const example = JSON.parse(/```json\n([^]*?)```/.exec(guide)![1]!) as Record<string, unknown>;
  const moments = {
    open_at: '2026-01-30',
    close_at: '2026-01-31T11:10Z',
    draw_at: '2026-01-31T11:15Z',
  };
  issue = await addFedIssue('VNMB');
  await gateway.db.owner
    .updateTable('lottery_issues')
    .set({
      issue: String(example['issue']),
      ...Object.fromEntries(Object.entries(moments).map(([name, at]) => [name, new Date(at)])),
    })
    .where('issue', '=', issue)
    .execute();
  expect((await tellDraw(gateway, north, example)).said).toBe('kept');
  expect(await stateOf('MB-20260131')).toMatchObject({ partial: example['result'] });
  for (const kind of ['contradiction', 'single', 'missing', 'changed']) {
    expect(guide).toContain(`| \`${kind}\``);
  }
  for (const code of Object.keys(FEED_FAULT_STATUS)) {
    // Answers of the server to other addresses and methods.
    if (!['notFound', 'methodNotAllowed'].includes(code)) expect(guide).toContain(`\`${code}\``);
  }
});

describe('a report', () => {
  it.each<[string, object, string]>([
    ['a lottery that there is not', { lottery: 'NOWHERE' }, 'lotteryUnknown'],
    ['a lottery that is drawn here', { lottery: 'SSC1M' }, 'lotteryUnknown'],
    ['an issue that there is not', { issue: 'X' }, 'issueUnknown'],
    ['another source', { source: 'south' }, 'sourceMismatch'],
    ['a demonstration', { demo: true }, 'demoMismatch'],
    ['two digits of three', { result: '1,2' }, 'resultInvalid'],
    ['no digits', { result: 'a,b,c' }, 'resultInvalid'],
    ['another structure', { result: { DB: '12345' } }, 'resultInvalid'],
    ['an odd object', { result: { __proto__x: [[[]]] } }, 'resultInvalid'],
    ['a number', { result: 123 }, 'badRequest'],
    ['nothing', { result: null }, 'badRequest'],
    ['a field too many', { more: 1 }, 'badRequest'],
    ['version 0', { version: 0 }, 'badRequest'],
    ['no moment', { drawnAt: '2026-99-99T00:00:00Z' }, 'badRequest'],
    ['the future', { drawnAt: '2027-01-01T00:00:00Z' }, 'badRequest'],
    ['a draw before the end of bets', { drawnAt: '2026-01-01T00:00:00Z' }, 'tooEarly'],
  ])('of %s is refused', async (_what, overrides, code) => {
    expect(await tell(north, overrides)).toBe(code);
    expect(await tell(south)).toBe('kept');
    expect(await stateOf()).toMatchObject({ state: 'closed' });
  });

  it.each(Object.entries({ LHC: 'HKLHC', VNN: 'VNMB', SEA: 'HANOIVNC', '4D': 'SG4D' }))(
    'of the structure %s with parts of any kind is refused and never fails',
    async (_family, lottery) => {
      const name = await addFedIssue(lottery);
      const odd = [{ main: 1 }, { DB: [[1]] }, { top: {}, bottom: null }, { '1': {}, S: 'x' }, 'x'];
      for (const result of odd) {
        expect(await tell(north, { lottery, issue: name, result })).toBe('resultInvalid');
      }
    },
  );

  it('of an issue that takes bets is refused', async () => {
    await gateway.db.owner
      .updateTable('lottery_issues')
      .set({ state: 'open' })
      .where('issue', '=', issue)
      .execute();
    expect(await tell(north)).toBe('tooEarly');
  });

  it('is heard only where its key signed it, lately', async () => {
    const seconds = (by: number) => String(Math.floor(gateway.now().getTime() / 1000) + by);
    expect(await tell(north, {}, { signature: '0'.repeat(64) })).toBe('badSignature');
    expect(await tell(north, {}, { keyId: south.id })).toBe('badSignature');
    expect(await tell(north, {}, { keyId: 'fk_demo-one' })).toBe('badSignature');
    expect(await tell(north, {}, { timestamp: seconds(-61) })).toBe('staleRequest');
    expect(await tell(north, {}, { payload: '{"a":1,"a":2}' })).toBe('badRequest');
    expect(await tell(north, {}, { contentType: 'text/plain' })).toBe('contentTypeUnsupported');
    const large = JSON.stringify({ more: 'x'.repeat(16_400) });
    expect(await tell(north, {}, { payload: large })).toBe('bodyTooLarge');
  });

  it('signed by a former key is heard for a day', async () => {
    const former = await addFeedKey(gateway, 'changing');
    await addFeedKey(gateway, 'changing');
    expect(await tell(former)).toBe('kept');
    gateway.passTime(86_401);
    expect(await tell(former)).toBe('badSignature');
  });
});

it('a key that a former secret of the gateway sealed is kept under the new one', async () => {
  const box = createSecretBox(testKeys.formerSecrets[0]!, randomBytes);
  const wanted = { source: 'sealed-before', now: gateway.now() };
  const key = await createFeedKey(gateway.db.owner, { box, random: randomBytes }, wanted);
  expect(await tell(key)).toBe('kept');
  const now = createSecretBox(testKeys.secret, randomBytes);
  expect(await readFeedKey(gateway.db.owner, now, { id: key.id, now: gateway.now() })).toEqual(key);
});

describe('a demonstration', () => {
  let demo: TestGateway;
  const [one, two] = demoFeedKeys(testKeys.secret) as [FeedKey, FeedKey];

  beforeAll(async () => {
    demo = await createTestGateway({ lottery: FED, lotteryFeeds: { isDemo: true, stableMs: 0 } });
  });

  afterAll(() => demo.close());

  const tellDemo = async (key: FeedKey, result: DrawJson, overrides: object = {}) => {
    const base = { ...told(key), issue, result, drawnAt: demo.now().toISOString(), demo: true };
    return (await tellDraw(demo, key, { ...base, ...overrides })).said;
  };

  const demoIssue = () =>
    demo.db.owner
      .selectFrom('lottery_issues')
      .selectAll()
      .where('issue', '=', issue)
      .executeTakeFirstOrThrow();

  it('has sources of its own, whose results are marked', async () => {
    issue = await addFedIssue('FC3D', demo);
    expect([await tellDemo(one, '1,2,3'), await tellDemo(two, '1,2,3')]).toEqual(['kept', 'kept']);
    expect(await demoIssue()).toMatchObject({ state: 'drawn', is_demo: true });
    expect(await tellDemo(one, '1,2,3', { version: 2, demo: false })).toBe('demoMismatch');
  });

  it('marks a board under way', async () => {
    issue = await addFedIssue('VNMB', demo);
    await tellDemo(one, { G7: ['26'] }, { lottery: 'VNMB', final: false });
    expect(await demoIssue()).toMatchObject({ partial: { G7: ['26'] }, is_demo: true });
  });

  it('says nothing where another source tells of the issue', async () => {
    issue = await addFedIssue('FC3D', demo);
    const real = await addFeedKey(demo, 'real');
    await tellDemo(real, '4,5,6', { demo: false });
    await tellDemo(one, '1,2,3');
    await tellDemo(two, '1,2,3');
    expect(await demoIssue()).toMatchObject({ state: 'closed', draw: null });
  });

  it('ends where the gateway is none', async () => {
    expect(testNow < gateway.now()).toBe(true);
    expect((await tellDraw(gateway, one, { ...told(one), demo: true })).said).toBe('badSignature');
  });
});
