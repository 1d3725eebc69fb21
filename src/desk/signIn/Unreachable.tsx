import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { ProblemAlert } from '../parts/ProblemAlert.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import styles from './signIn.module.css';

/** In place of the desk, where the gateway does not say who is there. */
export function Unreachable({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <SignInFrame
      title={t({
        id: 'desk.unreachable.title',
        context: 'Heading in place of the desk, which did not load',
        message: 'The desk did not load',
      })}
    >
      <div className={styles.stack}>
        <ProblemAlert problem={problem} />
        <Button variant="contained" size="large" onClick={onRetry}>
          <Trans id="desk.unreachable.retry" context="Button under what went wrong">
            Try again
          </Trans>
        </Button>
      </div>
    </SignInFrame>
  );
}
