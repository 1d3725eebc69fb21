import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { QUICK_SETS, type quickNumbers, type QuickSet } from './quickNumbers.ts';
import styles from './Input.module.css';

type Name = Parameters<typeof quickNumbers>[0];
const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

function useQuickWords(): Readonly<Record<QuickSet | 'head' | 'tail' | 'sum', string>> {
  const { t } = useLingui();
  return {
    odd: t({
      id: 'lottery.quick.odd',
      context: 'Lottery: button that picks the odd numbers of 00 to 99',
      message: 'Odd',
    }),
    even: t({
      id: 'lottery.quick.even',
      context: 'Lottery: button that picks the even numbers of 00 to 99',
      message: 'Even',
    }),
    high: t({
      id: 'lottery.quick.high',
      context: 'Lottery: button that picks 50 to 99',
      message: '50–99',
    }),
    low: t({
      id: 'lottery.quick.low',
      context: 'Lottery: button that picks 00 to 49',
      message: '00–49',
    }),
    double: t({
      id: 'lottery.quick.double',
      context: 'Lottery: button that picks 00, 11, 22 and so on',
      message: 'Doubles',
    }),
    head: t({
      id: 'lottery.quick.head',
      context: 'Lottery: pick numbers by their tens digit',
      message: 'Tens',
    }),
    tail: t({
      id: 'lottery.quick.tail',
      context: 'Lottery: pick numbers by their units digit',
      message: 'Units',
    }),
    sum: t({
      id: 'lottery.quick.sum',
      context: 'Lottery: pick numbers by the sum of their digits',
      message: 'Sum',
    }),
  };
}

/** Buttons that pick many of the numbers 00 to 99 at once. */
export function QuickSets(props: {
  picked: readonly string[];
  onPick: (name: Name) => void;
  onClear: () => void;
}) {
  const { t } = useLingui();
  const [kind, setKind] = useState<'head' | 'tail' | 'sum'>('head');
  const words = useQuickWords();
  return (
    <div className={styles.quick}>
      <div className={styles.choices}>
        {QUICK_SETS.map((set) => (
          <button
            key={set}
            type="button"
            className={styles.helper}
            onClick={() => props.onPick(set)}
          >
            {words[set]}
          </button>
        ))}
        <button
          type="button"
          className={styles.helper}
          disabled={props.picked.length === 0}
          onClick={props.onClear}
        >
          <Trans
            id="lottery.quick.clear"
            context="Lottery: button that lets go of all picked numbers"
          >
            Clear
          </Trans>
        </button>
      </div>
      <div className={styles.choices} dir="ltr">
        <select
          className={styles.select}
          aria-label={t({
            id: 'lottery.quick.by',
            context: 'Lottery: name of a list: pick numbers by their tens, units or sum of digits',
            message: 'Pick by',
          })}
          value={kind}
          onChange={({ target }) => setKind(target.value as typeof kind)}
        >
          {(['head', 'tail', 'sum'] as const).map((each) => (
            <option key={each} value={each}>
              {words[each]}
            </option>
          ))}
        </select>
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            className={styles.digit}
            aria-label={`${words[kind]} ${digit}`}
            onClick={() => props.onPick(`${kind} ${digit}`)}
          >
            {digit}
          </button>
        ))}
      </div>
    </div>
  );
}
