import { fraction } from '../games/exact/fraction.ts';
import { lazily } from './counting.ts';
import { optionsForm } from './forms.ts';
import type { Hit, PriceMode } from './lotteryModel.ts';
import { bestOf, hit, makeRule, price, type Rule, sumHits } from './play.ts';

/** What a draw does to a unit: `push` returns its stake. */
export type Verdict = boolean | 'push';

/** An option of a board: what is written for it, its price, and what a draw does to it. */
export interface BoardOption<Draw> {
  readonly token: string;
  readonly price: string;
  judge(draw: Draw): Verdict;
}

/** Options under one heading. */
export interface BoardGroup<Draw> {
  readonly id: string;
  readonly options: readonly BoardOption<Draw>[];
}

/** A price of a board: the usual odds, or what share of stakes they pay back, in basis points. */
export interface BoardPrice {
  readonly id: string;
  readonly odds?: string;
  readonly payback?: number;
}

interface Board<Draw> {
  readonly mode: PriceMode;
  readonly groups: readonly BoardGroup<Draw>[];
  /** The first one is the best. */
  readonly prices: readonly BoardPrice[];
  /** Results, each as likely, among which every option meets its chances. Made when somebody asks for a chance. */
  cases(): readonly Draw[];
  /** Groups are of different balls, so that any hits of one may come with any of another. */
  readonly separate?: boolean;
  readonly example: { readonly selection: string; readonly draw: Draw };
}

/** Options that are each a unit by themselves; their chances are counted over all cases. */
export function boardRule<Draw>({
  mode,
  groups,
  prices,
  cases,
  separate = false,
  example,
}: Board<Draw>): Rule<Draw> {
  const options = groups.flatMap((group) =>
    group.options.map((option) => ({ ...option, group: group.id })),
  );
  const allCases = lazily(cases);
  const hitsOf = (places: readonly number[], draw: Draw): readonly Hit[] =>
    sumHits(
      places.flatMap((place) => {
        const option = options[place]!;
        const verdict = option.judge(draw);
        return hit(verdict ? 1 : 0, verdict === 'push' ? 'R' : option.price);
      }),
    );
  const shareOf = (id: string, verdict: Verdict) => () => {
    const option = options.find((one) => one.price === id)!;
    const meeting = allCases().filter((draw) => option.judge(draw) === verdict);
    return fraction(meeting.length, allCases().length);
  };
  const lines = prices.map(({ id, ...parts }) =>
    price(id, shareOf(id, true), { tier: 'W', push: shareOf(id, 'push'), ...parts }),
  );
  return makeRule({
    mode,
    form: optionsForm(
      groups.map((group) => ({
        id: group.id,
        options: group.options.map(({ token, price: id }) => ({ token, price: id })),
      })),
    ),
    prices: lines,
    outcomes: options.length,
    units: (picks) => picks.length,
    test: (picks) => (draw) => hitsOf(picks, draw),
    best: (picks) =>
      (separate ? groups.map(({ id }) => id) : [undefined]).flatMap((id) => {
        const here = picks.filter((place) => id === undefined || options[place]!.group === id);
        return bestOf(
          allCases().map((draw) => hitsOf(here, draw)),
          lines,
        );
      }),
    example,
  });
}

/** Options that share the tests and differ in what they are called and priced. */
export const optionsOf = <Draw>(
  judges: Readonly<Record<string, (draw: Draw) => Verdict>>,
  {
    prefix = '',
    priceOf = (name) => name,
  }: { readonly prefix?: string; readonly priceOf?: (name: string) => string } = {},
): readonly BoardOption<Draw>[] =>
  Object.entries(judges).map(([name, judge]) => ({
    token: `${prefix}${name}`,
    price: priceOf(name),
    judge,
  }));
