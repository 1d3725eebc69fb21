import { fraction } from '../../games/exact/fraction.ts';
import { choose, everyLine, lazily, subsets, sum, tally } from '../counting.ts';
import { optionsForm } from '../forms.ts';
import type { OptionGroup, PriceMode } from '../lotteryModel.ts';
import { bestOf, checkUnits, hit, makeRule, price, rarest, sumHits } from '../play.ts';
import { occurrences } from './groupRules.ts';
import { attributesOf, type DigitRule, type Digits } from './straightRules.ts';

const TWO_WAY = ['B', 'S', 'O', 'E'] as const;
const TWO_WAY_PAYBACK = 9750;
const NUMBER_PAYBACK = 9700;

const half = () => fraction(1, 2);

/** The prices of big, small, odd and even, where each is half of all. */
const twoWayPrices = TWO_WAY.map((id) => price(id, half, { tier: 'W', payback: TWO_WAY_PAYBACK }));

/** What three digits are; a run may go on from 9 to 0. */
export type Shape = 'TRIPLE' | 'STRAIGHT' | 'PAIR' | 'HALF' | 'MIXED6';

const SHAPES: readonly Shape[] = ['TRIPLE', 'STRAIGHT', 'PAIR', 'HALF', 'MIXED6'];

/** The shape of three digits. */
export function shapeOf(digits: Digits): Shape {
  const counts = occurrences(digits);
  const different = counts.filter((count) => count > 0).length;
  if (different < 3) return different === 1 ? 'TRIPLE' : 'PAIR';
  const steps = counts.filter((count, digit) => count > 0 && counts[(digit + 1) % 10]! > 0).length;
  return (['MIXED6', 'HALF', 'STRAIGHT'] as const)[steps]!;
}

const shapeCounts = lazily(() =>
  tally(everyLine(10, 3), SHAPES.length - 1, (digits) => SHAPES.indexOf(shapeOf(digits))),
);

/** 特殊号, and with all five shapes the credit board's. */
function shapes(mode: PriceMode, count: number): DigitRule {
  const known = SHAPES.slice(0, count);
  const group: OptionGroup = {
    id: 'shape',
    options: known.map((token) => ({ token, price: token })),
  };
  const chanceOf = (at: number) => () => fraction(shapeCounts()[at]!, 1000);
  const prices = known.map((id, at) => price(id, chanceOf(at), { tier: 'W', payback: 9500 }));
  return makeRule({
    mode,
    form: optionsForm([group]),
    prices,
    outcomes: count,
    units: (picks) => picks.length,
    test: (picks) => (drawn) => {
      const shape = shapeOf(drawn);
      return hit(picks.includes(SHAPES.indexOf(shape)) ? 1 : 0, shape);
    },
    best: (picks) =>
      rarest(
        prices,
        picks.map((place) => known[place]!),
      ),
    example: { selection: 'STRAIGHT', draw: [9, 0, 8] as Digits },
  });
}

/** 特殊号: triple, straight and pair, by series. */
export const shape = (): DigitRule => shapes('series', 3);

/** All five shapes at fixed odds. */
export const creditShape = (): DigitRule => shapes('fixed', 5);

/** 龙虎: the digit at one place against that at another; on a tie dragon and tiger lose. */
export function dragonTiger(first: number, second: number): DigitRule {
  const win = () => fraction(45, 100);
  const options = ['D', 'T', 'TIE'].map((token) => ({ token, price: token }));
  const draw: Digits = Array.from({ length: 5 }, (_, at) => (at + 1 === first ? 8 : 3));
  const prices = [
    price('TIE', () => fraction(1, 10), { tier: 'W', odds: '9' }),
    price('D', win, { tier: 'W', odds: '1.98' }),
    price('T', win, { tier: 'W', odds: '1.98' }),
  ];
  return makeRule({
    mode: 'fixed',
    form: optionsForm([{ id: 'dragonTiger', options }]),
    prices,
    outcomes: 3,
    units: (picks) => picks.length,
    test: (picks) => (drawn) => {
      const [one, other] = [drawn[first - 1]!, drawn[second - 1]!];
      const result = one === other ? 2 : Number(one < other);
      return hit(picks.includes(result) ? 1 : 0, options[result]!.price);
    },
    best: (picks) =>
      rarest(
        prices,
        picks.map((place) => options[place]!.price),
      ),
    example: { selection: 'D', draw },
  });
}

