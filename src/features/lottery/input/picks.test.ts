import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elevenFive } from '../../../../engine/lottery/elevenFive/elevenFive.ts';
import { lhc } from '../../../../engine/lottery/lhc/lhc.ts';
import { ssc } from '../../../../engine/lottery/digits/digitFamilies.ts';
import { FAMILIES } from '../../../../engine/lottery/families.ts';
import type { LotteryFamily, PlayInput } from '../../../../engine/lottery/lotteryModel.ts';
import {
  crossLists,
  fillRow,
  helperSymbols,
  isEmpty,
  noPicks,
  toggleAnchor,
  togglePick,
  togglePosition,
  writePicks,
} from './picks.ts';

const playOf = (family: LotteryFamily, code: string) =>
  family.plays.find((play) => play.code === code)!;
const DIGITS = [...'0123456789'];

describe('what is picked', () => {
  it('is written in the notation of its play, in the order of the symbols', () => {
    const { input, read } = playOf(ssc, 'F5.DIRECT');
    let picks = noPicks(input);
    expect(isEmpty(picks)).toBe(true);
    for (const [at, symbols] of ['10', '3', '5', '9', '7'].entries())
      for (const symbol of symbols) picks = togglePick(picks, input, at, symbol);
    expect(writePicks(input, picks)).toBe('01|3|5|9|7');
    expect(read(writePicks(input, picks))).toMatchObject({ units: 2 });
  });

  it('has a dash for a row that is left empty', () => {
    const { input, read } = playOf(ssc, 'POS');
    const picks = togglePick(noPicks(input), input, 2, '5');
    expect(read(writePicks(input, picks))).toMatchObject({ selection: '-|-|5|-|-', units: 1 });
  });

  it('has anchors that are no others, and lets go by a second press', () => {
    const { input, read } = playOf(elevenFive, 'ANY.3');
    let picks = togglePick(noPicks(input), input, 0, '02');
    picks = toggleAnchor(picks, input, '02');
    for (const symbol of ['01', '06', '09']) picks = togglePick(picks, input, 0, symbol);
    expect(writePicks(input, picks)).toBe('(02)01,06,09');
    expect(read(writePicks(input, picks))).toMatchObject({ units: 3 });
    expect(writePicks(input, toggleAnchor(picks, input, '02'))).toBe('01,06,09');
  });

  it('is two lists where each number of one meets each of the other', () => {
    const { input, read } = playOf(lhc as LotteryFamily, 'LINK.2OF2');
    let picks = noPicks(input);
    for (const symbol of ['01', '13']) picks = togglePick(picks, input, 0, symbol);
    picks = crossLists(picks, input, true);
    for (const symbol of ['40', '02', '14']) picks = togglePick(picks, input, 1, symbol);
    expect(read(writePicks(input, picks))).toMatchObject({ selection: '01,13|02,14,40', units: 6 });
    expect(writePicks(input, crossLists(picks, input, false))).toBe('01,02,13,14,40');
  });

  it('has positions before it, never fewer than the play wants', () => {
    const { input, read } = playOf(ssc, 'R3.G6');
    let picks = noPicks(input);
    for (const symbol of '1234') picks = togglePick(picks, input, 0, symbol);
    picks = togglePosition(picks, input, 3);
    expect(picks.positions).toEqual([3, 4, 5]);
    picks = togglePosition(picks, input, 1);
    expect(writePicks(input, picks)).toBe('1,3,4,5@1234');
    expect(read(writePicks(input, picks))).toMatchObject({ units: 16 });
  });

  it('takes one alone where a row does, and no more than a row takes', () => {
    const row = { id: 'pick', symbols: DIGITS, min: 1 };
    const one: PlayInput = { kind: 'rows', joiner: '', rows: [{ ...row, max: 1 }] };
    const two: PlayInput = { kind: 'rows', joiner: '', rows: [{ ...row, max: 2 }] };
    const press = (input: PlayInput) =>
      [...'123'].reduce((picks, symbol) => togglePick(picks, input, 0, symbol), noPicks(input));
    expect(writePicks(one, press(one))).toBe('3');
    expect(writePicks(two, press(two))).toBe('12');
  });

  it('fills a row by its helpers', () => {
    expect(helperSymbols(DIGITS, 'big')).toEqual([...'56789']);
    expect(helperSymbols(DIGITS, 'even')).toEqual([...'02468']);
    const { input } = playOf(ssc, 'F3.DIRECT');
    const picks = fillRow(noPicks(input), input, 1, 'odd');
    expect(writePicks(input, picks)).toBe('-|13579|-');
    expect(isEmpty(fillRow(picks, input, 1, 'clear'))).toBe(true);
  });
});

const rowPlays = FAMILIES.flatMap(({ id, plays }) =>
  plays.flatMap(({ code, input, read }) =>
    input.kind === 'options' && !input.legs ? [{ name: `${id} ${code}`, input, read }] : [],
  ),
);

it('a parlay takes one option of each ball, and the last that was pressed', () => {
  const { input, read } = playOf(lhc as LotteryFamily, 'PARLAY.ATTR');
  const press = (...tokens: string[]) =>
    tokens.reduce((all, token) => togglePick(all, input, 0, token), noPicks(input));
  expect(writePicks(input, press('1-B', '3-O', '1-S'))).toBe('1-S,3-O');
  expect(writePicks(input, press('1-B', '3-O', '1-B'))).toBe('3-O');
  const numbers = playOf(lhc as LotteryFamily, 'PARLAY.NUM').input;
  const four = ['1-01', '2-02', '3-03', '4-04'].reduce(
    (all, token) => togglePick(all, numbers, 0, token),
    noPicks(numbers),
  );
  expect(writePicks(numbers, four)).toBe('1-01,2-02,3-03');
  expect(read(writePicks(input, press('SP-R', '6-TS')))).toMatchObject({ units: 1 });
});

it.each(rowPlays)('any options of $name are a sound selection', ({ input, read }) => {
  const tokens = input.kind === 'options' ? input.groups.flatMap(({ options }) => options) : [];
  fc.assert(
    fc.property(fc.subarray(tokens, { minLength: 1 }), (chosen) => {
      const picks = chosen.reduce(
        (all, { token }) => togglePick(all, input, 0, token),
        noPicks(input),
      );
      const reading = read(writePicks(input, picks));
      return reading.faults === undefined && reading.units > 0;
    }),
    { numRuns: 20 },
  );
});
