import { readField } from '../../../engine/fields/readField.ts';
import type { Tx } from '../../db/database.ts';
import type { MembersTable } from '../../db/tables.ts';
import type { Caller } from '../../http/caller.ts';
import { Problem } from '../../http/problem.ts';
import { AGENT_TYPE, MEMBER_TYPE } from '../../../schemas/memberTypes.ts';
import { findAffiliate, findAgentLink, findReferrer } from './account.repository.ts';

/** How an account is opened by an agent's link. */
export interface LinkTerms {
  readonly code: string;
  readonly member_type: number;
  readonly rebate_point: number;
}

/** Who brought a new member. */
export type Inviters = Pick<MembersTable, 'affiliate_code' | 'upline_id' | 'referred_by'> & {
  /** What an agent's link says of the account. */
  readonly link: LinkTerms | null;
};

/** An affiliate code that is good on the host of a call. Throws Problem affiliateCodeWrong. */
export async function readAffiliate(tx: Tx, { brand, host }: Caller, typed: string, now: Date) {
  const code = readField('affiliateCode', typed);
  const ofHouse = await findAffiliate(tx, brand.merchantCode, code);
  const ofAgent = ofHouse ? undefined : await findAgentLink(tx, brand.merchantCode, { code, now });
  const affiliate = ofHouse ?? ofAgent;
  const isGood =
    affiliate &&
    (affiliate.hosts.length === 0 || affiliate.hosts.includes(host)) &&
    (affiliate.member_id === null || affiliate.status === 'active');
  if (!isGood) throw new Problem('affiliateCodeWrong', 'There is no such affiliate code.');
  const link: LinkTerms | null = ofAgent
    ? {
        code: ofAgent.code,
        member_type: ofAgent.kind === 'agent' ? AGENT_TYPE : MEMBER_TYPE,
        rebate_point: ofAgent.rebate_point,
      }
    : null;
  return { code: affiliate.code, member_id: affiliate.member_id, link };
}

/** The member whom a friend's code leads to. */
export function findReferrerOf(tx: Tx, { brand }: Caller, typed: string) {
  const code = readField('referralCode', typed).toUpperCase();
  return findReferrer(tx, brand.merchantCode, code);
}

async function readReferrer(tx: Tx, caller: Caller, typed: string): Promise<string> {
  const referrer = await findReferrerOf(tx, caller, typed);
  if (!referrer) throw new Problem('referralCodeWrong', 'There is no such referral code.');
  return referrer.id;
}

/**
 * Whom the codes of a registration lead to. Codes also come from the address of a page, where the form asks for none.
 * Throws Problem affiliateCodeWrong or referralCodeWrong.
 */
export async function readInviters(
  tx: Tx,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
  { affiliateCode = '', referralCode = '' }: { affiliateCode?: string; referralCode?: string },
): Promise<Inviters> {
  const affiliate = affiliateCode.trim()
    ? await readAffiliate(tx, caller, affiliateCode, now)
    : null;
  return {
    affiliate_code: affiliate?.code ?? null,
    upline_id: affiliate?.member_id ?? null,
    link: affiliate?.link ?? null,
    referred_by: referralCode.trim() ? await readReferrer(tx, caller, referralCode) : null,
  };
}
