import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getPromotion } from '../../../schemas/api/promotions.ts';
import type { Tx } from '../../db/database.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { pickText } from '../localised.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import { beginRow, closed, type PromotionsDeps } from './entries.ts';
import { insertEntry, takeBudget, updateEntry } from './promotions.repository.ts';
import { minorOf } from './doings.ts';
import { mostOf, type PromotionCall, type Standing } from './standing.ts';
import { titleOf } from './views.ts';

const referenceOf = (entryId: string) => `freeSpins:promotion:${entryId}`;

/**
 * Gives free spins: all of their stakes count against the budget, played or not. Throws Problem promotionClosed where nothing is
 * left of it, or the game cannot be played.
 */
export async function giveSpins(
  { ids, freeSpins }: PromotionsDeps,
  tx: Tx,
  call: PaymentCall,
  standing: Standing,
): Promise<null> {
  const { caller, member, now } = call;
  const { brand } = caller;
  const { terms, entry } = standing;
  const offer = terms.freeSpins;
  const { merchantCode } = brand;
  const [game] = offer ? await freeSpins.listGames(tx, { merchantCode, now, id: offer.game }) : [];
  if (!offer || !game?.isOpen) throw closed();
  const amountMinor = minorOf(mostOf(terms), brand);
  const budgetMinor = minorOf(terms.budget, brand);
  if (!(await takeBudget(tx, standing.id, { amountMinor, budgetMinor }))) throw closed();
  const id = entry?.id ?? ids();
  const had = {
    state: 'claimed',
    amount_minor: amountMinor,
    claimed_at: now,
    changed_at: now,
  } as const;
  if (entry) await updateEntry(tx, id, had);
  else await insertEntry(tx, { ...beginRow(call, standing, id), ...had });
  const granted = await freeSpins.grant(tx, {
    merchantCode,
    memberId: member.memberId,
    reference: referenceOf(id),
    title: titleOf(terms, caller),
    gameId: offer.game,
    currency: { code: brand.currency.code, decimals: brand.currency.decimals },
    stakeMinor: minorOf(offer.stake, brand),
    count: offer.count,
    hours: offer.hours,
    pays: terms.pays,
    now,
  });
  if (granted === 'refused') throw closed();
  return null;
}

/** The free spins of a promotion, with how far its member has played them; null where it gives none. */
export async function readSpins(
  { freeSpins }: Pick<PromotionsDeps, 'freeSpins'>,
  tx: Tx,
  { caller: { brand, locale }, now }: PromotionCall,
  { terms, entry }: Standing,
): Promise<ValueOf<typeof getPromotion>['freeSpins']> {
  const offer = terms.freeSpins;
  if (terms.kind !== 'freeSpins' || !offer) return null;
  const { merchantCode, currency } = brand;
  const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
  const [game] = await freeSpins.listGames(tx, { merchantCode, now, id: offer.game });
  const series =
    entry && (await freeSpins.findByReference(tx, merchantCode, referenceOf(entry.id)));
  const isOpen = series?.state === 'active' && series.expires_at > now;
  return {
    gameId: offer.game,
    gameName: (game && (pickText(game.names, locale, brand) || game.name)) ?? offer.game,
    stake: write(minorOf(offer.stake, brand)),
    hours: offer.hours,
    isOpen: game?.isOpen ?? false,
    left: series ? (isOpen ? series.spins - series.used : 0) : null,
    won: series ? write(series.won_minor) : null,
    endsAt: series?.expires_at.toISOString() ?? null,
  };
}
