import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('createTurns', () => {
  it('starts as many as it may, and the next when one ends', () => {
    const turns = createTurns(2);
    const started: string[] = [];
    const ends = ['a', 'b', 'c', 'd'].map((name) => turns.take(() => started.push(name)));
    expect(started).toEqual(['a', 'b']);
    ends[1]!();
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('passes over one that no longer waits, and counts an end once', () => {
    const turns = createTurns(1);
    const started: string[] = [];
    const [first, second] = ['a', 'b', 'c', 'd'].map((name) =>
      turns.take(() => started.push(name)),
    );
    second!();
    first!();
    first!();
    expect(started).toEqual(['a', 'c']);
  });
});
