import type { Tx } from '../../db/database.ts';
import type { DataOwner } from '../../db/memberData.ts';

const NAME_DIGITS = 12;

/** What a member is called whose data went: the beginning of an id that says nothing of anybody. */
export const nameErased = (memberId: string): string =>
  `erased-${memberId.replaceAll('-', '').slice(0, NAME_DIGITS)}`;

/**
 * Leaves of a member what books and bets point to, under another name. Nothing signs in any more; name, address and
 * number are free again.
 */
export async function eraseMember(
  tx: Tx,
  { merchantCode, memberId }: DataOwner,
  now: Date,
): Promise<string> {
  const account = nameErased(memberId);
  await tx
    .updateTable('members')
    .set({
      account,
      nickname: '',
      status: 'closed',
      password_hash: null,
      payment_password_hash: null,
      totp_secret: null,
      email: null,
      email_verified_at: null,
      phone: null,
      phone_verified_at: null,
      payee_name: null,
      birthday: null,
      profile: '{}',
      referral_code: null,
      referred_by: null,
      affiliate_code: null,
      register_url: null,
      register_ip: null,
      club_label: '',
      labels: [],
      tags: [],
      sign_in_frozen_until: null,
      play_frozen_until: null,
      withdrawal_frozen_until: null,
      payout_rests_until: null,
      closing_at: null,
      avatar: '',
      erased_at: now,
    })
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', memberId)
    .execute();
  return account;
}
