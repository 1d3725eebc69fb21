import { describe, expect, it } from 'vitest';
import { everyLine } from './counting.ts';
import {
  anySelection,
  expectExactChances,
  expectSoundPlay,
  seededStream,
} from '../../tests/support/playLaws.ts';
import { partByLimits } from './numberLimits.ts';
import { cutResult, reversalsOf, sea, type SeaDraw } from './sea.ts';

const playOf = (code: string) => sea.plays.find((play) => play.code === code)!;

function* draws(part: 'round' | 'front3' | 'last3') {
  if (part === 'round') {
    for (const digits of everyLine(10, 5)) {
      yield [{ top: digits.slice(2).join(''), bottom: digits.slice(0, 2).join('') }, 1] as const;
    }
    return;
  }
  // One number after the other, as each is as likely whatever the other is.
  for (const digits of everyLine(10, 3)) {
    const number = digits.join('');
    const pairs = { front3: ['000', '000'], last3: ['000', '000'], [part]: [number, '777'] };
    yield [{ top: '000', bottom: '00', ...pairs }, 1] as readonly [SeaDraw, number];
    const turned = { ...pairs, [part]: ['777', number] };
    yield [{ top: '000', bottom: '00', ...turned }, 1] as readonly [SeaDraw, number];
  }
}

describe('the South-East Asian board', () => {
  const rounds = [...draws('round')];

  it('reads, picks and explains every play', () => sea.plays.forEach(expectSoundPlay));

  it.each(sea.plays.filter(({ group }) => group !== 'PAIRS').map((play) => [play.code, play]))(
    'pays every unit of %s as often as its price says',
    (_, play) => {
      expectExactChances(play, anySelection(seededStream(2), play), rounds);
    },
  );

  it.each(['FRONT3', 'LAST3'])('pays %s for each of the two numbers', (code) => {
    const play = playOf(code);
    let hits = 0;
    let count = 0;
    for (const [draw] of draws(code === 'FRONT3' ? 'front3' : 'last3')) {
      for (const { units } of play.settle('042,123', draw)) hits += units;
      count += 1;
    }
    // The other number is 777 throughout, so each draw has one that counts.
    expect(hits / count).toBe(2 / 1000);
    const same = { top: '000', bottom: '00', front3: ['120', '120'], last3: ['120', '120'] };
    expect(play.settle('120', same)).toEqual([{ price: 'W', units: 2 }]);
    expect(play.settle('120', { top: '120', bottom: '20' })).toEqual([]);
    expect(play.best!('120')).toEqual([{ price: 'W', units: 2 }]);
  });

  it.each([
    ['TOP3', '895,598', '598,895', 2],
    ['TOD3', '598 589;899', '589,598,899', 3],
    ['RUNTOP', '805', '0,5,8', 3],
    ['BOT2', '5,２5', '05,25', 2],
  ])('keeps %s %s in one way', (code, text, selection, units) => {
    expect(playOf(code).read(text)).toEqual({ selection, units });
  });

  it('knows the best that any order can bring', () => {
    expect(playOf('TOD3').best!('123,132,213,555')).toEqual([{ price: 'AAA', units: 1 }]);
    expect(playOf('TOD3').best!('113,123,132,213')).toEqual([{ price: 'ABC', units: 3 }]);
  });

  it('makes every order of an entry', () => {
    expect(reversalsOf('123')).toEqual(['123', '132', '213', '231', '312', '321']);
    expect(reversalsOf('277')).toEqual(['277', '727', '772']);
    expect(reversalsOf('00')).toEqual(['00']);
  });

  it.each([
    null,
    'x',
    { top: '895' },
    { top: '895', bottom: '5' },
    { top: 895, bottom: '52' },
    { top: '895', bottom: '52', front3: ['431', '176'] },
    { top: '895', bottom: '52', front3: ['431', '17'], last3: ['014', '449'] },
    { top: '895', bottom: '52', middle: '1' },
  ])('has no result %j', (json) => {
    expect(() => sea.readDraw(json)).toThrow(RangeError);
  });
});

describe('an official result', () => {
  it.each([
    [
      'THAI',
      { first: '123895', two: '52', front3: ['431', '176'], last3: ['014', '449'] },
      { top: '895', bottom: '52', front3: ['431', '176'], last3: ['014', '449'] },
    ],
    ['HANOI', { DB: '60213', G1: '80300', G7: ['26'] }, { top: '213', bottom: '00' }],
    ['LAO', { number: '504329' }, { top: '329', bottom: '43' }],
    ['MALAYSIA', { 1: '0718', 2: '5530' }, { top: '718', bottom: '30' }],
    ['YEEKEE', { number: '80012345' }, { top: '345', bottom: '12' }],
  ] as const)('of %s %j is cut', (market, official, draw) => {
    expect(cutResult(market, official)).toEqual(draw);
    expect(sea.readDraw(sea.writeDraw(cutResult(market, official)))).toEqual(draw);
  });

  it.each([
    ['LAO', { number: '4329' }],
    ['LAO', { number: 504329 }],
    ['HANOI', { DB: '60213' }],
    ['THAI', { first: '123895', two: '52' }],
    ['MALAYSIA', null],
  ] as const)('of %s is not %j', (market, official) => {
    expect(() => cutResult(market, official)).toThrow(RangeError);
  });
});

describe('numbers that are closed or pay half', () => {
  const limits = { closed: ['123', '12'], half: ['555', '55'] };

  it('are taken out of a selection, or priced apart', () => {
    const top3 = playOf('TOP3');
    expect(partByLimits(top3, '123,124,555', limits)).toEqual({
      closed: ['123'],
      half: '555',
      full: '124',
    });
    expect(partByLimits(top3, '124', limits)).toEqual({ closed: [], full: '124' });
  });

  it('close or halve a group of numbers whole', () => {
    const rows = [{ id: 'pick', symbols: [], min: 2, max: 100 }];
    const pair = { input: { kind: 'rows', joiner: ',', rows } as const };
    expect(partByLimits(pair, '12,13', limits)).toEqual({ closed: ['12'] });
    expect(partByLimits(pair, '13,55', limits)).toEqual({ closed: [], half: '13,55' });
    expect(partByLimits(pair, '13,14', limits)).toEqual({ closed: [], full: '13,14' });
  });
});
