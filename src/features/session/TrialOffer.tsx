import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { startTrial } from '../../api/session.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useSessionActions } from '../../platform/session/SessionContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { ProblemFault } from './ProblemFault.tsx';
import screenStyles from './LoginScreen.module.css';
import styles from './session.module.css';
import { useOnce } from './useOnce.ts';

/**
 * The free demo, where its link was followed before the script was there. It takes a press here, too: an address that
 * signs in by itself could be put into any page of somebody else's.
 */
export function TrialOffer() {
  const { name } = useBrand();
  const { start, problem, isBusy } = useTrial();
  return (
    <>
      <h1 tabIndex={-1} className={screenStyles.title}>
        <Trans
          id="trial.title"
          context="Heading of the offer of a trial account; {name} is the brand"
        >
          Try {name} for free
        </Trans>
      </h1>
      <div className={styles.form}>
        <p className={styles.aside}>
          <Trans
            id="trial.text"
            context="What the trial account is, above the button that starts it"
          >
            You play with a trial account and play money. There is nothing to fill in and nothing to
            pay.
          </Trans>
        </p>
        <ProblemFault problem={problem} />
        <Button kind="primary" size="large" wide loading={isBusy} onClick={() => void start()}>
          <Trans id="trial.start" context="Button: play with a trial account">
            Start the free demo
          </Trans>
        </Button>
        <p className={styles.foot}>
          <Trans id="trial.haveAccount" context="Below the offer; a link to the log-in follows">
            Already have an account?
          </Trans>
          <SiteLink href="/login" className={styles.link}>
            <Trans id="trial.logIn" context="Link below the offer of a trial account">
              Log in
            </Trans>
          </SiteLink>
        </p>
      </div>
    </>
  );
}

function useTrial() {
  const http = useHttp();
  const { signIn } = useSessionActions();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<unknown>(null);
  const { run, isBusy } = useOnce(async () => {
    setProblem(null);
    try {
      signIn(await startTrial(http));
      await navigate('/', { replace: true });
    } catch (refusal) {
      setProblem(refusal);
    }
  });
  return { start: run, problem, isBusy };
}
