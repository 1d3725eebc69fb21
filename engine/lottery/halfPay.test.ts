import { describe, expect, it } from 'vitest';
import { anySelection, seededStream } from '../../tests/support/playLaws.ts';
import { FAMILIES } from './families.ts';
import { numbersOf, paidParts } from './halfPay.ts';
import type { Hit } from './lotteryModel.ts';

const sum = (hits: readonly Hit[]) => {
  const units = new Map<string, number>();
  for (const hit of hits) units.set(hit.price, (units.get(hit.price) ?? 0) + hit.units);
  return Object.fromEntries([...units].sort());
};

const single = FAMILIES.flatMap((family) =>
  family.plays
    .filter((play) => numbersOf(play, play.example.selection).length > 0)
    .map((play) => [`${family.id} ${play.code}`, family, play] as const),
);

describe('single numbers of a selection', () => {
  it.each(single)('%s win and cost by themselves what they do together', (_, family, play) => {
    const stream = seededStream(11);
    for (let run = 0; run < 30; run += 1) {
      const { selection, units } = anySelection(stream, play);
      const numbers = numbersOf(play, selection);
      const alone = numbers.map((number) => play.read(number));
      expect(alone.map((one) => one.selection)).toEqual(numbers);
      expect(alone.reduce((total, one) => total + (one.faults ? 0 : one.units), 0)).toBe(units);
      const draw = family.draw(stream, '2026-03-01');
      const apart = numbers.flatMap((number) => play.settle(number, draw));
      expect(sum(apart)).toEqual(sum(play.settle(selection, draw)));
    }
  });

  it('are what most bets are made of', () => {
    const names = single.map(([name]) => name);
    for (const name of ['VNN LO2', 'VNS DE.DB', 'SEA TOP3', 'SEA BOT2', 'LHC SP.NUM', '4D BIG'])
      expect(names).toContain(name);
    for (const name of ['VNN XIEN2', 'LHC LINK.2OF2', 'SSC F5.DIRECT', '11X5 ANY.2'])
      expect(names).not.toContain(name);
  });

  it('stand in the part that pays half or in the other one', () => {
    const play = FAMILIES.find(({ id }) => id === 'SEA')!.plays.find(
      ({ code }) => code === 'TOP2',
    )!;
    const parts = (half?: string) =>
      paidParts(play, '12,68,86', half).map(({ selection, divisor }) => [selection, divisor]);
    expect(parts()).toEqual([['12,68,86', 1n]]);
    expect(parts('68')).toEqual([
      ['12,86', 1n],
      ['68', 2n],
    ]);
    expect(parts('12,68,86')).toEqual([['12,68,86', 2n]]);
  });
});
