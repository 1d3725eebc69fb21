import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import type { OrderKind } from './orderWords.ts';
import { StateBadge } from './StateBadge.tsx';
import styles from './Orders.module.css';

/** What lists show of an order. */
export interface OrderLine {
  readonly kind: OrderKind;
  readonly order: string;
  readonly state: string;
  readonly amount: string;
  /** By what it is paid. */
  readonly by: ReactNode;
  readonly createdAt: string;
  readonly href: string;
}

/** Orders, each with what it was, when, how it stands and how much; pressing one leads to it. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const formats = useFormats();
  return (
    <ol role="list" className={styles.lines}>
      {lines.map(({ kind, order, state, amount, by, createdAt, href }) => (
        <li key={order}>
          <SiteLink href={href} className={styles.line}>
            <span className={styles.by}>{by}</span>
            <MoneyText className={styles.amount} amount={amount} />
            <time className={styles.time} dateTime={createdAt}>
              {formats.dateTime(createdAt)}
            </time>
            <span className={styles.state}>
              <StateBadge kind={kind} state={state} />
            </span>
          </SiteLink>
        </li>
      ))}
    </ol>
  );
}
