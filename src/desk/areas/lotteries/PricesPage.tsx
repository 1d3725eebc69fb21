import { useLingui } from '@lingui/react/macro';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getOffer } from '../../../../schemas/desk/lotteries.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Money } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import styles from './lotteries.module.css';

/** The pay table and the limits of a lottery at the chosen brand, as its brand file has them. */
export function PricesPage() {
  const { lottery = '' } = useParams();
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand();
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.prices', brand?.merchantCode, lottery],
    queryFn: ({ signal }) => calls.call(getOffer, { query: { lottery }, signal }),
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  const { limits, currency } = data;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <div className={styles.stack}>
      <PageHead
        title={t({
          id: 'desk.prices.title',
          context: 'Heading of the page: what a lottery pays',
          message: `Pay table of ${lottery}`,
        })}
        note={brand?.name}
      />
      <Card
        title={t({ id: 'desk.prices.limits', context: 'Heading of a card', message: 'Limits' })}
      >
        <Facts
          rows={[
            [
              t({
                id: 'desk.prices.minStake',
                context: 'Name of a limit of a lottery',
                message: 'Least stake',
              }),
              money(limits.minStake),
            ],
            [
              t({
                id: 'desk.prices.maxStake',
                context: 'Name of a limit of a lottery',
                message: 'Greatest stake',
              }),
              money(limits.maxStake),
            ],
            [
              t({
                id: 'desk.prices.maxPerIssue',
                context: 'Name of a limit of a lottery',
                message: 'Stakes of a member an issue',
              }),
              money(limits.maxPerIssue),
            ],
            [
              t({
                id: 'desk.prices.maxPrize',
                context: 'Name of a limit of a lottery',
                message: 'Greatest prize of an order',
              }),
              money(limits.maxPrizePerOrder),
            ],
            [
              t({
                id: 'desk.prices.singlePick',
                context: 'Name of a limit of a lottery',
                message: 'Greatest prize of a single pick',
              }),
              money(limits.singlePickPrize),
            ],
            [
              t({
                id: 'desk.prices.maxMultiple',
                context: 'Name of a limit of a lottery',
                message: 'Greatest multiple',
              }),
              limits.maxMultiple,
            ],
          ]}
        />
      </Card>
      <Card title={t({ id: 'desk.prices.plays', context: 'Heading of a card', message: 'Plays' })}>
        <div className={styles.scroll}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>
                  {t({ id: 'desk.prices.play', context: 'Head of a column', message: 'Play' })}
                </TableCell>
                <TableCell>
                  {t({
                    id: 'desk.prices.price',
                    context: 'Head of a column: one of the prizes of a play',
                    message: 'Prize',
                  })}
                </TableCell>
                <TableCell align="right">
                  {t({ id: 'desk.prices.odds', context: 'Head of a column', message: 'Odds' })}
                </TableCell>
                <TableCell align="right">
                  {t({
                    id: 'desk.prices.leastOdds',
                    context: 'Head of a column',
                    message: 'Least odds',
                  })}
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.plays.flatMap(({ play, prices }) =>
                prices.map(({ price, odds, leastOdds }) => (
                  <TableRow key={`${play} ${price}`}>
                    <TableCell>{play}</TableCell>
                    <TableCell>{price}</TableCell>
                    <TableCell align="right">{odds}</TableCell>
                    <TableCell align="right">{leastOdds}</TableCell>
                  </TableRow>
                )),
              )}
            </TableBody>
          </Table>
        </div>
      </Card>
    </div>
  );
}
