import { sql, type Insertable } from 'kysely';
import type { PlayMode } from '../../../schemas/vendorApi.ts';
import type { Tx } from '../../db/database.ts';
import type { PlaySessionsTable } from '../../db/playTables.ts';
import type { VendorScope } from './rounds.repository.ts';

/** Uses up a vendor's intent that is good, with the vendor's code of its game; undefined for any other. */
export async function takeIntent(
  tx: Tx,
  { merchantCode, vendorCode }: VendorScope,
  { digest, now }: { readonly digest: Buffer; readonly now: Date },
) {
  const intent = await tx
    .updateTable('launch_intents')
    .set({ used_at: now })
    .where('merchant_code', '=', merchantCode)
    .where('vendor_code', '=', vendorCode)
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!intent) return undefined;
  const { code } = await tx
    .selectFrom('games')
    .select('code')
    .where('id', '=', intent.game_id)
    .executeTakeFirstOrThrow();
  return { ...intent, gameCode: code };
}

export async function insertPlaySession(
  tx: Tx,
  session: Insertable<PlaySessionsTable>,
): Promise<void> {
  await tx.insertInto('play_sessions').values(session).execute();
}

/** When the sign-in ends that a member plays under; undefined where it is over, or play is frozen. */
export async function findSignInEnd(
  tx: Tx,
  signInId: string,
  now: Date,
): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select('sessions.ends_at')
    .where('sessions.id', '=', signInId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.ends_at', '>', now)
    .where('members.status', '=', 'active')
    .where((eb) => eb.or([eb('play_frozen_until', 'is', null), eb('play_frozen_until', '<=', now)]))
    // Whoever freezes play waits for this, and then ends the session that begins here.
    .forShare('members')
    .executeTakeFirst();
  return row?.ends_at;
}

/** Ends what a member plays with every vendor: nothing more is staked, and what is open is still paid. */
export async function endPlaySessions(
  tx: Tx,
  { merchantCode, memberId, now }: { merchantCode: string; memberId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('launch_intents')
    .set({ used_at: now })
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();
  await tx
    .updateTable('play_sessions')
    .set({ ended_at: now })
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();
}

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

/** Whose rounds of which game, from when on. */
export interface RoundsWanted {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly gameId: string;
  readonly mode: PlayMode;
  readonly currency: string;
  readonly from: Date;
}

/** What rounds came to, in minor units. */
export interface RoundSums {
  readonly rounds: number;
  readonly stakedMinor: bigint;
  readonly paidMinor: bigint;
  /** The newest finished one, by its vendor's own id. */
  readonly lastRound: string | null;
}

/** What a member's rounds of a game came to, those that were given back left out; free spins move no money of theirs. */
export async function sumRounds(tx: Tx, wanted: RoundsWanted): Promise<RoundSums> {
  const { rows } = await sql<RoundSums>`
    select count(*)::int as rounds,
           coalesce(sum(staked_minor) filter (where free_spins_id is null), 0)::bigint as "stakedMinor",
           coalesce(sum(paid_minor) filter (where free_spins_id is null), 0)::bigint as "paidMinor",
           (array_agg(id order by opened_at desc) filter (where state = 'settled'))[1] as "lastRound"
      from play_rounds
     where merchant_code = ${wanted.merchantCode} and member_id = ${wanted.memberId}::uuid
       and game_id = ${wanted.gameId} and mode = ${wanted.mode} and currency = ${wanted.currency}
       and opened_at >= ${wanted.from} and state in ('open', 'settled')`.execute(tx);
  return rows[0]!;
}
