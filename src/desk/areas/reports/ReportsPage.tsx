import { useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { getDashboard } from '../../../../schemas/desk/reports.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card } from '../../parts/values.tsx';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import { BrandsTable } from './BrandsTable.tsx';
import { DaysChart } from './DaysChart.tsx';
import { ReportTable } from './ReportTable.tsx';
import { Tiles } from './Tiles.tsx';
import styles from './reports.module.css';

const AGAIN_MS = 60_000;

/** What the chosen brand earns: today and lately, day by day, and every figure in a table that can be taken along. */
export function ReportsPage() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const { dateTime } = useDeskFormats();
  const brand = useBrand();
  const { data, error } = useQuery({
    queryKey: ['desk.dashboard', brand?.merchantCode],
    queryFn: ({ signal }) => calls.call(getDashboard, { signal }),
    refetchInterval: AGAIN_MS,
    enabled: brand !== undefined,
  });
  const zone = data?.timeZone ?? '';
  const at = data?.countedAt ? dateTime(data.countedAt) : '–';
  return (
    <div className={styles.page}>
      <PageHead
        title={t({ id: 'desk.reports.title', context: 'Heading of the page', message: 'Reports' })}
        note={
          data
            ? t({
                id: 'desk.reports.note',
                context: 'Under the heading: in which time zone days are counted, and until when',
                message: `Days of ${zone}, counted until ${at}`,
              })
            : undefined
        }
      />
      {error ? <ProblemAlert problem={error} /> : null}
      {data ? (
        <>
          <Tiles dashboard={data} />
          <Card
            title={t({
              id: 'desk.reports.days',
              context: 'Heading of a chart',
              message: 'The last thirty days',
            })}
          >
            <DaysChart dashboard={data} />
          </Card>
          <ReportTable key={brand?.merchantCode} today={data.today} />
          <BrandsTable today={data.today} />
        </>
      ) : error ? null : (
        <Skeleton variant="rounded" height="30rem" />
      )}
    </div>
  );
}
