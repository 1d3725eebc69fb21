import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { RoundRow } from './rounds.repository.ts';
import type { SeedOwner, SeedRow } from './seeds.repository.ts';

/** A round with its seeds. */
export type SeededRound = RoundRow &
  Pick<SeedRow, 'server_seed_sealed' | 'server_seed_hash' | 'client_seed'> & {
    readonly seed_state: SeedRow['state'];
  };

function seededRounds(tx: Tx, merchantCode: string) {
  return tx
    .selectFrom('house_rounds')
    .innerJoin('house_seeds', (join) =>
      join
        .onRef('house_seeds.merchant_code', '=', 'house_rounds.merchant_code')
        .onRef('house_seeds.id', '=', 'house_rounds.seed_id'),
    )
    .selectAll('house_rounds')
    .select([
      'house_seeds.server_seed_sealed',
      'house_seeds.server_seed_hash',
      'house_seeds.client_seed',
      'house_seeds.state as seed_state',
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
