import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  aurora,
  createTestGateway,
  sakura,
  testNow,
  type TestGateway,
} from '../../tests/support/gateway.ts';
import { addMember, signIn } from '../../tests/support/members.ts';
import { withTransaction } from '../db/database.ts';
import { startSweeping } from './sweep.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

const daysLater = (days: number) => new Date(testNow.getTime() + days * 86_400_000);

it('sweeps what has ended, of every merchant, and nothing else', async () => {
  for (const at of [aurora, sakura]) {
    const memberId = await addMember(gateway, at, { account: 'stays' });
    await addMember(gateway, at, { account: 'trial', expires_at: testNow, member_type: 4 });
    await signIn(gateway, at, 'stays');
    await withTransaction(gateway.db, at, async (tx) => {
      for (const days of [-370, -300]) {
        const seen = daysLater(days);
        await tx
          .insertInto('member_addresses')
          .values({
            merchant_code: at.merchantCode,
            member_id: memberId,
            ip: `seen ${days}`,
            first_seen_at: seen,
            last_seen_at: seen,
          })
          .execute();
      }
    });
    await withTransaction(gateway.db, at, async (tx) => {
      const { merchantCode } = at;
      for (const days of [0, 3]) {
        await tx
          .insertInto('device_tickets')
          .values({
            id: randomUUID(),
            merchant_code: merchantCode,
            member_id: memberId,
            family_id: randomUUID(),
            digest: randomBytes(32),
            created_at: testNow,
            ends_at: daysLater(days),
            used_at: null,
            revoked_at: null,
          })
          .execute();
      }
    });
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = startSweeping({
    owner: gateway.db.owner,
    clock: () => daysLater(2),
    onError: (error) => {
      throw error;
    },
    everyMs: 1000,
  });
  vi.advanceTimersByTime(1000);
  await stop();
  vi.useRealTimers();
  for (const at of [aurora, sakura]) {
    const left = await withTransaction(gateway.db, at, async (tx) => ({
      accounts: await tx.selectFrom('members').select('account').execute(),
      sessions: await tx.selectFrom('sessions').select('id').execute(),
      addresses: await tx.selectFrom('member_addresses').select('ip').orderBy('ip').execute(),
      tickets: await tx.selectFrom('device_tickets').select('ends_at').execute(),
    }));
    expect(left.accounts).toEqual([{ account: 'stays' }]);
    expect(left.sessions).toEqual([]);
    expect(left.addresses.map(({ ip }) => ip)).toEqual(['127.0.0.1', 'seen -300']);
    expect(left.tickets).toEqual([{ ends_at: daysLater(3) }]);
  }
});
