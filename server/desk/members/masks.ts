import { isIPv6 } from 'node:net';
import { maskEmail, maskNumber } from '../../modules/session/proofs.ts';

/** Words as their owner recognises them: the first letter of each. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}•••`)
    .join(' ');

/** An address without its last parts: enough to tell networks apart. */
export function maskIp(ip: string): string {
  if (isIPv6(ip)) return `${ip.split(':').slice(0, 2).join(':')}:•••`;
  const parts = ip.split('.');
  return parts.length === 4 ? `${parts[0]}.${parts[1]}.•••` : '•••';
}

/** A day of birth: only that there is one. */
export const MASKED_DAY = '••••-••-••';

/** A phone number as its owner recognises it; null stays null. */
export const maskPhone = async (phone: string | null): Promise<string | null> =>
  phone === null ? null : maskNumber(phone);

/** An e-mail address as its owner recognises it; null stays null. */
export const maskAddress = (email: string | null): string | null =>
  email === null ? null : maskEmail(email);
