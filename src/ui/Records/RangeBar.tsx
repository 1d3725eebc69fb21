import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../Button/Button.tsx';
import { ChipSelect } from '../ChipSelect/ChipSelect.tsx';
import { moveRange, PRESETS, presetOf, rangeOf, type DayRange, type Preset } from './dayRange.ts';
import styles from './Records.module.css';

const STEPS = [7, 30] as const;

function usePresetWords(): Readonly<Record<Preset, string>> {
  const { t } = useLingui();
  return {
    today: t({
      id: 'records.range.today',
      context: 'Choice of days of a record',
      message: 'Today',
    }),
    week: t({ id: 'records.range.week', context: 'Choice of days of a record', message: '7 days' }),
    month: t({
      id: 'records.range.month',
      context: 'Choice of days of a record',
      message: '30 days',
    }),
    quarter: t({
      id: 'records.range.quarter',
      context: 'Choice of days of a record',
      message: '90 days',
    }),
    year: t({
      id: 'records.range.year',
      context: 'Choice of days of a record',
      message: '12 months',
    }),
  };
}

interface RangeProps {
  readonly today: string;
  readonly range: DayRange;
  readonly onChoose: (range: DayRange) => void;
}

/** The days that a record is about: by preset, by two days, and by steps of 7 and 30 days. */
export function RangeBar(props: RangeProps) {
  const { today, range, onChoose } = props;
  const { t } = useLingui();
  const preset = presetOf(range, today);
  const words = usePresetWords();
  const options = (Object.keys(PRESETS) as Preset[]).map((value) => ({
    value: value as string,
    label: words[value],
  }));
  const own = t({
    id: 'records.range.own',
    context: 'Choice of days of a record: the two days beside it',
    message: 'Own range',
  });
  const setDay = (name: keyof DayRange, day: string) => {
    if (day === '') return;
    const next = { ...range, [name]: day };
    if (next.from > next.to) onChoose({ from: day, to: day });
    else onChoose(next);
  };
  return (
    <div className={styles.dates}>
      <ChipSelect
        label={t({ id: 'records.range', context: 'Filter of a record', message: 'Days' })}
        isOn
        value={preset ?? ''}
        options={preset ? options : [...options, { value: '', label: own }]}
        onChoose={(value) => value !== '' && onChoose(rangeOf(value as Preset, today))}
      />
      <input
        type="date"
        className={styles.date}
        aria-label={t({
          id: 'records.range.from',
          context: 'First day of a record',
          message: 'From',
        })}
        value={range.from}
        max={today}
        onChange={({ target }) => setDay('from', target.value)}
      />
      <input
        type="date"
        className={styles.date}
        aria-label={t({ id: 'records.range.to', context: 'Last day of a record', message: 'To' })}
        value={range.to}
        max={today}
        onChange={({ target }) => setDay('to', target.value)}
      />
      <Steps {...props} />
    </div>
  );
}

function Steps({ today, range, onChoose }: RangeProps) {
  return (
    <span className={styles.steps}>
      {STEPS.map((days) => (
        <Button
          key={-days}
          size="small"
          icon="chevronBack"
          onClick={() => onChoose(moveRange(range, -days, today))}
        >
          <Trans
            id="records.range.previous"
            context="Button: the days before those shown; {days} is 7 or 30"
          >
            Previous {days} days
          </Trans>
        </Button>
      ))}
      {STEPS.map((days) => (
        <Button
          key={days}
          size="small"
          iconAfter="chevronForward"
          disabled={range.to >= today}
          onClick={() => onChoose(moveRange(range, days, today))}
        >
          <Trans
            id="records.range.next"
            context="Button: the days after those shown; {days} is 7 or 30"
          >
            Next {days} days
          </Trans>
        </Button>
      ))}
    </span>
  );
}
