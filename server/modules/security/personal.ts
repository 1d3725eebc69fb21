import { checkProfileField, readProfileField } from '../../../engine/fields/profileField.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getProfile } from '../../../schemas/api/security.ts';
import { PROFILE_FIELDS, profileRuleOf, type ProfileField } from '../../../schemas/profile.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import { isOldEnough, readBirthday } from '../account/legalAge.ts';
import { requireRealAccount } from '../payments/memberCall.ts';
import type { FactorCall } from '../session/memberFactors.ts';
import type { Member } from '../session/sessions.ts';
import { changeOwnMember, lockOwnMember } from './security.repository.ts';

type ProfileValue = ValueOf<typeof getProfile>;

/** Texts of personal details, by field. */
export type ProfileTexts = Readonly<Partial<Record<ProfileField, string>>>;

/** What a member said of themselves; empty where nothing. */
export function readProfileText(member: Member, field: ProfileField): string {
  if (field === 'nickname') return member.nickname;
  if (field === 'fullName') return member.payee_name ?? '';
  if (field === 'birthday') return member.birthday ?? '';
  return member.profile[field] ?? '';
}

/** Details that a merchant wants and a member has not given. */
export const listMissingDetails = (brand: ResolvedBrand, member: Member) =>
  PROFILE_FIELDS.filter(
    (field) =>
      profileRuleOf(brand.profile, field).ask === 'required' &&
      readProfileText(member, field) === '',
  );

/** Personal details as somebody reads them. */
export function describeProfile(brand: ResolvedBrand, member: Member): ProfileValue {
  const fields = PROFILE_FIELDS.flatMap((field) => {
    const { ask, fixed, minLength, maxLength } = profileRuleOf(brand.profile, field);
    const text = readProfileText(member, field);
    if (ask === 'hidden') return [];
    const isSettled = fixed && text !== '';
    return [{ field, text, ask, isFixed: fixed, isSettled, minLength, maxLength }];
  });
  return { minimumAge: brand.jurisdiction.minimumAge, fields };
}

/**
 * Personal details that somebody typed, as they are kept. Throws Problem fieldsInvalid, whose value names the fields, or
 * underage.
 */
export function readProfileTexts(
  brand: ResolvedBrand,
  typed: ProfileTexts,
  now: Date,
): Map<ProfileField, string> {
  const texts = new Map<ProfileField, string>();
  const faults: Record<string, object> = {};
  for (const field of PROFILE_FIELDS) {
    const given = typed[field];
    if (given === undefined) continue;
    const rule = profileRuleOf(brand.profile, field);
    const text = readProfileField(field, given);
    let fault = checkProfileField(field, rule, text);
    if (field === 'birthday' && text !== '' && fault === null) {
      const birthday = readBirthday(text, now);
      const { minLength: min, maxLength: max } = rule;
      if (birthday === null) fault = { kind: 'date', min, max };
      else if (!isOldEnough(birthday, brand.jurisdiction, now)) {
        throw new Problem('underage', 'Nobody that young may play here.');
      } else texts.set(field, birthday);
    } else texts.set(field, text);
    if (fault) faults[field] = fault;
  }
  if (Object.keys(faults).length > 0) {
    throw new Problem('fieldsInvalid', 'Some details are not as they are asked for.', {
      value: { fields: faults },
    });
  }
  return texts;
}

/** Keeps personal details of a locked member. */
export async function keepProfileTexts(
  tx: Tx,
  member: Member,
  texts: ReadonlyMap<ProfileField, string>,
): Promise<void> {
  const { nickname, fullName, birthday, ...others } = Object.fromEntries(texts) as ProfileTexts;
  const profile: Record<string, string> = { ...member.profile, ...others };
  for (const field of PROFILE_FIELDS) if (profile[field] === '') delete profile[field];
  await changeOwnMember(tx, member, {
    ...(nickname !== undefined && { nickname }),
    ...(fullName !== undefined && { payee_name: fullName || null }),
    ...(birthday !== undefined && { birthday: birthday || null }),
    profile: JSON.stringify(profile),
  });
}

/** What members say of themselves. */
export interface PersonalDetails {
  read(call: FactorCall): Promise<ProfileValue>;
  /** Throws Problem fieldFixed, fieldsInvalid or underage. */
  set(call: FactorCall, typed: ProfileTexts): Promise<ProfileValue>;
}

/** Makes the keeping of personal details. */
export function createPersonalDetails({ db }: { readonly db: Database }): PersonalDetails {
  return {
    async read(call) {
      const { brand } = call.caller;
      const { merchantCode } = brand;
      return withTransaction(db, { merchantCode }, async (tx) =>
        describeProfile(brand, await getMember(tx, merchantCode, call.member.memberId)),
      );
    },
    async set(call, typed) {
      requireRealAccount(call);
      const { caller, now } = call;
      const { brand } = caller;
      const { merchantCode } = brand;
      return withTransaction(db, { merchantCode }, async (tx) => {
        const member = await lockOwnMember(tx, merchantCode, call.member.memberId);
        const asked = Object.entries(typed) as [ProfileField, string][];
        const changed = asked.filter(([field, text]) => {
          if (readProfileField(field, text) === readProfileText(member, field)) return false;
          const { ask, fixed } = profileRuleOf(brand.profile, field);
          if (ask === 'hidden') throw new Problem('bodyInvalid', `Field "${field}" is not asked.`);
          if (fixed && readProfileText(member, field) !== '') {
            throw new Problem('fieldFixed', 'It stays as it was first given.', {
              value: { field },
            });
          }
          return true;
        });
        const texts = readProfileTexts(brand, Object.fromEntries(changed), now);
        await keepProfileTexts(tx, member, texts);
        return describeProfile(brand, await getMember(tx, merchantCode, member.id));
      });
    },
  };
}
