import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  contractSimulation,
  type Simulation,
  type SimulationRequest,
} from '../../../api/contracts.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { RULE_WORDS } from './contractWords.ts';
import styles from './Contracts.module.css';
import { useShare } from './TermsText.tsx';

/** What terms would have paid over the last month, what is wrong with them, and whose contracts would end. */
export function Trial({ of, isOwn }: { of: SimulationRequest; isOwn: boolean }) {
  const query = useQuery(contractSimulation(useHttp(), of));
  const { data } = query;
  if (query.isError) return <CallFault cause={query.error} />;
  if (!data) return <Skeleton className={centre.lineShape} />;
  const { reached } = data;
  return (
    <div className={styles.group} aria-live="polite">
      <div className={styles.trial}>
        <dl className={centre.facts}>
          <Fact
            isTotal
            name={
              isOwn ? (
                <Trans id="agent.trial.own" context="What terms would have given the member">
                  Over the last month you would have received
                </Trans>
              ) : (
                <Trans id="agent.trial.other" context="What terms would have cost the member">
                  Over the last month you would have paid
                </Trans>
              )
            }
          >
            <MoneyText amount={data.total} />
          </Fact>
          <Fact
            name={
              <Trans id="agent.trial.before" context="What the contract that runs came to">
                The contract of that time
              </Trans>
            }
          >
            <MoneyText amount={data.before} />
          </Fact>
        </dl>
        <p className={centre.quiet}>
          <Plural
            id="agent.trial.reached"
            context="How often a tier would have been reached"
            value={reached}
            one="A tier would have been reached in # period."
            other="A tier would have been reached in # periods."
          />
        </p>
      </div>
      {data.fault && <TermFaultText fault={data.fault} />}
      <Ending ends={data.ends} />
    </div>
  );
}

/** Names whose contracts would end. */
export function Ending({ ends }: { ends: Simulation['ends'] }) {
  if (ends.length === 0) return null;
  return (
    <div className={styles.warning} role="note">
      <Trans id="agent.contract.ends" context="A warning; names of accounts follow">
        With these terms the contracts of these agents end:
      </Trans>
      <span className={styles.names}>{ends.map(({ receiver }) => receiver).join(', ')}</span>
    </div>
  );
}

/** What is wrong with terms, and which value would do. */
export function TermFaultText({ fault }: { fault: NonNullable<Simulation['fault']> }): ReactNode {
  const { i18n } = useLingui();
  const share = useShare();
  const { rule, tier, value } = fault;
  const isShare = rule.startsWith('rate') && value !== null && Number(value) <= 1;
  const isCount = rule.startsWith('active') || rule === 'tierCount';
  return (
    <div className={styles.warning} role="alert">
      <span>
        <Trans
          id="agent.rule.tier"
          context="Before what is wrong with a tier; {tier} is its number"
        >
          Tier {tier}:
        </Trans>{' '}
        {i18n._(RULE_WORDS[rule])}{' '}
        {value !== null && (
          <strong>
            {isShare ? <bdi>{share(value)}</bdi> : isCount ? value : <MoneyText amount={value} />}
          </strong>
        )}
      </span>
    </div>
  );
}
