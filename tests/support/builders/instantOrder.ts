import { hashServerSeed } from '../../../engine/games/fairness/serverSeed.ts';
import { ssc } from '../../../engine/lottery/digits/digitFamilies.ts';
import { drawPlay } from '../../../engine/lottery/verify.ts';
import type { InstantProof, OrderDetail } from '../../../src/api/lottery.ts';
import { orderDetail } from './lotteryRecords.ts';

/** A play of an instant lottery that was drawn as it should be, its seed being revealed. */
export function instantOrder(over: Partial<InstantProof> = {}): OrderDetail {
  const detail = orderDetail({ lottery: 'SSCINSTANT', name: 'SSC Instant' });
  const seeds = { serverSeed: 'a7'.repeat(32), clientSeed: 'lucky-Member_1', nonce: 3 };
  const drawAt = detail.order.placedAt;
  const draw = drawPlay(ssc, { ...seeds, drawAt: Date.parse(drawAt) });
  const instant = { ...seeds, serverSeedHash: hashServerSeed(seeds.serverSeed), drawAt, ...over };
  return { ...detail, order: { ...detail.order, issue: detail.order.order, draw }, instant };
}
