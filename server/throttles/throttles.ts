import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** How often something may happen. */
export interface Limit {
  readonly count: number;
  /** The window begins with the first use. */
  readonly windowSeconds: number;
  /** Who goes beyond the count waits this long, and is then counted anew; without it, until the window's end. */
  readonly restSeconds?: number;
}

/** One more use of a bucket; `bucket` names what is counted and holds no secret. */
export interface Use {
  readonly merchantCode: string;
  readonly bucket: string;
  readonly limit: Limit;
  readonly now: Date;
}

/**
 * Counts one more use, and says how many seconds are to be waited where that is one too many; null where it is not.
 * Uses that were refused are not counted. The bucket stays locked until the transaction ends, so keep it short, and
 * commit it even if what was asked for is refused later.
 */
export async function countUse(
  tx: Tx,
  { merchantCode, bucket, limit, now }: Use,
): Promise<number | null> {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const { count, restSeconds } = limit;
  const row = await tx
    .insertInto('throttles')
    .values({
      merchant_code: merchantCode,
      bucket,
      count: 1,
      window_ends_at: after(limit.windowSeconds),
    })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'bucket']).doUpdateSet({
        count: sql<number>`case when throttles.window_ends_at <= ${now} then 1
          else least(throttles.count, ${count}) + 1 end`,
        window_ends_at: sql<Date>`case
          when throttles.window_ends_at <= ${now} then excluded.window_ends_at
          when throttles.count = ${count} and ${restSeconds !== undefined}
            then ${after(restSeconds ?? 0)}::timestamptz
          else throttles.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  if (row.count <= count) return null;
  return Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000));
}

/** Counts uses in their order up to the first that is one too many; says how long to wait for that one. */
export async function countUses(tx: Tx, uses: readonly Use[]): Promise<number | null> {
  for (const use of uses) {
    const waitSeconds = await countUse(tx, use);
    if (waitSeconds !== null) return waitSeconds;
  }
  return null;
}
