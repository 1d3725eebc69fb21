import styles from './ChipDisc.module.css';

/** A chip as it is drawn: its colour by its place in the hand, and its value. */
export function ChipDisc(props: {
  /** Place in the hand, from 0. */
  readonly chip: number;
  readonly label: string;
  /** `laid`: only put there; `standing`: bet. */
  readonly kind?: 'laid' | 'standing' | 'placing';
}) {
  const { chip, label, kind } = props;
  return (
    <span
      className={styles.disc}
      data-kind={kind}
      data-chip={chip}
      data-long={label.length > 3 || undefined}
    >
      <span className={styles.value}>{label}</span>
    </span>
  );
}
