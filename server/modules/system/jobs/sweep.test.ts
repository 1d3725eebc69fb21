import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlayMode } from '../../../../schemas/vendorApi.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  testNow,
  type TestGateway,
} from '../../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../../tests/support/members.ts';
import { withTransaction } from '../../../db/database.ts';
import { sweepPlayMoney } from '../../play/sweeps.repository.ts';
import { job } from './sweep.ts';

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
  await job.run({ ...gateway.parts, clock: () => daysLater(2) }, { dueAt: testNow });
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

describe('play money', () => {
  const game = { vendor_code: 'HOUSE', game_id: 'house-lantern-orchard' } as const;
  let memberId: string;

  /** A session, a wallet, and a round with its stake, that ended some days after now. */
  async function play(mode: PlayMode, days: number, state: 'settled' | 'open' = 'settled') {
    const { merchantCode: merchant_code } = aurora;
    const id = `${mode}-${days}-${state}`;
    const at = daysLater(days);
    const common = { merchant_code, member_id: memberId, currency: 'EUR', decimals: 2, mode };
    const sessionId = randomUUID();
    await withTransaction(gateway.db, aurora, async (tx) => {
      await tx
        .insertInto('play_sessions')
        .values({
          ...common,
          ...game,
          id: sessionId,
          digest: randomBytes(32),
          sign_in_id: randomUUID(),
          language: id,
          has_vendor_wallet: false,
          created_at: at,
          ends_at: at,
          ended_at: null,
        })
        .execute();
      await tx
        .insertInto('play_rounds')
        .values({
          ...common,
          ...game,
          id,
          play_session_id: sessionId,
          has_vendor_wallet: false,
          state,
          opened_at: at,
          closed_at: state === 'open' ? null : at,
        })
        .execute();
      await tx
        .insertInto('play_transactions')
        .values({
          merchant_code,
          vendor_code: game.vendor_code,
          id,
          round_id: id,
          member_id: memberId,
          kind: 'debit',
          state: 'done',
          digest: randomBytes(32),
          reply_status: 200,
          reply: '{}',
          created_at: at,
        })
        .execute();
    });
  }

  const openPlayWallet = (currency: string, days: number) =>
    withTransaction(gateway.db, aurora, (tx) =>
      tx
        .insertInto('play_wallets')
        .values({
          merchant_code: aurora.merchantCode,
          member_id: memberId,
          currency,
          balance_minor: 5n,
          opened_at: daysLater(days),
        })
        .execute(),
    );

  const readLeft = () =>
    withTransaction(gateway.db, aurora, async (tx) => ({
      rounds: (await tx.selectFrom('play_rounds').select('id').orderBy('id').execute()).map(
        ({ id }) => id,
      ),
      transactions: (
        await tx.selectFrom('play_transactions').select('id').orderBy('id').execute()
      ).map(({ id }) => id),
      sessions: (
        await tx.selectFrom('play_sessions').select('language').orderBy('language').execute()
      ).map(({ language }) => language),
      wallets: (await tx.selectFrom('play_wallets').select('currency').execute()).map(
        ({ currency }) => currency,
      ),
    }));

  beforeAll(async () => {
    memberId = await addMember(gateway, aurora, { account: 'plays' });
    for (const mode of ['real', 'play'] as const) {
      for (const days of [0, 1, 2, 5]) await play(mode, days);
      await play(mode, 0, 'open');
    }
    await openPlayWallet('EUR', 0);
    await openPlayWallet('USD', 5);
  });

  const real = [
    'real-0-open',
    'real-0-settled',
    'real-1-settled',
    'real-2-settled',
    'real-5-settled',
  ];

  it('is swept a limited number of rows at a time, the oldest first', async () => {
    await sweepPlayMoney(gateway.db.owner, daysLater(10), { rows: 1, times: 1 });
    const { rounds } = await readLeft();
    expect(rounds).toEqual([
      'play-0-open',
      'play-1-settled',
      'play-2-settled',
      'play-5-settled',
      ...real,
    ]);
  });

  it('is forgotten a week later with all that was played for it, real money never', async () => {
    // A turn takes as many batches as it needs.
    await sweepPlayMoney(gateway.db.owner, daysLater(10), { rows: 1, times: 10 });
    const left = ['play-0-open', 'play-5-settled', ...real];
    expect(await readLeft()).toEqual({
      rounds: left,
      transactions: left,
      sessions: left,
      wallets: ['USD'],
    });
  });
});
