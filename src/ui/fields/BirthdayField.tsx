import { useLingui } from '@lingui/react/macro';
import { useId, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { toAsciiDigits } from '../../../engine/fields/digits.ts';
import { useLocale } from '../../platform/i18n/LocaleContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './BirthdayField.module.css';
import { FieldWordsBelow, OptionalMark, type FieldWords } from './Field.tsx';
import fieldStyles from './Field.module.css';

type Part = 'year' | 'month' | 'day';
type Parts = Readonly<Record<Part, string>>;

const EMPTY: Parts = { year: '', month: '', day: '' };

/** Any day will do to see in which order a language writes them. */
const SAMPLE = new Date(Date.UTC(2000, 10, 22));

function readParts(iso: string): Parts {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') };
}

/** A day may be typed in digits of which each takes more than one unit. */
const padDay = (day: string) => '0'.repeat(Math.max(0, 2 - [...day].length)) + day;

/** What is typed into a part: digits of any writing, and no more of them than it has. */
const takeDigits = (text: string, most: number) =>
  [...text.replace(/\P{Nd}/gu, '')].slice(0, most).join('');

/** yyyy-MM-dd; empty while nothing is given, and no date while something is missing. */
function writeParts({ year, month, day }: Parts): string {
  if (year + month + day === '') return '';
  return toAsciiDigits(`${year}-${month.padStart(2, '0')}-${padDay(day)}`);
}

/** Names of the months, and the order in which a language writes a date. */
function useCalendar() {
  const { tag } = useLocale();
  return useMemo(() => {
    const names = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
    const date = new Intl.DateTimeFormat(`${tag}-u-ca-gregory`, {
      dateStyle: 'short',
      timeZone: 'UTC',
    });
    return {
      months: Array.from({ length: 12 }, (_, at) => names.format(Date.UTC(2000, at, 15))),
      order: date
        .formatToParts(SAMPLE)
        .flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? type : [])),
    };
  }, [tag]);
}

interface PartProps {
  readonly name: string;
  readonly value: string;
  readonly isFaulty: boolean;
  readonly onChange: (text: string) => void;
}

function MonthPart(props: PartProps & { months: readonly string[] }) {
  const { name, value, isFaulty, onChange } = props;
  return (
    <>
      <select
        aria-label={name}
        aria-invalid={isFaulty || undefined}
        autoComplete="bday-month"
        className={`${fieldStyles.input} ${styles.month}`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{name}</option>
        {props.months.map((month, at) => (
          <option key={month} value={at + 1}>
            {month}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="chevronDown" size={16} />
      </span>
    </>
  );
}

function NumberPart(props: PartProps & { part: 'day' | 'year' }) {
  const { part, name, value, isFaulty, onChange } = props;
  return (
    <input
      aria-label={name}
      aria-invalid={isFaulty || undefined}
      placeholder={name}
      inputMode="numeric"
      autoComplete={`bday-${part}`}
      className={fieldStyles.input}
      value={value}
      onChange={({ target }) => onChange(takeDigits(target.value, part === 'year' ? 4 : 2))}
    />
  );
}

/** A day that everybody knows by heart, typed rather than looked for in a calendar, in the order of the language. */
export function BirthdayField(
  props: FieldWords & {
    /** yyyy-MM-dd, or a part of it. */
    value: string;
    onChange: (iso: string) => void;
    onBlur: () => void;
    /** What a form focuses when the date is at fault. */
    ref?: Ref<{ focus: () => void }>;
  },
) {
  const { label, help, fault, isOptional, value, onChange, onBlur, ref } = props;
  const { t } = useLingui();
  const { months, order } = useCalendar();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [typed, setTyped] = useState(() => readParts(value));
  // A form that was emptied from outside empties the parts as well.
  const parts = value === '' ? EMPTY : typed;
  useImperativeHandle(ref, () => ({
    focus: () => group.current?.querySelector<HTMLElement>('input, select')?.focus(),
  }));

  const names: Parts = {
    day: t({ id: 'form.birthday.day', context: 'Part of a date of birth', message: 'Day' }),
    month: t({ id: 'form.birthday.month', context: 'Part of a date of birth', message: 'Month' }),
    year: t({ id: 'form.birthday.year', context: 'Part of a date of birth', message: 'Year' }),
  };
  const propsOf = (part: Part): PartProps => ({
    name: names[part],
    value: parts[part],
    isFaulty: Boolean(fault),
    onChange: (text) => {
      const next = { ...parts, [part]: text };
      setTyped(next);
      onChange(writeParts(next));
    },
  });
  return (
    <fieldset
      ref={group}
      className={fieldStyles.field}
      aria-describedby={fault || help ? `${id}words` : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      <legend className={`${fieldStyles.label} ${styles.legend}`}>
        {label}
        {isOptional && <OptionalMark />}
      </legend>
      <div className={styles.parts}>
        {order.map((part) => (
          <div key={part} className={fieldStyles.control} data-part={part}>
            {part === 'month' ? (
              <MonthPart {...propsOf(part)} months={months} />
            ) : (
              <NumberPart {...propsOf(part)} part={part} />
            )}
          </div>
        ))}
      </div>
      <FieldWordsBelow id={`${id}words`} fault={fault} help={help} />
    </fieldset>
  );
}
