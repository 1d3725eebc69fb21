import { describe, expect, it } from 'vitest';
import { cellsOf, landingTimes } from './reelMotion.ts';
import { passingSymbols } from './windowOf.ts';

const NOTHING = [
  [1, 2, 3],
  [1, 2, 3],
  [1, 2, 3],
  [1, 2, 3],
  [1, 2, 3],
];
const SCATTER = 0;
const withScatterOn = (...reels: number[]) =>
  NOTHING.map((column, reel) => (reels.includes(reel) ? [SCATTER, 2, 3] : column));

describe('a reel', () => {
  it.each([3, 4])('of %i rows has room for what lands, runs through and stood', (rows) => {
    const { landing, ring, ringLength, standing, all } = cellsOf(rows);
    expect(ring).toBeGreaterThanOrEqual(landing + rows);
    expect(standing).toBe(ring + ringLength + rows);
    expect(all).toBe(standing + rows + 1);
  });

  it('takes what runs through from its strip, around its end', () => {
    const strip = Uint8Array.from([10, 11, 12, 13]);
    expect(passingSymbols(strip, 2, 6)).toEqual([10, 11, 12, 13, 10, 11]);
  });
});

describe('the stops of the reels', () => {
  it('come from the left, as far apart', () => {
    expect(landingTimes(NOTHING, SCATTER, 3)).toEqual([0, 150, 300, 450, 600]);
  });

  it('wait longer once one scatter more would bring free spins', () => {
    expect(landingTimes(withScatterOn(0, 1), SCATTER, 3)).toEqual([0, 150, 750, 1350, 1950]);
    expect(landingTimes(withScatterOn(0, 3), SCATTER, 3)).toEqual([0, 150, 300, 450, 1050]);
  });

  it('never wait in a game without free spins', () => {
    expect(landingTimes(withScatterOn(0, 1, 2), SCATTER, -1)).toEqual([0, 150, 300, 450, 600]);
  });
});
