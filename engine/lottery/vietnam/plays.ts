import { fraction, type Fraction } from '../../games/exact/fraction.ts';
import { choose, sum } from '../counting.ts';
import { entriesForm, listForm, optionsForm } from '../forms.ts';
import type { LotteryPlay } from '../lotteryModel.ts';
import { hit, makePlay, makeRule, price } from '../play.ts';
import {
  chanceOfAll,
  chanceOfNone,
  countNumbers,
  cutBoard,
  mostHits,
  type Board,
  type BoardPrize,
  type Cut,
} from './board.ts';

const DIGITS = [...'0123456789'];
const TWO_DIGITS = DIGITS.flatMap((tens) => DIGITS.map((units) => tens + units));

/** A structure, and what differs in it. */
export interface BoardKind {
  readonly prizes: readonly BoardPrize[];
  /** The prizes that "đầu" means for two digits and for three: the first that are drawn. */
  readonly heads: { readonly two: string; readonly three: string };
  /** Usual odds where structures differ, by play. */
  readonly odds: Readonly<Record<string, string>>;
  readonly example: Board;
}

const numbersForm = (digits: number) =>
  digits <= 2
    ? listForm(digits === 1 ? DIGITS : TWO_DIGITS)
    : entriesForm({ symbols: DIGITS, width: digits, inner: '', joiner: ',' });

interface PerHit {
  readonly code: string;
  readonly group: string;
  /** Where it looks; what several see is added up. */
  readonly cuts: readonly Cut[];
  /** Units charged for each number: as many as the cuts see where absent. */
  readonly factor?: number;
  readonly odds: string;
  /** A selection that wins on the example. */
  readonly example: string;
}

/** A play that pays for each number seen that equals a picked one. */
function perHit(
  { prizes, example: draw }: BoardKind,
  { code, group, cuts, odds, example, ...play }: PerHit,
): LotteryPlay<Board> {
  const seen = sum(cuts.map((cut) => countNumbers(prizes, cut)));
  const factor = play.factor ?? seen;
  const numbers = 10 ** cuts[0]!.digits;
  const rule = makeRule<readonly string[], Board>({
    mode: 'fixed',
    form: numbersForm(cuts[0]!.digits),
    prices: [price('W', () => fraction(seen, factor * numbers), { odds })],
    outcomes: factor * numbers,
    ...(factor > 1 && { factor }),
    units: (picks) => picks.length * factor,
    test(picks) {
      const picked = new Set(picks);
      return (board) =>
        hit(
          sum(
            cuts.map((cut) => cutBoard(prizes, board, cut).filter((cut) => picked.has(cut)).length),
          ),
        );
    },
    best: (picks) => hit(sum(cuts.map((cut) => mostHits(prizes, cut, picks.length)))),
    example: { selection: example, draw },
  });
  return makePlay(code, group, rule);
}

interface Together<Draw> {
  readonly code: string;
  readonly group: string;
  readonly take: number;
  /** Whether all of a unit's numbers have to appear, or none. */
  readonly wants: 'all' | 'none';
  readonly chance: () => Fraction;
  readonly odds: string;
  /** The last two digits of every number drawn. */
  readonly tails: (draw: Draw) => readonly string[];
  /** Numbers drawn. */
  readonly drawn: number;
  readonly example: { readonly selection: string; readonly draw: Draw };
}

/** A play whose units are groups of numbers that all appear, or of which none does. */
function together<Draw>(play: Together<Draw>): LotteryPlay<Draw> {
  const { code, group, take, wants, chance, odds, tails, drawn, example } = play;
  const rule = makeRule<readonly string[], Draw>({
    mode: 'fixed',
    form: listForm(TWO_DIGITS, take),
    prices: [price('W', chance, { odds })],
    outcomes: choose(100, take),
    units: (picks) => choose(picks.length, take),
    test: (picks) => (draw) => {
      const appeared = new Set(tails(draw));
      const right = picks.filter((pick) => appeared.has(pick) === (wants === 'all')).length;
      return hit(choose(right, take));
    },
    best: ({ length: picked }) =>
      hit(choose(wants === 'all' ? Math.min(picked, drawn) : picked, take)),
    example,
  });
  return makePlay(code, group, rule);
}

/** Big (50 to 99), small, odd and even of the special prize's last two digits. */
function sidesOf({ example: draw }: BoardKind): LotteryPlay<Board> {
  const options = ['B', 'S', 'O', 'E'].map((token) => ({ token, price: 'W' }));
  const rule = makeRule<readonly number[], Board>({
    mode: 'fixed',
    form: optionsForm([{ id: 'special', options }]),
    prices: [price('W', () => fraction(1, 2), { odds: '1.95' })],
    outcomes: 4,
    units: (picks) => picks.length,
    test: (picks) => (board) => {
      const tail = Number(board['DB']![0]!.slice(-2));
      const won = [tail >= 50, tail < 50, tail % 2 === 1, tail % 2 === 0];
      return hit(picks.filter((place) => won[place]).length);
    },
    best: (picks) =>
      hit(Number(picks.some((place) => place < 2)) + Number(picks.some((place) => place > 1))),
    example: { selection: 'S,O', draw },
  });
  return makePlay('DE.BSOE', 'DE', rule);
}

