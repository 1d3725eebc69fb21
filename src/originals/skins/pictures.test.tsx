import { describe, expect, it } from 'vitest';
import { slotGames } from '../../../engine/games/slots/slotGames.ts';
import { loadSkin } from './loadSkin.ts';
import { picturesOf } from './pictures.ts';

const ids = slotGames.map(({ id }) => id);

describe('the skin of a game', () => {
  it.each(ids)('of %s is there, with a picture of every symbol and of nothing else', async (id) => {
    const skin = (await loadSkin(id))!;
    expect(skin.game.id).toBe(id);
    const wanted = skin.game.symbols.map((symbol) => symbol.id).sort();
    expect([...picturesOf(skin).keys()].sort()).toEqual(wanted);
  });

  it.each(ids)('of %s has a word for every symbol, and for nothing else', async (id) => {
    const { game, names } = (await loadSkin(id))!;
    expect(Object.keys(names).sort()).toEqual(game.symbols.map((symbol) => symbol.id).sort());
  });

  it.each(ids)('of %s paints with nothing that its palette has not', async (id) => {
    const { symbols, scene, palette } = (await loadSkin(id))!;
    const used = [...(symbols + scene).matchAll(/var\(--g-([\w-]+)\)/g)].map(([, name]) => name!);
    expect(used.filter((name) => !(name in palette))).toEqual([]);
  });

  it.each(ids)('of %s refers to nothing that it has not', async (id) => {
    for (const markup of Object.values((await loadSkin(id))!).filter(isMarkup)) {
      const there = [...markup.matchAll(/ id="([\w-]+)"/g)].map(([, name]) => name!);
      const used = [...markup.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, name]) => name!);
      expect(used.filter((name) => !there.includes(name))).toEqual([]);
    }
  });

  it('is none for a game that nobody drew', async () => {
    expect(await loadSkin('no-such-game')).toBeUndefined();
  });
});

const isMarkup = (part: unknown): part is string => String(part).startsWith('<svg');
