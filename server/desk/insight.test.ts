import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { approveCase } from '../../schemas/desk/cases.ts';
import {
  correctResult,
  enterResult,
  foreseeResult,
  getExposure,
  getIssue,
  getOffer,
  listIssues,
  listLotteries,
  voidIssue,
} from '../../schemas/desk/lotteries.ts';
import {
  exportReport,
  getDashboard,
  listBrandFigures,
  listReport,
} from '../../schemas/desk/reports.ts';
import { getSystem, listBrands, listFeeds, listVendorKeys } from '../../schemas/desk/system.ts';
import { listAudit } from '../../schemas/desk/audit.ts';
import {
  callDesk,
  codeOf,
  createTestDesk,
  staffWith,
  type TestDeskCall,
  type TestStaff,
} from '../../tests/support/desk.ts';
import { aurora, sakura, type TestGateway } from '../../tests/support/gateway.ts';
import { payIn } from '../../tests/support/ledger.ts';
import {
  addBettor,
  addIssue,
  betOn,
  endIssue,
  onLastDigit,
  placeBet,
  type Bettor,
} from '../../tests/support/lottery.ts';
import { addMember } from '../../tests/support/members.ts';
import { addVendorKey, findTestGame } from '../../tests/support/vendors.ts';
import { withTransaction } from '../db/database.ts';
import { installQueue } from '../jobs/queue.ts';
import { job as checkBooks } from '../modules/books/jobs/checkBooks.ts';
import { job as keepReports } from '../modules/reports/jobs/keepReports.ts';
import type { DeskEndpoint } from '../../schemas/desk/deskEndpoint.ts';
import { Logger } from 'graphile-worker';

const FED = 'FC3D';
const onThird = { play: 'POS', selection: '-|-|7', units: 1, unitPrice: '2', multiple: 1 };
const items = [onLastDigit('7', onThird)];
const RANGE = { from: '2026-01-20', to: '2026-02-10' };

let gateway: TestGateway;
let trader: TestStaff;
let other: TestStaff;
let finance: TestStaff;
let auditor: TestStaff;
let ofSakura: TestStaff;
let ana: Bettor;

beforeAll(async () => {
  gateway = await createTestDesk({ lottery: { isDriven: true } });
  await installQueue(gateway.db.url, new Logger(() => () => undefined));
  trader = await staffWith(gateway, 'trading');
  other = await staffWith(gateway, ['trading', 'support']);
  finance = await staffWith(gateway, 'finance');
  auditor = await staffWith(gateway, 'auditor');
  ofSakura = await staffWith(gateway, ['auditor', 'trading'], ['SAKURA']);
  ana = await addBettor(gateway, aurora);
  await payIn(gateway.db, sakura, await addMember(gateway, sakura, { account: 'hana' }), 700n);
});

afterAll(() => gateway.close());

const call = async (endpoint: DeskEndpoint, options: TestDeskCall) =>
  (await callDesk(gateway, endpoint, options)).json();
const value = async (endpoint: DeskEndpoint, options: TestDeskCall) => {
  const reply = await call(endpoint, options);
  expect(reply).toMatchObject({ success: true });
  return reply.value;
};

/** An issue that ana bet on, closed and without a result. */
async function closedIssue(): Promise<{ id: string; issue: string }> {
  const issue = await addIssue(gateway, FED);
  const body = betOn(issue, { lottery: FED, items });
  expect((await placeBet(gateway, aurora, ana, body)).json()).toMatchObject({ success: true });
  await endIssue(gateway, issue);
  await gateway.parts.lottery.draws.turn();
  const { id } = await gateway.db.owner
    .selectFrom('lottery_issues')
    .select('id')
    .where('issue', '=', issue)
    .executeTakeFirstOrThrow();
  return { id: String(id), issue };
}

const balanceOf = async () => {
  const { rows } = await sql<{ sum: string }>`
    select sum(balance_minor)::text as sum from ledger_accounts where member_id = ${ana.memberId}`.execute(
    gateway.db.owner,
  );
  return rows[0]!.sum;
};
const settle = () => gateway.parts.lottery.draws.settle();

const ask = (endpoint: DeskEndpoint, body: object, as = trader) =>
  call(endpoint, { as, body: { reason: 'Read from the official page.', ...body } });
const approve = (id: string, as = other) => call(approveCase, { as, body: { id } });

