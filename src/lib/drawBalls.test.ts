import { describe, expect, it } from 'vitest';
import { drawParts } from './drawBalls.ts';

const shown = (family: string, draw: unknown) =>
  drawParts(family, draw).map(({ symbol, tone, role }) =>
    [symbol, tone, role].filter(Boolean).join(' '),
  );

describe('what was drawn', () => {
  it('keeps its order and its zeros', () => {
    expect(shown('SSC', '0,3,0,9,1')).toEqual([
      '0 plain',
      '3 plain',
      '0 plain',
      '9 plain',
      '1 plain',
    ]);
    expect(shown('11X5', '01,11,05,02,09').map((part) => part.slice(0, 2))).toEqual([
      '01',
      '11',
      '05',
      '02',
      '09',
    ]);
  });

  it('has the colours of its lottery', () => {
    expect(shown('PK10', '03,10')).toEqual(['03 rank3', '10 rank10']);
    expect(shown('LHC', { main: [7, 9, 49], special: 29, zodiac: 'HORSE' })).toEqual([
      '07 red',
      '09 blue',
      '49 green',
      '29 red special',
    ]);
  });

  it('is dice, or the first prizes of a board', () => {
    expect(drawParts('K3', '1,6,6').map(({ kind }) => kind)).toEqual(['die', 'die', 'die']);
    expect(shown('VNN', { DB: '02134', G1: '80300', G7: [] })).toEqual([
      '02134 plain DB',
      '80300 plain G1',
    ]);
    expect(shown('VNSX', { A: { DB: '123456' }, B: {} })).toEqual(['123456 plain DB']);
    expect(shown('SEA', { top: '095', bottom: '02' })).toEqual([
      '095 plain top',
      '02 plain bottom',
    ]);
    expect(shown('4D', { 1: '0718', 2: '5530', 3: '2468', S: [], C: [] })).toHaveLength(3);
  });

  it('is what there is of it as long as a board is not whole, and nothing without a result', () => {
    expect(shown('VNN', { G1: '80300' })).toEqual(['80300 plain G1']);
    expect(shown('VNN', {})).toEqual([]);
    expect(shown('SSC', null)).toEqual([]);
  });
});
