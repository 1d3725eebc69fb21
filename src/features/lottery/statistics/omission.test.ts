import { describe, expect, it } from 'vitest';
import { countOmission } from './omission.ts';

const symbols = [...'0123456789'];
const row = (id: string) => ({ id, symbols, min: 0, max: 10 });
const rowsOf = (...ids: string[]) => ({
  kind: 'rows' as const,
  joiner: '' as const,
  rows: ids.map(row),
});
/** The newest first. */
const last = ['1,2,3,4,5', '1,9,9,9,9'].map((draw) => ({ draw }));

describe('draws since a number came last', () => {
  it('count in the place of the row, within the window of the play', () => {
    const [tens, units] = countOmission('SSC', 'L2.DIRECT', rowsOf('pos4', 'pos5'), last);
    expect(tens).toMatchObject({ 4: 0, 9: 1, 1: 2 });
    expect(units).toMatchObject({ 5: 0, 9: 1, 4: 2 });
  });

  it('count anywhere in the window where one row is for all', () => {
    const [any] = countOmission('SSC', 'F3.G6', rowsOf('pick'), last);
    expect(any).toMatchObject({ 1: 0, 2: 0, 9: 1, 4: 2 });
  });

  it('are not told of sums, nor before anything was drawn', () => {
    expect(countOmission('SSC', 'F3.SUM', rowsOf('sum'), last)).toEqual([undefined]);
    expect(countOmission('SSC', 'F3.G6', rowsOf('pick'), [])).toEqual([]);
  });
});
