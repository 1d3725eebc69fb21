import { readCode } from '../../../engine/fields/code.ts';
import { loadPhoneBook, maskPhone } from '../../../engine/fields/phone.ts';
import type { AddressProof } from '../../../schemas/api/session.ts';
import type { Tx } from '../../db/database.ts';
import { digestRecoveryCode } from '../../crypto/recoveryCodes.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import { endOfStep, findStep } from '../../crypto/totp.ts';
import { markUsedIn } from '../../db/usedNonces.ts';
import { replaceTotpSecret } from './addressCheck.repository.ts';
import { takeRecoveryCode } from './memberFactors.repository.ts';
import type { Member } from './sessions.ts';

/** A proof that a member has, with what the member recognises it by. */
export interface OfferedProof {
  readonly kind: AddressProof;
  readonly hint?: string;
}

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

/** Whose second factor is checked, and when. */
interface FactorCheck {
  readonly member: Member;
  readonly box: SecretBox;
  readonly now: Date;
}

/** Checks a code of the member's authenticator; each step's code is good once. */
async function checkTotp(
  tx: Tx,
  { member, box, now }: FactorCheck,
  typed: string,
): Promise<boolean> {
  const secret = member.totp_secret && box.open(member.totp_secret, member.id);
  if (!secret) return false;
  const step = findStep(secret, readCode(typed) ?? '', now);
  if (step === null) return false;
  await renewTotp(tx, member, box);
  return markUsedIn(tx, {
    merchant_code: member.merchant_code,
    purpose: 'totp',
    nonce: `${member.id} ${step}`,
    ends_at: endOfStep(step),
  });
}

/** Checks a code of the member's authenticator, or one of those that stand for it when it is lost; either is used up. */
export async function checkSecondFactor(
  tx: Tx,
  check: FactorCheck,
  typed: string,
): Promise<boolean> {
  if (await checkTotp(tx, check, typed)) return true;
  const { id: memberId, merchant_code: merchantCode } = check.member;
  const digest = digestRecoveryCode(memberId, typed);
  return takeRecoveryCode(tx, { merchantCode, memberId }, digest, check.now);
}
