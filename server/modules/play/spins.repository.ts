import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** Whose spins. */
export interface SpinOwner {
  readonly merchantCode: string;
  readonly memberId: string;
}

/** What a game is and when its player was born, by which rules of slots hold or do not. */
export const readSpinFacts = (tx: Tx, { memberId }: SpinOwner, gameId: string) =>
  tx
    .selectFrom('games')
    .innerJoin('members', (join) => join.on('members.id', '=', memberId))
    .select(['games.category', 'members.birthday'])
    .where('games.id', '=', gameId)
    .executeTakeFirstOrThrow();

/** When a member's newest spin began; another spin of theirs waits until the transaction ends. */
export async function lockSpins(tx: Tx, { merchantCode, memberId }: SpinOwner): Promise<Date> {
  const { spun_at: before } = await tx
    .insertInto('member_spins')
    .values({ merchant_code: merchantCode, member_id: memberId, spun_at: new Date(0) })
    .onConflict((met) =>
      met.column('member_id').doUpdateSet({ spun_at: sql.ref('member_spins.spun_at') }),
    )
    .returning('spun_at')
    .executeTakeFirstOrThrow();
  return before;
}

/** Keeps that a spin begins. */
export async function keepSpin(tx: Tx, { memberId }: SpinOwner, now: Date): Promise<void> {
  await tx
    .updateTable('member_spins')
    .set({ spun_at: now })
    .where('member_id', '=', memberId)
    .execute();
}
