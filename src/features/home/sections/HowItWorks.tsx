import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { useGate } from '../../../platform/gates/gates.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { isRealMember } from '../../../platform/session/session.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { useCategoryScreens } from '../useCategoryScreen.ts';
import styles from './HowItWorks.module.css';

/** Register, play, win: the introduction in three steps. */
export default function HowItWorks() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={
          <Trans id="home.steps.title" context="Heading above the introduction in three steps">
            How it works
          </Trans>
        }
      />
      <Steps />
    </section>
  );
}

function Steps() {
  const hasAccount = isRealMember(useSession());
  const canRegister = useGate('registration') && !hasAccount;
  const categories = useCategoryScreens();
  const browse = categories.find(({ category }) => category === 'RNG') ?? categories[0];
  return (
    <ol role="list" className={styles.steps}>
      <Step
        place={1}
        title={
          <Trans id="home.steps.register.title" context="First of three steps: open an account">
            Register
          </Trans>
        }
        text={
          <Trans id="home.steps.register.text" context="What registering takes">
            Fill in a short form. Each field says what it needs.
          </Trans>
        }
        href={canRegister ? '/register' : undefined}
        action={
          <Trans id="home.steps.register.action" context="Link under the first step">
            Create account
          </Trans>
        }
      />
      <Step
        place={2}
        title={
          <Trans id="home.steps.play.title" context="Second of three steps: play">
            Play
          </Trans>
        }
        text={
          <Trans id="home.steps.play.text" context="What playing is like">
            Pick a game. What can be played now stands first.
          </Trans>
        }
        href={browse?.path}
        action={
          <Trans id="home.steps.play.action" context="Link under the second step">
            Browse games
          </Trans>
        }
      />
      <WinStep />
    </ol>
  );
}

/** Winnings can be withdrawn where that is served, and checked where rounds can be. */
function WinStep() {
  const checkPath = useScreenPath('fairness');
  const canWithdraw = useScreenPath('withdraw') !== undefined;
  return (
    <Step
      place={3}
      title={
        <Trans id="home.steps.win.title" context="Third of three steps: win">
          Win
        </Trans>
      }
      text={
        canWithdraw ? (
          <Trans
            id="home.steps.win.withdraw"
            context="What happens to winnings, where they can be withdrawn"
          >
            Winnings go to your balance. Withdraw them or leave them for later.
          </Trans>
        ) : (
          <Trans id="home.steps.win.text" context="What happens to winnings">
            Winnings are in your balance as soon as the round ends.
          </Trans>
        )
      }
      href={checkPath}
      action={
        <Trans
          id="home.steps.win.check"
          context="Link under the third step, to the page that computes a round again"
        >
          Check a round
        </Trans>
      }
    />
  );
}

function Step(props: {
  place: number;
  title: ReactNode;
  text: ReactNode;
  href?: string;
  action: ReactNode;
}) {
  return (
    <li className={styles.step}>
      <span className={styles.place} aria-hidden="true">
        {props.place}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{props.title}</h3>
        <p className={styles.text}>{props.text}</p>
        {props.href && (
          <SiteLink href={props.href} className={styles.link}>
            {props.action}
            <Icon name="arrowForward" size={16} />
          </SiteLink>
        )}
      </div>
    </li>
  );
}
