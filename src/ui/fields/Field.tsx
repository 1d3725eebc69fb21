import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

/** What every field says around its control. */
export interface FieldWords {
  readonly label: ReactNode;
  /** What to type, told before it can be wrong. */
  readonly help?: ReactNode;
  /** What is wrong with it and how to put it right; takes the place of the help. */
  readonly fault?: ReactNode;
  readonly isOptional?: boolean;
}

/** What ties a control to the words around it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Label above, control, help or fault below. */
export function Field(
  props: FieldWords & {
    /** Stands at the end of the label's line, such as a link. */
    aside?: ReactNode;
    /** More under the control, such as rules that tick themselves off. */
    below?: ReactNode;
    children: (control: ControlProps) => ReactNode;
  },
) {
  const { label, help, fault, isOptional, aside, below } = props;
  const id = useId();
  const wordsId = `${id}words`;
  const control: ControlProps = {
    id,
    'aria-describedby': fault || help || below ? wordsId : undefined,
    'aria-invalid': fault ? true : undefined,
  };
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {isOptional && <OptionalMark />}
        </label>
        {aside}
      </div>
      {props.children(control)}
      <FieldWordsBelow id={wordsId} fault={fault} help={help}>
        {below}
      </FieldWordsBelow>
    </div>
  );
}

/** What stands under a control: its fault in place of its help, and more. */
export function FieldWordsBelow(props: {
  id: string;
  fault?: ReactNode;
  help?: ReactNode;
  children?: ReactNode;
}) {
  const { fault, help } = props;
  return (
    <div id={props.id} className={styles.words}>
      {fault ? <FaultText>{fault}</FaultText> : help && <p className={styles.help}>{help}</p>}
      {props.children}
    </div>
  );
}

/** Says after a label that the field may stay empty. */
export function OptionalMark() {
  return (
    <span className={styles.optional}>
      {' '}
      <Trans id="form.optional" context="After the label of a field that may stay empty">
        (optional)
      </Trans>
    </span>
  );
}

/** What is wrong, with the icon that says so without colour. */
export function FaultText({ children }: { children: ReactNode }) {
  return (
    <p className={styles.fault}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
