import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import type { ContentFinding } from '../../../../schemas/desk/content.ts';
import styles from './content.module.css';
import { FINDINGS } from './words.ts';

/** What is wrong with an entry: errors keep it from being published, warnings are to be known. */
export function Findings({ findings }: { findings: readonly ContentFinding[] }) {
  const { i18n } = useLingui();
  const sorted = findings.toSorted((one, other) => one.severity.localeCompare(other.severity));
  return (
    <div className={styles.findings}>
      {sorted.map(({ severity, rule, path, message }, at) => {
        const words = FINDINGS[rule];
        return (
          <Alert key={at} severity={severity}>
            {path.length > 0 ? <strong>{path.join(' · ')} </strong> : null}
            <span title={message}>{words ? i18n._(words) : message}</span>
          </Alert>
        );
      })}
    </div>
  );
}
