import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { importText, type TextImport } from '../../../../engine/lottery/importText.ts';
import type { LotteryPlay, PlayInput } from '../../../../engine/lottery/lotteryModel.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { togglePick, withEntries } from './picks.ts';
import { mergeSet, quickNumbers } from './quickNumbers.ts';
import type { InputProps } from './inputProps.ts';
import { nameFault } from '../words/faults.ts';
import { PositionChoice } from './PositionChoice.tsx';
import { QuickSets } from './QuickSets.tsx';
import { ToneButton } from './ToneButton.tsx';
import styles from './Input.module.css';

type Entries = Extract<PlayInput, { kind: 'entries' }>;

interface EntriesProps extends InputProps<Entries> {
  readonly play: LotteryPlay;
}

/** All entries of a play that has few enough to show on a grid: `00` to `99`, or single symbols. */
function gridOf({ symbols, width, widest, inner }: Entries): readonly string[] | null {
  if (widest !== undefined && widest !== width) return null;
  if (width === 1) return symbols.length <= 100 ? symbols : null;
  if (width === 2 && inner === '' && symbols.length === 10) {
    return symbols.flatMap((tens) => symbols.map((units) => tens + units));
  }
  return null;
}

/** Whole entries: picked on a grid where there are few, typed or pasted in any case. */
export function EntriesInput(props: EntriesProps) {
  const { input, picks, onChange, family } = props;
  const grid = gridOf(input);
  const [isTyping, setTyping] = useState(grid === null);
  const picked = picks.rows[0] ?? [];
  const set = new Set(picked);
  return (
    <div className={styles.entries}>
      <PositionChoice input={input} picks={picks} onChange={onChange} />
      {grid !== null && (
        <div className={styles.choices}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={!isTyping}
            onClick={() => setTyping(false)}
          >
            <Trans
              id="lottery.entries.grid"
              context="Lottery: pick numbers on a grid instead of typing them"
            >
              Grid
            </Trans>
          </button>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={isTyping}
            onClick={() => setTyping(true)}
          >
            <Trans
              id="lottery.entries.type"
              context="Lottery: type numbers instead of picking them on a grid"
            >
              Type or paste
            </Trans>
          </button>
        </div>
      )}
      {grid !== null && !isTyping ? (
        <>
          {grid.length === 100 && (
            <QuickSets
              picked={picked}
              onPick={(name) => onChange(withEntries(picks, mergeSet(picked, quickNumbers(name))))}
              onClear={() => onChange(withEntries(picks, []))}
            />
          )}
          <div className={styles.grid} data-many={grid.length > 20 || undefined} dir="ltr">
            {grid.map((entry) => (
              <ToneButton
                key={entry}
                symbol={entry}
                label={entry}
                family={family}
                isPicked={set.has(entry)}
                onPress={() => onChange(togglePick(picks, input, 0, entry))}
              />
            ))}
          </div>
        </>
      ) : (
        <TypedEntries {...props} />
      )}
    </div>
  );
}

function TypedEntries({ play, input, picks, onChange }: EntriesProps) {
  const { t } = useLingui();
  const between = input.inner === ',' ? '\n' : ' ';
  const [text, setText] = useState((picks.rows[0] ?? []).join(between));
  const [reading, setReading] = useState<TextImport>();
  const read = (typed: string) => {
    setText(typed);
    const found = importText(
      { input: { ...input, positions: undefined }, read: readOf(play, picks.positions) },
      typed,
    );
    setReading(found);
    onChange(withEntries(picks, entriesOf(found.selection, input)));
  };
  const tidy = () => read((picks.rows[0] ?? []).join(between));
  return (
    <div className={styles.typed}>
      <textarea
        className={styles.textarea}
        dir="ltr"
        inputMode={input.inner === '' && input.symbols.length <= 10 ? 'numeric' : 'text'}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-label={t({
          id: 'lottery.entries.field',
          context: 'Lottery: name of a field into which numbers are typed or pasted',
          message: 'Numbers',
        })}
        placeholder={exampleOf(input)}
        onChange={({ target }) => read(target.value)}
      />
      <div role="status" className={styles.report}>
        <p>
          <Plural
            id="lottery.entries.count"
            context="Lottery: below a field of typed numbers; # is how many were understood"
            value={picks.rows[0]?.length ?? 0}
            one="# number"
            other="# numbers"
          />
          {reading && reading.repeated > 0 && (
            <>
              {' · '}
              <Plural
                id="lottery.entries.repeats"
                context="Lottery: below a field of typed numbers; # is how many were there twice and count once"
                value={reading.repeated}
                one="# repeat left out"
                other="# repeats left out"
              />
            </>
          )}
        </p>
        {reading && reading.badCount > 0 && <BadParts reading={reading} onTidy={tidy} />}
      </div>
    </div>
  );
}

const exampleOf = ({ symbols, width, inner }: Entries): string => {
  const entry = (from: number) =>
    Array.from({ length: width }, (_, at) => symbols[(from + at) % symbols.length]!).join(inner);
  return [entry(1), entry(4)].join(inner === ',' ? '\n' : ' ');
};

/** Entries of a selection; positions that stand before them are none. */
const entriesOf = (selection: string | undefined, { joiner }: Entries): readonly string[] =>
  selection
    ?.replace(/^[\d,]*@/, '')
    .split(joiner)
    .filter(Boolean) ?? [];

/** Reads entries as the play does, which wants the chosen positions before them. */
const readOf =
  (play: LotteryPlay, positions: readonly number[]): LotteryPlay['read'] =>
  (text) => {
    const reading = play.read(positions.length > 0 ? `${positions.join(',')}@${text}` : text);
    if (reading.faults) return reading;
    return { ...reading, selection: reading.selection.replace(/^[\d,]*@/, '') };
  };

const SHOWN_BAD = 8;

/** What could not be read, and why. */
function BadParts({ reading, onTidy }: { reading: TextImport; onTidy: () => void }) {
  const { i18n } = useI18n();
  const { bad, badCount } = reading;
  return (
    <div className={styles.bad}>
      <p>
        <Plural
          id="lottery.entries.bad"
          context="Lottery: above a list of typed pieces that are no numbers of this play; # is how many"
          value={badCount}
          one="# could not be read:"
          other="# could not be read:"
        />
      </p>
      <ul className={styles.badList}>
        {bad.slice(0, SHOWN_BAD).map(({ line, token, code }, at) => (
          <li key={at}>
            {token !== '' && (
              <>
                {line}: <bdi>{token}</bdi> –{' '}
              </>
            )}
            {nameFault(code, i18n)}
          </li>
        ))}
        {badCount > SHOWN_BAD && <li>…</li>}
      </ul>
      <Button size="small" onClick={onTidy}>
        <Trans
          id="lottery.entries.tidy"
          context="Lottery: button that takes what could not be read out of a field of typed numbers"
        >
          Remove these
        </Trans>
      </Button>
    </div>
  );
}
