import { useLingui } from '@lingui/react/macro';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import {
  exportReport,
  listReport,
  type REPORT_GROUPINGS,
} from '../../../../schemas/desk/reports.ts';
import { CATEGORIES } from '../../i18n/recordWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { ProblemAlert, useProblem } from '../../parts/ProblemAlert.tsx';
import { Card } from '../../parts/values.tsx';
import { useBrand, useDesk, useMay } from '../../session/DeskContext.tsx';
import { downloadFile } from '../../transport/downloadFile.ts';
import { FiguresTable } from './FiguresTable.tsx';
import styles from './reports.module.css';

type Grouping = (typeof REPORT_GROUPINGS)[number];

interface Range {
  readonly from: string;
  readonly to: string;
  readonly by: Grouping;
  readonly category?: string;
  readonly vendor?: string;
}

type Played = DeskValueOf<typeof listReport>['played'];

const DAY_MS = 86_400_000;
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

function useGroupings(): readonly (readonly [Grouping, string])[] {
  const { t } = useLingui();
  return [
    [
      'day',
      t({
        id: 'desk.reports.byDay',
        context: 'What figures of a report are told apart by',
        message: 'Day',
      }),
    ],
    [
      'category',
      t({
        id: 'desk.reports.byCategory',
        context: 'What figures of a report are told apart by',
        message: 'Category',
      }),
    ],
    [
      'vendor',
      t({
        id: 'desk.reports.byVendor',
        context: 'What figures of a report are told apart by',
        message: 'Vendor',
      }),
    ],
    [
      'category.vendor',
      t({
        id: 'desk.reports.byCategoryVendor',
        context: 'What figures of a report are told apart by',
        message: 'Category and vendor',
      }),
    ],
    [
      'day.category',
      t({
        id: 'desk.reports.byDayCategory',
        context: 'What figures of a report are told apart by',
        message: 'Day and category',
      }),
    ],
    [
      'day.vendor',
      t({
        id: 'desk.reports.byDayVendor',
        context: 'What figures of a report are told apart by',
        message: 'Day and vendor',
      }),
    ],
  ];
}

/** A choice among some ids, or all. */
function Choice({
  label,
  value,
  ids,
  nameOf,
  onChange,
}: {
  label: string;
  value: string | undefined;
  ids: readonly string[];
  nameOf: (id: string) => string;
  onChange: (id: string | undefined) => void;
}) {
  const { t } = useLingui();
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <MenuItem value="">
        {t({ id: 'desk.reports.all', context: 'Choice of a filter of a report', message: 'All' })}
      </MenuItem>
      {ids.map((id) => (
        <MenuItem key={id} value={id}>
          {nameOf(id)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Each id once, with the one that is chosen, in order. */
const idsOf = (ids: readonly string[], chosen: string | undefined) =>
  [...new Set(chosen ? [...ids, chosen] : ids)].sort();

function Filters({
  range,
  played,
  onChange,
}: {
  range: Range;
  played: Played;
  onChange: (range: Range) => void;
}) {
  const { t } = useLingui();
  const word = useWord();
  const { category, vendor } = range;
  const groupings = useGroupings();
  const date = (name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      label={label}
      value={range[name]}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => target.value && onChange({ ...range, [name]: target.value })}
    />
  );
  return (
    <div className={styles.filters}>
      {date(
        'from',
        t({ id: 'desk.reports.from', context: 'Label of a field', message: 'First day' }),
      )}
      {date('to', t({ id: 'desk.reports.to', context: 'Label of a field', message: 'Last day' }))}
      <TextField
        select
        label={t({ id: 'desk.reports.by', context: 'Label of a field', message: 'By' })}
        value={range.by}
        onChange={({ target }) => onChange({ ...range, by: target.value as Grouping })}
      >
        {groupings.map(([id, name]) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Choice
        label={t({ id: 'desk.reports.category', context: 'Label of a field', message: 'Category' })}
        value={category}
        ids={idsOf(
          played.map((one) => one.category),
          category,
        )}
        nameOf={(id) => word(CATEGORIES, id)}
        onChange={(id) => onChange({ ...range, category: id, vendor: undefined })}
      />
      <Choice
        label={t({ id: 'desk.reports.vendor', context: 'Label of a field', message: 'Vendor' })}
        value={vendor}
        ids={idsOf(
          played.filter((one) => !category || one.category === category).map((one) => one.vendor),
          vendor,
        )}
        nameOf={(id) => id}
        onChange={(id) => onChange({ ...range, vendor: id })}
      />
    </div>
  );
}

/** Every figure of a time, told apart as wanted, with totals; it can be taken along as a file. */
export function ReportTable({ today }: { today: string }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand();
  const may = useMay();
  const word = useWord();
  const { problem, run } = useProblem();
  const [range, setRange] = useState<Range>({ from: daysBefore(today, 29), to: today, by: 'day' });
  const report = useInfiniteQuery({
    queryKey: ['desk.report', brand?.merchantCode, range],
    queryFn: ({ pageParam, signal }) =>
      calls.call(listReport, {
        query: { ...range, limit: 50, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const first = report.data?.pages[0];
  const take = (format: 'csv' | 'xlsx') =>
    void run(() =>
      downloadFile(exportReport, { query: { ...range, format } }, brand?.merchantCode),
    );
  return (
    <Card
      title={t({ id: 'desk.reports.table', context: 'Heading of a card', message: 'Figures' })}
      action={
        may(exportReport) ? (
          <div className={styles.exports}>
            {(['csv', 'xlsx'] as const).map((format) => (
              <Button
                key={format}
                size="small"
                startIcon={<DownloadOutlined />}
                onClick={() => take(format)}
              >
                {format.toUpperCase()}
              </Button>
            ))}
          </div>
        ) : undefined
      }
    >
      <Filters range={range} played={first?.played ?? []} onChange={setRange} />
      <ProblemAlert problem={problem ?? report.error} />
      {report.isPending ? <Skeleton variant="rounded" height="16rem" /> : null}
      {first ? (
        <FiguresTable
          rows={report.data!.pages.flatMap(({ items }) => items)}
          totals={first.totals}
          currency={first.currency}
          nameOf={({ day, category, vendor }) =>
            [day, category && word(CATEGORIES, category), vendor].filter(Boolean).join(' · ')
          }
        />
      ) : null}
      {report.hasNextPage ? (
        <div className={styles.more}>
          <Button onClick={() => void report.fetchNextPage()} disabled={report.isFetchingNextPage}>
            {t({ id: 'desk.reports.more', context: 'Button under a table', message: 'Show more' })}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
