import { useLingui } from '@lingui/react/macro';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { Card, Time } from '../../parts/values.tsx';
import type { System } from './SystemPage.tsx';
import styles from './system.module.css';

/** What is done by the clock, and what came of it. */
export function JobsCard({ jobs }: { jobs: System['jobs'] }) {
  const { t } = useLingui();
  const { number } = useDeskFormats();
  const context = 'Head of a column of jobs';
  return (
    <Card title={t({ id: 'desk.jobs.title', context: 'Heading of a card', message: 'Jobs' })}>
      <div className={styles.scroll}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t({ id: 'desk.jobs.name', context, message: 'Job' })}</TableCell>
              <TableCell>
                {t({ id: 'desk.jobs.finished', context, message: 'Ended well' })}
              </TableCell>
              <TableCell>{t({ id: 'desk.jobs.next', context, message: 'Due next' })}</TableCell>
              <TableCell align="right">
                {t({ id: 'desk.jobs.runs', context, message: 'Runs' })}
              </TableCell>
              <TableCell align="right">
                {t({ id: 'desk.jobs.failures', context, message: 'Failed' })}
              </TableCell>
              <TableCell align="right">
                {t({ id: 'desk.jobs.waiting', context, message: 'To be tried again' })}
              </TableCell>
              <TableCell>{t({ id: 'desk.jobs.error', context, message: 'Last fault' })}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {jobs.map((job) => (
              <TableRow key={job.id}>
                <TableCell>{job.id}</TableCell>
                <TableCell>
                  <Time at={job.finishedAt} />
                </TableCell>
                <TableCell>
                  <Time at={job.scheduledFor} />
                </TableCell>
                <TableCell align="right">{number(job.runs)}</TableCell>
                <TableCell align="right">{number(job.failures)}</TableCell>
                <TableCell align="right">{number(job.waiting)}</TableCell>
                <TableCell className={styles.wrap}>{job.error ?? '–'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </Card>
  );
}
