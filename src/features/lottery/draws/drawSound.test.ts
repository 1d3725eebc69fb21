import { expect, it, vi } from 'vitest';
import { playTones, tonesOf } from './drawSound.ts';
import { showOf } from './showParts.ts';

it('a tone comes with each number, and a chord once all are there', () => {
  const show = showOf('SSC', '1,2,3,4,5')!;
  const tones = tonesOf(show);
  expect(tones).toHaveLength(7);
  expect(tones.map(({ atS }) => atS).slice(0, 3)).toEqual([0, 0.22, 0.44]);
  expect(Math.max(...tones.map(({ atS }) => atS))).toBeLessThan(show.durationMs / 1000);
});

it('a board of many numbers is no longer heard than it is seen', () => {
  const board = {
    DB: '296215',
    G4: ['87601', '40205', '16122', '83417', '47612', '49104', '81537'],
  };
  const show = showOf('VNS', board);
  if (show) {
    const ends = tonesOf(show).map(({ atS }) => atS * 1000);
    expect(Math.max(...ends)).toBeLessThanOrEqual(show.durationMs);
  }
  const long = { ...showOf('SSC', '1,2,3,4,5')!, board: Array(27).fill({ prize: '', number: '' }) };
  expect(tonesOf(long).length).toBeLessThanOrEqual(22);
});

it('nothing is heard, and nothing fails, where a page may not be heard', () => {
  const open = vi.fn(() => {
    throw new Error('No audio device.');
  });
  expect(() => playTones([{ atS: 0, hertz: 440 }], open)()).not.toThrow();
  expect(open).toHaveBeenCalledOnce();
});
