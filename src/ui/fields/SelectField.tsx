import { Icon } from '../Icon/Icon.tsx';
import { Field, type FieldWords } from './Field.tsx';
import fieldStyles from './Field.module.css';
import styles from './SelectField.module.css';

/** A choice of one; the list is the device's own. Nothing is chosen until somebody does. */
export function SelectField(
  props: FieldWords & {
    value: string;
    options: readonly { readonly value: string; readonly label: string }[];
    autoComplete?: string;
    onChoose: (value: string) => void;
  },
) {
  const { label, help, fault, isOptional, value, options, autoComplete, onChoose } = props;
  return (
    <Field label={label} help={help} fault={fault} isOptional={isOptional}>
      {(control) => (
        <div className={`${fieldStyles.control} ${styles.control}`}>
          <select
            {...control}
            className={`${fieldStyles.input} ${styles.select}`}
            autoComplete={autoComplete}
            value={value}
            onChange={({ target }) => onChoose(target.value)}
          >
            <option value="" disabled hidden />
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevronDown" size={16} />
          </span>
        </div>
      )}
    </Field>
  );
}
