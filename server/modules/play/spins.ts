import { highestStakeOf, spinWaitMs, type SpinTerms } from '../../../engine/payments/spins.ts';
import type { Tx } from '../../db/database.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { lockSpins, readSpinFacts } from './spins.repository.ts';
import { VendorFault } from './vendorFault.ts';

/** Who plays what, for which money. */
interface Player {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly gameId: string;
  readonly currency: string;
  readonly decimals: number;
  readonly now: Date;
}

/** What holds for the spins of one member in one game. */
export interface SpinRule {
  readonly highestMinor: bigint;
  readonly shortestMs: number;
}

/** What holds for a member in a game; null for games that are no slots, and where nothing is said of them. */
export async function findSpinRule(
  tx: Tx,
  terms: SpinTerms | null,
  player: Player,
): Promise<SpinRule | null> {
  if (!terms) return null;
  const { category, birthday } = await readSpinFacts(tx, player, player.gameId);
  if (category !== 'RNG') return null;
  const { now, currency } = player;
  // In money that the brand has no more, no amount is known to be lawful.
  const highestMinor = terms.currency === currency ? highestStakeOf(terms, { birthday, now }) : 0n;
  return { highestMinor, shortestMs: terms.shortestMs };
}

/** Why a round may not cost so much; null where it may. Final: the vendor told the member so. */
export function findTooHigh(
  { highestMinor }: SpinRule,
  stakedMinor: bigint,
  { currency, decimals }: Pick<Player, 'currency' | 'decimals'>,
): VendorFault | null {
  if (stakedMinor <= highestMinor) return null;
  const highestStake = toWireAmount(highestMinor, decimals);
  const message = `A spin costs ${highestStake} ${currency} at most.`;
  return new VendorFault('stakeAboveLimit', message, {}, { highestStake });
}

/**
 * Throws VendorFault spinTooEarly where the member's spin before is not over. Further spins of the member wait until the
 * transaction ends; wallets are locked after this, and never before.
 */
export async function requireSpinOver(tx: Tx, rule: SpinRule, player: Player): Promise<void> {
  const { now } = player;
  const waitMs = spinWaitMs(rule, { before: await lockSpins(tx, player), now });
  if (waitMs === 0) return;
  const headers = { 'retry-after': String(Math.ceil(waitMs / 1000)) };
  throw new VendorFault('spinTooEarly', 'The spin before is not over yet.', headers);
}
