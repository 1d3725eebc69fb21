import type { ReactNode } from 'react';
import { useDeskFormats } from '../i18n/useDeskFormats.ts';
import styles from './parts.module.css';

/** What stands where there is no value. */
const NOTHING = '–';

/** A moment: date and time in the reader's zone. */
export function Time({ at }: { at: string | null | undefined }) {
  const { dateTime } = useDeskFormats();
  if (!at) return <>{NOTHING}</>;
  return (
    <time dateTime={at} className={styles.time}>
      {dateTime(at)}
    </time>
  );
}

/** How long ago something was; the moment itself on hovering. */
export function Age({ at, now }: { at: string | null | undefined; now: Date }) {
  const { ago, dateTime } = useDeskFormats();
  if (!at) return <>{NOTHING}</>;
  return (
    <time dateTime={at} title={dateTime(at)} className={styles.time}>
      {ago(at, now)}
    </time>
  );
}

/** An amount with its currency; with `signed`, coming and going differ by sign and colour. */
export function Money({
  amount,
  currency,
  signed = false,
}: {
  amount: string | null | undefined;
  currency: string;
  signed?: boolean;
}) {
  const { money } = useDeskFormats();
  if (amount === null || amount === undefined) return <>{NOTHING}</>;
  const tone =
    !signed || /^-?0*(\.0*)?$/.test(amount) ? '' : amount.startsWith('-') ? styles.out : styles.in;
  return (
    <span className={`${styles.money} ${tone}`}>
      {money(amount, currency, signed ? 'signed' : undefined)}
    </span>
  );
}

/** Facts about one thing, name beside value; what is null or undefined shows as missing. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value === '' ? NOTHING : (value ?? NOTHING)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A titled part of a page. */
export function Card({
  title,
  action,
  children,
}: {
  title?: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.card}>
      {title || action ? (
        <div className={styles.cardHead}>
          {title ? <h2 className={styles.cardTitle}>{title}</h2> : null}
          {action}
        </div>
      ) : null}
      {children}
    </section>
  );
}
