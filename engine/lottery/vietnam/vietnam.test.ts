import { describe, expect, it } from 'vitest';
import type { Fraction } from '../../games/exact/fraction.ts';
import { anySelection, expectSoundPlay, seededStream } from '../../../tests/support/playLaws.ts';
import type { LotteryFamily, LotteryPlay } from '../lotteryModel.ts';
import {
  chanceOfAll,
  chanceOfNone,
  NORTH_PRIZES,
  readBoard,
  SOUTH_PRIZES,
  type BoardPrize,
} from './board.ts';
import { readPartialBoard, vietnamNorth, vietnamPair, vietnamSouth } from './families.ts';

const FAMILIES: readonly LotteryFamily[] = [vietnamNorth, vietnamSouth, vietnamPair];
const toNumber = ({ over, under }: Fraction) => Number((over * 10n ** 12n) / under) / 1e12;
const playOf = (family: LotteryFamily, code: string): LotteryPlay =>
  family.plays.find((play) => play.code === code)!;

describe.each(FAMILIES.map((family) => [family.id, family] as const))('%s', (_, family) => {
  it('names every play once, and reads, picks and explains it', () => {
    const codes = family.plays.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    family.plays.forEach(expectSoundPlay);
  });

  it('pays every unit as often as its price says', { timeout: 60_000 }, () => {
    const stream = seededStream(20_260_822);
    const runs = 6000;
    const bets = family.plays.map((play, at) => {
      // Many numbers, so that rare hits are seen as well.
      const picks = new Set(
        Array.from({ length: 60 }, (_, seed) => play.pick(seededStream(100 * at + seed))),
      );
      const joined = play.read([...new Set([...picks].flatMap((text) => text.split(',')))].join());
      const bet = joined.faults ? anySelection(seededStream(at), play) : joined;
      return { play, ...bet, sum: 0, squares: 0 };
    });
    for (let run = 0; run < runs; run += 1) {
      const draw = family.draw(stream, '2026-01-01');
      for (const bet of bets) {
        let hits = 0;
        for (const { units } of bet.play.settle(bet.selection, draw)) hits += units;
        bet.sum += hits;
        bet.squares += hits * hits;
      }
    }
    for (const { play, units, sum, squares } of bets) {
      const mean = sum / runs;
      const expected = units * toNumber(play.prices[0]!.chance);
      const deviation = Math.sqrt(Math.max(squares / runs - mean * mean, expected / runs) / runs);
      expect(Math.abs(mean - expected), play.code).toBeLessThan(4.5 * deviation + 1e-9);
    }
  });

  it('never hits more than it says can be hit at best', () => {
    const stream = seededStream(5);
    family.plays.forEach((play, at) => {
      const { selection } = anySelection(seededStream(at), play);
      const most = play.best!(selection).reduce((all, { units }) => all + units, 0);
      for (let run = 0; run < 200; run += 1) {
        for (const { units } of play.settle(selection, family.draw(stream, '2026-01-01'))) {
          expect(units, play.code).toBeLessThanOrEqual(most);
        }
      }
    });
  });

  it('writes results that read back', () => {
    const draw = family.draw(seededStream(1), '2026-01-01');
    expect(family.readDraw(JSON.parse(JSON.stringify(family.writeDraw(draw))))).toEqual(draw);
  });
});

describe('chances', () => {
  it.each([
    ['VNN', 'XIEN2', 18.15],
    ['VNN', 'XIEN3', 80.8],
    ['VNN', 'XIEN4', 371.5],
    ['VNN', 'TRUOT4', 3.018],
    ['VNN', 'TRUOT8', 9.551],
    ['VNN', 'TRUOT10', 17.31],
    ['VNS', 'XIEN2', 38.3],
    ['VNS', 'XIEN3', 255.5],
    ['VNS', 'XIEN4', 1801],
    ['VNS', 'TRUOT4', 2.085],
    ['VNS', 'TRUOT8', 4.486],
    ['VNS', 'TRUOT10', 6.663],
    ['VNS', 'DATHANG', 38.3],
    ['VNSX', 'DAXIEN', 11.06],
    ['VNN', 'LO2', 100],
    ['VNN', 'LO2K', 1 / 0.27],
    ['VNS', 'LO2K', 1 / 0.18],
    ['VNN', 'LO3', 1000],
    ['VNN', 'LO4', 10_000],
    ['VNS', 'C3.HT', 1000],
    ['VNS', 'DIG.TENS', 10],
  ])('of %s %s are 1 in %d', (family, code, oneIn) => {
    const [line] = playOf(
      FAMILIES.find(({ id }) => id === family)!,
      code,
    ).prices;
    const found = 1 / toNumber(line!.chance);
    // Figures of the trade look at repeats within the last prize alone, which makes a difference of less than this.
    expect(Math.abs(found / oneIn - 1)).toBeLessThan(1e-3);
  });

  it('are those of every board of a small structure', () => {
    const prizes: readonly BoardPrize[] = [
      { id: 'DB', count: 1, digits: 3 },
      { id: 'G1', count: 2, digits: 2 },
    ];
    // Tails of the three numbers: the first is ten times each, the others are different.
    const counts = { none: 0n, all: 0n, total: 0n };
    const picked = [4, 17];
    for (let special = 0; special < 100; special += 1) {
      for (let one = 0; one < 100; one += 1) {
        for (let other = 0; other < 100; other += 1) {
          if (one === other) continue;
          const tails = [special, one, other];
          const found = picked.filter((number) => tails.includes(number)).length;
          counts.total += 1n;
          if (found === 0) counts.none += 1n;
          if (found === 2) counts.all += 1n;
        }
      }
    }
    const none = chanceOfNone(prizes, 2);
    const all = chanceOfAll(prizes, 2);
    expect(none.over * counts.total).toBe(counts.none * none.under);
    expect(all.over * counts.total).toBe(counts.all * all.under);
  });
});

