import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { stateWords, type OrderKind } from './orderWords.ts';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import styles from './Orders.module.css';

interface Step {
  readonly at: string;
  readonly event: string;
  readonly state: string;
}

/** What became of an order, the oldest first; steps that changed no state are told where there is a word for them. */
export function Timeline({ kind, steps }: { kind: OrderKind; steps: readonly Step[] }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans id="centre.timeline" context="Heading above the steps of a deposit or withdrawal">
          What happened so far
        </Trans>
      </h2>
      <ol role="list" className={styles.timeline}>
        {steps.map(({ at, event, state }, index) => (
          <li key={`${at}${index}`} className={styles.step}>
            <span>{event === 'claimed' ? <Claimed /> : i18n._(stateWords(kind, state).word)}</span>
            <time dateTime={at}>{formats.dateTime(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Claimed() {
  return (
    <Trans id="centre.timeline.claimed" context="Step of a deposit: the member said so">
      You said that you have paid
    </Trans>
  );
}
