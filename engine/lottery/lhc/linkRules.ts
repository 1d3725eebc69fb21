import { fraction } from '../../games/exact/fraction.ts';
import { choose, crossPairs, sum } from '../counting.ts';
import { crossableForm, row } from '../forms.ts';
import type { Hit } from '../lotteryModel.ts';
import { bestOf, hit, makeRule, price } from '../play.ts';
import { EXAMPLE, LAST, MAIN, type MarkSix, NUMBERS } from './balls.ts';
import type { MarkSixRule } from './ballRules.ts';

/** How many main numbers and how many special ones a unit has. */
type Makeup = readonly [main: number, special: number];

interface LinkPrice {
  readonly id: string;
  /** A unit of any of these wins at the price. */
  readonly makeups: readonly Makeup[];
  readonly odds?: string;
  readonly payback?: number;
}

/** Numbers of a list by what they are drawn as. */
interface Drawn {
  readonly main: number;
  readonly special: number;
  readonly others: number;
}

const ALL: Drawn = { main: MAIN, special: 1, others: LAST - MAIN - 1 };
const NOTHING: Drawn = { main: 0, special: 0, others: 0 };

/** Ways to make up a unit of `take` numbers that has the anchors. */
function waysOf([main, special]: Makeup, take: number, anchors: Drawn, from: Drawn): number {
  const others = take - main - special - anchors.others;
  return (
    choose(from.main, main - anchors.main) *
    choose(from.special, special - anchors.special) *
    choose(from.others, others)
  );
}

const drawnOf = (places: readonly number[], { main, special }: MarkSix): Drawn => {
  const mains = places.filter((place) => main.includes(place + 1)).length;
  const specials = places.includes(special - 1) ? 1 : 0;
  return { main: mains, special: specials, others: places.length - mains - specials };
};

/** Every way in which a draw can fall on so many anchors and others. */
function* everyFall(anchors: number, picks: number): Generator<readonly [Drawn, Drawn]> {
  const fall = (count: number, main: number, special: number): Drawn => ({
    main,
    special,
    others: count - main - special,
  });
  for (let anchored = 0; anchored <= Math.min(anchors, MAIN); anchored += 1) {
    for (let picked = 0; picked <= Math.min(picks, MAIN - anchored); picked += 1) {
      for (const [one, other] of [
        [0, 0],
        [1, 0],
        [0, 1],
      ] as const) {
        const inside = anchored + picked + one + other;
        const fits = anchored + one <= anchors && picked + other <= picks;
        if (!fits || MAIN + 1 - inside > LAST - anchors - picks) continue;
        yield [fall(anchors, anchored, one), fall(picks, picked, other)];
      }
    }
  }
}

/** Pairs of one number of each list that have a makeup. */
function crossedWays(
  [main, special]: Makeup,
  lists: readonly [readonly number[], readonly number[]],
  draw: MarkSix,
): number {
  const [first, second] = lists;
  const both = first.filter((place) => second.includes(place));
  const [one, other, shared] = [first, second, both].map((places) => drawnOf(places, draw)) as [
    Drawn,
    Drawn,
    Drawn,
  ];
  if (special === 0) return main === 2 ? crossPairs(one.main, other.main, shared.main) : 0;
  return one.special * other.main + other.special * one.main - shared.special * shared.main;
}

interface Link {
  readonly take: number;
  readonly prices: readonly LinkPrice[];
  readonly selection: string;
}

/** Numbers that are drawn together, or not at all. */
function link({ take, prices, selection }: Link): MarkSixRule {
  const lines = prices.map(({ id, makeups, ...parts }) =>
    price(
      id,
      () =>
        fraction(
          sum(makeups.map((makeup) => waysOf(makeup, take, NOTHING, ALL))),
          choose(LAST, take),
        ),
      parts,
    ),
  );
  const hitsBy = (waysTo: (makeup: Makeup) => number): readonly Hit[] =>
    prices.flatMap(({ id, makeups }) => hit(sum(makeups.map(waysTo)), id));
  return makeRule({
    mode: 'fixed',
    form: crossableForm(row('number', NUMBERS), take),
    prices: lines,
    outcomes: choose(LAST, take),
    units: ({ anchors, picks, crossed }) =>
      crossed
        ? crossPairs(
            picks.length,
            crossed.length,
            picks.filter((one) => crossed.includes(one)).length,
          )
        : choose(picks.length, take - anchors.length),
    test:
      ({ anchors, picks, crossed }) =>
      (draw) =>
        hitsBy((makeup) =>
          crossed
            ? crossedWays(makeup, [picks, crossed], draw)
            : waysOf(makeup, take, drawnOf(anchors, draw), drawnOf(picks, draw)),
        ),
    best: ({ anchors, picks, crossed }) => {
      // A pair of two lists is also a pair of both put together.
      const places = crossed ? new Set([...picks, ...crossed]).size : picks.length;
      const falls = [...everyFall(anchors.length, places)];
      return bestOf(
        falls.map(([anchored, picked]) =>
          hitsBy((makeup) => waysOf(makeup, take, anchored, picked)),
        ),
        lines,
      );
    },
    example: { selection, draw: EXAMPLE },
  });
}

const atLeastOneMain = [1, 2, 3, 4].flatMap((main) =>
  [0, 1].filter((special) => main + special <= 4).map((special): Makeup => [main, special]),
);

/** 连码 by the names of their plays. */
export const NUMBER_LINKS: Readonly<Record<string, MarkSixRule>> = {
  '2OF2': link({
    take: 2,
    prices: [{ id: 'W', makeups: [[2, 0]], odds: '65' }],
    selection: '07,09',
  }),
  '3OF3': link({
    take: 3,
    prices: [{ id: 'W', makeups: [[3, 0]], odds: '650' }],
    selection: '07,09,12',
  }),
  '4OF4': link({
    take: 4,
    prices: [{ id: 'W', makeups: [[4, 0]], odds: '9000' }],
    selection: '07,09,12,25',
  }),
  '3HIT2': link({
    take: 3,
    prices: [
      { id: 'T1', makeups: [[3, 0]], odds: '110' },
      {
        id: 'T2',
        makeups: [
          [2, 0],
          [2, 1],
        ],
        odds: '21',
      },
    ],
    selection: '07,09,13',
  }),
  '2HITSP': link({
    take: 2,
    prices: [
      { id: 'T2', makeups: [[2, 0]], odds: '53' },
      { id: 'T1', makeups: [[1, 1]], odds: '32' },
    ],
    selection: '07,29',
  }),
  SPLINE: link({
    take: 2,
    prices: [{ id: 'W', makeups: [[1, 1]], odds: '150' }],
    selection: '07,29',
  }),
  '4HIT1': link({
    take: 4,
    prices: [{ id: 'W', makeups: atLeastOneMain, payback: 9000 }],
    selection: '01,02,03,07',
  }),
};

/** 自选不中: none of the numbers is among the seven. */
export const miss = (take: number): MarkSixRule =>
  link({
    take,
    prices: [{ id: 'W', makeups: [[0, 0]], payback: 9000 }],
    selection: ['01', '02', '03', '04', '05', '06', '08', '10', '11', '13', '14', '15']
      .slice(0, take)
      .join(','),
  });
