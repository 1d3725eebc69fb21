import { type Fraction, fraction } from '../games/exact/fraction.ts';
import type { DrawStream } from '../games/fairness/drawStream.ts';
import { lazily } from './counting.ts';
import type { InputForm } from './forms.ts';
import type { Hit, LotteryPlay, PriceLine, SelectionReading } from './lotteryModel.ts';

/** More units than any selection of a play that can be listed has; what goes beyond is refused. */
const MOST_UNITS = 1_000_000;

/** Winning units of one draw; asked once for each draw. */
export type Tester<Draw> = (draw: Draw) => readonly Hit[];

/** A play without its code, so that one rule serves every part of a result that it can be played on. */
export interface Rule<Draw> extends Omit<LotteryPlay<Draw>, 'code' | 'group' | 'settle'> {
  /** Prepares a selection that `read` gave for any number of draws. */
  tester(selection: string): Tester<Draw>;
}

interface RuleParts<Picks, Draw> extends Omit<
  Rule<Draw>,
  'input' | 'read' | 'tester' | 'best' | 'pick'
> {
  readonly form: InputForm<Picks>;
  /** Units of the picks, by formula. */
  units(picks: Picks): number;
  /** Prepares picks for any number of draws. */
  test(picks: Picks): Tester<Draw>;
  /** No draw brings the picks more; one unit at the first price where absent. */
  best?(picks: Picks): readonly Hit[];
}

/** Makes a rule of a form and of how its picks are counted and tested. */
export function makeRule<Picks, Draw>({
  form,
  units,
  test,
  best,
  ...parts
}: RuleParts<Picks, Draw>): Rule<Draw> {
  const picksOf = (selection: string): Picks => {
    const { picks, faults } = form.parse(selection);
    if (faults) throw new RangeError(`No selection: ${selection.slice(0, 80)}`);
    return picks;
  };
  return {
    ...parts,
    input: form.input,
    read: (text) => readBy(form, units, text),
    tester: (selection) => test(picksOf(selection)),
    ...(best && { best: (selection: string) => best(picksOf(selection)) }),
    pick: (stream: DrawStream) => form.write(form.pick(stream)),
  };
}

function readBy<Picks>(
  form: InputForm<Picks>,
  units: (picks: Picks) => number,
  text: string,
): SelectionReading {
  const { picks, faults } = form.parse(text);
  if (faults) return { faults };
  return checkUnits(form.write(picks), units(picks));
}

/** A sound selection of so many units, unless these are none or too many. */
export function checkUnits(selection: string, units: number): SelectionReading {
  if (units === 0) return { faults: [{ code: 'TOO_FEW' }] };
  if (units > MOST_UNITS) return { faults: [{ code: 'TOO_MANY_UNITS' }] };
  return { selection, units };
}

/** A play is a rule with its name and its place. */
export function makePlay<Draw>(code: string, group: string, rule: Rule<Draw>): LotteryPlay<Draw> {
  const { tester, ...rest } = rule;
  return { code, group, ...rest, settle: (selection, draw) => tester(selection)(draw) };
}

/** The rule, played on a part of the result. */
export function onPart<Whole, Part>(
  rule: Rule<Part>,
  partOf: (whole: Whole) => Part,
  wholeOf: (part: Part) => Whole,
): Rule<Whole> {
  return {
    ...rule,
    tester(selection) {
      const test = rule.tester(selection);
      return (draw) => test(partOf(draw));
    },
    example: { selection: rule.example.selection, draw: wholeOf(rule.example.draw) },
  };
}

/** A lost item. */
export const NO_HIT: readonly Hit[] = [];

/** Winning units at one price. */
export const hit = (units: number, price = 'W'): readonly Hit[] =>
  units > 0 ? [{ price, units }] : NO_HIT;

/** Hits of one price put together, in the order of their first. */
export function sumHits(hits: readonly Hit[]): readonly Hit[] {
  if (hits.length < 2) return hits;
  const units = new Map<string, number>();
  for (const { price, units: more } of hits) units.set(price, (units.get(price) ?? 0) + more);
  return [...units].map(([price, all]) => ({ price, units: all }));
}

/** What a unit wins at a price: the usual odds, or fair ones where there are none. */
export const worthOf = ({ odds, chance: { over, under } }: PriceLine): number =>
  odds === undefined ? Number(under) / Number(over) : Number(odds);

/** Of several outcomes the one whose hits win most; stakes that are returned are no win. */
export function bestOf(
  outcomes: readonly (readonly Hit[])[],
  prices: readonly PriceLine[],
): readonly Hit[] {
  const worths = new Map(prices.map((line) => [line.id, worthOf(line)]));
  const worth = (hits: readonly Hit[]) =>
    hits.reduce((all, { price: id, units }) => all + units * (worths.get(id) ?? 0), 0);
  return outcomes.reduce((best, hits) => (worth(hits) > worth(best) ? hits : best), NO_HIT);
}

/** One unit at the best of some prices of a play: the most where only one of them can be hit. */
export const rarest = (prices: readonly PriceLine[], ids: readonly string[]): readonly Hit[] =>
  bestOf(
    ids.map((id) => hit(1, id)),
    prices,
  );

interface PriceParts {
  readonly tier?: string;
  /** Asked when somebody asks for it; none where it comes to 0. */
  readonly push?: () => Fraction;
  /** The usual odds, or what share of stakes they pay back, in basis points. */
  readonly odds?: string;
  readonly payback?: number;
}

/** A price whose chance is worked out when somebody asks for it. */
export function price(id: string, chance: () => Fraction, parts: PriceParts = {}): PriceLine {
  const exact = lazily(chance);
  const push = lazily(() => {
    const share = parts.push?.();
    return share?.over === 0n ? undefined : share;
  });
  const odds = lazily(() => {
    if (parts.odds !== undefined || parts.payback === undefined) return parts.odds;
    return oddsOf(exact(), parts.payback, push());
  });
  return {
    id,
    ...(parts.tier === undefined ? {} : { tier: parts.tier }),
    get chance() {
      return exact();
    },
    get push() {
      return push();
    },
    get odds() {
      return odds();
    },
  };
}

/** Odds that pay back so many basis points of the stakes, with those that are returned; rounded down to 3 decimals. */
export function oddsOf(chance: Fraction, payback: number, push: Fraction = fraction(0)): string {
  const over = (BigInt(payback) * push.under - 10_000n * push.over) * chance.under * 1000n;
  const thousandths = over / (10_000n * push.under * chance.over);
  const digits = String(thousandths).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`.replace(/\.?0+$/, '');
}
