import { describe, expect, it } from 'vitest';
import { BANNERS } from '../../server/seed/banners.ts';
import { GAMES, VENDORS } from '../../server/seed/catalogue.ts';
import type { GameSeed } from '../../server/seed/catalogue.ts';
import { readBrandPalette } from './brandPalette.ts';
import { drawBanner } from './drawBanner.ts';
import { drawGame } from './drawGame.ts';
import { drawVendor } from './drawVendor.ts';
import { FAMILIES } from './families.ts';
import { setTitle } from './lettering.ts';
import { titleRoom } from './title.ts';

const picture = ({ id, name, vendorCode, category, gameType }: GameSeed) =>
  drawGame({ id, name, vendorId: vendorCode, category, gameType });

const FORBIDDEN = /<script|<text|<image|<foreignObject|\bhref\b|@import|url\((?!#)|NaN|undefined/i;

describe('the pictures of the catalogue', () => {
  const drawings = new Map(GAMES.map((game) => [game.id, picture(game)]));

  it('are all different', () => {
    expect(new Set(drawings.values()).size).toBe(GAMES.length);
  });

  it('are the same each time they are drawn', () => {
    for (const game of GAMES.filter((_, i) => i % 9 === 0)) {
      expect(picture(game)).toBe(drawings.get(game.id));
    }
  });

  it('hold only shapes: no script, text, outside reference or broken number', () => {
    for (const [id, svg] of drawings) {
      expect(svg.match(FORBIDDEN)?.[0], id).toBeUndefined();
    }
  });

  it('refer only to definitions they contain', () => {
    for (const [id, svg] of drawings) {
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
      const missing = [...svg.matchAll(/url\(#([^)]+)\)/g)].filter(
        ([, name]) => !defined.has(name),
      );
      expect(missing, id).toHaveLength(0);
    }
  });
});

describe('lettering', () => {
  it('stays inside its room and tall enough to read for every title and family', () => {
    for (const { name, vendorCode } of GAMES) {
      const family = FAMILIES[vendorCode];
      expect(family, vendorCode).toBeDefined();
      if (!family) continue;
      const room = titleRoom(family.titleAt);
      const { bounds, letterHeight } = setTitle(name, room, family.letters);
      expect(bounds.x, name).toBeGreaterThanOrEqual(room.x - 8);
      expect(bounds.x + bounds.width, name).toBeLessThanOrEqual(room.x + room.width + 8);
      expect(bounds.y, name).toBeGreaterThanOrEqual(room.y - 8);
      expect(bounds.y + bounds.height, name).toBeLessThanOrEqual(room.y + room.height + 8);
      expect(letterHeight, name).toBeGreaterThanOrEqual(34);
    }
  });

  it('fits a title no catalogue foresaw', () => {
    const room = { x: 0, y: 0, width: 400, height: 140 };
    for (const title of [
      'A',
      'Ñandú Über Đà Nẵng',
      'The Extraordinarily Long Title of an Unknown Game',
      '龍',
    ]) {
      const { bounds } = setTitle(title, room, {
        face: 'cinzel',
        upper: true,
        tracking: 0,
        warp: 'none',
      });
      expect(bounds.width, title).toBeLessThanOrEqual(401);
      expect(bounds.height, title).toBeLessThanOrEqual(141);
    }
  });
});

describe('what no catalogue foresaw', () => {
  it('still draws: an unknown vendor, category and game type', () => {
    const svg = drawGame({
      id: 'x-1',
      name: 'Something Else',
      vendorId: 'NOBODY',
      category: 'OTHER',
    });
    expect(svg).toMatch(/^<svg /);
    expect(svg.match(FORBIDDEN)).toBeNull();
  });

  it('still draws a title without a letter the face can set', () => {
    const svg = drawGame({ id: 'x-2', name: '龍', vendorId: 'AUR', category: 'RNG' });
    expect(svg.match(FORBIDDEN)).toBeNull();
    expect(svg).not.toContain('Infinity');
  });
});

describe('banners and vendors', () => {
  it('draw every banner in both directions, each its own', () => {
    const all = BANNERS.flatMap(({ id, brand }) =>
      Object.values(drawBanner({ id, palette: readBrandPalette(brand) })),
    );
    expect(new Set(all).size).toBe(BANNERS.length * 2);
    for (const svg of all) expect(svg.match(FORBIDDEN)).toBeNull();
  });

  it('draw a card of its own for every vendor', () => {
    const cards = VENDORS.map(({ code, name }) => drawVendor({ id: code, name }));
    expect(new Set(cards).size).toBe(VENDORS.length);
    for (const svg of cards) expect(svg.match(FORBIDDEN)).toBeNull();
  });
});
