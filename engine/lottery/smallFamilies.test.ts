import { describe, expect, it } from 'vitest';
import { everyLine } from './counting.ts';
import {
  anySelection,
  expectExactChances,
  expectSoundPlay,
  seededStream,
} from '../../tests/support/playLaws.ts';
import { k3 } from './k3/k3.ts';
import type { LotteryFamily } from './lotteryModel.ts';
import { pcb } from './pcb/pcb.ts';

type Draws = readonly (readonly [readonly number[], 1])[];

const THROWS: Draws = [...everyLine(6, 3)].map(
  (faces) => [faces.map((face) => face + 1), 1] as const,
);
const RESULTS: Draws = [...everyLine(10, 3)].map((digits) => [digits, 1] as const);

const FAMILIES: readonly [string, LotteryFamily<readonly number[]>, Draws, string[]][] = [
  ['K3', k3, THROWS, ['1,2', '1,2,7', '0,1,2', '1,2,3,4', '1, 2,3', '123']],
  ['PCB', pcb, RESULTS, ['1,2', '1,2,10', '1,2,3,4']],
];

describe.each(FAMILIES)('%s', (_, family, draws, wrong) => {
  it('reads, picks and explains every play', () => family.plays.forEach(expectSoundPlay));

  it('pays every unit as often as its price says', () => {
    family.plays.forEach((play, at) => {
      for (let seed = 0; seed < 10; seed += 1) {
        const selection = anySelection(seededStream(20 * at + seed), play);
        expectExactChances(play, selection, draws, { bestIsReached: true });
      }
    });
  });

  it('keeps results as they were drawn, and refuses what is none', () => {
    const draw = family.draw(seededStream(4), '2026-01-01');
    expect(family.readDraw(family.writeDraw(draw))).toEqual(draw);
    for (const json of [...wrong, '', null, [1, 2, 3]]) {
      expect(() => family.readDraw(json)).toThrow(RangeError);
    }
  });
});

describe('K3', () => {
  it.each([
    ['THREE', '(1)234', 3],
    ['TWO', '1,2,3,', 3],
    ['PAIR.ONE', '12|123', 4],
    ['PAIR.ONE', '1|1', undefined],
    ['TRIPLE.ONE', '111,666', 2],
    ['SUM', '3,18,', 2],
    ['SUM', '2', undefined],
  ])('counts %s %s', (code, text, units) => {
    const reading = k3.plays.find((play) => play.code === code)!.read(text);
    expect('units' in reading ? reading.units : undefined).toBe(units);
  });
});
