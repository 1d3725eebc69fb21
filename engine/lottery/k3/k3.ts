import { fraction } from '../../games/exact/fraction.ts';
import { boardRule, type BoardOption, optionsOf } from '../board.ts';
import { choose, everyLine, sum } from '../counting.ts';
import { anchoredForm, row, rowsForm } from '../forms.ts';
import type { LotteryFamily, PriceMode } from '../lotteryModel.ts';
import { hit, makePlay, makeRule, price, type Rule } from '../play.ts';

/** Three dice. */
export type Dice = readonly number[];

const FACES = [...'123456'];
const THROWS = 6 ** 3;

const isTriple = ([one, two, three]: Dice) => one === two && two === three;
const different = (dice: Dice) => new Set(dice).size;
const countOf = (dice: Dice, face: number) => dice.filter((die) => die === face).length;

const everyThrow = (): readonly Dice[] =>
  [...everyLine(6, 3)].map((faces) => faces.map((face) => face + 1));

interface DiceBoard {
  readonly mode: PriceMode;
  readonly id: string;
  readonly options: readonly BoardOption<Dice>[];
  readonly payback: number;
  readonly example: { readonly selection: string; readonly draw: Dice };
}

const diceBoard = ({ mode, id, options, payback, example }: DiceBoard): Rule<Dice> =>
  boardRule({
    mode,
    groups: [{ id, options }],
    prices: [...new Set(options.map((option) => option.price))].map((name) => ({
      id: name,
      payback,
    })),
    cases: everyThrow,
    example,
  });

const sums: readonly BoardOption<Dice>[] = Array.from({ length: 16 }, (_, at) => {
  const token = String(at + 3);
  return { token, price: token, judge: (dice) => sum(dice) === at + 3 };
});

const sidesOf = (counts: (dice: Dice) => boolean) =>
  optionsOf<Dice>({
    B: (dice) => counts(dice) && sum(dice) >= 11,
    S: (dice) => counts(dice) && sum(dice) < 11,
    O: (dice) => counts(dice) && sum(dice) % 2 === 1,
    E: (dice) => counts(dice) && sum(dice) % 2 === 0,
  });

const triples: readonly BoardOption<Dice>[] = FACES.map((face) => ({
  token: face.repeat(3),
  price: 'W',
  judge: (dice) => countOf(dice, Number(face)) === 3,
}));

/** 二同号复选: two of the dice show the face, or all three. */
const pairs: readonly BoardOption<Dice>[] = FACES.map((face) => ({
  token: face.repeat(2),
  price: 'W',
  judge: (dice) => countOf(dice, Number(face)) >= 2,
}));

const isStraight = (dice: Dice) => {
  const low = Math.min(...dice);
  return different(dice) === 3 && Math.max(...dice) === low + 2;
};

/** An option that covers every throw of its kind. */
const any = (judge: (dice: Dice) => boolean): readonly BoardOption<Dice>[] => [
  { token: 'ANY', price: 'W', judge },
];

/** 二同号单选: a pair of one row and a single of the other. */
const pairAndSingle: Rule<Dice> = makeRule({
  mode: 'series',
  form: rowsForm({
    rows: [row('double', FACES), row('single', FACES)],
    joiner: '',
    different: true,
  }),
  prices: [price('W', () => fraction(3, THROWS), { payback: 9000 })],
  outcomes: 30,
  units: ([doubles = [], singles = []]) =>
    doubles.length * singles.length - doubles.filter((face) => singles.includes(face)).length,
  test:
    ([doubles = [], singles = []]) =>
    (dice) => {
      const wins =
        different(dice) === 2 &&
        dice.every((face) => (countOf(dice, face) === 2 ? doubles : singles).includes(face - 1));
      return hit(wins ? 1 : 0);
    },
  example: { selection: '1|4', draw: [1, 4, 1] as Dice },
});

/** 三不同号 and 二不同号: so many faces that all show. */
const faces = (take: 2 | 3): Rule<Dice> =>
  makeRule({
    mode: 'series',
    form: anchoredForm(row('pick', FACES), take, ''),
    prices: [price('W', () => fraction(take === 3 ? 6 : 30, THROWS), { payback: 9000 })],
    outcomes: choose(FACES.length, take),
    units: ({ anchors, picks }) => choose(picks.length, take - anchors.length),
    test:
      ({ anchors, picks }) =>
      (dice) => {
        const shows = (face: number) => dice.includes(face + 1);
        return hit(
          anchors.every(shows) ? choose(picks.filter(shows).length, take - anchors.length) : 0,
        );
      },
    best: ({ anchors, picks }) =>
      hit(choose(Math.min(picks.length, 3 - anchors.length), take - anchors.length)),
    example: { selection: take === 3 ? '146' : '14', draw: [6, 1, 4] as Dice },
  });

const SERIES = { mode: 'series', payback: 9000 } as const;

const plays: Readonly<Record<string, readonly [group: string, rule: Rule<Dice>]>> = {
  SUM: [
    'SUM',
    diceBoard({
      ...SERIES,
      id: 'sum',
      options: sums,
      example: { selection: '10', draw: [1, 3, 6] },
    }),
  ],
  BSOE: [
    'SUM',
    diceBoard({
      ...SERIES,
      id: 'total',
      options: sidesOf(() => true),
      example: { selection: 'B', draw: [5, 5, 5] },
    }),
  ],
  'TRIPLE.ONE': [
    'TRIPLE',
    diceBoard({
      ...SERIES,
      id: 'triple',
      options: triples,
      example: { selection: '555', draw: [5, 5, 5] },
    }),
  ],
  'TRIPLE.ANY': [
    'TRIPLE',
    diceBoard({
      ...SERIES,
      id: 'triple',
      options: any(isTriple),
      example: { selection: 'ANY', draw: [2, 2, 2] },
    }),
  ],
  'STRAIGHT.ANY': [
    'STRAIGHT',
    diceBoard({
      ...SERIES,
      id: 'straight',
      options: any(isStraight),
      example: { selection: 'ANY', draw: [3, 5, 4] },
    }),
  ],
  THREE: ['DIFFERENT', faces(3)],
  TWO: ['DIFFERENT', faces(2)],
  'PAIR.ONE': ['PAIR', pairAndSingle],
  'PAIR.ANY': [
    'PAIR',
    diceBoard({
      ...SERIES,
      id: 'pair',
      options: pairs,
      example: { selection: '22', draw: [2, 6, 2] },
    }),
  ],
  // On the credit board a triple is neither big nor small, odd nor even, and loses.
  'Z.SUM': [
    'Z',
    diceBoard({
      mode: 'fixed',
      payback: 9500,
      id: 'total',
      options: sidesOf((dice) => !isTriple(dice)),
      example: { selection: 'S,E', draw: [1, 3, 6] },
    }),
  ],
};

function readDice(json: unknown): Dice {
  const dice = typeof json === 'string' ? json.split(',', 4) : [];
  if (dice.length !== 3 || !dice.every((face) => FACES.includes(face))) {
    throw new RangeError('A result is three faces from 1 to 6 joined by commas.');
  }
  return dice.map(Number);
}

/** 快3: three dice. */
export const k3: LotteryFamily<Dice> = {
  id: 'K3',
  plays: Object.entries(plays).map(([code, [group, rule]]) => makePlay(code, group, rule)),
  outcomes: BigInt(THROWS),
  draw: (stream) => Array.from({ length: 3 }, () => 1 + stream.below(6)),
  readDraw: readDice,
  writeDraw: (dice) => dice.join(','),
};
