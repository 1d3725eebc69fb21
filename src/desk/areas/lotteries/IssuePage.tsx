import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { getIssue } from '../../../../schemas/desk/lotteries.ts';
import { Columns } from '../../parts/Columns.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Time } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import { Draw, writeDraw } from './Draw.tsx';
import { ExposureCard } from './ExposureCard.tsx';
import { IssueState } from './IssueState.tsx';
import { ResultButtons } from './ResultButtons.tsx';
import styles from './lotteries.module.css';

const AGAIN_MS = 10_000;

/** One issue: its result with all that it had, what can be done to it, and what is at stake. */
export function IssuePage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { calls } = useDesk();
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.issue', id],
    queryFn: ({ signal }) => calls.call(getIssue, { query: { id }, signal }),
    refetchInterval: AGAIN_MS,
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  const by = data.proposal?.by ?? '';
  const proposed = [data.proposal?.verb, data.proposal?.draw].filter(Boolean).join(' ');
  return (
    <>
      <PageHead title={`${data.name} ${data.issue}`} note={<IssueState state={data.state} />}>
        <ResultButtons issue={data} />
      </PageHead>
      {data.proposal ? (
        <Alert severity="info" className={styles.alarm}>
          {t({
            id: 'desk.issue.proposal',
            context: 'Above an issue; verb is enter, correct or void',
            message: `${by} proposed ${proposed} by the command line.`,
          })}
        </Alert>
      ) : null}
      <Columns>
        <Card
          title={t({ id: 'desk.issue.result', context: 'Heading of a card', message: 'Result' })}
          action={
            <Button component={Link} to={`/lotteries/prices/${data.lottery}`} size="small">
              {t({ id: 'desk.issue.prices', context: 'Button', message: 'Pay table' })}
            </Button>
          }
        >
          <div className={styles.stack}>
            {data.draw === null ? null : <Draw draw={data.draw} />}
            <Facts
              rows={[
                [
                  t({
                    id: 'desk.issue.closes',
                    context: 'Name of a fact about an issue',
                    message: 'Bets end',
                  }),
                  <Time key="close" at={data.closeAt} />,
                ],
                [
                  t({
                    id: 'desk.issue.draws',
                    context: 'Name of a fact about an issue',
                    message: 'Draw due',
                  }),
                  <Time key="draw" at={data.drawAt} />,
                ],
                [
                  t({
                    id: 'desk.issue.drawnAt',
                    context: 'Name of a fact about an issue',
                    message: 'Result known',
                  }),
                  <Time key="drawn" at={data.drawnAt} />,
                ],
                [
                  t({
                    id: 'desk.issue.version',
                    context: 'Name of a fact about an issue',
                    message: 'Version',
                  }),
                  data.version,
                ],
              ]}
            />
          </div>
        </Card>
        <Card
          title={t({ id: 'desk.issue.history', context: 'Heading of a card', message: 'History' })}
        >
          {data.results.length === 0 ? (
            <p className={styles.note}>
              {t({
                id: 'desk.issue.noResult',
                context: 'In place of the results of an issue',
                message: 'There is no result yet.',
              })}
            </p>
          ) : (
            <div className={styles.stack}>
              {data.results.map((one) => (
                <Facts
                  key={one.version}
                  rows={[
                    [
                      `${one.version}`,
                      one.draw === null
                        ? t({
                            id: 'desk.issue.voided',
                            context: 'In place of a result',
                            message: 'Void',
                          })
                        : writeDraw(one.draw),
                    ],
                    [
                      t({
                        id: 'desk.issue.source',
                        context: 'Name of a fact about an issue',
                        message: 'Said by',
                      }),
                      one.source,
                    ],
                    [
                      t({
                        id: 'desk.issue.reason',
                        context: 'Name of a fact about an issue',
                        message: 'Reason',
                      }),
                      one.reason,
                    ],
                    [
                      t({
                        id: 'desk.issue.at',
                        context: 'Name of a fact about an issue',
                        message: 'When',
                      }),
                      <Time key="at" at={one.at} />,
                    ],
                  ]}
                />
              ))}
            </div>
          )}
        </Card>
        <ExposureCard id={id} />
      </Columns>
    </>
  );
}
