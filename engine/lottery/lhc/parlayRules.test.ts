import { describe, expect, it } from 'vitest';
import { anySelection, seededStream } from '../../../tests/support/playLaws.ts';
import type { LotteryPlay } from '../lotteryModel.ts';
import { payoutOf, prizeTable } from '../prices.ts';
import { ATTRIBUTES, COLOURS, LAST, type MarkSix, tailOf } from './balls.ts';
import { lhc } from './lhc.ts';
import { animalOf, ANIMALS } from './zodiac.ts';

const YEAR = 'HORSE';
const plays = lhc.plays.filter(({ group }) => group === 'PARLAY');
const playOf = (code: string): LotteryPlay<MarkSix> => plays.find((one) => one.code === code)!;
const terms = { unitPrice: 10_000n, multiple: 1, decimals: 4 };
const oddsOf = ({ prices }: LotteryPlay<MarkSix>) =>
  Object.fromEntries(prices.map(({ id, odds }) => [id, odds!]));
const tableOf = (play: LotteryPlay<MarkSix>) =>
  prizeTable(play.prices, { odds: oddsOf(play) }, terms);

const legsOf = (selection: string) =>
  selection.split(',').map((token) => {
    const [ball = '', name = ''] = token.split('-');
    return { at: ball === 'SP' ? 6 : Number(ball) - 1, name };
  });

/** A draw on which the balls of a selection show some numbers. */
function drawOf(selection: string, shown: readonly number[]): MarkSix {
  const balls = Array.from({ length: 7 }, () => 0);
  legsOf(selection).forEach(({ at }, leg) => (balls[at] = shown[leg]!));
  const others = Array.from({ length: 14 }, (_, at) => at + 1).filter(
    (one) => !shown.includes(one),
  );
  const filled = balls.map((number) => number || others.pop()!);
  return { main: filled.slice(0, 6), special: filled[6]!, zodiac: YEAR };
}

/** Every way in which so many balls show different numbers. */
function* everyShow(count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  else {
    for (const shown of everyShow(count - 1)) {
      for (let number = 1; number <= LAST; number += 1) {
        if (!shown.includes(number)) yield [...shown, number];
      }
    }
  }
}

const showsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => LAST - at).reduce((all, one) => all * one, 1);

/** What a leg multiplies a stake by at each number. */
function factorsOf(code: string, name: string): readonly number[] {
  const odds = oddsOf(playOf(code));
  return Array.from({ length: LAST }, (_, at) => {
    const number = at + 1;
    const won = (isWon: boolean, price: string) => (isWon ? Number(odds[price]) : 0);
    switch (code) {
      case 'PARLAY.NUM':
        return won(number === Number(name), 'W');
      case 'PARLAY.ZODIAC':
        return won(ANIMALS[animalOf(number, YEAR)] === name, name === YEAR ? 'YEAR' : 'PLAIN');
      case 'PARLAY.TAIL':
        return won(tailOf(number) === Number(name), name === '0' ? 'ZERO' : 'PLAIN');
      default: {
        const colour = { R: 'RED', U: 'BLUE', G: 'GREEN' }[name];
        const verdict = (colour ? COLOURS : ATTRIBUTES)[name]!(number);
        return verdict === 'push' ? 1 : won(verdict, colour ?? name);
      }
    }
  });
}

/** Every way to put things into heaps. */
function heapsOf<Item>([first, ...others]: readonly Item[]): Item[][][] {
  if (first === undefined) return [[]];
  return heapsOf(others).flatMap((heaps) => [
    [[first], ...heaps],
    ...heaps.map((_, at) => heaps.map((own, other) => (other === at ? [first, ...own] : own))),
  ]);
}

/** What a parlay pays back on average: over all different numbers of its balls, by inclusion and exclusion. */
function paybackOf(code: string, names: readonly string[]): number {
  const factors = names.map((name) => factorsOf(code, name));
  let all = 0;
  for (const heaps of heapsOf(factors)) {
    let ways = 1;
    for (const heap of heaps) {
      let together = 0;
      for (let at = 0; at < LAST; at += 1) {
        together += heap.reduce((product, factor) => product * factor[at]!, 1);
      }
      for (let size = 1; size < heap.length; size += 1) together *= -size;
      ways *= together;
    }
    all += ways;
  }
  return all / showsOf(names.length);
}

const namesOf = (selection: string) => legsOf(selection).map(({ name }) => name);