describe('a result at the desk', () => {
  it('waits for a second person, is settled once approved, and says before what it does', async () => {
    const { id, issue } = await closedIssue();
    const foreseen = await value(foreseeResult, { as: other, query: { id, draw: ' 1,2,7 ' } });
    expect(foreseen).toMatchObject({
      draw: '1,2,7',
      version: 0,
      effects: [
        {
          merchantCode: 'AURORA',
          orders: 1,
          paid: '19.60',
          taken: '0.00',
          gain: [{ memberId: ana.memberId, amount: '19.60', uncovered: '0.00' }],
          owe: [],
        },
      ],
    });
    const asked = await ask(enterResult, { id, version: 0, draw: '1,2,7' });
    expect(asked).toMatchObject({ success: true, value: { outcome: 'waiting' } });
    const { caseId } = asked.value;
    expect(await approve(caseId, trader)).toMatchObject({ code: 'caseBound' });
    expect(await value(getIssue, { as: trader, query: { id } })).toMatchObject({
      state: 'closed',
      canEnter: true,
      canCorrect: false,
      version: 0,
    });
    expect(await approve(caseId)).toMatchObject({ value: { state: 'approved' } });
    await settle();
    expect(await value(getIssue, { as: auditor, query: { id } })).toMatchObject({
      state: 'settled',
      draw: '1,2,7',
      version: 1,
      results: [{ version: 1, source: 'trading, trading support' }],
    });

    // Corrected: what was paid is taken back, by the very same way.
    const wrong = await value(foreseeResult, { as: other, query: { id, draw: '1,2,3' } });
    expect(wrong.effects).toMatchObject([
      { taken: '19.60', owe: [{ account: expect.any(String), amount: '-19.60' }] },
    ]);
    const before = BigInt(await balanceOf());
    const corrected = await ask(correctResult, { id, version: 1, draw: '1,2,3' });
    await approve(corrected.value.caseId);
    await settle();
    expect(BigInt(await balanceOf())).toBe(before - 1960n);
    const audit = await value(listAudit, { as: auditor, query: { subjectId: id } });
    expect(audit.items.map(({ action }: { action: string }) => action)).toEqual([
      'lotteries.correct',
      'lotteries.correct',
      'lotteries.enter',
      'lotteries.enter',
    ]);
    expect(audit.items[0].subject.label).toBe(`${FED} ${issue}`);
  });

  it('is not carried out where the issue has another result by now', async () => {
    const { id, issue } = await closedIssue();
    const one = await ask(enterResult, { id, version: 0, draw: '1,2,7' });
    const two = await ask(enterResult, { id, version: 0, draw: '1,2,8' });
    // By the command line, or a feed, meanwhile.
    await gateway.parts.lottery.desk.enter({ lottery: FED, issue, source: 'feed' }, '1,2,5');
    for (const { value: waiting } of [one, two]) {
      expect(await approve(waiting.caseId)).toMatchObject({ code: 'changedMeanwhile' });
    }
    expect(await value(getIssue, { as: trader, query: { id } })).toMatchObject({
      draw: '1,2,5',
      version: 1,
    });
    expect(await ask(voidIssue, { id, version: 0 })).toMatchObject({ code: 'changedMeanwhile' });
    const voided = await ask(voidIssue, { id, version: 1 });
    await approve(voided.value.caseId);
    await settle();
    expect(await value(getIssue, { as: trader, query: { id } })).toMatchObject({ state: 'void' });
  });

  it.each([
    ['no result of the lottery', enterResult, { draw: '1,2' }, 'drawInvalid'],
    ['broken JSON', enterResult, { draw: '{"a"' }, 'drawInvalid'],
    ['a correction of nothing', correctResult, { draw: '1,2,3' }, 'issueNotReady'],
    ['another version', enterResult, { draw: '1,2,3', version: 4 }, 'changedMeanwhile'],
    ['more than its contract has', enterResult, { draw: '1,2,3', state: 'void' }, 'bodyInvalid'],
  ] as const)('is refused for %s', async (_what, endpoint, body, code) => {
    const { id } = await closedIssue();
    expect(await ask(endpoint, { id, version: 0, ...body })).toMatchObject({ code });
  });

  it('cannot be chosen for what is drawn here', async () => {
    const issue = await addIssue(gateway);
    await endIssue(gateway, issue);
    await gateway.parts.lottery.draws.turn();
    const list = await value(listIssues, { as: trader, query: { issue } });
    const [{ id, version }] = list.items;
    const refused = await ask(correctResult, { id, version, draw: '1,2,3,4,5' });
    expect(refused).toMatchObject({ code: 'issueNotReady' });
  });

  it('is for nobody of one brand alone, since it is that of all', async () => {
    const { id } = await closedIssue();
    expect(await ask(enterResult, { id, version: 0, draw: '1,2,7' }, ofSakura)).toMatchObject({
      code: 'permissionMissing',
    });
    const foreseen = await value(foreseeResult, { as: ofSakura, query: { id, draw: '1,2,7' } });
    expect(foreseen.effects).toEqual([]);
  });

  it('tells who gains to those alone who may see members', async () => {
    const { id } = await closedIssue();
    const foreseen = await value(foreseeResult, { as: trader, query: { id, draw: '1,2,7' } });
    expect(foreseen.effects[0].gain).toEqual([
      { memberId: null, account: null, amount: '19.60', uncovered: '0.00' },
    ]);
  });
});

