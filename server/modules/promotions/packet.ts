import { createDrawStream } from '../../../engine/games/fairness/drawStream.ts';
import { cutPacket } from '../../../engine/rewards/promotions.ts';
import type { Tx } from '../../db/database.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import { insertParts, isCut, lockChance, takePart } from './chance.repository.ts';
import { payEntry } from './paying.ts';
import { beginRow, closed, type PromotionsDeps } from './entries.ts';
import { insertEntry, takeBudget } from './promotions.repository.ts';
import { minorOf } from './doings.ts';
import type { Standing } from './standing.ts';

const SEED_BYTES = 32;

/** Cuts the packet of a period before its first part is taken. */
async function cut(
  { random }: PromotionsDeps,
  tx: Tx,
  { call, standing }: { call: PaymentCall; standing: Standing },
): Promise<void> {
  const { id, period, terms } = standing;
  if (await isCut(tx, { id, period })) return;
  await lockChance(tx, id);
  if (await isCut(tx, { id, period })) return;
  const { brand } = call.caller;
  const serverSeed = random(SEED_BYTES).toString('hex');
  const stream = createDrawStream({ serverSeed, clientSeed: id, nonce: 0 });
  const totalMinor = Number(minorOf(terms.total, brand));
  const parts = cutPacket(stream, { totalMinor, parts: terms.parts });
  await insertParts(tx, { merchantCode: brand.merchantCode, id, period }, parts);
}

/** Opens a red packet: the next part is the member's. Throws Problem promotionClosed where all are gone. */
export async function openPacket(
  deps: PromotionsDeps,
  tx: Tx,
  call: PaymentCall,
  standing: Standing,
): Promise<bigint> {
  const { id, period, terms, entry } = standing;
  await cut(deps, tx, { call, standing });
  const { memberId } = call.member;
  const amountMinor = await takePart(tx, { id, period, memberId });
  if (amountMinor === null) throw closed();
  const budgetMinor = minorOf(terms.budget, call.caller.brand);
  if (!(await takeBudget(tx, id, { amountMinor, budgetMinor }))) throw closed();
  const own = entry?.id ?? deps.ids();
  if (!entry) {
    const row = beginRow(call, standing, own);
    await insertEntry(tx, { ...row, state: 'issued', expires_at: call.now });
  }
  return payEntry(deps, tx, call, { id: own, amountMinor, terms });
}
