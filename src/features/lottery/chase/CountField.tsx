import styles from './Chase.module.css';

/** A whole number that is typed, kept between 1 and a most. */
export function CountField(props: {
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}) {
  return (
    <input
      className={styles.number}
      inputMode="numeric"
      dir="ltr"
      aria-label={props.label}
      value={props.value}
      onChange={({ target }) => {
        const typed = Number(target.value.replace(/\D/g, '').slice(0, 4)) || 1;
        props.onChange(Math.min(Math.max(1, typed), Math.max(1, props.most)));
      }}
    />
  );
}
