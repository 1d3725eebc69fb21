import { sql, type Insertable } from 'kysely';
import artColors from './artColors.json' with { type: 'json' };
import { GAMES, VENDORS, type GameSeed, type VendorSeed } from './catalogue.ts';
import type { Database } from '../db/database.ts';
import { takeSeedLock } from './seedLock.ts';
import type { GamesTable, VendorsTable } from '../db/catalogueTables.ts';

const rowsPerStatement = 500;

/** Sports vendors that the product lists under esports. */
const esportsVendors: ReadonlySet<string> = new Set(['IMES', 'SV3', 'AV', 'TF']);

/** Vendors that play free spins as docs/VENDORS.md says. */
const freeSpinVendors: ReadonlySet<string> = new Set(['HOUSE']);

/** The lobby knows the regional lotteries as lotteries; their game type tells them apart. */
const lobbyCategory: Readonly<Record<string, string>> = { SEA: 'LOTT', VN: 'LOTT' };

const colors: Readonly<Record<string, string>> = artColors;

const toLobby = (category: string) => lobbyCategory[category] ?? category;

/** Of all its games, its own category first. */
function listCategories({ code, category }: VendorSeed): string[] {
  const games = GAMES.filter(({ vendorCode }) => vendorCode === code);
  return [...new Set([category, ...games.map((game) => game.category)].map(toLobby))];
}

function toVendorRow(vendor: VendorSeed, index: number): Insertable<VendorsTable> {
  return {
    code: vendor.code,
    display_name: vendor.name,
    categories: listCategories(vendor),
    account_type: vendor.accountType,
    is_hot: vendor.isHot,
    is_esports: esportsVendors.has(vendor.code),
    has_free_spins: freeSpinVendors.has(vendor.code),
    sort: index,
  };
}

function toGameRow(game: GameSeed): Insertable<GamesTable> {
  return {
    id: game.id,
    code: game.code,
    name: game.name,
    names: JSON.stringify(game.names),
    vendor_code: game.vendorCode,
    category: toLobby(game.category),
    game_type: game.gameType,
    support_play: game.supportPlay,
    is_hot: game.isHot,
    is_new: game.isNew,
    has_jackpot: game.hasJackpot,
    popularity_rank: game.popularityRank,
    volatility: game.volatility,
    rtp_bp: game.rtpBasisPoints,
    released_on: game.releasedOn,
    art_color: colors[game.id] ?? null,
  };
}

/**
 * Writes the platform's vendors and games as this build knows them. The status of each (open,
 * maintenance, soon) is the operators' and is kept; rows that the build does not know stay.
 */
export async function seedCatalogue(database: Database): Promise<void> {
  await database.owner.transaction().execute(async (tx) => {
    await takeSeedLock(tx);
    await tx
      .insertInto('vendors')
      .values(VENDORS.map(toVendorRow))
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((row) => ({
          display_name: row.ref('excluded.display_name'),
          categories: row.ref('excluded.categories'),
          account_type: row.ref('excluded.account_type'),
          is_hot: row.ref('excluded.is_hot'),
          is_esports: row.ref('excluded.is_esports'),
          has_free_spins: row.ref('excluded.has_free_spins'),
          sort: row.ref('excluded.sort'),
        })),
      )
      .execute();
    for (let start = 0; start < GAMES.length; start += rowsPerStatement) {
      await tx
        .insertInto('games')
        .values(GAMES.slice(start, start + rowsPerStatement).map(toGameRow))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((row) => ({
            code: row.ref('excluded.code'),
            name: row.ref('excluded.name'),
            names: row.ref('excluded.names'),
            vendor_code: row.ref('excluded.vendor_code'),
            category: row.ref('excluded.category'),
            game_type: row.ref('excluded.game_type'),
            support_play: row.ref('excluded.support_play'),
            is_hot: row.ref('excluded.is_hot'),
            is_new: row.ref('excluded.is_new'),
            has_jackpot: row.ref('excluded.has_jackpot'),
            popularity_rank: row.ref('excluded.popularity_rank'),
            volatility: row.ref('excluded.volatility'),
            rtp_bp: row.ref('excluded.rtp_bp'),
            released_on: row.ref('excluded.released_on'),
            art_color: row.ref('excluded.art_color'),
          })),
        )
        .execute();
    }
    // Statistics of a table filled in one go come late otherwise, and plans are poor until then.
    await sql`analyze vendors, games`.execute(tx);
  });
}