/** The credit board of single places: `1B`, `3-7`. */
export function creditPositions(length: number): DigitRule {
  const draw: Digits = [7, 0, 7, 0, 5].slice(0, length);
  const groups = Array.from({ length }, (_, at): OptionGroup => ({
    id: `ball${at + 1}`,
    options: [
      ...TWO_WAY.map((id) => ({ token: `${at + 1}${id}`, price: id as string })),
      ...Array.from({ length: 10 }, (_digit, digit) => ({
        token: `${at + 1}-${digit}`,
        price: 'N',
      })),
    ],
  }));
  const options = groups[0]!.options.length;
  const hitsOf = (place: number, digit: number) => {
    const option = place % options;
    const wins = option < 4 ? attributesOf(digit)[option] : option - 4 === digit;
    return hit(wins ? 1 : 0, option < 4 ? TWO_WAY[option] : 'N');
  };
  const prices = [
    price('N', () => fraction(1, 10), { tier: 'W', payback: NUMBER_PAYBACK }),
    ...twoWayPrices,
  ];
  return makeRule({
    mode: 'fixed',
    form: optionsForm(groups),
    prices,
    outcomes: length * options,
    units: (picks) => picks.length,
    test: (picks) => (drawn) =>
      sumHits(picks.flatMap((place) => hitsOf(place, drawn[Math.floor(place / options)]!))),
    best: (picks) =>
      sumHits(
        groups.flatMap((_, ball) => {
          const here = picks.filter((place) => Math.floor(place / options) === ball);
          return bestOf(
            Array.from({ length: 10 }, (_digit, digit) =>
              here.flatMap((place) => hitsOf(place, digit)),
            ),
            prices,
          );
        }),
      ),
    example: { selection: '1B,1-7', draw },
  });
}

/** The credit board of the sum of all digits: as many lines are big as are small. */
export function creditSum(length: number): DigitRule {
  const big = (9 * length + 1) / 2;
  const draw: Digits = [9, 9, 4, 0, 1].slice(0, length);
  const options = TWO_WAY.map((token) => ({ token, price: token as string }));
  return makeRule({
    mode: 'fixed',
    form: optionsForm([{ id: 'total', options }]),
    prices: twoWayPrices,
    outcomes: options.length,
    units: (picks) => picks.length,
    test: (picks) => (drawn) => {
      const total = sum(drawn);
      const has = [total >= big, total < big, total % 2 === 1, total % 2 === 0];
      return picks.flatMap((place) => hit(has[place] ? 1 : 0, TWO_WAY[place]));
    },
    best: (picks) => [
      ...hit(picks.some((place) => place < 2) ? 1 : 0, TWO_WAY[picks[0]!]),
      ...hit(picks.some((place) => place > 1) ? 1 : 0, TWO_WAY[picks.at(-1)!]),
    ],
    example: { selection: 'B,O', draw },
  });
}

const POSITIONS = /^([^@]*)@([^@]*)$/;

/** 任选: the rule, played on every `take` of the places chosen: `1,2,5@1234`. */
export function anyPositions(of: number, take: number, rule: DigitRule): DigitRule {
  const places = Array.from({ length: of }, (_, at) => String(at + 1));
  const chosen = optionsForm([
    { id: 'positions', options: places.map((token) => ({ token, price: 'W' })) },
  ]);
  const { input } = rule;
  const positions = { of, least: take };
  const exampleDraw = [...rule.example.draw, 0, 0, 0].slice(0, of);
  return {
    ...rule,
    input: input.kind === 'options' ? input : { ...input, positions },
    outcomes: choose(of, take) * rule.outcomes,
    read(text) {
      const [, before, after] = POSITIONS.exec(text.replace(/＠/g, '@')) ?? [];
      if (before === undefined || after === undefined) return { faults: [{ code: 'SHAPE' }] };
      const { picks, faults = [] } = chosen.parse(before);
      const inner = rule.read(after);
      if (!picks || inner.faults) return { faults: [...faults, ...(inner.faults ?? [])] };
      if (picks.length < take) return { faults: [{ code: 'TOO_FEW' }] };
      const units = choose(picks.length, take) * inner.units;
      return checkUnits(`${chosen.write(picks)}@${inner.selection}`, units);
    },
    tester(selection) {
      const [before = '', after = ''] = selection.split('@');
      const test = rule.tester(after);
      const windows = subsets(before.split(',').map(Number), take);
      return (drawn) =>
        sumHits(windows.flatMap((window) => test(window.map((place) => drawn[place - 1]!))));
    },
    best(selection) {
      const [before = '', after = ''] = selection.split('@');
      const windows = choose(before.split(',').length, take);
      return (rule.best?.(after) ?? hit(1, rule.prices[0]!.id)).map(({ price, units }) => ({
        price,
        units: windows * units,
      }));
    },
    pick(stream) {
      const at = stream.below(choose(of, take));
      return `${subsets(places, take)[at]!.join(',')}@${rule.pick(stream)}`;
    },
    example: {
      selection: `${places.slice(0, take).join(',')}@${rule.example.selection}`,
      draw: exampleDraw,
    },
  };
}
