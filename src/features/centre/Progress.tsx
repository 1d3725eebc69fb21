import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import centre from '../../ui/CentreFrame/Centre.module.css';
import styles from './Progress.module.css';

/** How far something is, counted in money unless it is `isCount`: what it is, 40 of 100, and a bar. */
export function Progress({
  name,
  label,
  done,
  needed,
  isCount = false,
}: {
  name: ReactNode;
  /** What the bar is called to screen readers. */
  label: string;
  done: string;
  needed: string;
  isCount?: boolean;
}) {
  const percent = Math.min(100, Math.floor((Number(done) / Number(needed)) * 100));
  return (
    <span className={styles.progress}>
      <span className={styles.head}>
        <span>{name}</span>
        <span className={centre.quiet}>
          <Trans id="centre.turnover.of" context="How far a requirement is, two amounts: 40 of 100">
            <Value of={done} isCount={isCount} /> of <Value of={needed} isCount={isCount} />
          </Trans>
        </span>
      </span>
      <span
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
    </span>
  );
}

function Value({ of, isCount }: { of: string; isCount: boolean }) {
  const formats = useFormats();
  return isCount ? <bdi>{formats.number(Number(of))}</bdi> : <MoneyText amount={of} />;
}
