import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import styles from './Field.module.css';

/** What an input takes beside the words of its field. */
export type InputProps = Omit<ComponentProps<'input'>, 'className' | 'children' | 'id'>;

/** One line of text. */
export function TextField(
  props: FieldWords &
    InputProps & {
      /** Stands at the end of the label's line. */
      aside?: ReactNode;
      /** Stands inside at the end, such as a button. */
      inside?: ReactNode;
    },
) {
  const { label, help, fault, isOptional, aside, inside, ...input } = props;
  return (
    <Field label={label} help={help} fault={fault} isOptional={isOptional} aside={aside}>
      {(control) => (
        <div className={styles.control}>
          <input type="text" dir="auto" {...input} {...control} className={styles.input} />
          {inside && <div className={styles.inside}>{inside}</div>}
        </div>
      )}
    </Field>
  );
}

/** A code that came by message: the phone offers to fill it in. */
export function CodeField(
  props: FieldWords &
    InputProps & {
      /** Stands inside at the end: the button that sends the code. */
      inside?: ReactNode;
    },
) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      {...props}
    />
  );
}
