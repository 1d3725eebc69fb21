import { describe, expect, it } from 'vitest';
import { median, percentile } from './statistics.ts';

describe('the median', () => {
  it('is the middle one, in whatever order they came', () => {
    expect(median([30, 4, 100])).toBe(30);
  });

  it('lies between the two middle ones of an even number', () => {
    expect(median([10, 1, 3, 2])).toBe(2.5);
  });

  it('does not change the list', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('does not exist without numbers', () => {
    expect(() => median([])).toThrow('no median of nothing');
  });
});

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at + 1);

  it('is the number that so many are not above', () => {
    expect([0, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 50, 99, 100]);
  });

  it('does not exist without numbers', () => {
    expect(() => percentile([], 0.5)).toThrow('no percentile of nothing');
  });
});
