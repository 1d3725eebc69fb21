import { useLingui } from '@lingui/react/macro';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { getSystem } from '../../../../schemas/desk/system.ts';
import { JOBS } from '../../i18n/jobWords.ts';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { useWord } from '../../i18n/useWord.ts';
import { Card, Time } from '../../parts/values.tsx';
import styles from './system.module.css';

/** The answer about the system. */
export type System = DeskValueOf<typeof getSystem>;

/** What is done by the clock, and what came of it. */
export function JobsCard({ jobs }: { jobs: System['jobs'] }) {
  const { t } = useLingui();
  const word = useWord();
  const { number } = useDeskFormats();
  return (
    <Card title={t({ id: 'desk.jobs.title', context: 'Heading of a card', message: 'Jobs' })}>
      <div className={styles.scroll}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>
                {t({ id: 'desk.jobs.name', context: 'Head of a column of jobs', message: 'Job' })}
              </TableCell>
              <TableCell>
                {t({
                  id: 'desk.jobs.finished',
                  context: 'Head of a column of jobs',
                  message: 'Ended well',
                })}
              </TableCell>
              <TableCell>
                {t({
                  id: 'desk.jobs.next',
                  context: 'Head of a column of jobs',
                  message: 'Due next',
                })}
              </TableCell>
              <TableCell align="right">
                {t({ id: 'desk.jobs.runs', context: 'Head of a column of jobs', message: 'Runs' })}
              </TableCell>
              <TableCell align="right">
                {t({
                  id: 'desk.jobs.failures',
                  context: 'Head of a column of jobs',
                  message: 'Failed',
                })}
              </TableCell>
              <TableCell align="right">
                {t({
                  id: 'desk.jobs.waiting',
                  context: 'Head of a column of jobs',
                  message: 'To be tried again',
                })}
              </TableCell>
              <TableCell>
                {t({
                  id: 'desk.jobs.error',
                  context: 'Head of a column of jobs',
                  message: 'Last fault',
                })}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {jobs.map((job) => (
              <TableRow key={job.id}>
                <TableCell>{word(JOBS, job.id)}</TableCell>
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
