import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Identity, IdentityLevel } from '../../../api/identity.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { NEED_WORDS } from './identityWords.ts';
import styles from './Identity.module.css';

/** The levels from the lowest on: what each takes, and what it allows. */
export function Levels({ standing }: { standing: Identity }) {
  return (
    <section className={centre.stack} aria-labelledby="levels">
      <h2 id="levels" className={centre.panelTitle}>
        <Trans id="centre.identity.levels" context="Heading above the levels of identity checks">
          What each level allows
        </Trans>
      </h2>
      <ol role="list" className={styles.levels}>
        {standing.levels.map((level, place) => (
          <li
            key={level.id}
            className={styles.level}
            data-reached={place <= standing.level || undefined}
          >
            <Level level={level} isOwn={place === standing.level} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sum({ amount }: { amount: string | null }) {
  if (amount !== null) return <MoneyText amount={amount} />;
  return (
    <Trans id="centre.identity.any" context="In place of a sum: as much as one wants">
      Any amount
    </Trans>
  );
}

function Level({ level, isOwn }: { level: IdentityLevel; isOwn: boolean }) {
  const { i18n } = useLingui();
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.levelName}>{level.title}</h3>
        {isOwn && (
          <Badge tone="brand">
            <Trans id="centre.identity.own" context="Beside the level that the member has reached">
              Your level
            </Trans>
          </Badge>
        )}
      </div>
      {level.text !== null && <p className={centre.quiet}>{level.text}</p>}
      {level.needs.length > 0 && (
        <p className={centre.quiet}>
          {level.needs.map((need) => i18n._(NEED_WORDS[need].name)).join(' · ')}
        </p>
      )}
      <dl className={centre.facts}>
        <Fact
          name={
            <Trans id="centre.identity.deposits" context="Before the sum that can be paid in">
              Deposits in all
            </Trans>
          }
        >
          <Sum amount={level.depositSum} />
        </Fact>
        <Fact
          name={
            <Trans id="centre.identity.withdrawals" context="Before the sum that is paid out">
              Withdrawals in all
            </Trans>
          }
        >
          <Sum amount={level.withdrawalSum} />
        </Fact>
      </dl>
      {!level.mayPlay && (
        <p className={centre.quiet}>
          <Trans id="centre.identity.noPlay" context="Of a level that may not play for money">
            Play for money opens at the next level.
          </Trans>
        </p>
      )}
    </>
  );
}
