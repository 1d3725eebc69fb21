import type { Generated } from 'kysely';

/** How a session began. */
export type SessionMethod =
  'username' | 'sms' | 'device' | 'address' | 'register' | 'freeplay' | 'reset' | 'passkey';

/** Where and by what a member signed in; `id` is that of the session. */
interface MemberSignInsTable {
  merchant_code: string;
  member_id: string;
  id: string;
  at: Date;
  method: SessionMethod;
  ip: string;
  country: string | null;
  user_agent: string;
}

/** Keys that members sign in by; `host` is the site that one was made at. */
export interface MemberPasskeysTable {
  merchant_code: string;
  id: string;
  member_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: bigint;
  transports: Generated<string[]>;
  host: string;
  name: string;
  added_at: Date;
  last_used_at: Date | null;
}

/** What a browser is to sign with a passkey, as SHA-256. */
interface PasskeyChallengesTable {
  merchant_code: string;
  digest: Buffer;
  member_id: string | null;
  session_id: string | null;
  ends_at: Date;
}

/** What stands for an authenticator that is lost, as SHA-256. */
interface MemberRecoveryCodesTable {
  merchant_code: string;
  member_id: string;
  digest: Buffer;
  used_at: Date | null;
}

/** Pictures that members uploaded of themselves, as WebP. */
export interface MemberAvatarsTable {
  merchant_code: string;
  id: string;
  member_id: string;
  bytes: Buffer;
  added_at: Date;
}

/** How members keep their accounts safe, and what they look like. */
export interface SecurityTables {
  member_sign_ins: MemberSignInsTable;
  member_passkeys: MemberPasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  member_recovery_codes: MemberRecoveryCodesTable;
  member_avatars: MemberAvatarsTable;
}
