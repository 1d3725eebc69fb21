import type { Insertable } from 'kysely';
import { AGENT_TYPE, MEMBER_TYPE } from '../../../schemas/memberTypes.ts';
import type { RegisterField } from '../../../schemas/registration.ts';
import type { MembersTable } from '../../db/tables.ts';
import type { Passwords } from '../session/passwords.ts';
import type { Application, RegistrationCall } from './application.ts';
import type { FilledForm } from './registrationForm.ts';

/** A new member without the names that may be taken. */
export type NamelessMember = Omit<Insertable<MembersTable>, 'account' | 'referral_code'>;

/** Kept together, as nothing is looked for by them; the other fields have columns of their own, or are not kept. */
const PROFILE_FIELDS = [
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'recommenderId',
] as const satisfies readonly RegisterField[];

function listProfile({ texts }: FilledForm): Record<string, string> {
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => {
      const text = texts[field];
      return text ? [[field, text]] : [];
    }),
  );
}

/** A new member as the database keeps it, with passwords hashed; the names it goes by are still to be given. */
export async function makeMember(
  { ids, passwords }: { readonly ids: () => string; readonly passwords: Passwords },
  call: RegistrationCall,
  { filled, registerUrl, phone }: Application,
): Promise<NamelessMember> {
  const { caller, now } = call;
  const { brand, locale, ip } = caller;
  const { password, paymentPassword, payeeName, email } = filled.texts;
  return {
    id: ids(),
    merchant_code: brand.merchantCode,
    password_hash: password ? await passwords.hash(password) : null,
    member_type: brand.registration.audience === 'agents' ? AGENT_TYPE : MEMBER_TYPE,
    locale,
    created_at: now,
    email: email ?? null,
    phone,
    payee_name: payeeName ?? null,
    birthday: filled.birthday,
    payment_password_hash: paymentPassword ? await passwords.hash(paymentPassword) : null,
    profile: JSON.stringify(listProfile(filled)),
    register_url: registerUrl,
    register_method: 'WEB',
    register_ip: ip,
    password_changed_at: password ? now : null,
  };
}
