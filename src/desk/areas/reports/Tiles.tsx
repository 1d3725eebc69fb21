import { useLingui } from '@lingui/react/macro';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { getDashboard } from '../../../../schemas/desk/reports.ts';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { Card, Facts, Money } from '../../parts/values.tsx';
import styles from './reports.module.css';
import { useFigureWords } from '../../i18n/useFigureWords.ts';

/** The dashboard's answer. */
export type Dashboard = DeskValueOf<typeof getDashboard>;

/** What was earned today, yesterday, in a week and in a month. */
export function Tiles({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useLingui();
  const { number } = useDeskFormats();
  const words = useFigureWords();
  const { currency, todays, yesterdays, week, month } = dashboard;
  const tiles = [
    [
      t({ id: 'desk.tile.today', context: 'Heading of a card with figures', message: 'Today' }),
      todays,
    ],
    [
      t({
        id: 'desk.tile.yesterday',
        context: 'Heading of a card with figures',
        message: 'Yesterday',
      }),
      yesterdays,
    ],
    [
      t({ id: 'desk.tile.week', context: 'Heading of a card with figures', message: 'Seven days' }),
      week,
    ],
    [
      t({
        id: 'desk.tile.month',
        context: 'Heading of a card with figures',
        message: 'Thirty days',
      }),
      month,
    ],
  ] as const;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <div className={styles.tiles}>
      {tiles.map(([title, figures]) => (
        <Card key={title} title={title}>
          <p className={styles.big}>
            {words.ggr} <Money amount={figures.ggr} currency={currency} signed />
          </p>
          <Facts
            rows={[
              [words.bets, money(figures.bets)],
              [words.payouts, money(figures.payouts)],
              [words.ngr, money(figures.ngr)],
              [words.deposits, money(figures.deposits)],
              [words.withdrawals, money(figures.withdrawals)],
              [words.activeMembers, number(figures.activeMembers)],
              [words.newMembers, number(figures.newMembers ?? 0)],
              [words.firstDeposits, number(figures.firstDeposits ?? 0)],
            ]}
          />
        </Card>
      ))}
    </div>
  );
}
