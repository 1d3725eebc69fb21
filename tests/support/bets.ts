import { randomUUID } from 'node:crypto';
import type { GameCategory } from '../../schemas/api/games.ts';
import { withTransaction } from '../../server/db/database.ts';
import type { TestBrand, TestGateway } from './gateway.ts';

/** A round that was settled now and lost, in minor units, on a day of the merchant (yyyy-mm-dd). */
export const addBet = (
  { db, now }: TestGateway,
  { merchantCode, currency }: TestBrand,
  {
    memberId,
    day,
    validMinor,
    category = 'RNG',
  }: {
    readonly memberId: string;
    readonly day: string;
    readonly validMinor: bigint;
    readonly category?: GameCategory;
  },
) =>
  withTransaction(db, { merchantCode }, (tx) => {
    const at = now();
    return tx
      .insertInto('bets')
      .values({
        merchant_code: merchantCode,
        member_id: memberId,
        source: 'round',
        reference: `V ${randomUUID()}`,
        category,
        vendor_code: 'V',
        game: 'V-1',
        currency: currency.code,
        decimals: currency.decimals,
        state: 'lost',
        placed_at: at,
        settled_at: at,
        at,
        day,
        stake_minor: validMinor,
        bet_minor: validMinor,
        valid_minor: validMinor,
        payout_minor: 0n,
      })
      .execute();
  });
