import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import styles from './signIn.module.css';

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.stack}>
      <Alert severity="warning">
        <Trans id="desk.recovery.lead" context="Above a list of recovery codes">
          Keep these codes somewhere safe. Each lets you in once if you lose your second factor, and
          they are not shown again.
        </Trans>
      </Alert>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        onClick={() => void navigator.clipboard?.writeText(codes.join('\n'))}
        variant="outlined"
      >
        {t({
          id: 'desk.recovery.copy',
          context: 'Button under a list of recovery codes',
          message: 'Copy the codes',
        })}
      </Button>
      <Button onClick={onKept} variant="contained" size="large">
        {t({
          id: 'desk.recovery.kept',
          context: 'Button under a list of recovery codes: goes on',
          message: 'I have kept them',
        })}
      </Button>
    </div>
  );
}
