import { useLingui } from '@lingui/react/macro';
import { useActionName } from '../../actions/useActionName.ts';
import { useCaseCounts } from '../../layout/useWaiting.ts';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { useNow } from '../../parts/useNow.ts';
import { Age, Money } from '../../parts/values.tsx';
import styles from './inbox.module.css';

/** How many cases wait of each kind and currency, how old the oldest is and what they come to. */
export function CaseSums() {
  const { t } = useLingui();
  const nameAction = useActionName();
  const { number } = useDeskFormats();
  const now = useNow();
  const { data } = useCaseCounts();
  if (!data || data.groups.length === 0) return null;
  return (
    <ul
      className={styles.sums}
      aria-label={t({
        id: 'desk.inbox.sums',
        context: 'Name of a list for screen readers: how many cases of each kind wait',
        message: 'What waits, by kind',
      })}
    >
      {data.groups.map(({ action, currency, count, sum, oldestAt }) => (
        <li key={`${action} ${currency}`} className={styles.sum}>
          <span className={styles.sumName}>{nameAction(action)}</span>
          <strong className={styles.sumCount}>{number(count)}</strong>
          <span className={styles.sumNote}>
            {sum && currency ? <Money amount={sum} currency={currency} /> : null}{' '}
            <Age at={oldestAt} now={now} />
          </span>
        </li>
      ))}
    </ul>
  );
}