describe('a parlay of Mark Six', () => {
  it('is of attributes, numbers, animals or tails', () => {
    expect(plays.map(({ code }) => code)).toEqual([
      'PARLAY.ATTR',
      'PARLAY.NUM',
      'PARLAY.ZODIAC',
      'PARLAY.TAIL',
    ]);
  });

  it.each(plays.map((play) => [play.code, play] as const))(
    '%s pays over all draws what its legs are worth together',
    (code, play) => {
      const table = tableOf(play);
      const stream = seededStream(7);
      const counts = new Set<number>();
      for (let run = 0; run < 400 && counts.size < 2; run += 1) {
        const { selection } = anySelection(stream, play);
        const names = namesOf(selection);
        if (names.length > 3 || counts.has(names.length)) continue;
        counts.add(names.length);
        let paid = 0n;
        for (const shown of everyShow(names.length)) {
          const { prize, refund } = payoutOf(
            play.settle(selection, drawOf(selection, shown)),
            table,
            terms,
          );
          paid += prize + refund;
        }
        // Four decimals of each prize are cut.
        const mean = Number(paid) / 10_000 / showsOf(names.length);
        expect(mean, selection).toBeLessThanOrEqual(paybackOf(code, names) + 1e-9);
        expect(mean, selection).toBeGreaterThan(paybackOf(code, names) - 1e-4);
      }
      expect([...counts].sort()).toEqual([2, 3]);
    },
    30_000,
  );

  it.each(plays.map((play) => [play.code, play] as const))(
    '%s never pays back more than is staked',
    (code, play) => {
      const stream = seededStream(3);
      const { input } = play;
      const [group] = input.kind === 'options' ? input.groups : [];
      const names = group!.options.map(({ token }) => token.split('-')[1]!);
      const picked = Array.from({ length: 150 }, () =>
        namesOf(anySelection(stream, play).selection),
      );
      const pairs = names
        .slice(0, 13)
        .flatMap((one) => names.slice(0, 13).map((other) => [one, other]))
        .filter(([one, other]) => code !== 'PARLAY.NUM' || one !== other);
      const halves = code === 'PARLAY.ATTR' ? [[...'BSBSBSB'], [...'OEOEOEO'], [...'RUGRUGR']] : [];
      for (const legs of [...picked, ...pairs, ...halves]) {
        expect(paybackOf(code, legs), legs.join()).toBeLessThan(0.98);
      }
    },
    30_000,
  );

  const main = [30, 3, 49, 12, 18, 40];
  it.each([
    ['1-B,2-S', '1.95 × 1.95', 38_025n, 0n],
    ['1-B,2-B', 'one is lost', 0n, 0n],
    ['1-B,3-B', '49 counts as 1', 19_500n, 0n],
    ['3-B,3-O', 'two of one ball', undefined, undefined],
    ['1-B', 'one alone', undefined, undefined],
    ['1-B,1-B', 'twice the same', undefined, undefined],
    ['2-O,SP-O', 'a main ball and the special one', 38_025n, 0n],
    ['1-b, 2-s', 'as typed', 38_025n, 0n],
  ])('of attributes, %s: %s', (text, _, prize, refund) => {
    const play = playOf('PARLAY.ATTR');
    const reading = play.read(text);
    if (prize === undefined) expect(reading.faults).toBeDefined();
    else {
      expect(reading).toMatchObject({ units: 1 });
      const hits = play.settle(reading.selection!, { main, special: 7, zodiac: YEAR });
      expect(payoutOf(hits, tableOf(play), terms)).toEqual({ prize, refund });
    }
  });

  it('returns the stake where every leg is returned', () => {
    const play = playOf('PARLAY.ATTR');
    // Only one ball shows 49, so no second leg can be returned by it: a draw that repeats it stands for the law.
    const hits = play.settle('1-B,2-O', { main: [49, 49, 1, 2, 3, 4], special: 5, zodiac: YEAR });
    expect(payoutOf(hits, tableOf(play), terms)).toEqual({ prize: 0n, refund: 10_000n });
  });

  it('multiplies odds exactly and cuts once', () => {
    const play = playOf('PARLAY.ATTR');
    const odds = { ...oddsOf(play), B: '1.9999', S: '1.9999', RED: '2.3333' };
    const hits = play.settle('1-B,2-S,5-R', { main, special: 7, zodiac: YEAR });
    const table = (unitPrice: bigint, multiple: number, decimals: number) =>
      prizeTable(play.prices, { odds }, { unitPrice, multiple, decimals });
    // 1.9999 × 1.9999 × 2.3333 = 9.332266690…
    expect(table(10_000n, 1, 4).prizeOf(hits[0]!.price)).toBe(93_322n);
    expect(table(10_000n, 1, 2).prizeOf(hits[0]!.price)).toBe(933n);
    expect(table(10_000n, 7, 2).prizeOf(hits[0]!.price)).toBe(6532n);
    expect(() => table(10_000n, 1, 2).prizeOf('B*NONE')).toThrow(RangeError);
  });

  it('pays an animal of the year at its own odds', () => {
    const play = playOf('PARLAY.ZODIAC');
    const draw = { main: [1, 2, 3, 4, 5, 6], special: 7, zodiac: YEAR } as const;
    expect(play.settle('1-HORSE,2-SNAKE', draw)).toEqual([{ price: 'PLAIN*YEAR', units: 1 }]);
  });

  it('takes no number twice, and no more legs than it may', () => {
    expect(playOf('PARLAY.NUM').read('1-07,2-07').faults).toEqual([
      { code: 'REPEATED', token: '2-07' },
    ]);
    expect(playOf('PARLAY.NUM').read('1-01,2-02,3-03,4-04').faults).toEqual([{ code: 'TOO_MANY' }]);
    expect(playOf('PARLAY.TAIL').read('1-1,2-1,3-1,SP-1')).toMatchObject({ units: 1 });
  });
});
