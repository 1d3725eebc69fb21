import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logout } from '../../schemas/api/session.ts';
import { aurora } from '../../tests/support/gateway.ts';
import {
  addOriginalsPlayer,
  createOriginalsGateway,
  type OriginalsGateway,
  type OriginalsPlayer,
} from '../../tests/support/originals.ts';
import { passTableTime, reachPhase } from '../../tests/support/tableRounds.ts';
import { watchTable, type TableStream } from '../../tests/support/tableStream.ts';
import { withTransaction } from '../db/database.ts';

const gameCode = 'roulette';
let gateway: OriginalsGateway;
let ana: OriginalsPlayer;
let stream: TableStream;
let other: TableStream;

beforeAll(async () => {
  gateway = await createOriginalsGateway();
});

afterAll(() => gateway.close());

beforeEach(async () => {
  ana = await addOriginalsPlayer(gateway, { gameCode });
  stream = await watchTable(gateway, ana);
  other = await watchTable(gateway, await addOriginalsPlayer(gateway, { gameCode }));
  await stream.next('state');
  await reachPhase(gateway, 'betting');
  return async () => {
    other.close();
    await other.ends();
  };
});

const signOut = () => gateway.call(aurora, logout, { as: ana.as });

const block = () =>
  withTransaction(gateway.db, aurora, (tx) =>
    tx.updateTable('members').set({ status: 'suspended' }).where('id', '=', ana.memberId).execute(),
  );

it.each([
  ['signs out', signOut],
  ['is blocked', block],
] as const)('who %s watches no further than this phase, and others go on', async (_, over) => {
  await over();
  expect(stream.heard.some(({ event }) => event === 'ended')).toBe(false);
  await passTableTime([gateway], 20);
  await stream.next('ended');
  await stream.ends();
  await passTableTime([gateway], 4);
  expect((await other.next('state', ({ phase }) => phase === 'result')).outcome).not.toBeNull();
  expect(other.heard.some(({ event }) => event === 'ended')).toBe(false);
  const again = await watchTable(gateway, ana);
  expect([again.status, JSON.parse(again.refusal).code]).toEqual([403, 'sessionEnded']);
});

it('who signed out is not let in again', async () => {
  await signOut();
  const again = await watchTable(gateway, ana);
  expect([again.status, JSON.parse(again.refusal).code]).toEqual([403, 'sessionEnded']);
});
