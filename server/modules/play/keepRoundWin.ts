import type { Tx } from '../../db/database.ts';
import { keepWins } from '../games/keepWins.ts';
import type { Round } from './rounds.repository.ts';

/** Shows everybody what was won in a round that was settled just now, where it was real money and much of it. */
export async function keepRoundWin(tx: Tx, round: Round, at: Date): Promise<void> {
  if (round.mode !== 'real' || round.state !== 'settled' || round.paid_minor === 0n) return;
  await keepWins(tx, [
    {
      merchantCode: round.merchant_code,
      memberId: round.member_id,
      of: { gameId: round.game_id },
      reference: `${round.vendor_code} ${round.id}`,
      currency: round.currency,
      decimals: round.decimals,
      // The house staked a free spin.
      stakeMinor: round.free_spins_id === null ? round.staked_minor : 0n,
      amountMinor: round.paid_minor,
      at,
    },
  ]);
}
