import { addDays } from '../../../engine/zonedTime.ts';
import {
  exportReport,
  FIGURES,
  getDashboard,
  listBrandFigures,
  listReport,
} from '../../../schemas/desk/reports.ts';
import type { LiveBrand } from '../../brands/brandStore.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { FigureRow } from '../../modules/reports/reports.service.ts';
import type { Area, Desk, DeskParts } from '../area.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { inCall, withDesk } from '../deskCall.ts';
import { idOf, readGrouping, requireDays, showFigures, showRow, sortRows } from './figures.ts';
import { MEDIA_TYPES, writeTable } from './files.ts';

const COUNTS = new Set(['betCount', 'activeMembers', 'newMembers', 'firstDeposits']);
const AMOUNTS = new Set<string>(FIGURES.filter((name) => !COUNTS.has(name)));
const SHOWN_DAYS = 30;

interface Range {
  readonly from: string;
  readonly to: string;
  readonly by: string;
  readonly category?: string | undefined;
  readonly vendor?: string | undefined;
}

const filterOf = (
  { brand: { merchantCode, currency } }: LiveBrand,
  { from, to, category, vendor }: Omit<Range, 'by'>,
) => ({ merchantCode, currency: currency.code, from, to, category, vendorCode: vendor });

async function listRows(
  tx: Tx,
  { site: { reports } }: DeskParts,
  live: LiveBrand,
  range: Range,
): Promise<readonly FigureRow[]> {
  requireDays(range);
  return reports.listFigures(tx, filterOf(live, range), readGrouping(range.by));
}

async function readDashboard(tx: Tx, { site: { reports } }: DeskParts, live: LiveBrand) {
  const { merchantCode, currency } = live.brand;
  const { timeZone, today, countedAt } = await reports.readClock(tx, merchantCode);
  const since = (from: string, to = today) => reports.readTotals(tx, filterOf(live, { from, to }));
  const show = (figures: Awaited<ReturnType<typeof since>>) =>
    showFigures(figures, currency.decimals);
  const first = addDays(today, 1 - SHOWN_DAYS);
  const yesterday = addDays(today, -1);
  const rows = await reports.listFigures(tx, filterOf(live, { from: first, to: today }), ['day']);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const nothing = await since('1970-01-01', '1970-01-01');
  const days = Array.from({ length: SHOWN_DAYS }, (_, at) => addDays(first, at));
  return {
    currency: currency.code,
    decimals: currency.decimals,
    timeZone,
    today,
    countedAt: countedAt?.toISOString() ?? null,
    todays: show(await since(today)),
    yesterdays: show(await since(yesterday, yesterday)),
    week: show(await since(addDays(today, -6))),
    month: show(await since(first)),
    days: days.map((day) => ({ day, ...show(byDay.get(day) ?? nothing) })),
  };
}

function mountExport(parts: DeskParts, serveDownload: Desk['serveDownload']): void {
  serveDownload(exportReport, async ({ query, ...call }) => {
    const { format, ...range } = query;
    const { merchantCode, currency } = call.live.brand;
    const rows = await inCall(parts.db, call, async (tx) => {
      const found = await listRows(tx, parts, call.live, range);
      const label = `${range.from} – ${range.to}`;
      await writeAudit(tx, {
        staff: call.staff,
        from: call,
        at: call.now,
        merchantCode,
        brands: [merchantCode],
        action: exportReport.id,
        subject: { kind: 'report', id: `${range.from} ${range.to}`, label },
        reason: null,
        caseId: null,
        before: null,
        after: { ...query, rows: found.length },
      });
      return found;
    });
    const dimensions = readGrouping(range.by);
    const shown = rows.map((row) => showRow(row, currency.decimals));
    const columns = [...dimensions, 'currency', ...FIGURES];
    const table = {
      name: merchantCode,
      columns,
      rows: shown.map((row) => [
        ...dimensions.map((name) => row[name]),
        currency.code,
        ...FIGURES.map((name) => row[name]),
      ]),
      amounts: AMOUNTS,
      decimals: currency.decimals,
    };
    return {
      fileName: `${merchantCode} ${range.from} ${range.to}.${format}`,
      mediaType: MEDIA_TYPES[format],
      body: await writeTable(table, format),
    };
  });
}

/** What a merchant earns, by day, category and vendor. */
export const reportsArea: Area = {
  name: 'reports',
  mount({ parts, serve, serveDownload }) {
    const { db, site, brands } = parts;
    serve(getDashboard, (call) => inCall(db, call, (tx) => readDashboard(tx, parts, call.live)));
    serve(listReport, ({ query, ...call }) =>
      inCall(db, call, async (tx) => {
        const { limit, after, sort, order, ...range } = query;
        const { currency, merchantCode } = call.live.brand;
        const rows = sortRows(await listRows(tx, parts, call.live, range), { sort, order });
        const last = readCursor(after, 1);
        const place = last === null ? 0 : rows.findIndex((row) => idOf(row) === last[0]) + 1;
        if (last !== null && place === 0) {
          throw new Problem('queryInvalid', 'Field "after" is of no page.');
        }
        const shown = rows.slice(place, place + limit);
        const hasMore = place + limit < rows.length;
        const { timeZone, countedAt } = await site.reports.readClock(tx, merchantCode);
        const { from, to } = range;
        const all = await site.reports.listFigures(tx, filterOf(call.live, { from, to }), [
          'category',
          'vendor',
        ]);
        return {
          items: shown.map((row) => showRow(row, currency.decimals)),
          next: hasMore ? writeCursor(idOf(shown.at(-1)!)) : null,
          total: { count: rows.length, isEstimate: false },
          totals: showFigures(
            await site.reports.readTotals(tx, filterOf(call.live, range)),
            currency.decimals,
          ),
          played: all.flatMap(({ category, vendor }) =>
            category && vendor ? [{ category, vendor }] : [],
          ),
          currency: currency.code,
          decimals: currency.decimals,
          timeZone,
          countedAt: countedAt?.toISOString() ?? null,
        };
      }),
    );
    serve(listBrandFigures, async ({ query, staff }) => {
      requireDays(query);
      const items = [];
      for (const live of await brands.list(staff.brands)) {
        const { merchantCode, name, currency } = live.brand;
        const { figures, timeZone } = await withDesk(
          db,
          { merchantCode, scope: staff.brands },
          async (tx) => ({
            figures: await site.reports.readTotals(tx, filterOf(live, query)),
            timeZone: (await site.reports.readClock(tx, merchantCode)).timeZone,
          }),
        );
        const { code, decimals } = currency;
        const shown = showFigures(figures, decimals);
        items.push({ id: merchantCode, name, currency: code, decimals, timeZone, ...shown });
      }
      return { items };
    });
    mountExport(parts, serveDownload);
  },
};
