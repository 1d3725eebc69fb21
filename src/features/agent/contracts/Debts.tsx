import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ContractDebt } from '../../../api/contracts.ts';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { KIND_WORDS } from './contractWords.ts';
import styles from './Contracts.module.css';

/** What the agent owes to whom, and what it is owed; nothing where there is nothing. */
export function Debts({
  owes,
  owed,
}: {
  owes: readonly ContractDebt[];
  owed: readonly ContractDebt[];
}) {
  return (
    <>
      {owes.length > 0 && (
        <section className={styles.warning} aria-labelledby="owes">
          <h2 id="owes" className={centre.panelTitle}>
            <Trans id="agent.debts.owes" context="Heading above what an agent owes">
              You owe
            </Trans>
          </h2>
          <p>
            <Trans id="agent.debts.how" context="Above what an agent owes">
              What comes into your wallet pays this first, the oldest before the newer. Until then
              you cannot withdraw, transfer or offer contracts.
            </Trans>
          </p>
          <Lines of={owes} />
        </section>
      )}
      {owed.length > 0 && (
        <section className={centre.panel} aria-labelledby="owed">
          <h2 id="owed" className={centre.panelTitle}>
            <Trans id="agent.debts.owed" context="Heading above what an agent is owed">
              You are owed
            </Trans>
          </h2>
          <p className={centre.quiet}>
            <Trans id="agent.debts.owed.how" context="Above what an agent is owed">
              You get it as soon as money comes into the wallet of who owes it.
            </Trans>
          </p>
          <Lines of={owed} />
        </section>
      )}
    </>
  );
}

function Lines({ of }: { of: readonly ContractDebt[] }) {
  const { i18n } = useLingui();
  return (
    <ul role="list" className={styles.list}>
      {of.map(({ id, kind, period, account, left }) => (
        <li key={id} className={styles.head}>
          <bdi className={styles.name}>
            {account ?? (
              <Trans id="agent.debts.house" context="Whom a debt is owed to: the operator">
                The house
              </Trans>
            )}
          </bdi>
          <span>
            {i18n._(KIND_WORDS[kind])} · <bdi>{period.slice(period.indexOf(':') + 1)}</bdi>
          </span>
          <span className={`${styles.end} ${styles.name}`}>
            <MoneyText amount={left} />
          </span>
        </li>
      ))}
    </ul>
  );
}
