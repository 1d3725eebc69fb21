import { isDeepStrictEqual } from 'node:util';
import { createDrawStream } from '../../../engine/games/fairness/drawStream.ts';
import { hashServerSeed } from '../../../engine/games/fairness/serverSeed.ts';
import { drawPrize } from '../../../engine/rewards/promotions.ts';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type { claimRafflePromotion } from '../../../schemas/api/promotions.ts';
import type { Tx } from '../../db/database.ts';
import type { KeptDraw } from '../../db/promotionTables.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import { addDrawn, deleteSeed, findSeed, insertSeed, lockChance } from './chance.repository.ts';
import { payEntry } from './paying.ts';
import { beginRow, closed, requireStanding, type PromotionsDeps } from './entries.ts';
import { insertEntry, takeBudget } from './promotions.repository.ts';
import { minorOf } from './doings.ts';
import type { PromotionCall } from './standing.ts';
import { showDraw } from './views.ts';

const SEED_BYTES = 32;
const contextOf = (hash: string) => `raffle seed ${hash}`;

/** The hash of the seed of a member's next ticket; the seed is made where there is none. */
export async function showNextHash(
  { box, random }: Pick<PromotionsDeps, 'box' | 'random'>,
  tx: Tx,
  { call, id, memberId }: { call: PromotionCall; id: string; memberId: string },
): Promise<string> {
  const kept = await findSeed(tx, { id, memberId });
  if (kept) return kept.hash;
  const seed = random(SEED_BYTES).toString('hex');
  const hash = hashServerSeed(seed);
  await insertSeed(tx, {
    merchant_code: call.caller.brand.merchantCode,
    promotion_id: id,
    member_id: memberId,
    hash,
    sealed: box.sealBytes(Buffer.from(seed), contextOf(hash)),
    created_at: call.now,
  });
  return (await findSeed(tx, { id, memberId }))!.hash;
}

/**
 * Draws a ticket with the seed whose hash was shown and the member's own, and reveals it. Who has seen other chances than those
 * of this moment is refused with promotionClosed, and nothing is drawn: what is gone is shown as gone first.
 */
export async function drawTicket(
  deps: PromotionsDeps,
  tx: Tx,
  call: PaymentCall,
  { id, clientSeed, weights }: BodyOf<typeof claimRafflePromotion>,
): Promise<ValueOf<typeof claimRafflePromotion>> {
  const { brand } = call.caller;
  const { merchantCode } = brand;
  const { memberId } = call.member;
  // One ticket at a time, so that what is left is known as it is drawn from.
  await lockChance(tx, id);
  const { standing, looker } = await requireStanding(tx, call, id);
  const { terms, entries, period } = standing;
  if (terms.kind !== 'raffle' || standing.button !== 'claim' || !looker?.mayReceive) throw closed();
  const seed = await findSeed(tx, { id, memberId });
  const opened = seed && deps.box.openBytes(seed.sealed, contextOf(seed.hash));
  if (!opened || !isDeepStrictEqual(weights, [...standing.weights])) throw closed();
  const serverSeed = opened.toString();
  const nonce = 0;
  const prize = drawPrize(createDrawStream({ serverSeed, clientSeed, nonce }), weights);
  const amountMinor = minorOf(terms.prizes[prize]!.amount, brand);
  const budgetMinor = minorOf(terms.budget, brand);
  if (!(await takeBudget(tx, id, { amountMinor, budgetMinor }))) throw closed();
  await addDrawn(tx, { merchantCode, id, prize });
  await deleteSeed(tx, { id, memberId });
  const draw: KeptDraw = {
    serverSeed,
    hash: seed.hash,
    clientSeed,
    nonce,
    weights,
    amounts: terms.prizes.map(({ amount }) => amount),
    prize,
  };
  const own = deps.ids();
  const used = entries.filter((one) => one.period === period && one.draw !== null).length;
  const row = { ...beginRow(call, standing, own), number: used + 1 };
  await insertEntry(tx, {
    ...row,
    state: 'issued',
    expires_at: call.now,
    draw: JSON.stringify(draw),
  });
  await payEntry(deps, tx, call, { id: own, amountMinor, terms });
  return showDraw({ id: own, draw, at: call.now, amountMinor }, brand);
}
