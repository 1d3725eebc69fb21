import { Trans } from '@lingui/react/macro';
import { useListContext } from 'react-admin';
import { ProblemAlert } from './ProblemAlert.tsx';
import styles from './parts.module.css';

/** A list without rows: nothing is there yet, nothing matches, or the call failed. */
export function EmptyList() {
  const { error, filterValues = {} } = useListContext();
  if (error) return <ProblemAlert problem={error} />;
  return (
    <div className={styles.empty}>
      {Object.keys(filterValues as object).length > 0 ? (
        <Trans id="desk.list.noMatch" context="In place of the rows of a list with filters">
          Nothing matches these filters.
        </Trans>
      ) : (
        <Trans id="desk.list.empty" context="In place of the rows of a list">
          Nothing here yet.
        </Trans>
      )}
    </div>
  );
}
