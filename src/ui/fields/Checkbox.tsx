import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { FaultText } from './Field.tsx';
import type { InputProps } from './TextField.tsx';

/** A choice that may be ticked; its words are its label, and may hold links. */
export function Checkbox(
  props: Omit<InputProps, 'type'> & { children: ReactNode; fault?: ReactNode },
) {
  const { children, fault, ...input } = props;
  const faultId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <span className={styles.box}>
          <input
            {...input}
            type="checkbox"
            className={styles.input}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? faultId : undefined}
          />
          <Check size={16} strokeWidth={2.5} aria-hidden className={styles.tick} />
        </span>
        <span className={styles.words}>{children}</span>
      </label>
      {fault && (
        <div id={faultId}>
          <FaultText>{fault}</FaultText>
        </div>
      )}
    </div>
  );
}
