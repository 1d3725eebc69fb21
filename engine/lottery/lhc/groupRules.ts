import { type Fraction, fraction } from '../../games/exact/fraction.ts';
import { choose, subsets, sum } from '../counting.ts';
import { anchoredForm, entriesForm, optionsForm, row } from '../forms.ts';
import { bestOf, hit, makeRule, price, sumHits } from '../play.ts';
import { allBalls, EXAMPLE, LAST, MAIN, type MarkSix, NEUTRAL, tailOf } from './balls.ts';
import type { MarkSixRule } from './ballRules.ts';
import { type Animal, animalOf, ANIMALS, numbersOf } from './zodiac.ts';

const BALLS = MAIN + 1;
const TAILS = Array.from({ length: 10 }, (_, digit) => String(digit));

/** A way to put the 49 numbers into groups. All groups but one are of a size, and that one has its own price. */
interface Grouping {
  readonly id: string;
  readonly symbols: readonly string[];
  readonly groupOf: (number: number, year: Animal) => number;
  /** The group with a price of its own. */
  readonly oddOne: (year: Animal) => number;
  readonly oddPrice: string;
  readonly oddSize: number;
  readonly size: number;
}

/** 生肖: the year's animal has five numbers, the others four. */
export const byAnimal: Grouping = {
  id: 'zodiac',
  symbols: ANIMALS,
  groupOf: animalOf,
  oddOne: (year) => ANIMALS.indexOf(year),
  oddPrice: 'YEAR',
  oddSize: numbersOf(true),
  size: numbersOf(false),
};

/** 尾数: tail 0 has four numbers, the others five. */
export const byTail: Grouping = {
  id: 'tail',
  symbols: TAILS,
  groupOf: tailOf,
  oddOne: () => 0,
  oddPrice: 'ZERO',
  oddSize: 4,
  size: 5,
};

/** The better price first: of the smaller groups. */
const inOrder = <Item>({ oddSize, size }: Grouping, odd: Item, plain: Item): readonly Item[] =>
  oddSize < size ? [odd, plain] : [plain, odd];

type Price = Readonly<{ odds?: string; payback?: number }>;

interface Counted {
  readonly grouping: Grouping;
  /** The numbers that count; with `each`, a group wins once for every one of them. */
  readonly ballsOf: (draw: MarkSix) => readonly number[];
  readonly each: boolean;
  readonly chance: (size: number) => Fraction;
  readonly odd: Price;
  readonly plain: Price;
  readonly selection: string;
}

/** A group of which one number is drawn, or that is paid for every one. */
function countGroup({
  grouping,
  ballsOf,
  each,
  chance,
  odd,
  plain,
  selection,
}: Counted): MarkSixRule {
  const { id, symbols, groupOf, oddOne, oddPrice, oddSize, size } = grouping;
  const balls = ballsOf(EXAMPLE).length;
  const optionOf = (token: string, place: number) => {
    if (grouping === byAnimal) return { token, price: 'PLAIN', priceInYear: oddPrice };
    return { token, price: place === oddOne(EXAMPLE.zodiac) ? oddPrice : 'PLAIN' };
  };
  const prices = inOrder(
    grouping,
    price(oddPrice, () => chance(oddSize), { tier: 'W', ...odd }),
    price('PLAIN', () => chance(size), { tier: 'W', ...plain }),
  );
  const most = (groups: number, sizeOf: number) => Math.min(balls, each ? groups * sizeOf : groups);
  return makeRule({
    mode: 'fixed',
    form: optionsForm([{ id, options: symbols.map(optionOf) }]),
    prices,
    outcomes: symbols.length,
    units: (picks) => picks.length,
    test: (picks) => (draw) => {
      const groups = ballsOf(draw).map((ball) => groupOf(ball, draw.zodiac));
      return sumHits(
        picks.flatMap((place) => {
          const drawn = groups.filter((group) => group === place).length;
          const id = place === oddOne(draw.zodiac) ? oddPrice : 'PLAIN';
          return hit(each ? drawn : Math.min(drawn, 1), id);
        }),
      );
    },
    best: ({ length }) =>
      bestOf(
        [
          hit(most(length, size), 'PLAIN'),
          [
            ...hit(most(1, oddSize), oddPrice),
            ...hit(Math.min(most(length - 1, size), balls - most(1, oddSize)), 'PLAIN'),
          ],
        ],
        prices,
      ),
    example: { selection, draw: EXAMPLE },
  });
}

/** At least one of a group's numbers is among the seven. */
const anyOfSeven = (size: number) =>
  fraction(choose(LAST, BALLS) - choose(LAST - size, BALLS), choose(LAST, BALLS));

/** 特肖 */
export const specialAnimal = countGroup({
  grouping: byAnimal,
  ballsOf: ({ special }) => [special],
  each: false,
  chance: (size) => fraction(size, LAST),
  odd: { odds: '8.82' },
  plain: { odds: '11.02' },
  selection: 'TIGER',
});

/** 正肖: paid for every main number of the animal. */
export const mainAnimal = countGroup({
  grouping: byAnimal,
  ballsOf: ({ main }) => main,
  each: true,
  chance: (size) => fraction(size * MAIN, LAST),
  odd: { payback: 9000 },
  plain: { payback: 9000 },
  selection: 'RAT',
});

