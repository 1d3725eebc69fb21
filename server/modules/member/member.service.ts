import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getMemberIcon, getMemberInfo } from '../../../schemas/api/member.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { DataOwner } from '../../db/memberData.ts';
import { getMember } from '../../db/members.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import type { Caller } from '../../http/caller.ts';
import type { Features } from '../../http/gateway.ts';
import { maskEmail, maskNumber } from '../session/proofs.ts';
import { describeSignIn } from '../session/sessions.ts';
import { readLabel } from '../vip/levels.ts';
import { eraseMember } from './erase.repository.ts';

/** A call of somebody who is signed in. */
export interface MemberCall {
  readonly caller: Caller;
  readonly features: Features;
  readonly member: MemberSession;
  readonly now: Date;
}

/** What members see of themselves. */
export interface MemberService {
  getInfo(call: MemberCall): Promise<ValueOf<typeof getMemberInfo>>;
  getPicture(call: MemberCall): Promise<ValueOf<typeof getMemberIcon>>;
  /** Takes all that is personal from a member's row, for good; gives the name that is left. */
  erase(tx: Tx, owner: DataOwner, now: Date): Promise<string>;
}

/** Makes the member service over a database. */
export function createMemberService({ db }: { readonly db: Database }): MemberService {
  return {
    async getInfo(call) {
      const { caller, member: session } = call;
      const { merchantCode } = caller.brand;
      const { member, clubLabel } = await withTransaction(db, { merchantCode }, async (tx) => {
        const row = await getMember(tx, merchantCode, session.memberId);
        const { club_rank: rank, club_label: label } = row;
        const named = { rank, label, locale: caller.locale };
        return { member: row, clubLabel: await readLabel(tx, caller.brand, named) };
      });
      const told = describeSignIn(call, member);
      // Whoever signed in by a code from their phone need not know the password, and so need not change it.
      const isAsked = session.method !== 'sms';
      return {
        id: member.id,
        account: member.account,
        nickname: member.nickname,
        type: member.member_type,
        toUpline: member.upline_id !== null,
        clubLabel,
        memberLabel: member.labels,
        hasPassword: member.password_hash !== null,
        passwordExpired: isAsked && told.passwordExpired,
        passwordMustChange: isAsked && told.passwordMustChange,
        payoutLocked: member.payout_locked_at !== null,
        referralCode: member.referral_code ?? '',
        ...(member.email ? { email: maskEmail(member.email) } : {}),
        ...(member.phone ? { mobileNum: await maskNumber(member.phone) } : {}),
      };
    },
    async getPicture({ caller, member: session }) {
      const { merchantCode } = caller.brand;
      const { avatar } = await withTransaction(db, { merchantCode }, (tx) =>
        getMember(tx, merchantCode, session.memberId),
      );
      return { avatar, avatarType: avatar.startsWith('/') ? 'CUSTOM' : 'STATIC' };
    },
    erase: eraseMember,
  };
}
