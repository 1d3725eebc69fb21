import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Which of a vendor's play sessions take stakes at a moment, by their digests: the same that decides over a stake. */
export async function listLivePlay(
  tx: Tx,
  vendorCode: string,
  { digests, now }: { readonly digests: readonly Buffer[]; readonly now: Date },
): Promise<Buffer[]> {
  const { rows } = await sql<{ digest: Buffer }>`
    select play.digest from play_sessions play
      join members on members.id = play.member_id
      join sessions sign_in on sign_in.id = play.sign_in_id
     where play.merchant_code = current_merchant() and play.vendor_code = ${vendorCode}
       and play.digest = any(${digests}::bytea[])
       and play.ended_at is null and play.ends_at > ${now} and members.status = 'active'
       and sign_in.ended_at is null and sign_in.ends_at > ${now}`.execute(tx);
  return rows.map(({ digest }) => digest);
}
