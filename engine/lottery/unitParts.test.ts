import { describe, expect, it } from 'vitest';
import { anySelection, seededStream } from '../../tests/support/playLaws.ts';
import { FAMILIES } from './families.ts';
import type { Hit, LotteryPlay } from './lotteryModel.ts';
import { unitParts } from './unitParts.ts';

const sum = (hits: readonly Hit[]) => {
  const units = new Map<string, number>();
  for (const hit of hits) units.set(hit.price, (units.get(hit.price) ?? 0) + hit.units);
  return Object.fromEntries([...units].sort());
};
const every = FAMILIES.flatMap((family) =>
  family.plays.map((play) => [`${family.id} ${play.code}`, family, play] as const),
);
const playOf = (family: string, code: string): LotteryPlay =>
  FAMILIES.find(({ id }) => id === family)!.plays.find((play) => play.code === code)!;

describe('the parts of a selection', () => {
  it.each(every)('%s win and cost together what it does', (_, family, play) => {
    const stream = seededStream(5);
    for (let run = 0; run < 12; run += 1) {
      const { selection, units } = anySelection(stream, play);
      const parts = unitParts(play, selection);
      if (parts.length === 0) continue;
      const read = parts.map((part) => play.read(part));
      expect(read.map((part) => part.selection)).toEqual(parts);
      expect(read.reduce((all, part) => all + (part.faults ? 0 : part.units), 0)).toBe(units);
      const draw = family.draw(stream, '2026-03-01');
      expect(sum(parts.flatMap((part) => play.settle(part, draw)))).toEqual(
        sum(play.settle(selection, draw)),
      );
    }
  });

  it.each([
    ['SSC', 'POS', '1|-|-|-|23', ['1|-|-|-|-', '-|-|-|-|2', '-|-|-|-|3']],
    ['SSC', 'F2.DIRECT', '12|3', ['1|3', '2|3']],
    ['SSC', 'F5.G60', '1|1234', ['1|234']],
    ['SSC', 'R2.DIRECT', '1|2|-|-|3', ['1|2|-|-|-', '1|-|-|-|3', '-|2|-|-|3']],
    ['11X5', 'F2.DIRECT', '01,02|02', ['01|02']],
    ['11X5', 'ANY.2', '(04)01,02', ['01,04', '02,04']],
    ['LHC', 'LINK.2OF2', '01,13|13,14', ['01,13', '01,14', '13,14']],
    ['VNN', 'XIEN2', '12,34,56', ['12,34', '12,56', '34,56']],
    ['SEA', 'TOP2', '12,34', ['12', '34']],
  ])('%s %s %s are %j', (family, code, selection, parts) => {
    expect([...unitParts(playOf(family, code), selection)].sort()).toEqual([...parts].sort());
  });

  it('are found of every example', () => {
    const whole = every.filter(
      ([, , play]) => unitParts(play, play.example.selection).length === 0,
    );
    expect(whole.map(([name]) => name)).toEqual([]);
  });

  it('are not listed where there are more than a thousand', () => {
    const all = '0123456789';
    expect(unitParts(playOf('SSC', 'F3.DIRECT'), [all, all, all].join('|'))).toHaveLength(1000);
    expect(unitParts(playOf('SSC', 'F4.DIRECT'), [all, all, all, '01'].join('|'))).toEqual([]);
  });
});
