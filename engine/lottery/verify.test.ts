import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LotteryFamily } from './lotteryModel.ts';
import {
  commitmentOf,
  drawIssue,
  issueStream,
  publicValueOf,
  verifyDraw,
  type PublishedDraw,
} from './verify.ts';

/** Three digits and the day: as much of a family as draws need. */
const family: LotteryFamily<string> = {
  id: 'TEST',
  plays: [],
  draw: (stream, day) => [1, 2, 3].map(() => stream.below(10)).join('') + day,
  readDraw: (json) => {
    if (typeof json !== 'string') throw new RangeError('no draw');
    return json;
  },
  writeDraw: (draw) => draw,
};
const lottery = {
  schedule: { kind: 'every', zone: 'Asia/Shanghai', seconds: 60, start: '00:00' },
} as const;

const hex = (byte: string) => byte.repeat(32);
const drawn = {
  lottery: 'SSC1M',
  issue: '20261126-0042',
  seed: hex('a7'),
  parts: { seal: hex('01'), memberSeeds: hex('02') },
  // The 27th in Shanghai.
  drawAt: Date.parse('2026-11-26T16:30:00Z'),
};
const published = (): PublishedDraw => ({
  ...drawn,
  commitment: commitmentOf(drawn),
  result: drawIssue(family, lottery, drawn),
});

describe('a draw made here', () => {
  it('is made as documented', () => {
    const seed = Buffer.from(drawn.seed, 'hex');
    expect(commitmentOf(drawn)).toBe(
      createHash('sha256').update(seed).update('SSC1M:20261126-0042').digest('hex'),
    );
    const value = createHash('sha256')
      .update(`${hex('01')}\n${hex('02')}\n${hex('03')}`)
      .digest('hex');
    const parts = { ...drawn.parts, beacon: hex('03') };
    expect(publicValueOf(parts)).toBe(value);
    const block = createHmac('sha256', seed).update(`20261126-0042:${value}:0`).digest();
    const stream = issueStream(drawn, parts);
    // No word is thrown away where the range divides 2^32.
    expect([0, 4, 8].map((at) => block.readUInt32BE(at) % 65_536)).toEqual(
      [0, 1, 2].map(() => stream.below(65_536)),
    );
    expect(published().result).toMatch(/^[0-9]{3}2026-11-27$/);
  });

  it('verifies, and nothing else does', () => {
    const good = published();
    expect(verifyDraw(family, lottery, good)).toEqual({
      isCommitted: true,
      isSame: true,
      result: good.result,
    });
    const other = verifyDraw(family, lottery, { ...good, seed: hex('a8') });
    expect(other).toMatchObject({ isCommitted: false, isSame: false });
    const wrong = verifyDraw(family, lottery, { ...good, result: '0002026-11-26' });
    expect(wrong).toMatchObject({ isCommitted: true, isSame: false, result: good.result });
    expect(verifyDraw(family, lottery, { ...good, lottery: 'SSC3M' }).isCommitted).toBe(false);
  });

  it.each([
    { seed: 'xyz' },
    { parts: { seal: '', memberSeeds: hex('02') } },
    { parts: { seal: hex('01'), memberSeeds: `${hex('02')}\n${hex('03')}` } },
    { result: { digits: 3 } },
    { drawAt: Number.NaN },
  ])('with %j is no draw, and says so without throwing', (broken) => {
    expect(verifyDraw(family, lottery, { ...published(), ...broken })).toEqual({
      isCommitted: false,
      isSame: false,
    });
  });

  it('depends on every part', () => {
    const draw = (over: object) => {
      const stream = issueStream(drawn, { ...drawn.parts, ...over });
      return Array.from({ length: 4 }, () => stream.below(2 ** 32)).join();
    };
    const part = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString('hex'));
    fc.assert(
      fc.property(part, part, (one, other) => {
        fc.pre(one !== other);
        for (const name of ['seal', 'memberSeeds', 'beacon']) {
          expect(draw({ [name]: one })).not.toBe(draw({ [name]: other }));
        }
        expect(draw({ beacon: one })).not.toBe(draw({}));
      }),
      { numRuns: 30 },
    );
  });
});
