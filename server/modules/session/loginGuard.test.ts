import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeTries } from './loginGuard.ts';

const start = new Date('2026-02-01T12:00:00.000Z').getTime();
const at = (...seconds: readonly number[]) => seconds.map((each) => new Date(start + each * 1000));
const judge = (triedAt: readonly number[], now: number) => judgeTries(at(...triedAt), at(now)[0]!);

const halfAnHour = 1800;

describe('the tries of a name', () => {
  it.each<[string, number[], number, object]>([
    ['none', [], 0, { captcha: false, waitSeconds: null, isLocked: false }],
    ['two', [0, 1], 2, { captcha: false, waitSeconds: null, isLocked: false }],
    ['three', [0, 1, 2], 3, { captcha: true, waitSeconds: null, isLocked: false }],
    ['three, one of them old', [0, 1700, 1750], 1801, { captcha: false }],
    ['five', [0, 0, 0, 0, 0], 0, { captcha: true, waitSeconds: 2, isLocked: false }],
    ['five, some time ago', [0, 0, 0, 0, 0], 2, { captcha: true, waitSeconds: null }],
    ['nine', Array<number>(9).fill(0), 1, { waitSeconds: 31, isLocked: false }],
    ['ten', Array<number>(10).fill(0), 1, { waitSeconds: 1799, isLocked: true }],
    [
      'ten, when the lock ends',
      Array<number>(10).fill(0),
      1800,
      { captcha: false, isLocked: false },
    ],
    [
      'ten in just less than half an hour',
      [0, ...Array<number>(9).fill(1799)],
      1799,
      { isLocked: true },
    ],
    [
      'ten in half an hour and more',
      [0, ...Array<number>(9).fill(1800)],
      1800,
      { isLocked: false },
    ],
  ])('%s', (_how, tries, now, standing) => {
    expect(judge(tries, now)).toMatchObject(standing);
  });

  it('that pass as soon as they may are ten in any half an hour, at most', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 200 }), (gaps) => {
        let kept: number[] = [];
        const passed: number[] = [];
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          const { isLocked, waitSeconds } = judge(kept, now);
          if (isLocked || waitSeconds !== null) continue;
          kept = [...kept, now].slice(-10);
          passed.push(now);
        }
        for (const first of passed) {
          const within = passed.filter((time) => time >= first && time < first + halfAnHour);
          expect(within.length).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});
