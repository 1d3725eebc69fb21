import { useLingui as useI18n } from '@lingui/react';
import { Plural, useLingui } from '@lingui/react/macro';
import type { PlayInput } from '../../../../engine/lottery/lotteryModel.ts';
import { ToneButton } from './ToneButton.tsx';
import { nameRow, nameToken } from '../words/nameOf.ts';
import {
  fillRow,
  hasHelpers,
  ROW_HELPERS,
  setRow,
  toggleAnchor,
  togglePick,
  type RowHelper,
} from './picks.ts';
import type { InputProps } from './inputProps.ts';
import { mergeSet, quickNumbers } from './quickNumbers.ts';
import { QuickSets } from './QuickSets.tsx';
import { PositionChoice } from './PositionChoice.tsx';
import styles from './Input.module.css';

type Rows = Extract<PlayInput, { kind: 'rows' }>;

/** Rows of numbers, one a place; each can be filled at once. */
export function RowsInput(props: InputProps<Rows>) {
  const { input, picks, onChange } = props;
  return (
    <div className={styles.rows}>
      <PositionChoice input={input} picks={picks} onChange={onChange} />
      {input.anchors !== undefined && <Anchors {...props} />}
      {input.rows.map((row, at) => (
        <Row key={row.id} at={at} {...props} />
      ))}
    </div>
  );
}

function Row({ input, picks, onChange, family, omission, at }: InputProps<Rows> & { at: number }) {
  const { i18n } = useI18n();
  const row = input.rows[at]!;
  const id = input.anchors !== undefined && picks.anchors.length > 0 ? 'others' : row.id;
  const name = nameRow(id, i18n);
  const picked = picks.rows[at] ?? [];
  const isHundred = row.symbols.length === 100;
  return (
    <div role="group" aria-label={name} className={styles.row}>
      <div className={styles.rowHead}>
        <span className={styles.rowName}>{name}</span>
        {row.min > 1 && picked.length < row.min && (
          <span className={styles.hint}>
            <Plural
              id="lottery.input.atLeast"
              context="Lottery: beside a row of numbers of which too few are picked yet; # is how many are wanted"
              value={row.min}
              one="Pick at least #"
              other="Pick at least #"
            />
          </span>
        )}
        {!isHundred && hasHelpers(row) && (
          <Helpers onHelp={(helper) => onChange(fillRow(picks, input, at, helper))} row={name} />
        )}
      </div>
      {isHundred && (
        <QuickSets
          picked={picked}
          onPick={(set) => onChange(setRow(picks, at, mergeSet(picked, quickNumbers(set))))}
          onClear={() => onChange(setRow(picks, at, []))}
        />
      )}
      <div
        className={isHundred ? styles.grid : styles.symbols}
        data-many={isHundred || undefined}
        data-wide={row.symbols[0]!.length > 2 || undefined}
        data-count={row.symbols.length}
        dir="ltr"
      >
        {row.symbols.map((symbol) => (
          <ToneButton
            key={symbol}
            symbol={symbol}
            label={nameToken(symbol, i18n)}
            family={family}
            isPicked={picked.includes(symbol)}
            note={omission?.[at]?.[symbol]}
            onPress={() => onChange(togglePick(picks, input, at, symbol))}
          />
        ))}
      </div>
    </div>
  );
}

/** Words of the helpers, in their order. */
function useHelperWords(): Readonly<Record<RowHelper, string>> {
  const { t } = useLingui();
  return {
    all: t({
      id: 'lottery.helper.all',
      context: 'Lottery: short button that picks every number of a row',
      message: 'All',
    }),
    big: t({
      id: 'lottery.helper.big',
      context: 'Lottery: short button that picks the upper half of a row',
      message: 'Big',
    }),
    small: t({
      id: 'lottery.helper.small',
      context: 'Lottery: short button that picks the lower half of a row',
      message: 'Small',
    }),
    odd: t({
      id: 'lottery.helper.odd',
      context: 'Lottery: short button that picks the odd numbers of a row',
      message: 'Odd',
    }),
    even: t({
      id: 'lottery.helper.even',
      context: 'Lottery: short button that picks the even numbers of a row',
      message: 'Even',
    }),
    clear: t({
      id: 'lottery.helper.clear',
      context: 'Lottery: short button that lets go of every number of a row',
      message: 'Clear',
    }),
  };
}

function Helpers({ onHelp, row }: { onHelp: (helper: RowHelper) => void; row: string }) {
  const words = useHelperWords();
  return (
    <span className={styles.helpers}>
      {ROW_HELPERS.map((helper) => (
        <button
          key={helper}
          type="button"
          className={styles.helper}
          aria-label={`${row}: ${words[helper]}`}
          onClick={() => onHelp(helper)}
        >
          {words[helper]}
        </button>
      ))}
    </span>
  );
}

/** Numbers that every line has: a row of their own above the others. */
function Anchors({ input, picks, onChange, family }: InputProps<Rows>) {
  const { i18n } = useI18n();
  const row = input.rows[0]!;
  const name = nameRow('anchors', i18n);
  return (
    <details className={styles.anchors} open={picks.anchors.length > 0 || undefined}>
      <summary className={styles.anchorsHead}>
        {name}
        <span className={styles.hint}>
          <Plural
            id="lottery.input.anchors"
            context="Lottery: explains numbers that every line of a bet has, beside their heading; # is how many there can be"
            value={input.anchors!}
            one="optional, at most #"
            other="optional, at most #"
          />
        </span>
      </summary>
      <div role="group" aria-label={name} className={styles.symbols} dir="ltr">
        {row.symbols.map((symbol) => (
          <ToneButton
            key={symbol}
            symbol={symbol}
            label={nameToken(symbol, i18n)}
            family={family}
            isPicked={picks.anchors.includes(symbol)}
            onPress={() => onChange(toggleAnchor(picks, input, symbol))}
          />
        ))}
      </div>
    </details>
  );
}