/** 一肖: paid once. */
export const anyAnimal = countGroup({
  grouping: byAnimal,
  ballsOf: allBalls,
  each: false,
  chance: anyOfSeven,
  odd: { odds: '1.62' },
  plain: { odds: '1.9' },
  selection: 'RAT',
});

/** 平特尾: paid once. */
export const anyTail = countGroup({
  grouping: byTail,
  ballsOf: allBalls,
  each: false,
  chance: anyOfSeven,
  odd: { odds: '1.9' },
  plain: { odds: '1.62' },
  selection: '9',
});

/** All of some groups have a number among the seven, by inclusion and exclusion. */
function allPresent(sizes: readonly number[]): Fraction {
  let draws = 0;
  for (let without = 0; without <= sizes.length; without += 1) {
    for (const absent of subsets(sizes, without)) {
      draws += (-1) ** without * choose(LAST - sum(absent), BALLS);
    }
  }
  return fraction(draws, choose(LAST, BALLS));
}

/** 连肖 and 连尾: `take` groups that all have a number among the seven. */
export function groupLink(grouping: Grouping, take: number): MarkSixRule {
  const { id, symbols, groupOf, oddOne, oddPrice, oddSize, size } = grouping;
  const plainSizes = Array.from({ length: take }, () => size);
  const prices = inOrder(
    grouping,
    price(oddPrice, () => allPresent([...plainSizes.slice(1), oddSize]), {
      tier: 'W',
      payback: 9000,
    }),
    price('PLAIN', () => allPresent(plainSizes), { tier: 'W', payback: 9000 }),
  );
  const hits = (drawn: readonly number[], anchors: readonly number[], odd: number) => {
    const free = take - anchors.length;
    const plain = drawn.filter((group) => group !== odd).length;
    if (anchors.includes(odd)) return hit(choose(drawn.length, free), oddPrice);
    const withOdd = plain < drawn.length ? choose(plain, free - 1) : 0;
    return [...hit(withOdd, oddPrice), ...hit(choose(plain, free), 'PLAIN')];
  };
  const example = [...new Set(allBalls(EXAMPLE).map((ball) => groupOf(ball, EXAMPLE.zodiac)))];
  return makeRule({
    mode: 'fixed',
    form: anchoredForm(row(id, symbols), take),
    prices,
    outcomes: choose(symbols.length, take),
    units: ({ anchors, picks }) => choose(picks.length, take - anchors.length),
    test:
      ({ anchors, picks }) =>
      (draw) => {
        const groups = new Set(allBalls(draw).map((ball) => groupOf(ball, draw.zodiac)));
        if (!anchors.every((place) => groups.has(place))) return [];
        return hits(
          picks.filter((place) => groups.has(place)),
          anchors,
          oddOne(draw.zodiac),
        );
      },
    best: ({ anchors, picks }) => {
      const most = picks.slice(0, BALLS - anchors.length);
      const odds = grouping === byTail ? [0] : [...anchors, ...picks, -1];
      return bestOf(
        odds.map((odd) =>
          hits(
            [...new Set([...(picks.includes(odd) ? [odd] : []), ...most])].slice(0, most.length),
            anchors,
            odd,
          ),
        ),
        prices,
      );
    },
    example: {
      selection: example
        .slice(0, take)
        .sort((one, other) => one - other)
        .map((group) => symbols[group])
        .join(','),
      draw: EXAMPLE,
    },
  });
}

const FEWEST_TOGETHER = 2;
const MOST_TOGETHER = 11;

/** 合肖: the special number is of one of some animals; each entry is a unit, and 49 returns it. */
export const animalSets: MarkSixRule = makeRule<readonly string[], MarkSix>({
  mode: 'fixed',
  form: entriesForm({
    symbols: ANIMALS,
    width: FEWEST_TOGETHER,
    widest: MOST_TOGETHER,
    inner: ',',
    order: (places) =>
      new Set(places).size === places.length
        ? [...places].sort((one, other) => one - other)
        : undefined,
  }),
  prices: Array.from({ length: MOST_TOGETHER - FEWEST_TOGETHER + 1 }, (_, at) => {
    const animals = FEWEST_TOGETHER + at;
    // Without 49 the year's animal has four numbers like the others.
    return price(`Z${animals}`, () => fraction(animals * numbersOf(false), LAST), {
      tier: 'W',
      push: () => fraction(1, LAST),
      payback: 9500,
    });
  }),
  outcomes: 2 ** ANIMALS.length - ANIMALS.length - 2,
  units: (entries) => entries.length,
  test: (entries) => (draw) => {
    if (draw.special === NEUTRAL) return hit(entries.length, 'R');
    const animal = ANIMALS[animalOf(draw.special, draw.zodiac)]!;
    return sumHits(
      entries.flatMap((entry) => {
        const animals = entry.split(',') as Animal[];
        return hit(animals.includes(animal) ? 1 : 0, `Z${animals.length}`);
      }),
    );
  },
  best(entries) {
    const sets = entries.map((entry) => entry.split(',') as Animal[]);
    return bestOf(
      ANIMALS.map((animal) =>
        sumHits(sets.flatMap((set) => hit(set.includes(animal) ? 1 : 0, `Z${set.length}`))),
      ),
      animalSets.prices,
    );
  },
  example: { selection: 'RAT,TIGER', draw: EXAMPLE },
});
