import { Trans } from '@lingui/react/macro';
import type { InputProps } from './inputProps.ts';
import { positionsOf, togglePosition } from './picks.ts';
import styles from './Input.module.css';

/** Places of the result that a bet is about, where a play lets one choose. */
export function PositionChoice({
  input,
  picks,
  onChange,
}: Pick<InputProps, 'input' | 'picks' | 'onChange'>) {
  const choice = positionsOf(input);
  if (!choice) return null;
  return (
    <fieldset className={styles.positions}>
      <legend className={styles.rowName}>
        <Trans
          id="lottery.input.positions"
          context="Lottery: heading above checkboxes for the places of a number that a bet is about"
        >
          Places
        </Trans>
      </legend>
      <div className={styles.choices} dir="ltr">
        {Array.from({ length: choice.of }, (_, at) => at + 1).map((position) => (
          <button
            key={position}
            type="button"
            className={styles.choice}
            aria-pressed={picks.positions.includes(position)}
            onClick={() => onChange(togglePosition(picks, input, position))}
          >
            {position}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
