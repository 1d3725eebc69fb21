import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aurora, createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { addBettor, addIssue, betOn, placeBet } from '../../../tests/support/lottery.ts';
import { joinClientSeeds } from '../../../engine/games/fairness/serverSeed.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ lottery: { isDriven: true } });
});

afterAll(() => gateway.close());

const issueOf = (name: string) =>
  gateway.db.owner
    .selectFrom('lottery_issues')
    .selectAll()
    .where('issue', '=', name)
    .executeTakeFirstOrThrow();

it('a bet that comes around the close is taken if and only if it is in the seal', async () => {
  const bettors = await Promise.all(
    Array.from({ length: 4 }, () => addBettor(gateway, aurora, 10_000_000n)),
  );
  const issue = await addIssue(gateway, 'SSC1M', { closesIn: 3_000_000, drawsIn: 3_600_000 });
  // The close comes while bets come, however fast they are.
  const closeSoon = () =>
    gateway.db.owner
      .updateTable('lottery_issues')
      .set({ close_at: sql`clock_timestamp() + interval '50 milliseconds'` })
      .where('issue', '=', issue)
      .execute();
  const taken: string[] = [];
  let refused = 0;
  let isSealed = false;
  const bet = async (index: number): Promise<void> => {
    while (!isSealed || refused < 8) {
      const reply = await placeBet(gateway, aurora, bettors[index]!, betOn(issue));
      const { success, code, value } = reply.json();
      if (success) {
        taken.push(value.order.order);
        if (taken.length === 5) await closeSoon();
      } else {
        expect([reply.statusCode, code]).toEqual([409, 'issueClosed']);
        refused += 1;
      }
    }
  };
  const close = async (): Promise<void> => {
    while (!isSealed) {
      await Promise.all([gateway.parts.lottery.draws.turn(), gateway.parts.lottery.draws.turn()]);
      isSealed = (await issueOf(issue)).state === 'closed';
    }
  };
  await Promise.all([close(), ...bettors.map((_, index) => bet(index))]);
  expect(taken.length).toBeGreaterThan(4);
  expect(refused).toBeGreaterThan(0);
  expect(await issueOf(issue)).toMatchObject({
    seal_orders: BigInt(taken.length),
    // The same way of joining lines.
    seal_digest: joinClientSeeds(taken),
    seal_stakes: { 'AURORA EUR': String(taken.length * 200) },
  });
});

it('an own draw that is late shows in the figures', async () => {
  const issue = await addIssue(gateway, 'SSC3M');
  const read = async () => {
    const text = (await gateway.app.inject({ url: '/metrics' })).body;
    return /lottery_late_draws\{source="own"\} (\d+)/.exec(text)?.[1];
  };
  const before = Number(await read());
  await gateway.db.owner
    .updateTable('lottery_issues')
    .set({
      open_at: new Date(Date.now() - 90_000),
      close_at: new Date(Date.now() - 60_000),
      draw_at: new Date(Date.now() - 30_000),
      state: 'closed',
      sealed_at: new Date(),
    })
    .where('issue', '=', issue)
    .execute();
  expect(Number(await read())).toBe(before + 1);
});
