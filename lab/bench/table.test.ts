import { describe, expect, it } from 'vitest';
import type { Figure } from './bench.ts';
import { formatTable } from './table.ts';

const row = (figure: Figure) =>
  formatTable([figure])
    .split('\n')
    .at(-1)!
    .split('|')
    .map((cell) => cell.trim())
    .slice(1, -1);

describe('a table of figures', () => {
  it('marks a target that is met, up to its bound', () => {
    const figure = { name: 'FCP', value: 1.2, unit: 'ratio', target: { atMost: 1.2 } } as const;
    expect(row(figure)).toEqual(['FCP', '1.20 ×', '≤ 1.20 ×', 'met']);
  });

  it('marks a target that is missed from either side', () => {
    const slow = { name: 'p99', value: 10.5, unit: 'ms', target: { atMost: 10 } } as const;
    const low = { name: 'score', value: 94, unit: 'points', target: { atLeast: 95 } } as const;
    expect(row(slow).at(-1)).toBe('MISSED');
    expect(row(low).at(-1)).toBe('MISSED');
  });

  it('says nothing of a figure without a target', () => {
    expect(row({ name: 'memory', value: 151_000_000, unit: 'bytes' })).toEqual([
      'memory',
      '151.0 MB',
      '',
      '',
    ]);
  });

  it('keeps its columns straight', () => {
    const table = formatTable([
      { name: 'a', value: 3, unit: 'count' },
      { name: 'a longer name', value: 123_456, unit: 'bytes', target: { atMost: 150_000 } },
    ]);
    expect(new Set(table.split('\n').map((line) => line.length)).size).toBe(1);
  });
});
