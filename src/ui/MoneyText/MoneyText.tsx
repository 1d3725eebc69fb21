import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import styles from './MoneyText.module.css';

/** An amount in tabular figures with the brand's currency; a direction gives it its sign and colour. */
export function MoneyText({
  amount,
  direction,
  className = '',
}: {
  /** Decimal string of the wire, such as "1234.50". */
  amount: string;
  direction?: 'in' | 'out';
  className?: string;
}) {
  const formats = useFormats();
  const text = formats.money(amount.replace(/^-/, direction ? '' : '-'));
  return (
    <bdi className={`${styles.money} ${className}`} data-direction={direction}>
      {direction === 'in' ? '+' : direction === 'out' ? '−' : ''}
      {text}
    </bdi>
  );
}
