import { describe, expect, it } from 'vitest';
import { GAMES, VENDORS } from './catalogue.ts';

describe('the content catalogue', () => {
  it('names every game, code and rank once', () => {
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
    expect(new Set(GAMES.map(({ code }) => code)).size).toBe(GAMES.length);
    expect(GAMES.map(({ popularityRank }) => popularityRank).sort((a, b) => a - b)).toEqual(
      GAMES.map((_, index) => index + 1),
    );
  });

  it('gives every vendor games of its own category, and our own vendor a live table besides', () => {
    for (const { code, category } of VENDORS) {
      const games = GAMES.filter(({ vendorCode }) => vendorCode === code);
      expect(games.length, code).toBeGreaterThan(0);
      const listed = code === 'HOUSE' ? [category, 'LIVE'] : [category];
      expect(new Set(games.map((game) => game.category)), code).toEqual(new Set(listed));
    }
  });

  it('keeps ids safe for a path and figures within their bounds', () => {
    for (const { id, vendorCode, rtpBasisPoints, volatility, releasedOn } of GAMES) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
      expect(rtpBasisPoints).toBeGreaterThanOrEqual(9400);
      expect(rtpBasisPoints).toBeLessThanOrEqual(vendorCode === 'HOUSE' ? 9876 : 9675);
      expect([1, 2, 3, 4, 5]).toContain(volatility);
      expect(new Date(releasedOn).toISOString().slice(0, 10)).toBe(releasedOn);
    }
  });

  it('offers no free trial on sports, nor at live tables but our own', () => {
    for (const { category, supportPlay, vendorCode } of GAMES) {
      if (category !== 'LIVE' && category !== 'SPORTS') continue;
      expect(supportPlay).toBe(vendorCode === 'HOUSE' ? 0 : 1);
    }
  });
});
