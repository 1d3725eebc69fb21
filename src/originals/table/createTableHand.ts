import { addUp, layMore, NOTHING, type Laid } from './laying.ts';
import type { TableStage } from './tableStage.ts';

/** What a player does with the chips in hand. */
export interface TableHand {
  /** Takes another chip; an index. */
  choose(chip: number): void;
  /** Lays the chip in hand on a spot. */
  lay(spot: string): void;
  /** Takes the last step back. */
  undo(): void;
  clear(): void;
  /** Lays as much again as lies there; where nothing lies, as stands. */
  double(): void;
  /** Lays what was bet in the round before. */
  repeat(): void;
}

/** The chips in hand, and what is laid of them. */
export function createTableHand<Drawn>(stage: TableStage<Drawn>): TableHand {
  const { chips, limits, getState, patch, note, say, onSound } = stage;

  /** Whether the chips could be laid. */
  const more = (chipsToLay: Laid): boolean => {
    const { phase, laid, past, standing, placing, balance } = getState();
    if (phase !== 'betting') {
      say({ kind: 'notNow' });
      return false;
    }
    const room = { fixed: addUp(standing, placing), limits, balance: freeOf(balance, placing) };
    const next = layMore(laid, chipsToLay, room);
    if ('fault' in next) {
      note({ kind: next.fault });
      return false;
    }
    patch({ laid: next.laid, past: [...past, laid], note: undefined });
    onSound('chip');
    return true;
  };

  return {
    choose: (chip) => {
      if (chip >= 0 && chip < chips.length) patch({ chip });
    },
    lay: (spot) => {
      const minor = chips[getState().chip]!;
      if (!more(new Map([[spot, minor]]))) return;
      say({ kind: 'laid', spot, minor: getState().laid.get(spot)! });
    },
    undo: () => {
      const { past } = getState();
      const before = past.at(-1);
      if (!before) return;
      patch({ laid: before, past: past.slice(0, -1), note: undefined });
      say({ kind: 'undone' });
    },
    clear: () => {
      const { laid, past } = getState();
      if (laid.size === 0) return;
      patch({ laid: NOTHING, past: [...past, laid], note: undefined });
      say({ kind: 'cleared' });
    },
    double: () => {
      const { laid, standing } = getState();
      const again = laid.size > 0 ? laid : standing;
      if (again.size > 0 && more(again)) say({ kind: 'sum' });
    },
    repeat: () => {
      const { last } = getState();
      if (last.size > 0 && more(last)) say({ kind: 'sum' });
    },
  };
}

/** What is left of a balance beside bets that are on their way. */
function freeOf(balance: number, placing: Laid): number {
  let free = balance;
  for (const minor of placing.values()) free -= minor;
  return free;
}
