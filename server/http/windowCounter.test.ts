import { beforeEach, describe, expect, it } from 'vitest';
import { createWindowCounter, type WindowCounter } from './windowCounter.ts';

let nowMs: number;
let counter: WindowCounter;

beforeEach(() => {
  nowMs = 1_000_000;
  counter = createWindowCounter(() => new Date(nowMs), { windowMs: 60_000, maxKeys: 3 });
});

describe('a window', () => {
  it('counts every key by itself', () => {
    expect(['a', 'b', 'a', 'a'].map((key) => counter.count(key))).toEqual([1, 1, 2, 3]);
  });

  it('ends for all at once, and says how long that takes', () => {
    counter.count('a');
    nowMs += 59_500;
    expect(counter.count('a')).toBe(2);
    expect(counter.secondsLeft()).toBe(1);
    nowMs += 500;
    expect(counter.count('a')).toBe(1);
    expect(counter.secondsLeft()).toBe(60);
  });

  it('begins early when a key too many turns up, and never for one that is known', () => {
    for (const key of ['a', 'b', 'c']) counter.count(key);
    nowMs += 1000;
    expect(counter.count('a')).toBe(2);
    expect(counter.secondsLeft()).toBe(59);
    expect(counter.count('d')).toBe(1);
    expect(counter.secondsLeft()).toBe(60);
    expect(counter.count('a')).toBe(1);
  });
});

describe('a tally', () => {
  it('is the count of its key, whoever adds to it', () => {
    counter.count('a');
    const tally = counter.find('a');
    tally.uses += 1;
    expect(counter.find('a')).toBe(tally);
    expect(counter.count('a')).toBe(3);
  });

  it('is open until its window ends, early or not, and at its own counter', () => {
    const tally = counter.find('a');
    const other = createWindowCounter(() => new Date(nowMs), { windowMs: 60_000, maxKeys: 3 });
    expect([counter.isOpen(tally), other.isOpen(tally)]).toEqual([true, false]);
    nowMs += 60_000;
    expect(counter.isOpen(tally)).toBe(false);
    const next = counter.find('a');
    for (const key of ['b', 'c', 'd']) counter.count(key);
    expect(counter.isOpen(next)).toBe(false);
  });
});
