import { Suspense } from 'react';
import { game, navMenu } from '../../../tests/support/builders.ts';
import MemberAccount from '../../../src/features/member/MemberAccount.tsx';
import { AccountCluster } from '../../../src/ui/AccountCluster/AccountCluster.tsx';
import { Badge, type BadgeTone } from '../../../src/ui/Badge/Badge.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { GameCard } from '../../../src/ui/GameCard/GameCard.tsx';
import { Header } from '../../../src/ui/Header/Header.tsx';
import { LocalePicker } from '../../../src/ui/LocalePicker/LocalePicker.tsx';
import { SchemeSwitch } from '../../../src/ui/SchemeSwitch/SchemeSwitch.tsx';
import { Section } from './Parts.tsx';
import styles from './tokens.module.css';

const TONES: readonly BadgeTone[] = [
  'neutral',
  'brand',
  'accent',
  'win',
  'loss',
  'warning',
  'info',
];
const STATES = [
  ['win', '+1,250.00', 'Paid out'],
  ['loss', '−80.00', 'Lost'],
  ['warning', '2 days', 'Left to confirm your address'],
  ['info', '3 new', 'Messages about your account'],
] as const;
const MENU = navMenu();
const GAMES = [
  game({ id: 'aur-amber-chalice', gameName: 'Amber Chalice', hasJackpot: true }),
  game({ id: 'aur-phoenix-mint', gameName: 'Phoenix Mint' }),
];

/** Real components in the colours of the page, each scheme beside the other. */
export function SampleSection() {
  return (
    <Section
      id="samples"
      title="On components"
      about="The product’s own parts, in the variants that the brand chose."
    >
      <div className={styles.headerSample}>
        <Suspense>
          <Header
            menu={MENU}
            renderPanel={(entry) => <p>{entry.label}</p>}
            account={
              <AccountCluster member={<MemberAccount place="header" />} onDemo={() => undefined} />
            }
            utilities={
              <>
                <LocalePicker />
                <SchemeSwitch />
              </>
            }
            announcement="New tables on Friday"
          />
        </Suspense>
      </div>
      <div className={styles.pair}>
        <Sample scheme="dark" />
        <Sample scheme="light" />
      </div>
    </Section>
  );
}

function Sample({ scheme }: { scheme: 'dark' | 'light' }) {
  return (
    <div data-scheme={scheme} className={styles.panel}>
      <h3>{scheme === 'dark' ? 'Dark' : 'Light'}</h3>
      <div className={styles.samples}>
        <div className={styles.line}>
          <Button kind="primary">Create account</Button>
          <Button>Log in</Button>
          <Button kind="quiet">Not now</Button>
          <Button disabled>Sold out</Button>
        </div>
        <div className={styles.line}>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <ul className={styles.notes}>
          {STATES.map(([state, figure, words]) => (
            <li key={state} style={{ background: `var(--${state}-quiet)` }}>
              <b className="tabular" style={{ color: `var(--${state})` }}>
                {figure}
              </b>
              <span>{words}</span>
            </li>
          ))}
        </ul>
        <div className={styles.cards}>
          <Suspense>
            {GAMES.map((one) => (
              <GameCard key={one.id} game={one} href="/game" headingLevel={4} />
            ))}
          </Suspense>
        </div>
        <p className={styles.brandText}>
          A <a href="#samples">link in the brand’s text colour</a>, and{' '}
          <mark>a thought set on its quiet tint</mark>.
        </p>
      </div>
    </div>
  );
}
