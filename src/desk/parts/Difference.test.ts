import { describe, expect, it } from 'vitest';
import { listChanges } from './Difference.tsx';

describe('what a change changed', () => {
  it('is told leaf by leaf, by its path', () => {
    const before = { name: 'Ana', scope: { brands: ['A'], all: false }, same: 1 };
    const after = { name: 'Ana', scope: { brands: ['A', 'B'], all: true }, same: 1 };
    expect(listChanges(before, after)).toEqual([
      { path: 'scope.brands', before: ['A'], after: ['A', 'B'] },
      { path: 'scope.all', before: false, after: true },
    ]);
  });

  it('is everything of what was made or removed', () => {
    expect(listChanges(null, { tags: [] })).toEqual([
      { path: 'tags', before: undefined, after: [] },
    ]);
    expect(listChanges({ until: 'x' }, null)).toEqual([
      { path: 'until', before: 'x', after: undefined },
    ]);
  });

  it('is nothing where nothing differs', () => {
    expect(listChanges({ a: [1] }, { a: [1] })).toEqual([]);
    expect(listChanges(null, null)).toEqual([]);
  });
});