describe('units', () => {
  it.each([
    ['VNN', 'LO2', '49, 83 94,0', '00,49,83,94', 108],
    ['VNS', 'LO2', '22', '22', 18],
    ['VNN', 'LO2H', '60,77', '60,77', 46],
    ['VNN', 'LO4', '7740,0213', '0213,7740', 40],
    ['VNN', 'DE.HT', '13', '13', 5],
    ['VNS', 'C3.HT', '215', '215', 2],
    ['VNN', 'XIEN4', '1,2,3,4,5,6', '01,02,03,04,05,06', 15],
    ['VNN', 'TRUOT10', '０１,2,3,4,5,6,7,8,9,10,11', '01,02,03,04,05,06,07,08,09,10,11', 11],
    ['VNS', 'DE.BSOE', 'e,b', 'B,E', 2],
  ])('of %s %s %s', (family, code, text, selection, units) => {
    const play = playOf(
      FAMILIES.find(({ id }) => id === family)!,
      code,
    );
    expect(play.read(text)).toEqual({ selection, units });
  });

  it.each([
    ['LO2', '', 'TOO_FEW'],
    ['LO2', '100', 'UNKNOWN_TOKEN'],
    ['LO2', '7,07', 'REPEATED'],
    ['LO3', '12', 'UNKNOWN_TOKEN'],
    ['XIEN3', '01,02', 'TOO_FEW'],
    ['XIEN4', Array.from({ length: 100 }, (_, number) => number).join(), 'TOO_MANY_UNITS'],
  ])('of %s %s are none: %s', (code, text, fault) => {
    expect(playOf(vietnamNorth, code).read(text).faults?.[0]?.code).toBe(fault);
  });
});

describe('a board', () => {
  const south = vietnamSouth.writeDraw(vietnamSouth.plays[0]!.example.draw);
  const north = vietnamNorth.writeDraw(vietnamNorth.plays[0]!.example.draw);

  it.each([
    null,
    [],
    'DB',
    {},
    south,
    { ...(north as object), G9: '1' },
    { ...(north as object), DB: 60213 },
    { ...(north as object), DB: '6021' },
    { ...(north as object), G7: ['26', '26', '06', '64'] },
    { ...(north as object), G7: ['26', '09', '06'] },
    { ...(north as object), G7: ['26', '09', '06', '6４'] },
  ])('of the North is not %j', (json) => {
    expect(() => vietnamNorth.readDraw(json)).toThrow(RangeError);
  });

  it('of the South may have a number twice, as nobody says that it cannot', () => {
    const G6 = ['5681', '5681', '3063'];
    const board = vietnamSouth.readDraw({ ...(south as object), G6 });
    const play = playOf(vietnamSouth, 'LO4');
    expect(play.settle('5681', board)).toEqual([{ price: 'W', units: 2 }]);
    expect(play.best!('5681')).toEqual([{ price: 'W', units: 16 }]);
  });

  it('may lack numbers while it is drawn', () => {
    const part = { G7: ['26', '09'], G6: ['354', '649', '773'] };
    expect(readPartialBoard('VNN', part)).toEqual(part);
    expect(() => readPartialBoard('VNN', { G7: ['26', '26'] })).toThrow(RangeError);
    expect(readBoard(SOUTH_PRIZES, {}, { partial: true })).toEqual({});
  });

  it('drawn here repeats no number within a prize', () => {
    const stream = seededStream(9);
    for (let run = 0; run < 2000; run += 1) {
      expect(() => readBoard(NORTH_PRIZES, vietnamNorth.draw(stream, '2026-01-01'))).not.toThrow();
    }
  });
});
