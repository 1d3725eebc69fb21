import { Secret, TOTP } from 'otpauth';
import { readCode } from '../../../engine/fields/code.ts';
import { loadPhoneBook, maskPhone } from '../../../engine/fields/phone.ts';
import type { AddressProof } from '../../../schemas/api/session.ts';
import type { Tx } from '../../db/database.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import { markUsedIn } from '../../db/usedNonces.ts';
import { replaceTotpSecret } from './addressCheck.repository.ts';
import type { Member } from './sessions.ts';

/** A proof that a member has, with what the member recognises it by. */
export interface OfferedProof {
  readonly kind: AddressProof;
  readonly hint?: string;
}

const STEP_SECONDS = 30;
/** A code of the step before or after is taken too, for clocks that differ. */
const STEPS_ASIDE = 1;

/** `a•••@example.com`: its owner recognises it, nobody else learns it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}

/** A number as its owner recognises it. */
export async function maskNumber(e164: string): Promise<string> {
  const phone = (await loadPhoneBook()).parse(e164, '+1');
  return maskPhone(e164, phone.ok ? phone.countryDialingCode : '');
}

/** What a member can prove a new address with. */
export async function listProofs(member: Member, box: SecretBox): Promise<readonly OfferedProof[]> {
  const { phone, phone_verified_at, email, totp_secret, payee_name } = member;
  const proofs: OfferedProof[] = [];
  if (phone && phone_verified_at) proofs.push({ kind: 'sms', hint: await maskNumber(phone) });
  if (email) proofs.push({ kind: 'email', hint: maskEmail(email) });
  // One that cannot be read any more, after a change of the gateway's secret, would never be passed.
  if (totp_secret && box.open(totp_secret, member.id)) proofs.push({ kind: 'totp' });
  if (payee_name?.trim()) proofs.push({ kind: 'bankName' });
  return proofs;
}

/** Names are written with and without accents, capitals and spaces. */
const normaliseName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\p{Z}\p{C}]/gu, '')
    .toLowerCase();

/** Whether two writings are the same name. */
export function isSameName(one: string, other: string): boolean {
  const name = normaliseName(one);
  return name !== '' && name === normaliseName(other);
}

/** Who still uses an authenticator need not bind it anew when a former secret of the gateway is given up. */
async function renewTotp(tx: Tx, member: Member, box: SecretBox): Promise<void> {
  const renewed = member.totp_secret && box.renew(member.totp_secret, member.id);
  if (renewed) await replaceTotpSecret(tx, member, renewed);
}

/** Checks a code of the member's authenticator; each step's code is good once. */
export async function checkTotp(
  tx: Tx,
  { member, box, now }: { readonly member: Member; readonly box: SecretBox; readonly now: Date },
  typed: string,
): Promise<boolean> {
  const secret = member.totp_secret && box.open(member.totp_secret, member.id);
  if (!secret) return false;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS });
  const token = readCode(typed) ?? '';
  const aside = totp.validate({ token, timestamp: now.getTime(), window: STEPS_ASIDE });
  if (aside === null) return false;
  await renewTotp(tx, member, box);
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS) + aside;
  return markUsedIn(tx, {
    merchant_code: member.merchant_code,
    purpose: 'totp',
    nonce: `${member.id} ${step}`,
    ends_at: new Date((step + STEPS_ASIDE + 2) * STEP_SECONDS * 1000),
  });
}
