import { KNOWN_GAMES } from '../../../engine/games/gameKinds.ts';
import { highestStakeOf, spinTermsOf } from '../../../engine/payments/spins.ts';
import type { SlotLimitsJson } from '../../../engine/games/slots/slotKind.ts';
import { parseMinor } from '../../../engine/minorUnits.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';

/** The most that a spin of every member may cost, the youngest included, in minor units; null for any. */
function highestMinor(brand: ResolvedBrand, now: Date): bigint | null {
  const terms = spinTermsOf(brand);
  return terms && highestStakeOf(terms, { birthday: null, now });
}

/** Whether a stake is one that the law of the market lets every member have. */
export function isLawfulStake(stake: string, brand: ResolvedBrand, now: Date): boolean {
  const most = highestMinor(brand, now);
  return most === null || (parseMinor(stake, brand.currency.decimals) ?? 0n) <= most;
}

/** The stakes that a spin of a game can have and the law allows; null where only the vendor of the game knows them. */
export function stakesOf(code: string, brand: ResolvedBrand, now: Date): string[] | null {
  const found = KNOWN_GAMES.get(code);
  if (found?.kind.id !== 'slots') return null;
  const { code: currency, decimals } = brand.currency;
  const limits = found.kind.open(found.game.id, { currency, decimals }).limits;
  const { levels } = limits as unknown as SlotLimitsJson;
  return levels.map(({ stake }) => stake).filter((stake) => isLawfulStake(stake, brand, now));
}
