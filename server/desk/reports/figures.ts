import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import { LONGEST_REPORT_DAYS, type listReport } from '../../../schemas/desk/reports.ts';
import { addDays } from '../../../engine/zonedTime.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { Dimension, FigureRow, Figures } from '../../modules/reports/reports.service.ts';

type Item = DeskValueOf<typeof listReport>['items'][number];
type ShownFigures = Omit<Item, 'id' | 'day' | 'category' | 'vendor'>;

/** Figures as they travel. */
export function showFigures(figures: Figures, decimals: number): ShownFigures {
  const write = (minor: bigint) => toWireAmount(minor, decimals);
  const count = (many: bigint | null) => (many === null ? null : Number(many));
  const { firstDepositsMinor } = figures;
  return {
    betCount: Number(figures.betCount),
    bets: write(figures.betsMinor),
    validBets: write(figures.validBetsMinor),
    payouts: write(figures.payoutsMinor),
    ggr: write(figures.ggrMinor),
    bonusCost: write(figures.bonusesMinor),
    agentCost: write(figures.commissionsMinor),
    ngr: write(figures.ngrMinor),
    deposits: write(figures.depositsMinor),
    withdrawals: write(figures.withdrawalsMinor),
    adjustments: write(figures.adjustmentsMinor),
    activeMembers: Number(figures.activeMembers),
    newMembers: count(figures.newMembers),
    firstDeposits: count(figures.firstDeposits),
    firstDepositSum: firstDepositsMinor === null ? null : write(firstDepositsMinor),
  };
}

/** What tells a row from the others. */
export const idOf = ({ day, category, vendor }: FigureRow): string =>
  [day, category, vendor].filter((part) => part !== null).join(' ');

/** A row as it travels. */
export const showRow = (row: FigureRow, decimals: number): Item => ({
  id: idOf(row),
  day: row.day,
  category: row.category,
  vendor: row.vendor,
  ...showFigures(row, decimals),
});

const isDay = (text: string) => {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

/** Refuses days that there are none of, that are the wrong way round, or too many. Throws Problem queryInvalid. */
export function requireDays({ from, to }: { readonly from: string; readonly to: string }): void {
  if (!isDay(from) || !isDay(to)) throw new Problem('queryInvalid', 'There is no such day.');
  if (from > to) throw new Problem('queryInvalid', 'The last day lies before the first.');
  if (addDays(from, LONGEST_REPORT_DAYS) <= to) {
    throw new Problem('queryInvalid', `A report covers at most ${LONGEST_REPORT_DAYS} days.`);
  }
}

/** What figures are told apart by, of the name of a grouping. */
export const readGrouping = (by: string): readonly Dimension[] => by.split('.') as Dimension[];

const SORTED = {
  bets: 'betsMinor',
  payouts: 'payoutsMinor',
  ggr: 'ggrMinor',
  ngr: 'ngrMinor',
} as const;

/** Rows in the order that is asked for; equal ones stay in the order of their keys. */
export function sortRows(
  rows: readonly FigureRow[],
  { sort, order }: { readonly sort: 'key' | keyof typeof SORTED; readonly order: 'asc' | 'desc' },
): readonly FigureRow[] {
  if (sort === 'key') return order === 'asc' ? rows : [...rows].reverse();
  const name = SORTED[sort];
  const up = order === 'asc' ? 1 : -1;
  return [...rows].sort((one, other) =>
    one[name] === other[name] ? 0 : one[name] > other[name] ? up : -up,
  );
}
