import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import styles from './MoneyText.module.css';

/** An amount in tabular figures with the brand's currency; a direction gives it its sign and colour. */
export function MoneyText({
  amount,
  direction,
  className = '',
}: {
  /** Decimal string of the wire, such as "1234.50"; without a sign where a direction is given. */
  amount: string;
  direction?: 'in' | 'out';
  className?: string;
}) {
  const formats = useFormats();
  return (
    <bdi className={`${styles.money} ${className}`} data-direction={direction}>
      {formats.money(direction === 'out' ? `-${amount}` : amount, direction && 'signed')}
    </bdi>
  );
}
