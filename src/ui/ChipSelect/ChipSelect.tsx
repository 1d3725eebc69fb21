import { Icon } from '../Icon/Icon.tsx';
import styles from './ChipSelect.module.css';

/** A choice of one in the shape of a chip; the list is the device's own. */
export function ChipSelect(props: {
  /** What is chosen, read out by screen readers. */
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Whether something other than the usual is chosen. */
  isOn?: boolean;
  onChoose: (value: string) => void;
}) {
  return (
    <span className={styles.chip} data-on={props.isOn || undefined}>
      <select
        className={styles.select}
        aria-label={props.label}
        value={props.value}
        onChange={(event) => props.onChoose(event.target.value)}
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </span>
  );
}
