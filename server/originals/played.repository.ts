import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { RoundRow } from './rounds.repository.ts';
import type { SeedOwner, SeedRow } from './seeds.repository.ts';

/** A round with its seeds: the member's, or those of the table. */
export type SeededRound = Omit<RoundRow, 'client_seed'> &
  Pick<SeedRow, 'server_seed_sealed' | 'server_seed_hash' | 'client_seed'> & {
    readonly is_revealed: boolean;
    /** At a table, of all who bet. */
    readonly client_seeds: readonly string[] | null;
  };

function seededRounds(tx: Tx, merchantCode: string) {
  return tx
    .selectFrom('house_rounds')
    .leftJoin('house_seeds', (join) =>
      join
        .onRef('house_seeds.merchant_code', '=', 'house_rounds.merchant_code')
        .onRef('house_seeds.id', '=', 'house_rounds.seed_id'),
    )
    .leftJoin('house_table_rounds', (join) =>
      join
        .onRef('house_table_rounds.merchant_code', '=', 'house_rounds.merchant_code')
        .onRef('house_table_rounds.id', '=', 'house_rounds.table_round_id'),
    )
    .selectAll('house_rounds')
    .select(({ fn, eb }) => [
      fn
        .coalesce('house_seeds.server_seed_sealed', 'house_table_rounds.server_seed_sealed')
        .$notNull()
        .as('server_seed_sealed'),
      fn
        .coalesce('house_seeds.server_seed_hash', 'house_table_rounds.server_seed_hash')
        .$notNull()
        .as('server_seed_hash'),
      fn.coalesce('house_seeds.client_seed', 'house_table_rounds.client_seed').as('client_seed'),
      'house_table_rounds.client_seeds',
      // A table's seed is revealed with its number, and no round is over before.
      eb
        .or([eb('house_seeds.state', '=', 'revealed'), eb('house_rounds.seed_id', 'is', null)])
        .$castTo<boolean>()
        .as('is_revealed'),
    ])
    .where('house_rounds.merchant_code', '=', merchantCode)
    .where('house_rounds.state', '=', 'done');
}

/** A round that is over. */
export function findPlayedRound(
  tx: Tx,
  merchantCode: string,
  id: string,
): Promise<SeededRound | undefined> {
  return seededRounds(tx, merchantCode).where('house_rounds.id', '=', id).executeTakeFirst();
}

/** Where a page of rounds begins. */
export interface RoundMark {
  readonly at: Date;
  readonly id: string;
}

/** A member's rounds in a game, the newest first. */
export function listPlayedRounds(
  tx: Tx,
  { merchantCode, alias, mode }: SeedOwner,
  { gameCode, before, limit }: { gameCode: string; before: RoundMark | null; limit: number },
): Promise<SeededRound[]> {
  const all = seededRounds(tx, merchantCode)
    .where('house_rounds.member_alias', '=', alias)
    .where('house_rounds.mode', '=', mode)
    .where('house_rounds.game_code', '=', gameCode);
  const page = before
    ? all.where(
        sql<boolean>`(house_rounds.drawn_at, house_rounds.id) < (${before.at}::timestamptz, ${before.id})`,
      )
    : all;
  return page
    .orderBy('house_rounds.drawn_at', 'desc')
    .orderBy('house_rounds.id', 'desc')
    .limit(limit)
    .execute();
}

/** Takes the newest round of a member in a game that no page was told of, and forgets the older ones. */
export async function takeUntoldRound(
  tx: Tx,
  { merchantCode, alias, mode }: SeedOwner,
  { gameCode, since }: { gameCode: string; since: Date },
): Promise<string | undefined> {
  const rows = await tx
    .updateTable('house_rounds')
    .set({ is_told: true })
    .where('merchant_code', '=', merchantCode)
    .where('member_alias', '=', alias)
    .where('mode', '=', mode)
    .where('game_code', '=', gameCode)
    .where('state', '=', 'done')
    .where('is_told', '=', false)
    .where('drawn_at', '>', since)
    .returning(['id', 'drawn_at'])
    .execute();
  const [newest] = rows.sort((one, other) => Number(other.drawn_at) - Number(one.drawn_at));
  return newest?.id;
}