describe('issues', () => {
  it('are listed by their draw, page by page, and by how they stand', async () => {
    for (let at = 0; at < 5; at += 1) await closedIssue();
    interface Page {
      readonly items: readonly { readonly id: string; readonly drawAt: string }[];
      readonly next: string | null;
    }
    const readAll = async (wanted: Record<string, string>) => {
      const rows: Page['items'][number][] = [];
      for (let after: string | null = ''; after !== null;) {
        const query = { lottery: FED, limit: '2', ...wanted, ...(after && { after }) };
        const page: Page = await value(listIssues, { as: trader, query });
        rows.push(...page.items);
        after = page.next;
      }
      return rows;
    };
    const seen = (await readAll({})).map(({ id }) => id);
    const closed = await readAll({ state: 'closed' });
    expect(closed.length).toBeGreaterThanOrEqual(5);
    expect(new Set(closed.map(({ id }) => id)).size).toBe(closed.length);
    const draws = closed.map(({ drawAt }) => drawAt);
    expect(draws).toEqual(draws.toSorted());
    const { count } = await gateway.db.owner
      .selectFrom('lottery_issues')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('lottery', '=', FED)
      .where('open_at', '<=', sql<Date>`clock_timestamp()`)
      .executeTakeFirstOrThrow();
    expect(new Set(seen).size).toBe(seen.length);
    expect(BigInt(seen.length)).toBe(count);
    // Ten minutes are allowed to what is drawn elsewhere.
    await gateway.db.owner
      .updateTable('lottery_issues')
      .set({
        open_at: sql`clock_timestamp() - interval '13 minutes'`,
        close_at: sql`clock_timestamp() - interval '12 minutes'`,
        draw_at: sql`clock_timestamp() - interval '11 minutes'`,
      })
      .where('id', '=', BigInt(seen[0]!))
      .execute();
    const late = await value(listIssues, { as: trader, query: { state: 'late', lottery: FED } });
    expect(late.items.map(({ id }: { id: string }) => id)).toContain(seen[0]);
    const lotteries = await value(listLotteries, { as: trader });
    expect(lotteries.items.find(({ id }: { id: string }) => id === FED).late).toBe(
      late.items.length,
    );
    const forged = await call(listIssues, { as: trader, query: { after: 'AAAA' } });
    expect(forged).toMatchObject({ code: 'queryInvalid' });
  });

  it('tell what a brand may lose by each number, and its pay table', async () => {
    const issue = await addIssue(gateway, FED);
    const rowed = onLastDigit('7', { play: 'D3.DIRECT', selection: '12|3|4', units: 2 });
    const bet = { lottery: FED, items: [...items, rowed], stake: '6.00' };
    await placeBet(gateway, aurora, ana, betOn(issue, bet));
    const { items: rows } = await value(listIssues, { as: trader, query: { issue } });
    const { merchantCode: merchant_code } = aurora;
    await withTransaction(gateway.db, aurora, (tx) =>
      tx
        .insertInto('lottery_exposures')
        .values(
          [50_000_000n, 100n].map((amount_minor, at) => {
            const issue_id = BigInt(rows[0].id as string);
            return { merchant_code, issue_id, play: '3D', option: `12${at}`, amount_minor };
          }),
        )
        .execute(),
    );
    const exposure = await value(getExposure, {
      as: trader,
      brand: 'AURORA',
      query: { id: rows[0].id },
    });
    expect(exposure).toMatchObject({ orders: 1, stakes: '6.00', currency: 'EUR' });
    expect(exposure).toMatchObject({
      limit: '1000000.00',
      options: 2,
      unlisted: 0,
      items: [
        { play: '3D', option: '120', amount: '500000.00', share: 0.5, isLimited: true },
        { play: 'D3.DIRECT', option: '1|3|4', amount: '1960.00', isLimited: false },
        { play: 'D3.DIRECT', option: '2|3|4', amount: '1960.00', isLimited: false },
        { play: 'POS', option: '-|-|7', amount: '19.60', isLimited: false },
        { play: '3D', option: '121', amount: '1.00', isLimited: true },
      ],
    });
    const nothing = await value(getExposure, {
      as: trader,
      brand: 'SAKURA',
      query: { id: rows[0].id },
    });
    expect(nothing).toMatchObject({ orders: 0, items: [] });
    const offer = await value(getOffer, { as: trader, brand: 'AURORA', query: { lottery: FED } });
    expect(offer.plays.length).toBeGreaterThan(0);
  });
});

