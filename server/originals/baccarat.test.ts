import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KNOWN_GAMES } from '../../engine/games/gameKinds.ts';
import { createDrawStream } from '../../engine/games/fairness/drawStream.ts';
import {
  addOriginalsPlayer,
  callOriginals,
  createOriginalsGateway,
  type OriginalsGateway,
} from '../../tests/support/originals.ts';
import { passTableTime, readWallet, toCents } from '../../tests/support/tableRounds.ts';
import { watchTable } from '../../tests/support/tableStream.ts';

let gateway: OriginalsGateway;

beforeAll(async () => {
  gateway = await createOriginalsGateway();
});
afterAll(() => gateway.close());

it('a hand of baccarat is drawn for all, pays by its rules, and can be computed again', async () => {
  const ana = await addOriginalsPlayer(gateway, { gameCode: 'baccarat' });
  const stream = await watchTable(gateway, ana);
  const { tableRound } = await stream.next('state', ({ phase }) => phase === 'betting');
  const before = await readWallet(gateway, ana);
  const bet = {
    chips: ['player', 'banker', 'tie', 'small'].map((spot) => ({ spot, amount: '1.10' })),
  };
  const ask = (more: object) =>
    callOriginals(gateway, 'bet', {
      session: ana.opened.session,
      requestId: randomUUID(),
      tableRound,
      bet,
      ...more,
    });
  expect((await ask({ bet: { chips: [{ spot: 'red', amount: '1.00' }] } })).code).toBe(
    'badRequest',
  );
  expect((await ask({})).status).toBe(200);
  for (const seconds of [18, 3]) await passTableTime([gateway], seconds);
  const result = await stream.next('result');
  const { serverSeed, clientSeed, nonce } = result;
  const game = KNOWN_GAMES.get('baccarat')!.kind.open('baccarat', { currency: 'EUR', decimals: 2 });
  const outcome = game.draw(createDrawStream({ serverSeed, clientSeed, nonce }));
  expect(result).toMatchObject({ outcome, stake: '4.40' });
  expect(toCents(result.paid)).toBe(BigInt(game.settle(bet, outcome)));
  expect(await readWallet(gateway, ana)).toBe(before - 440n + toCents(result.paid));
});
