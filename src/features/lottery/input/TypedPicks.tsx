import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { importText, type TextImport } from '../../../../engine/lottery/importText.ts';
import type { LotteryPlay, PlayInput } from '../../../../engine/lottery/lotteryModel.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { nameFault } from '../words/faults.ts';
import styles from './Input.module.css';

/** Two ways to pick the same numbers: on a grid or a keypad, or as a text. */
export function WayChoice(props: {
  isTyping: boolean;
  onChange: (isTyping: boolean) => void;
  ways?: 'grid' | 'keypad';
}) {
  const { isTyping, onChange, ways = 'grid' } = props;
  return (
    <div className={styles.choices}>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={!isTyping}
        onClick={() => onChange(false)}
      >
        {ways === 'grid' ? (
          <Trans
            id="lottery.entries.grid"
            context="Lottery: pick numbers on a grid instead of typing them"
          >
            Grid
          </Trans>
        ) : (
          <Trans
            id="lottery.entries.keypad"
            context="Lottery: key numbers in one by one with large keys instead of typing a list"
          >
            Keypad
          </Trans>
        )}
      </button>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={isTyping}
        onClick={() => onChange(true)}
      >
        <Trans
          id="lottery.entries.type"
          context="Lottery: type numbers instead of picking them on a grid"
        >
          Type or paste
        </Trans>
      </button>
    </div>
  );
}

/** Numbers of a play, typed or pasted; what cannot be read is told line by line, and the rest is picked. */
export function TypedPicks(props: {
  play: LotteryPlay;
  /** Chosen places, where the play has any. */
  positions?: readonly number[];
  picked: readonly string[];
  onChange: (picked: readonly string[]) => void;
}) {
  const { play, positions = [], picked, onChange } = props;
  const { t } = useLingui();
  const between = play.input.kind === 'entries' && play.input.inner === ',' ? '\n' : ' ';
  const [text, setText] = useState(picked.join(between));
  const [reading, setReading] = useState<TextImport>();
  const read = (typed: string) => {
    setText(typed);
    const found = importText(withPositions(play, positions), typed);
    setReading(found);
    onChange(found.picks);
  };
  return (
    <div className={styles.typed}>
      <textarea
        className={styles.textarea}
        dir="ltr"
        inputMode={isNumeric(play.input) ? 'numeric' : 'text'}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-label={t({
          id: 'lottery.entries.field',
          context: 'Lottery: name of a field into which numbers are typed or pasted',
          message: 'Numbers',
        })}
        placeholder={exampleOf(play.input)}
        onChange={({ target }) => read(target.value)}
      />
      <div role="status" className={styles.report}>
        <p>
          <Plural
            id="lottery.entries.count"
            context="Lottery: below a field of typed numbers; # is how many were understood"
            value={picked.length}
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
        {reading && <BadParts reading={reading} onTidy={() => read(picked.join(between))} />}
      </div>
    </div>
  );
}

const isNumeric = (input: PlayInput): boolean =>
  input.kind === 'rows' ||
  (input.kind === 'entries' && input.inner === '' && input.symbols.length <= 10);

function exampleOf(input: PlayInput): string {
  if (input.kind !== 'entries') {
    const symbols = input.kind === 'rows' ? input.rows[0]!.symbols : [];
    return [symbols[1], symbols[4]].join(' ');
  }
  const { symbols, width, inner } = input;
  const entry = (from: number) =>
    Array.from({ length: width }, (_, at) => symbols[(from + at) % symbols.length]!).join(inner);
  return [entry(1), entry(4)].join(inner === ',' ? '\n' : ' ');
}

/** Reads entries as the play does, which wants the chosen positions before them. */
function withPositions(
  play: LotteryPlay,
  positions: readonly number[],
): Pick<LotteryPlay, 'input' | 'read'> {
  if (play.input.kind === 'options' || positions.length === 0) return play;
  return {
    input: { ...play.input, positions: undefined },
    read: (text) => {
      const reading = play.read(`${positions.join(',')}@${text}`);
      if (reading.faults) return reading;
      return { ...reading, selection: reading.selection.replace(/^[\d,]*@/, '') };
    },
  };
}

const SHOWN_BAD = 8;

/** What could not be read, and why; that more is wanted is told where all picks are. */
function BadParts({ reading, onTidy }: { reading: TextImport; onTidy: () => void }) {
  const { i18n } = useI18n();
  const parts = reading.bad.filter(({ code }) => code !== 'TOO_FEW');
  const count = reading.badCount - reading.bad.length + parts.length;
  if (count === 0) return null;
  return (
    <div className={styles.bad}>
      <p>
        <Plural
          id="lottery.entries.bad"
          context="Lottery: above a list of typed pieces that are no numbers of this play; # is how many"
          value={count}
          one="# could not be read:"
          other="# could not be read:"
        />
      </p>
      <ul className={styles.badList}>
        {parts.slice(0, SHOWN_BAD).map(({ line, token, code }, at) => (
          <li key={at}>
            {token !== '' && (
              <>
                {line}: <bdi>{token}</bdi> –{' '}
              </>
            )}
            {nameFault(code, i18n)}
          </li>
        ))}
        {count > SHOWN_BAD && <li>…</li>}
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
