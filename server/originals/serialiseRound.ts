import type { OriginalsRound } from '../../schemas/originalsApi.ts';
import { toWireAmount } from '../http/wireAmount.ts';
import { requireGame, type OriginalsGames } from './originalsGames.ts';
import type { SeededRound } from './played.repository.ts';
import type { Seeds } from './seeds.ts';

/**
 * A round that is over, as pages and verifiers are told of it; the client seeds of a table may be many, so only who asks
 * for a single round is told them. Throws OriginalsFault notFound for a game that is gone.
 */
export function serialiseRound(
  { games, seeds }: { readonly games: OriginalsGames; readonly seeds: Seeds },
  row: SeededRound,
  { withClientSeeds = false } = {},
): OriginalsRound {
  const { kind, game } = requireGame(games, row.game_code);
  return {
    id: row.id,
    gameCode: row.game_code,
    gameId: game.id,
    kind: kind.id,
    mode: row.mode,
    playedAt: row.drawn_at!.toISOString(),
    stake: toWireAmount(row.stake_minor, row.decimals),
    paid: toWireAmount(row.paid_minor!, row.decimals),
    currency: row.currency,
    decimals: row.decimals,
    clientSeed: row.client_seed!,
    nonce: row.nonce!,
    serverSeedHash: row.server_seed_hash,
    serverSeed: row.is_revealed ? seeds.read(row) : null,
    bet: row.bet,
    outcome: row.outcome!,
    ...(withClientSeeds && row.client_seeds && { clientSeeds: [...row.client_seeds] }),
  };
}
