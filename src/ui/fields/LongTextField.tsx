import { Plural, Trans } from '@lingui/react/macro';
import { countCharacters, faultOfText, tidyText } from '../../../engine/fields/plainText.ts';
import { Field, type FieldWords } from './Field.tsx';
import styles from './LongTextField.module.css';

/** Several lines of plain text, with how many characters are left and what is wrong with them. */
export function LongTextField(
  props: Pick<FieldWords, 'label' | 'help' | 'isOptional'> & {
    value: string;
    /** Characters at most, as people count them. */
    most: number;
    rows?: number;
    readOnly?: boolean;
    /** Whether a press was made: nothing at all is wrong only then. */
    wasPressed: boolean;
    onChange: (text: string) => void;
  },
) {
  const { value, most, rows = 5, readOnly, wasPressed, onChange, ...words } = props;
  const text = tidyText(value);
  const left = most - countCharacters(text);
  const found = faultOfText(text, most);
  const fault =
    found === 'empty' && text === '' && (words.isOptional || !wasPressed) ? null : found;
  return (
    <Field
      {...words}
      fault={fault && <Fault fault={fault} most={most} />}
      aside={
        <span className={styles.left} data-over={left < 0 ? '' : undefined}>
          <Plural
            id="field.text.left"
            context="Beside a field: how many characters may still be typed; below zero: too many"
            value={left}
            one="# character left"
            other="# characters left"
          />
        </span>
      }
    >
      {(control) => (
        <textarea
          {...control}
          className={styles.text}
          dir="auto"
          rows={rows}
          value={value}
          readOnly={readOnly}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

function Fault({
  fault,
  most,
}: {
  fault: NonNullable<ReturnType<typeof faultOfText>>;
  most: number;
}) {
  if (fault === 'empty') {
    return (
      <Trans id="field.text.empty" context="Below the field of a message: nothing is typed">
        Write something first.
      </Trans>
    );
  }
  return fault === 'tooLong' ? (
    <Trans id="field.text.tooLong" context="Below the field of a message">
      That is too long. Keep it to {most} characters.
    </Trans>
  ) : (
    <Trans
      id="field.text.unsafe"
      context="Below the field of a message: it holds control characters, mostly from copied text"
    >
      The text holds invisible characters. Type it instead of pasting it.
    </Trans>
  );
}
