import type { HouseRound, RouletteHouseRound, SlotHouseRound } from '../../schemas/houseApi.ts';
import { toWireAmount } from '../http/wireAmount.ts';
import { HouseFault } from './houseFault.ts';
import type { HouseGames } from './houseGames.ts';
import type { SeededRound } from './played.repository.ts';
import type { Seeds } from './seeds.ts';

/**
 * A round that is over, as pages and verifiers are told of it; the client seeds of a table may be many, so only who asks
 * for a single round is told them. Throws HouseFault notFound for a game that is gone.
 */
export function tellRound(
  { games, seeds }: { readonly games: HouseGames; readonly seeds: Seeds },
  row: SeededRound,
  { withClientSeeds = false } = {},
): HouseRound {
  const found = games.get(row.game_code);
  if (!found) throw new HouseFault('notFound', 'There is no such game.');
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
      bet: row.bet as SlotHouseRound['bet'],
      outcome: row.outcome as SlotHouseRound['outcome'],
    };
  }
  return {
    ...told,
    kind: 'roulette',
    bet: row.bet as RouletteHouseRound['bet'],
    outcome: row.outcome as RouletteHouseRound['outcome'],
    ...(withClientSeeds && { clientSeeds: [...row.client_seeds!] }),
  };
}
