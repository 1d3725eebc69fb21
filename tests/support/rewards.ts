import { randomUUID } from 'node:crypto';
import { addDays, dayIn } from '../../engine/zonedTime.ts';
import type { RewardSource } from '../../schemas/api/rewards.ts';
import type { Tx } from '../../server/db/database.ts';
import type { TestBrand } from './gateway.ts';

/** A reward that waits for a member. */
export interface WaitingOf {
  readonly brand: TestBrand;
  readonly memberId: string;
  /** One that is published, of which something was granted. */
  readonly promotion: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

const moneyOf = ({ brand: { merchantCode, currency }, memberId }: WaitingOf) => ({
  merchant_code: merchantCode,
  member_id: memberId,
  currency: currency.code,
  decimals: currency.decimals,
});

/** Something that was reached in a mission or leaderboard of the member's own. */
const addReached = (kind: 'mission' | 'leaderboard') => async (tx: Tx, of: WaitingOf) => {
  const { brand, now, expiresAt } = of;
  const { merchantCode: merchant_code, timeZone } = brand;
  const id = randomUUID();
  const today = dayIn(timeZone, now.getTime());
  const said = { categories: [], period: 'daily', from: today, to: today, turnover: '1' };
  const who = {
    claimDays: 1,
    minLevel: 0,
    minIdentity: 0,
    texts: { en: { title: 'Play', text: '' } },
  };
  const what =
    kind === 'mission'
      ? { event: 'validBet', target: '1', rewardMinor: '300' }
      : { score: 'validBet', prizes: [{ from: 1, to: 100, amountMinor: '300' }] };
  const terms = JSON.stringify({ kind, ...said, ...who, ...what });
  const state = { kind, state: 'ended', place: 1, version: 1, draft: null } as const;
  const made = { created_at: now, changed_at: now, changed_by: 'test' };
  await tx
    .insertInto('missions')
    .values({ merchant_code, id, ...state, ...made })
    .execute();
  await tx
    .insertInto('mission_versions')
    .values({
      merchant_code,
      mission_id: id,
      version: 1,
      terms,
      created_at: now,
      created_by: 'test',
    })
    .execute();
  await tx
    .insertInto('mission_entries')
    .values({
      ...moneyOf(of),
      mission_id: id,
      period: today,
      version: 1,
      kind,
      state: 'reached',
      value: 1n,
      value_at: now,
      target: kind === 'mission' ? 1n : null,
      reward_minor: 300n,
      place: kind === 'mission' ? null : 1,
      begun_at: now,
      ends_at: new Date(now.getTime() + 86_400_000),
      reached_at: now,
      expires_at: expiresAt,
      claimed_at: null,
    })
    .execute();
};

/** Lets something wait, by where it comes from: 1.00 of cashback, 3.00 of a mission or leaderboard, 7.00 of VIP, 5.00 of a promotion. */
export const WAITING: Readonly<Record<RewardSource, (tx: Tx, of: WaitingOf) => Promise<void>>> = {
  async cashback(tx, of) {
    const { brand, now, expiresAt } = of;
    await tx
      .insertInto('cashback_days')
      .values({
        ...moneyOf(of),
        day: addDays(dayIn(brand.timeZone, now.getTime()), -1),
        level: 0,
        lines: '[]',
        carried_in_minor: 0n,
        early_minor: 0n,
        early_claims: 0,
        sum_minor: 100n,
        state: 'open',
        opens_at: now,
        expires_at: expiresAt,
        closed_at: now,
        claimed_at: null,
      })
      .execute();
  },
  mission: addReached('mission'),
  leaderboard: addReached('leaderboard'),
  async vip(tx, of) {
    const { brand, now, expiresAt } = of;
    await tx
      .insertInto('vip_gifts')
      .values({
        ...moneyOf(of),
        name: `month:${dayIn(brand.timeZone, now.getTime()).slice(0, 7)}`,
        level: 1,
        amount_minor: 700n,
        turnover: '1',
        state: 'open',
        made_at: now,
        expires_at: expiresAt,
        claimed_at: null,
      })
      .execute();
  },
  async promotion(tx, of) {
    const { promotion, now, expiresAt } = of;
    await tx
      .insertInto('promotion_entries')
      .values({
        ...moneyOf(of),
        id: randomUUID(),
        promotion_id: promotion,
        period: 'once',
        version: 1,
        kind: 'activity',
        state: 'issued',
        amount_minor: 500n,
        created_at: now,
        changed_at: now,
        expires_at: expiresAt,
      })
      .execute();
  },
};
