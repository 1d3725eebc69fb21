import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowBigUp, Circle, CircleCheck, Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import fieldStyles from './Field.module.css';
import styles from './PasswordField.module.css';
import type { InputProps } from './TextField.tsx';

/** A rule of a new password, and whether what is typed keeps it. */
export interface PasswordRule {
  readonly text: ReactNode;
  readonly isKept: boolean;
}

/** A password: shown on request, pasted and filled in by managers freely, with a word where the capitals are locked. */
export function PasswordField(
  props: FieldWords &
    Omit<InputProps, 'type' | 'autoComplete'> & {
      autoComplete: 'current-password' | 'new-password';
      /** Told from the start, each ticked off as soon as it is kept. */
      rules?: readonly PasswordRule[];
      /** Stands at the end of the label's line. */
      aside?: ReactNode;
    },
) {
  const { label, help, fault, isOptional, rules = [], aside, onBlur, ...input } = props;
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const [hasCapitals, setCapitals] = useState(false);
  const onKey = (press: KeyboardEvent) => setCapitals(press.getModifierState('CapsLock'));

  const below = (hasCapitals || rules.length > 0) && (
    <>
      {hasCapitals && <CapitalsHint />}
      {rules.length > 0 && <Rules rules={rules} />}
    </>
  );
  return (
    <Field
      label={label}
      help={help}
      fault={fault}
      isOptional={isOptional}
      aside={aside}
      below={below}
    >
      {(control) => (
        <div className={fieldStyles.control}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={`${fieldStyles.input} ${styles.input}`}
            onKeyDown={onKey}
            onKeyUp={onKey}
            onBlur={(event) => {
              setCapitals(false);
              onBlur?.(event);
            }}
          />
          <div className={fieldStyles.inside}>
            <button
              type="button"
              className={fieldStyles.action}
              aria-pressed={isShown}
              aria-label={t({
                id: 'form.password.show',
                context: 'Toggle in a password field: show what was typed',
                message: 'Show password',
              })}
              onClick={() => setShown(!isShown)}
            >
              <Eyes isShown={isShown} />
            </button>
          </div>
        </div>
      )}
    </Field>
  );
}

function Eyes({ isShown }: { isShown: boolean }) {
  const Drawing = isShown ? EyeOff : Eye;
  return <Drawing size={20} strokeWidth={1.75} aria-hidden />;
}

function CapitalsHint() {
  return (
    <p role="status" className={styles.capitals}>
      <ArrowBigUp size={16} strokeWidth={1.75} aria-hidden />
      <Trans
        id="form.password.capsLock"
        context="Under a password field while the keyboard's Caps Lock is on"
      >
        Caps Lock is on
      </Trans>
    </p>
  );
}

function Rules({ rules }: { rules: readonly PasswordRule[] }) {
  const { t } = useLingui();
  const kept = t({
    id: 'form.password.ruleKept',
    context: 'Read out after a rule of passwords that what was typed keeps',
    message: '(done)',
  });
  return (
    <ul role="list" className={styles.rules}>
      {rules.map(({ text, isKept }, place) => {
        const Mark = isKept ? CircleCheck : Circle;
        return (
          <li key={place} className={styles.rule} data-kept={isKept || undefined}>
            <Mark size={16} strokeWidth={1.75} aria-hidden />
            <span>
              {text}
              {isKept && ' '}
              {isKept && <span className="visuallyHidden">{kept}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
