import { expect, it } from 'vitest';
import { listDraws } from './drawCalendar.ts';

// A Monday.
const FROM = Date.parse('2026-03-02T00:00:00Z');

it('lists the draws of a week in order, with the city where it changes', () => {
  const draws = listDraws(['VNMB', 'VNSOUTH12', 'nothing'], FROM);
  expect(draws).toHaveLength(7);
  expect(draws[0]).toEqual({
    lottery: 'VNMB',
    drawAt: '2026-03-02T11:15:00.000Z',
    station: expect.any(String),
  });
  expect(draws.map(({ drawAt }) => drawAt)).toEqual(draws.map(({ drawAt }) => drawAt).sort());
  expect(new Set(draws.map(({ station }) => station)).size).toBeGreaterThan(1);
});

it('has none in the days of Tết', () => {
  const tet = Date.parse('2026-02-16T00:00:00Z');
  expect(listDraws(['VNMB'], tet).map(({ drawAt }) => drawAt.slice(0, 10))).toEqual([
    '2026-02-20',
    '2026-02-21',
    '2026-02-22',
  ]);
});
