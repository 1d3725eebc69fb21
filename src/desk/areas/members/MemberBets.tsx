import { useLingui } from '@lingui/react/macro';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { listMemberOrders, listMemberRounds } from '../../../../schemas/desk/members.ts';
import { ORDER_STATES, ROUND_MODES, ROUND_STATES } from '../../i18n/recordWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { Money, Time } from '../../parts/values.tsx';
import type { Member } from './memberParts.ts';
import styles from './members.module.css';

type Round = DeskValueOf<typeof listMemberRounds>['items'][number];
type Order = DeskValueOf<typeof listMemberOrders>['items'][number];

/** Rounds of games and bets on lotteries. */
export function MemberBets({ member: { id, currency } }: { member: Member }) {
  const { t } = useLingui();
  const word = useWord();
  const state = t({
    id: 'desk.bets.state',
    context: 'Head of a column: how a round or bet stands',
    message: 'State',
  });
  const staked = t({ id: 'desk.bets.staked', context: 'Head of a column', message: 'Staked' });
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <>
      <section className={styles.section}>
        <h2>
          {t({
            id: 'desk.bets.rounds',
            context: 'Heading of a part of the page of a member',
            message: 'Rounds',
          })}
        </h2>
        <DeskList<Round>
          resource="members.rounds"
          fixed={{ memberId: id }}
          phone={(row) => ({
            title: row.game,
            aside: money(row.staked),
            note: `${row.vendor} · ${word(ROUND_STATES, row.state)}`,
            noteAside: <Time at={row.openedAt} />,
          })}
          columns={[
            {
              name: 'openedAt',
              label: t({
                id: 'desk.bets.opened',
                context: 'Head of a column: when a round began',
                message: 'Started',
              }),
              show: ({ openedAt }) => <Time at={openedAt} />,
            },
            {
              name: 'vendor',
              label: t({
                id: 'desk.bets.vendor',
                context: 'Head of a column: maker of a game',
                message: 'Vendor',
              }),
            },
            {
              name: 'game',
              label: t({ id: 'desk.bets.game', context: 'Head of a column', message: 'Game' }),
            },
            {
              name: 'mode',
              label: t({
                id: 'desk.bets.mode',
                context: 'Head of a column: for money or for play money',
                message: 'Mode',
              }),
              show: ({ mode }) => word(ROUND_MODES, mode),
            },
            { name: 'state', label: state, show: (row) => word(ROUND_STATES, row.state) },
            { name: 'staked', label: staked, show: (row) => money(row.staked), isNumber: true },
            {
              name: 'paid',
              label: t({
                id: 'desk.bets.paid',
                context: 'Head of a column: what a round paid',
                message: 'Paid',
              }),
              show: (row) => money(row.paid),
              isNumber: true,
            },
            {
              name: 'id',
              label: t({
                id: 'desk.bets.round',
                context: 'Head of a column: id of a round',
                message: 'Round',
              }),
            },
          ]}
        />
      </section>
      <section className={styles.section}>
        <h2>
          {t({
            id: 'desk.bets.lotteries',
            context: 'Heading of a part of the page of a member',
            message: 'Lottery bets',
          })}
        </h2>
        <DeskList<Order>
          resource="members.orders"
          fixed={{ memberId: id }}
          phone={(row) => ({
            title: row.lottery,
            aside: money(row.stake),
            note: [row.issue, word(ORDER_STATES, row.state)].filter(Boolean).join(' · '),
            noteAside: <Time at={row.placedAt} />,
          })}
          columns={[
            {
              name: 'placedAt',
              label: t({
                id: 'desk.bets.placed',
                context: 'Head of a column: when a bet was placed',
                message: 'Placed',
              }),
              show: ({ placedAt }) => <Time at={placedAt} />,
            },
            {
              name: 'id',
              label: t({
                id: 'desk.bets.order',
                context: 'Head of a column: number of a bet',
                message: 'Order',
              }),
            },
            {
              name: 'lottery',
              label: t({
                id: 'desk.bets.lottery',
                context: 'Head of a column',
                message: 'Lottery',
              }),
            },
            {
              name: 'issue',
              label: t({
                id: 'desk.bets.issue',
                context: 'Head of a column: which draw of a lottery',
                message: 'Issue',
              }),
            },
            { name: 'state', label: state, show: (row) => word(ORDER_STATES, row.state) },
            { name: 'stake', label: staked, show: (row) => money(row.stake), isNumber: true },
            {
              name: 'prize',
              label: t({
                id: 'desk.bets.prize',
                context: 'Head of a column: what a bet won',
                message: 'Prize',
              }),
              show: (row) => money(row.prize),
              isNumber: true,
            },
          ]}
        />
      </section>
    </>
  );
}
