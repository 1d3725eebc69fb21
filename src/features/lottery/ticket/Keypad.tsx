import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import styles from './Ticket.module.css';

const DIGITS = [...'123456789'];

/**
 * Large keys and the number that is being keyed in. The number is a field, so keys of a keyboard and a paste work as well; it
 * asks for no keyboard of the screen, which is what the keys are for.
 */
export function Keypad(props: {
  width: number;
  /** There is a key for an open digit. */
  rolls: boolean;
  entry: string;
  onKey: (typed: string) => void;
  /** Takes back the last digit, or the last number where none is begun. */
  onDelete: () => void;
}) {
  const { width, rolls, entry, onKey, onDelete } = props;
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.keypad} dir="ltr">
      <div className={styles.entry} onClick={() => field.current?.focus()}>
        {Array.from({ length: width }, (_, at) => (
          <span
            key={at}
            className={styles.box}
            data-next={at === entry.length || undefined}
            aria-hidden
          >
            {entry[at]}
          </span>
        ))}
        <input
          ref={field}
          className={styles.field}
          inputMode="none"
          autoComplete="off"
          spellCheck={false}
          aria-label={t({
            id: 'lottery.ticket.number',
            context: 'Lottery: name of a field into which one number of a ticket is keyed',
            message: 'Number',
          })}
          value={entry}
          onChange={({ target: { value } }) => {
            if (value.startsWith(entry)) onKey(value.slice(entry.length));
            else if (entry.startsWith(value)) onDelete();
            else onKey(value);
          }}
          onKeyDown={(press) => {
            if (press.key === 'Backspace' && entry === '') onDelete();
          }}
        />
      </div>
      <Keys rolls={rolls} onKey={onKey} onDelete={onDelete} />
    </div>
  );
}

function Keys(props: { rolls: boolean; onKey: (typed: string) => void; onDelete: () => void }) {
  const { rolls, onKey, onDelete } = props;
  const { t } = useLingui();
  const remove = t({
    id: 'lottery.ticket.delete',
    context: 'Lottery: key of a keypad that takes back the digit typed last',
    message: 'Delete digit',
  });
  return (
    <div className={styles.keys}>
      {DIGITS.map((digit) => (
        <button key={digit} type="button" className={styles.key} onClick={() => onKey(digit)}>
          {digit}
        </button>
      ))}
      {rolls ? (
        <button
          type="button"
          className={styles.key}
          aria-label={t({
            id: 'lottery.ticket.open',
            context: 'Lottery: key of a keypad for a digit that may be any, written R',
            message: 'R, any digit',
          })}
          onClick={() => onKey('R')}
        >
          R
        </button>
      ) : (
        <span />
      )}
      <button type="button" className={styles.key} onClick={() => onKey('0')}>
        0
      </button>
      <button
        type="button"
        className={styles.key}
        aria-label={remove}
        title={remove}
        onClick={onDelete}
      >
        <Icon name="backspace" size={24} />
      </button>
    </div>
  );
}
