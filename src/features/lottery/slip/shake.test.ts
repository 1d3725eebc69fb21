import { describe, expect, it } from 'vitest';
import { createShakeWatch } from './shake.ts';

const at = (x: number) => ({ x, y: 0, z: 0 });

describe('a shake', () => {
  it('is told once, as the device is turned round hard and turned back', () => {
    const isShake = createShakeWatch();
    const told = [0, 20, -20, 20, -20].map((x, turn) => isShake(at(x), turn * 100));
    expect(told).toEqual([false, false, true, false, false]);
  });

  it('is told again after a rest', () => {
    const isShake = createShakeWatch();
    const told = [0, 20, -20, 0, 20, -20].map((x, turn) => isShake(at(x), turn * 600));
    expect(told).toEqual([false, false, true, false, false, true]);
  });

  it('is no walk, no single push, and no push now and then', () => {
    const watches = [
      [0, 6, -6, 6, -6].map((x, turn) => [x, turn * 100]),
      [0, 30, 30, 30].map((x, turn) => [x, turn * 100]),
      [0, 30, 0, 30].map((x, turn) => [x, turn * 2_000]),
    ];
    for (const motions of watches) {
      const isShake = createShakeWatch();
      expect(motions.some(([x, ms]) => isShake(at(x!), ms!))).toBe(false);
    }
  });
});
