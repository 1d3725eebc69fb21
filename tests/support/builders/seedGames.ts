import type { GameCategory } from '../../../schemas/api/games.ts';
import artColors from '../../../server/seed/artColors.json' with { type: 'json' };
import { GAMES, VENDORS } from '../../../server/seed/catalogue.ts';
import { game, gameCategory, vendor, type Game, type Vendor } from '../builders.ts';

const COLORS: Readonly<Record<string, string>> = artColors;
const VENDOR_NAMES = new Map(VENDORS.map(({ code, name }) => [code, name]));
const RANKED = [...GAMES].sort((a, b) => a.popularityRank - b.popularityRank);

/** Categories of the lobby in their order. */
const LOBBY = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
] as const satisfies readonly GameCategory[];

/** Games of the catalogue, most played first, with the pictures that the build draws for them. */
export function seedGames(count: number, category?: GameCategory): Game[] {
  return RANKED.filter((seed) => category === undefined || seed.category === category)
    .slice(0, count)
    .map((seed) =>
      game({
        id: seed.id,
        vassalage: seed.vendorCode,
        vendorName: VENDOR_NAMES.get(seed.vendorCode) ?? seed.vendorCode,
        gameName: seed.name,
        nodeName: seed.code,
        supportPlay: seed.supportPlay,
        gameType: seed.gameType,
        category: seed.category as GameCategory,
        isHot: seed.isHot,
        isNew: seed.isNew,
        hasJackpot: seed.hasJackpot,
        color: COLORS[seed.id] ?? '#243042',
      }),
    );
}

/** The most played slot with its picture, plain unless said otherwise. */
export function seedGame(overrides: Partial<Game> = {}): Game {
  const [first] = seedGames(1, 'RNG');
  return { ...first!, isHot: false, isNew: false, hasJackpot: false, ...overrides };
}

/** The vendors of a category, with those that make games of it beside their own, as our own does. */
export function seedVendors(category: GameCategory): Vendor[] {
  const made = (code: string) =>
    GAMES.filter((own) => own.vendorCode === code && own.category === category).length;
  return VENDORS.filter((seed) => seed.category === category || made(seed.code) > 0).map((seed) =>
    vendor({
      vassalage: seed.code,
      displayName: seed.name,
      isHot: seed.isHot ? 1 : 0,
      gameCount: made(seed.code),
    }),
  );
}

/** The whole game menu. */
export function seedCategories() {
  return LOBBY.map((category) =>
    gameCategory({
      gameCategory: category,
      gameCount: GAMES.filter((seed) => seed.category === category).length,
      topGame: seedGames(1, category)[0] ?? null,
      cards: seedVendors(category),
    }),
  );
}
