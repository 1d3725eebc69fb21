import { describe, expect, it } from 'vitest';
import type { SlotGame } from '../../../schemas/slotGame.schema.ts';
import { toyGame } from './fixtures/toyGame.ts';
import { judgeSpin, readWindow } from './judgeSpin.ts';
import { readSlotRules, type SpinMode } from './slotRules.ts';

/** Judges what shows on three rows, written as it is seen; W wild, S scatter, H high, L low, N nothing's. */
function judge(
  rows: readonly [string, string, string],
  over: Partial<SlotGame> = {},
  mode: SpinMode = 'paid',
) {
  const ids = { W: 'wild', S: 'scatter', H: 'high', L: 'low', N: 'none' };
  const reels = [0, 1, 2, 3, 4].map((reel) =>
    [...rows.map((row) => ids[row[reel] as keyof typeof ids]), 'none', 'none'].join(' '),
  );
  return judgeSpin(readSlotRules({ ...toyGame, ...over, reels }), mode, [0, 0, 0, 0, 0]);
}

const wild = (multiplier?: number) =>
  toyGame.symbols.map((symbol) =>
    symbol.kind === 'wild' ? { ...symbol, ...(multiplier && { multiplier }) } : symbol,
  );
const ways = {
  wins: { kind: 'ways' as const },
  symbols: toyGame.symbols.map((symbol) =>
    symbol.kind === 'wild' ? { ...symbol, pays: [0, 0, 0, 0] } : symbol,
  ),
};

describe('a spin on lines', () => {
  it('pays the longest run from the left', () => {
    expect(judge(['NNNNN', 'HHHHN', 'NNNNN']).wins).toEqual([
      { kind: 'line', symbol: 'high', count: 4, coins: 40, line: 0 },
    ]);
    expect(judge(['NNNNN', 'NHHHH', 'NNNNN']).wins).toEqual([]);
  });

  it('lets a wild stand for what follows it, but for no scatter', () => {
    expect(judge(['NNNNN', 'WHHNN', 'NNNNN']).wins).toMatchObject([{ symbol: 'high', count: 3 }]);
    expect(judge(['NNNNN', 'HWSHH', 'NNNNN']).coins).toBe(0);
  });

  it('pays wilds as themselves where that is more', () => {
    expect(judge(['NNNNN', 'WWWLN', 'NNNNN']).wins).toEqual([
      { kind: 'line', symbol: 'wild', count: 3, coins: 50, line: 0 },
    ]);
    expect(judge(['NNNNN', 'WWWWW', 'NNNNN']).coins).toBe(500);
  });

  it('multiplies a line once for each wild that helps it', () => {
    const doubling = { symbols: wild(2) };
    expect(judge(['NNNNN', 'HWWHN', 'NNNNN'], doubling).coins).toBe(40 * 4);
    expect(judge(['NNNNN', 'HHHNW', 'NNNNN'], doubling).coins).toBe(10);
  });

  it('adds up lines and scatters', () => {
    const spin = judge(['LLLSN', 'HHHNS', 'SNNNN']);
    expect(spin.wins.map(({ kind, coins }) => [kind, coins])).toEqual([
      ['scatter', 2 * toyGame.coins],
      ['line', 10],
      ['line', 3],
    ]);
    expect(spin).toMatchObject({ coins: 2 * toyGame.coins + 13, awarded: 5 });
  });

  it('pays no more than the game says', () => {
    expect(judge(['NNNNN', 'WWWWW', 'NNNNN'], { mostASpin: 3 }).coins).toBe(3 * toyGame.coins);
  });
});

describe('a spin with ways', () => {
  it('pays each way, wilds included', () => {
    const spin = judge(['HHNNN', 'HWHNN', 'NNHNN'], ways);
    expect(spin.wins).toEqual([{ kind: 'ways', symbol: 'high', count: 3, coins: 80, ways: 8 }]);
  });

  it('pays several symbols at once', () => {
    const { wins } = judge(['HWHNN', 'LWLNN', 'NNNNN'], ways);
    expect(wins.map(({ symbol, ways: count }) => [symbol, count])).toEqual([
      ['high', 2],
      ['low', 2],
    ]);
  });
});

describe('a free spin', () => {
  it('multiplies all it pays', () => {
    const freeSpins = { ...toyGame.freeSpins!, multiplier: 3 };
    expect(judge(['NNNNN', 'HHHNN', 'NNNNN'], { freeSpins }, 'free').coins).toBe(30);
  });

  it('lets wilds fill their reels where the game says so, after scatters are counted', () => {
    const freeSpins = { ...toyGame.freeSpins!, expandingWilds: true };
    const rows = ['SSWNN', 'HHNNN', 'NNSNN'] as const;
    expect(judge([...rows], { freeSpins }, 'free')).toMatchObject({
      awarded: 2,
      wins: [{ kind: 'scatter' }, { kind: 'line', symbol: 'high', count: 3 }],
    });
    expect(judge([...rows], { freeSpins }, 'paid').wins).toMatchObject([{ kind: 'scatter' }]);
  });
});

it('shows the strip on from its stop, over its end', () => {
  const rules = readSlotRules(toyGame);
  const [strip] = rules.strips.paid;
  const last = strip!.length - 1;
  const column = readWindow(rules, 'paid', [last, 0, 0, 0, 0]).slice(0, 3);
  expect([...column]).toEqual([strip![last], strip![0], strip![1]]);
});
