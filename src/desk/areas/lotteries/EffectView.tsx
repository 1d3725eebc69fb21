import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { foreseeResult } from '../../../../schemas/desk/lotteries.ts';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Facts, Money } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import styles from './lotteries.module.css';

type Effect = DeskValueOf<typeof foreseeResult>['effects'][number];

/** What a result, or a void without one, would do to orders, brand by brand; read anew whenever it is looked at. */
export function EffectView({ id, draw }: { id: string; draw: string | undefined }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.foresee', id, draw],
    queryFn: ({ signal }) =>
      calls.call(foreseeResult, { query: draw === undefined ? { id } : { id, draw }, signal }),
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <Skeleton variant="rounded" height="6rem" />;
  if (data.effects.length === 0) {
    return (
      <p className={styles.note}>
        {t({
          id: 'desk.foresee.none',
          context: 'What a result does: nothing',
          message: 'No order of your brands is in it.',
        })}
      </p>
    );
  }
  return (
    <div className={styles.stack}>
      {data.effects.map((effect) => (
        <BrandEffect key={`${effect.merchantCode} ${effect.currency}`} effect={effect} />
      ))}
    </div>
  );
}

function BrandEffect({ effect }: { effect: Effect }) {
  const { t } = useLingui();
  const { currency, orders, changed, paid, taken, uncovered } = effect;
  const moves = [...effect.owe, ...effect.gain].filter(({ account }) => account !== null);
  return (
    <div className={styles.stack}>
      <strong>{effect.merchantCode}</strong>
      <Facts
        rows={[
          [
            t({ id: 'desk.foresee.orders', context: 'Name of a fact', message: 'Orders' }),
            <Trans
              key="orders"
              id="desk.foresee.changed"
              context="Orders of an issue, and of how many money moves"
            >
              {orders}, money of {changed} moves
            </Trans>,
          ],
          [
            t({ id: 'desk.foresee.paid', context: 'Name of a fact', message: 'Paid to members' }),
            <Money key="paid" amount={paid} currency={currency} />,
          ],
          [
            t({ id: 'desk.foresee.taken', context: 'Name of a fact', message: 'Taken back' }),
            <Money key="taken" amount={taken} currency={currency} />,
          ],
          [
            t({
              id: 'desk.foresee.uncovered',
              context: 'Name of a fact: what wallets do not cover of it, and members owe',
              message: 'Not covered, owed',
            }),
            <Money key="uncovered" amount={uncovered} currency={currency} />,
          ],
          [
            t({ id: 'desk.foresee.members', context: 'Name of a fact', message: 'Members' }),
            <Plural
              key="members"
              id="desk.foresee.memberCount"
              context="Members whose money moves"
              value={effect.members}
              one="# member"
              other="# members"
            />,
          ],
        ]}
      />
      {moves.length > 0 ? (
        <div className={styles.scroll}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>
                  {t({
                    id: 'desk.foresee.account',
                    context: 'Head of a column',
                    message: 'Member',
                  })}
                </TableCell>
                <TableCell align="right">
                  {t({ id: 'desk.foresee.amount', context: 'Head of a column', message: 'Moves' })}
                </TableCell>
                <TableCell align="right">
                  {t({ id: 'desk.foresee.owes', context: 'Head of a column', message: 'Owes' })}
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {moves.map((one) => (
                <TableRow key={one.memberId}>
                  <TableCell>{one.account}</TableCell>
                  <TableCell align="right">
                    <Money amount={one.amount} currency={currency} signed />
                  </TableCell>
                  <TableCell align="right">
                    <Money amount={one.uncovered} currency={currency} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      ) : null}
    </div>
  );
}
