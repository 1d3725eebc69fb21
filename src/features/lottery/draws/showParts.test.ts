import { describe, expect, it } from 'vitest';
import { finishOf, showOf } from './showParts.ts';

const NORTH = {
  DB: '60213',
  G1: '80300',
  G2: ['60683', '51132'],
  G3: ['89384', '11622', '10383', '09349', '00136', '47894'],
  G4: ['7740', '7568', '2767', '8365'],
  G5: ['0570', '5252', '4790', '7707', '6494', '9516'],
  G6: ['354', '649', '773'],
  G7: ['26', '09', '06', '64'],
};

describe('a draw to watch', () => {
  it.each([
    ['SSC', '1,2,3,4,5', 'balls', 5],
    ['LHC', { main: [1, 2, 3, 4, 5, 6], special: 7, zodiac: 'HORSE' }, 'balls', 7],
    ['PK10', '03,01,02,04,05,06,07,08,09,10', 'race', 10],
    ['K3', '1,2,6', 'dice', 3],
    ['SEA', { top: '895', bottom: '52' }, 'balls', 2],
  ])('of %s', (family, draw, kind, parts) => {
    const show = showOf(family, draw)!;
    expect([show.kind, show.parts.length]).toEqual([kind, parts]);
    expect(show.durationMs).toBeLessThanOrEqual(6_000);
  });

  it('of Vietnam ends with the special prize', () => {
    const { kind, board, durationMs } = showOf('VNN', NORTH)!;
    expect(kind).toBe('board');
    expect(board).toHaveLength(27);
    expect(board.at(-1)).toEqual({ prize: 'DB', number: '60213' });
    expect(durationMs).toBeLessThanOrEqual(6_000);
  });

  it.each([
    ['SSC', null],
    ['VNN', { ...NORTH, DB: undefined }],
    ['VNN', null],
  ])('is none before the result is whole: %s', (family, draw) => {
    expect(showOf(family, draw)).toBeNull();
  });

  it('lets the runners finish in the order of the result, and in time', () => {
    const finishes = Array.from({ length: 10 }, (_, rank) => finishOf(rank));
    expect(finishes).toEqual([...finishes].sort((one, other) => one - other));
    expect(new Set(finishes).size).toBe(10);
    expect(finishes.at(-1)).toBeLessThanOrEqual(4_200);
  });
});
