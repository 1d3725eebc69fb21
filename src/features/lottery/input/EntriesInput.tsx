import { useState } from 'react';
import type { LotteryPlay, PlayInput } from '../../../../engine/lottery/lotteryModel.ts';
import { togglePick, withEntries } from './picks.ts';
import { mergeSet, quickNumbers } from './quickNumbers.ts';
import type { InputProps } from './inputProps.ts';
import { PositionChoice } from './PositionChoice.tsx';
import { QuickSets } from './QuickSets.tsx';
import { ToneButton } from './ToneButton.tsx';
import { TypedPicks, WayChoice } from './TypedPicks.tsx';
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
  const { play, input, picks, onChange, family } = props;
  const grid = gridOf(input);
  const [isTyping, setTyping] = useState(grid === null);
  const picked = picks.rows[0] ?? [];
  const set = new Set(picked);
  return (
    <div className={styles.entries}>
      <PositionChoice input={input} picks={picks} onChange={onChange} />
      {grid !== null && <WayChoice isTyping={isTyping} onChange={setTyping} />}
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
        <TypedPicks
          play={play}
          positions={picks.positions}
          picked={picked}
          onChange={(entries) => onChange(withEntries(picks, entries))}
        />
      )}
    </div>
  );
}
