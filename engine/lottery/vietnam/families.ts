import type { LotteryFamily } from '../lotteryModel.ts';
import {
  countBoards,
  drawBoard,
  NORTH_PRIZES,
  readBoard,
  SOUTH_PRIZES,
  writeBoard,
  type Board,
  type BoardPrize,
} from './board.ts';
import { boardPlays, pairedPlay, type BoardKind, type TwoBoards } from './plays.ts';

const NORTH: BoardKind = {
  prizes: NORTH_PRIZES,
  heads: { two: 'G7', three: 'G6' },
  odds: {
    LO2K: '3.649',
    XIEN2: '16',
    XIEN3: '65',
    XIEN4: '180',
    TRUOT4: '2.3',
    TRUOT8: '8',
    TRUOT10: '12',
  },
  example: {
    DB: ['60213'],
    G1: ['80300'],
    G2: ['60683', '51132'],
    G3: ['89384', '11622', '10383', '09349', '00136', '47894'],
    G4: ['7740', '7568', '2767', '8365'],
    G5: ['0570', '5252', '4790', '7707', '6494', '9516'],
    G6: ['354', '649', '773'],
    G7: ['26', '09', '06', '64'],
  },
};

const SOUTH: BoardKind = {
  prizes: SOUTH_PRIZES,
  heads: { two: 'G8', three: 'G7' },
  odds: {
    LO2K: '5.445',
    XIEN2: '28',
    XIEN3: '150',
    XIEN4: '750',
    // Traditionally quoted for 36 units of a pair: 750 for 36.
    DATHANG: '20.833',
    TRUOT4: '1.8',
    TRUOT8: '3.3',
    TRUOT10: '4.3',
  },
  example: {
    DB: ['296215'],
    G1: ['68795'],
    G2: ['97663'],
    G3: ['31471', '78879'],
    G4: ['87601', '40205', '16122', '83417', '47612', '49104', '81537'],
    G5: ['4478'],
    G6: ['5681', '4809', '3063'],
    G7: ['414'],
    G8: ['22'],
  },
};

function boardFamily(id: string, kind: BoardKind): LotteryFamily<Board> {
  const { prizes } = kind;
  return {
    id,
    plays: boardPlays(kind),
    outcomes: countBoards(prizes),
    draw: (stream) => drawBoard(prizes, stream),
    readDraw: (json) => readBoard(prizes, json),
    writeDraw: (board) => writeBoard(prizes, board),
  };
}

/** The North: 27 numbers. */
export const vietnamNorth: LotteryFamily<Board> = boardFamily('VNN', NORTH);

/** The South and the Centre: 18 numbers. */
export const vietnamSouth: LotteryFamily<Board> = boardFamily('VNS', SOUTH);

const EXAMPLE: TwoBoards = {
  A: SOUTH.example,
  B: {
    DB: ['474160'],
    G1: ['95423'],
    G2: ['27858'],
    G3: ['34249', '93143'],
    G4: ['35597', '42245', '33081', '96929', '52774', '83126', '96834'],
    G5: ['6947'],
    G6: ['8431', '9970', '3368'],
    G7: ['884'],
    G8: ['55'],
  },
};

const ofBoth = <Value>(
  make: (station: 'A' | 'B') => Value,
): { readonly A: Value; readonly B: Value } => ({ A: make('A'), B: make('B') });

/** Two stations of the South or the Centre taken together: đá xiên. */
export const vietnamPair: LotteryFamily<TwoBoards> = {
  id: 'VNSX',
  plays: [pairedPlay(SOUTH_PRIZES, EXAMPLE)],
  outcomes: countBoards(SOUTH_PRIZES) ** 2n,
  draw: (stream) => ofBoth(() => drawBoard(SOUTH_PRIZES, stream)),
  readDraw(json) {
    const given = typeof json === 'object' && json !== null ? json : {};
    const boards = given as Readonly<Partial<Record<'A' | 'B', unknown>>>;
    if (Object.keys(boards).some((name) => name !== 'A' && name !== 'B')) {
      throw new RangeError('Two boards are A and B.');
    }
    return ofBoth((station) => readBoard(SOUTH_PRIZES, boards[station]));
  },
  writeDraw: (boards) => ofBoth((station) => writeBoard(SOUTH_PRIZES, boards[station])),
};

/** A board to which numbers are still to come, of the family `VNN` or `VNS`; a RangeError for what is none. */
export function readPartialBoard(family: string, json: unknown): Board {
  const prizes: readonly BoardPrize[] = family === 'VNN' ? NORTH_PRIZES : SOUTH_PRIZES;
  return readBoard(prizes, json, { partial: true });
}
