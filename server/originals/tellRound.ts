import type {
  OriginalsRound,
  RouletteOriginalsRound,
  SlotOriginalsRound,
} from '../../schemas/originalsApi.ts';
import { toWireAmount } from '../http/wireAmount.ts';
import { OriginalsFault } from './originalsFault.ts';
import type { OriginalsGames } from './originalsGames.ts';
import type { SeededRound } from './played.repository.ts';
import type { Seeds } from './seeds.ts';

/**
 * A round that is over, as pages and verifiers are told of it; the client seeds of a table may be many, so only who asks
 * for a single round is told them. Throws OriginalsFault notFound for a game that is gone.
 */
export function tellRound(
  { games, seeds }: { readonly games: OriginalsGames; readonly seeds: Seeds },
  row: SeededRound,
  { withClientSeeds = false } = {},
): OriginalsRound {
  const found = games.get(row.game_code);
  if (!found) throw new OriginalsFault('notFound', 'There is no such game.');
  const told = {
    id: row.id,
    gameCode: row.game_code,
    gameId: found.game.id,
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
  };
  if (row.table_round_id === null) {
    return {
      ...told,
      kind: 'slot',
      bet: row.bet as SlotOriginalsRound['bet'],
      outcome: row.outcome as SlotOriginalsRound['outcome'],
    };
  }
  return {
    ...told,
    kind: 'roulette',
    bet: row.bet as RouletteOriginalsRound['bet'],
    outcome: row.outcome as RouletteOriginalsRound['outcome'],
    ...(withClientSeeds && { clientSeeds: [...row.client_seeds!] }),
  };
}
