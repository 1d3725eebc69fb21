import { describe, expect, it } from 'vitest';
import { SPOTS } from '../../../engine/games/roulette/spots.ts';
import { CLOTH_CELLS, middleOf, nextSpot, zonesOf, type ClothLayout, type Way } from './cloth.ts';

const LAYOUTS: readonly ClothLayout[] = ['wide', 'tall'];
const WAYS: readonly Way[] = ['back', 'on', 'up', 'down'];

/** What is pressed at a point: zones of the lines lie over those of the cells. */
function pressedAt(layout: ClothLayout, x: number, y: number) {
  const hits = zonesOf(layout).filter(
    (zone) => x > zone.x && x < zone.x + zone.w && y > zone.y && y < zone.y + zone.h,
  );
  const lines = hits.filter(({ isLine }) => isLine);
  return (lines.length > 0 ? lines : hits).map(({ spot }) => spot.id);
}

/** All spots that arrows reach from zero. */
function reached(layout: ClothLayout, isSmall: boolean) {
  const seen = new Set(['straight:0']);
  for (const id of seen) {
    for (const way of WAYS) {
      const next = nextSpot(layout, id, way, isSmall);
      if (next) seen.add(next);
    }
  }
  return seen;
}

describe.each(LAYOUTS)('the %s cloth', (layout) => {
  it('has one zone for each of the 157 spots, within its cells', () => {
    const { x, y } = CLOTH_CELLS[layout];
    expect(
      zonesOf(layout)
        .map(({ spot }) => spot.id)
        .sort(),
    ).toEqual([...SPOTS.keys()].sort());
    for (const zone of zonesOf(layout)) {
      expect([zone.x >= 0, zone.y >= 0, zone.x + zone.w <= x, zone.y + zone.h <= y]).toEqual(
        Array(4).fill(true),
      );
    }
  });

  it('is pressed at the middle of each zone for that spot alone', () => {
    for (const zone of zonesOf(layout)) {
      const { x, y } = middleOf(zone);
      expect(pressedAt(layout, x, y)).toEqual([zone.spot.id]);
    }
  });

  it('has at no place two spots, and none only beside zero and the columns', () => {
    const { x: columns, y: rows } = CLOTH_CELLS[layout];
    let empty = 0;
    for (let x = 0.013; x < columns; x += 0.1) {
      for (let y = 0.013; y < rows; y += 0.1) {
        const pressed = pressedAt(layout, x, y);
        expect(pressed.length).toBeLessThanOrEqual(1);
        if (pressed.length === 0) empty += 1;
      }
    }
    // Two corners of two cells, which belong to nothing.
    expect(empty * 0.1 * 0.1).toBeCloseTo(4, 0);
  });

  it('puts a spot of the lines beside every number that it covers', () => {
    const cells = new Map(zonesOf(layout).map((zone) => [zone.spot.id, zone]));
    for (const zone of zonesOf(layout)) {
      // Those lie at the end of their rows.
      if (!zone.isLine || ['street', 'sixLine'].includes(zone.spot.kind)) continue;
      if (zone.spot.id === 'corner:0-1-2-3') continue;
      for (const number of zone.spot.numbers) {
        const cell = cells.get(`straight:${number}`)!;
        expect(zone.x < cell.x + cell.w && zone.x + zone.w > cell.x).toBe(true);
        expect(zone.y < cell.y + cell.h && zone.y + zone.h > cell.y).toBe(true);
      }
    }
  });

  it('leads by arrows over all cells, and by small steps to every spot', () => {
    const cells = zonesOf(layout).filter(({ isLine }) => !isLine);
    expect([...reached(layout, false)].sort()).toEqual(cells.map(({ spot }) => spot.id).sort());
    expect(reached(layout, true).size).toBe(157);
  });
});

describe('arrows', () => {
  it.each([
    ['wide', 'straight:17', 'on', false, 'straight:20'],
    ['wide', 'straight:17', 'up', false, 'straight:18'],
    ['wide', 'straight:17', 'on', true, 'split:17-20'],
    ['wide', 'split:17-20', 'up', true, 'corner:17-18-20-21'],
    ['wide', 'straight:1', 'down', false, 'dozen:1'],
    ['wide', 'straight:1', 'down', true, 'street:1-2-3'],
    ['tall', 'straight:17', 'down', false, 'straight:20'],
    ['tall', 'straight:17', 'on', false, 'straight:18'],
    ['tall', 'straight:1', 'back', false, 'dozen:1'],
  ] as const)(
    'lead on the %s cloth from %s %s (small: %s) to %s',
    (layout, from, way, small, to) => {
      expect(nextSpot(layout, from, way, small)).toBe(to);
    },
  );

  it('lead nowhere over the edge', () => {
    expect(nextSpot('wide', 'straight:0', 'back', false)).toBeUndefined();
  });
});
