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
  // Our own games are slots, so there is always something to play.
  const browse = categories.find(({ category }) => category === 'RNG') ?? categories[0];
  const helpPath = useScreenPath('help');
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
            Choose a name and a password. You can set your own limits from the first day.
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
            Pick a game. Many can be tried first without money.
          </Trans>
        }
        href={browse?.path}
        action={
          <Trans id="home.steps.play.action" context="Link under the second step">
            Browse games
          </Trans>
        }
      />
      <Step
        place={3}
        title={
          <Trans id="home.steps.win.title" context="Third of three steps: win">
            Win
          </Trans>
        }
        text={
          <Trans id="home.steps.win.text" context="What happens to winnings">
            Winnings go to your balance. Withdraw them or leave them for later.
          </Trans>
        }
        href={helpPath}
        action={
          <Trans id="home.steps.win.action" context="Link under the third step">
            How payouts work
          </Trans>
        }
      />
    </ol>
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
