import { useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { getExposure } from '../../../../schemas/desk/lotteries.ts';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Money } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import styles from './lotteries.module.css';

/** What members of the chosen brand staked in an issue, and could win by single numbers of it. */
export function ExposureCard({ id }: { id: string }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand();
  const name = brand?.name ?? '';
  const { data, error } = useQuery({
    queryKey: ['desk.exposure', brand?.merchantCode, id],
    queryFn: ({ signal }) => calls.call(getExposure, { query: { id }, signal }),
    enabled: brand !== undefined,
  });
  return (
    <Card
      title={t({
        id: 'desk.exposure.title',
        context: 'Heading of a card: what the house may lose by single numbers at a brand',
        message: `Exposure at ${name}`,
      })}
    >
      {error ? <ProblemAlert problem={error} /> : null}
      {!data && !error ? <Skeleton variant="rounded" height="6rem" /> : null}
      {data ? (
        <div className={styles.stack}>
          <Facts
            rows={[
              [
                t({
                  id: 'desk.exposure.orders',
                  context: 'Name of a fact about an issue',
                  message: 'Orders',
                }),
                data.orders,
              ],
              [
                t({
                  id: 'desk.exposure.stakes',
                  context: 'Name of a fact about an issue',
                  message: 'Stakes',
                }),
                <Money key="stakes" amount={data.stakes} currency={data.currency} />,
              ],
              [
                t({
                  id: 'desk.exposure.limit',
                  context: 'Name of a fact about an issue',
                  message: 'Most by one number',
                }),
                <Money key="limit" amount={data.limit} currency={data.currency} />,
              ],
              ...(data.unlisted > 0
                ? [
                    [
                      t({
                        id: 'desk.exposure.unlisted',
                        context:
                          'Name of a fact about an issue: how many lines of slips are not in the list of what the house may lose, since each is of too many combinations',
                        message: 'Lines of too many combinations to list',
                      }),
                      data.unlisted,
                    ] as const,
                  ]
                : []),
            ]}
          />
          <div className={styles.scroll}>
            <Table size="small">
              <TableBody>
                {data.items.map(({ play, option, isLimited, amount, share }) => (
                  <TableRow key={`${play} ${option}`}>
                    <TableCell>{play}</TableCell>
                    <TableCell>{option}</TableCell>
                    <TableCell align="right">
                      <Money amount={amount} currency={data.currency} />
                    </TableCell>
                    <TableCell>
                      {isLimited && (
                        <div className={styles.meter}>
                          <span style={{ inlineSize: `${Math.min(share, 1) * 100}%` }} />
                        </div>
                      )}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </div>
        </div>
      ) : null}
    </Card>
  );
}