describe('reports', () => {
  const countAll = () =>
    vi.waitFor(async () => {
      await keepReports.run(gateway.parts, { dueAt: gateway.now() });
      const { totals } = await value(listReport, { as: finance, brand: 'AURORA', query: RANGE });
      expect(Number(totals.deposits)).toBeGreaterThanOrEqual(1000);
    }, 10_000);

  it('tell figures of a brand, with the totals of all pages', async () => {
    await countAll();
    const report = await value(listReport, { as: finance, brand: 'AURORA', query: RANGE });
    expect(report).toMatchObject({
      currency: 'EUR',
      next: null,
      items: [{ day: '2026-02-01', deposits: report.totals.deposits }],
    });
    const dashboard = await value(getDashboard, { as: finance, brand: 'AURORA' });
    expect(dashboard).toMatchObject({ today: '2026-02-01', todays: { deposits: '1000.00' } });
    expect(dashboard.days).toHaveLength(30);
    const brands = await value(listBrandFigures, { as: finance, query: RANGE });
    expect(brands.items.map(({ id }: { id: string }) => id)).toEqual(['AURORA', 'SAKURA']);
  });

  it('show nothing of a brand that somebody is not in charge of', async () => {
    const elsewhere = { as: ofSakura, brand: 'AURORA', query: RANGE };
    expect(await call(listReport, elsewhere)).toMatchObject({ code: 'notFound' });
    const brands = await value(listBrandFigures, { as: ofSakura, query: RANGE });
    expect(brands.items.map(({ id }: { id: string }) => id)).toEqual(['SAKURA']);
  });

  it.each([
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-02-02', to: '2026-02-01' },
    { from: '2024-01-01', to: '2026-02-01' },
    { from: 'yesterday', to: '2026-02-01' },
    { ...RANGE, after: 'AAAA' },
  ])('are refused for %j', async (query) => {
    const reply = await call(listReport, { as: finance, brand: 'AURORA', query });
    expect(reply).toMatchObject({ code: 'queryInvalid' });
  });

  it('come as CSV and as a workbook, each with a record', async () => {
    const query = { ...RANGE, by: 'day' };
    const csv = await callDesk(gateway, exportReport, {
      as: finance,
      brand: 'AURORA',
      query: { ...query, format: 'csv' },
    });
    expect(csv.headers['content-disposition']).toBe(
      'attachment; filename="AURORA 2026-01-20 2026-02-10.csv"',
    );
    const [head, first] = csv.body.split('\r\n');
    expect(head).toMatch(/^\uFEFFday,currency,betCount,bets,/);
    expect(first).toMatch(/^2026-02-01,EUR,0,0\.00,/);
    const xlsx = await callDesk(gateway, exportReport, {
      as: finance,
      brand: 'AURORA',
      query: { ...query, format: 'xlsx' },
    });
    const files = unzipSync(new Uint8Array(xlsx.rawPayload));
    const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
    expect(sheet).toContain('<v>1000</v>');
    const audit = await value(listAudit, { as: auditor, query: { action: 'reports.export' } });
    expect(audit.items).toHaveLength(2);
    const reader = await staffWith(gateway, 'marketing');
    const refused = await callDesk(gateway, exportReport, {
      as: reader,
      brand: 'AURORA',
      query: { ...query, format: 'csv' },
    });
    expect(codeOf(refused)).toBe('permissionMissing');
  });
});

describe('the system', () => {
  it('tells its release, jobs and the verdict on the books', async () => {
    await checkBooks.run(gateway.parts, { dueAt: gateway.now() });
    const system = await value(getSystem, { as: auditor });
    expect(system).toMatchObject({
      release: { version: expect.stringMatching(/^\d/), node: process.versions.node },
      books: { checkedAt: gateway.now().toISOString(), faults: [] },
    });
    expect(system.release.migrations).toBeGreaterThan(30);
    expect(await call(getSystem, { as: trader })).toMatchObject({ code: 'permissionMissing' });
  });

  it('lists keys of vendors without their secrets, feeds, and brands with their faults', async () => {
    const { vendorCode } = await findTestGame(gateway);
    const { id, secret } = await addVendorKey(gateway, aurora, vendorCode);
    const keys = await callDesk(gateway, listVendorKeys, { as: auditor, brand: 'AURORA' });
    expect(keys.json().value.items).toMatchObject([{ id, vendor: vendorCode, isGood: true }]);
    expect(keys.body).not.toContain(secret);
    expect((await value(listVendorKeys, { as: auditor, brand: 'SAKURA' })).items).toEqual([]);
    expect(await value(listFeeds, { as: auditor })).toMatchObject({ items: expect.any(Array) });
    const brands = await value(listBrands, { as: ofSakura });
    expect(brands.items).toMatchObject([{ id: 'sakura', state: 'ok', merchantCode: 'SAKURA' }]);
  });
});
