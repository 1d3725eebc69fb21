import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SlotLimitsJson } from '../../engine/games/slots/slotKind.ts';
import { aurora, type TestBrand } from '../../tests/support/gateway.ts';
import {
  addOriginalsPlayer,
  callOriginals,
  createOriginalsGateway,
  type OriginalsGateway,
  type OriginalsPlayer,
} from '../../tests/support/originals.ts';

const germany: TestBrand = {
  ...aurora,
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
  jurisdiction: { ...aurora.jurisdiction, country: 'DE', minimumAge: 18 },
};

let gateway: OriginalsGateway;
let player: OriginalsPlayer;

beforeAll(async () => {
  gateway = await createOriginalsGateway({ testBrands: [germany] });
});

afterAll(() => gateway.close());

beforeEach(async () => {
  player = await addOriginalsPlayer(gateway, { at: germany });
});

const spin = (level: number, requestId: string = randomUUID()) => {
  const body = { session: player.session, requestId, bet: { level } };
  return callOriginals(gateway, 'play', body, { at: germany });
};

it('tells a slot of our own what a spin may cost and how long it lasts', () => {
  expect(player.opened).toMatchObject({ highestStake: '1.00', shortestRoundMs: 5_000 });
});

it('refuses a level above, takes nothing, and plays the highest below', async () => {
  const { levels } = player.opened.limits as unknown as SlotLimitsJson;
  const above = levels.find(({ stake }) => Number(stake) > 1)!;
  const below = levels.findLast(({ stake }) => Number(stake) <= 1)!;
  const refused = await spin(above.level);
  expect([refused.status, refused.code]).toEqual([402, 'stakeAboveLimit']);
  const played = await spin(below.level);
  expect([played.status, played.value.round.stake]).toEqual([200, below.stake]);
});

it('holds a spin that comes too early, and plays it once under its own requestId', async () => {
  const requestId = randomUUID();
  expect((await spin(1)).status).toBe(200);
  const early = await spin(1, requestId);
  expect([early.status, early.code]).toEqual([503, 'unavailable']);
  gateway.passTime(5);
  const [late, again] = [await spin(1, requestId), await spin(1, requestId)];
  expect([late.status, late.value.round.id]).toEqual([200, again.value.round.id]);
});
