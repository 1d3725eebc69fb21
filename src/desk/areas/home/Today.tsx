import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getDashboard } from '../../../../schemas/desk/reports.ts';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { useFigureWords } from '../../i18n/useFigureWords.ts';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Money } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import styles from './home.module.css';

const AGAIN_MS = 60_000;

/** What the chosen brand earned today; dashes until it is known, so that nothing shifts. */
export function Today() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const { number } = useDeskFormats();
  const words = useFigureWords();
  const brand = useBrand();
  const { data, error } = useQuery({
    queryKey: ['desk.dashboard', brand?.merchantCode],
    queryFn: ({ signal }) => calls.call(getDashboard, { signal }),
    refetchInterval: AGAIN_MS,
    enabled: brand !== undefined,
  });
  if (!brand) return null;
  const { name } = brand;
  const today = data?.todays;
  const money = (amount: string | undefined, signed = false) => (
    <Money amount={amount} currency={data?.currency ?? ''} signed={signed} />
  );
  const figures = [
    [words.ggr, money(today?.ggr, true)],
    [words.bets, money(today?.bets)],
    [words.payouts, money(today?.payouts)],
    [words.deposits, money(today?.deposits)],
    [words.withdrawals, money(today?.withdrawals)],
    [words.activeMembers, today ? number(today.activeMembers) : '–'],
    [words.newMembers, today ? number(today.newMembers ?? 0) : '–'],
  ] as const;
  return (
    <section className={`${styles.card} ${styles.today}`}>
      <div className={styles.head}>
        <h2>
          {t({
            id: 'desk.home.today',
            context: 'Heading of a brand’s figures of today',
            message: `Today at ${name}`,
          })}
        </h2>
        <Link to="/reports" className={styles.all}>
          {t({ id: 'desk.home.reports', context: 'Link to the reports', message: 'Open reports' })}
        </Link>
      </div>
      {error ? (
        <ProblemAlert problem={error} />
      ) : (
        <dl className={styles.todays}>
          {figures.map(([figure, value]) => (
            <div key={figure}>
              <dt>{figure}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