const sizeOf = (prizes: readonly BoardPrize[]) => sum(prizes.map(({ count }) => count));

/** Everything that one board can be bet on. */
export function boardPlays(kind: BoardKind): readonly LotteryPlay<Board>[] {
  const { prizes, heads, odds, example } = kind;
  const end = (digits: number, ...of: string[]): Cut => ({
    digits,
    from: 'end',
    ...(of.length > 0 && { prizes: of }),
  });
  const start = (digits: number, ...of: string[]): Cut => ({ digits, from: 'start', prizes: of });
  const ofThree = prizes.filter(({ digits }) => digits >= 3).map(({ id }) => id);
  const cutOf = (cut: Cut) => cutBoard(prizes, example, cut)[0]!;
  const pays = (code: string, cuts: readonly Cut[], price: string, factor?: number) =>
    perHit(kind, {
      code,
      group: code.split('.')[0]!.replace(/^LO.*/, 'LO'),
      cuts,
      odds: price,
      example: cutOf(cuts[0]!),
      ...(factor !== undefined && { factor }),
    });
  const [two, three] = [end(2, heads.two), end(3, heads.three)];
  const tails = (board: Board) => cutBoard(prizes, board, end(2));
  const drawn = sizeOf(prizes);
  const inExample = [...new Set(tails(example))].sort();
  const several = (code: string, group: string, wants: 'all' | 'none', take: number) => {
    const absent = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
    const from = wants === 'all' ? inExample : absent.filter((tail) => !inExample.includes(tail));
    return together<Board>({
      code,
      group,
      take,
      wants,
      tails,
      drawn,
      chance: () => (wants === 'all' ? chanceOfAll : chanceOfNone)(prizes, take),
      odds: odds[code]!,
      example: { selection: from.slice(0, take).join(','), draw: example },
    });
  };
  return [
    pays('LO2', [end(2)], '98.5'),
    pays('LO2K', [end(2)], odds['LO2K']!, 1),
    pays('LO2H', [start(2, ...ofThree)], '98.5'),
    pays('LO3', [end(3)], '960'),
    pays('LO4', [end(4)], '8880'),
    several('XIEN2', 'XIEN', 'all', 2),
    several('XIEN3', 'XIEN', 'all', 3),
    several('XIEN4', 'XIEN', 'all', 4),
    ...(odds['DATHANG'] === undefined ? [] : [several('DATHANG', 'DA', 'all', 2)]),
    pays('DE.DB', [end(2, 'DB')], '98.5'),
    pays('DE.DBH', [start(2, 'DB')], '98.5'),
    pays('DE.G1', [end(2, 'G1')], '98.5'),
    pays('DE.G1H', [start(2, 'G1')], '98.5'),
    pays('DE.HEAD', [two], '98.5'),
    pays('DE.HT', [two, end(2, 'DB')], '98.5'),
    sidesOf(kind),
    pays('C3.DB', [end(3, 'DB')], '960'),
    pays('C3.HEAD', [three], '960'),
    pays('C3.HT', [three, end(3, 'DB')], '960'),
    pays('C4.DB', [end(4, 'DB')], '8880'),
    pays('DIG.TENS', [{ ...end(1, 'DB'), skip: 1 }], '9.8'),
    pays('DIG.UNITS', [end(1, 'DB')], '9.8'),
    several('TRUOT4', 'TRUOT', 'none', 4),
    several('TRUOT8', 'TRUOT', 'none', 8),
    several('TRUOT10', 'TRUOT', 'none', 10),
  ];
}

/** The boards of two stations, drawn apart. */
export interface TwoBoards {
  readonly A: Board;
  readonly B: Board;
}

/** Two numbers that both appear in two stations' boards, taken together. */
export function pairedPlay(
  prizes: readonly BoardPrize[],
  example: TwoBoards,
): LotteryPlay<TwoBoards> {
  const tails = ({ A, B }: TwoBoards) =>
    [A, B].flatMap((board) => cutBoard(prizes, board, { digits: 2, from: 'end' }));
  return together<TwoBoards>({
    code: 'DAXIEN',
    group: 'DA',
    take: 2,
    wants: 'all',
    tails,
    drawn: 2 * sizeOf(prizes),
    chance: () => chanceOfAll(prizes, 2, 2),
    odds: '7.638',
    example: { selection: tails(example).slice(0, 2).sort().join(','), draw: example },
  });
}
