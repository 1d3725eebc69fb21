import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { takesText } from '../../../../engine/lottery/importText.ts';
import type { LotteryPlay, PlayInput } from '../../../../engine/lottery/lotteryModel.ts';
import { ToneButton } from './ToneButton.tsx';
import { nameRow, nameToken } from '../words/nameOf.ts';
import {
  crossLists,
  fillRow,
  hasHelpers,
  isCrossed,
  rowAt,
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
import { TypedPicks, WayChoice } from './TypedPicks.tsx';
import styles from './Input.module.css';

type Rows = Extract<PlayInput, { kind: 'rows' }>;

interface RowsProps extends InputProps<Rows> {
  readonly play: LotteryPlay;
}

/** Rows of numbers, one a place; each can be filled at once. A long list of numbers can be typed as well. */
export function RowsInput(props: RowsProps) {
  const { play, input, picks, onChange } = props;
  const [isTyping, setTyping] = useState(false);
  const crossing = isCrossed(input, picks);
  const isLong = input.rows[0]!.symbols.length === 100 && takesText(play);
  return (
    <div className={styles.rows}>
      <PositionChoice input={input} picks={picks} onChange={onChange} />
      {isLong && <WayChoice isTyping={isTyping} onChange={setTyping} />}
      {input.crossed && (
        <CrossChoice
          crossing={crossing}
          onChange={(next) => onChange(crossLists(picks, input, next))}
        />
      )}
      {isLong && isTyping ? (
        <TypedPicks
          play={play}
          picked={picks.rows[0] ?? []}
          onChange={(row) => onChange({ ...setRow(picks, 0, row), anchors: [] })}
        />
      ) : (
        <>
          {input.anchors !== undefined && !crossing && <Anchors {...props} />}
          {picks.rows.map((_, at) => (
            <Row key={at} at={at} {...props} />
          ))}
        </>
      )}
    </div>
  );
}

/** Whether every two of one list are bet on, or each of one list with each of another. */
function CrossChoice(props: { crossing: boolean; onChange: (crossing: boolean) => void }) {
  return (
    <div className={styles.choices}>
      {[false, true].map((crossing) => (
        <button
          key={String(crossing)}
          type="button"
          className={styles.choice}
          aria-pressed={crossing === props.crossing}
          onClick={() => props.onChange(crossing)}
        >
          {crossing ? (
            <Trans
              id="lottery.input.crossed"
              context="Lottery: way to pick pairs: each number of one list with each of another"
            >
              Two lists
            </Trans>
          ) : (
            <Trans
              id="lottery.input.list"
              context="Lottery: way to pick pairs: every two numbers of one list"
            >
              One list
            </Trans>
          )}
        </button>
      ))}
    </div>
  );
}

function Row({ input, picks, onChange, family, omission, at }: InputProps<Rows> & { at: number }) {
  const { i18n } = useI18n();
  const row = rowAt(input, at);
  const id = input.anchors !== undefined && picks.anchors.length > 0 ? 'others' : row.id;
  const crossing = isCrossed(input, picks);
  const name = nameRow(crossing ? `list${at + 1}` : id, i18n);
  const picked = picks.rows[at] ?? [];
  const isHundred = row.symbols.length === 100;
  return (
    <div role="group" aria-label={name} className={styles.row}>
      <div className={styles.rowHead}>
        <span className={styles.rowName}>{name}</span>
        {!crossing && row.min > 1 && picked.length < row.min && (
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
