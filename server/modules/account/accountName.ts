import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';

/** Names of people who speak for a site; nobody may look like one of them. */
const RESERVED = new Set([
  'administrator',
  'anonymous',
  'customerservice',
  'everyone',
  'guest',
  'helpdesk',
  'moderator',
  'null',
  'official',
  'operator',
  'root',
  'security',
  'service',
  'staff',
  'superuser',
  'support',
  'system',
  'undefined',
]);

/** Trial accounts are made by the gateway alone. */
const RESERVED_START = /^(?:trial|admin)/;

/** Digits that are read as letters: "adm1n", "r00t". */
const LOOKALIKES: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '5': 's' };

/** Scripts with letters that look like those of another one. */
const LOOKALIKE_SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /[\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u,
];

const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether a name shows all it is made of, and no letters of two alphabets that look alike. */
export function isPlainName(name: string): boolean {
  return !UNSEEN.test(name) && LOOKALIKE_SCRIPTS.filter((script) => script.test(name)).length <= 1;
}

const skeletonOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s._-]/g, '')
    .replace(/[0135]/g, (digit) => LOOKALIKES[digit] ?? digit);

/** Whether a name belongs to the site: that of its staff, of its trial accounts or of the brand itself. */
export function isReservedName(name: string, brand: Pick<ResolvedBrand, 'id' | 'merchantCode'>) {
  const skeleton = skeletonOf(name);
  const own = [brand.id, brand.merchantCode].map(skeletonOf);
  return RESERVED_START.test(skeleton) || RESERVED.has(skeleton) || own.includes(skeleton);
}

const NAME_DIGITS = 10;

/** A username for somebody who registers by mobile number: `m` and ten digits that say nothing. */
export function deriveAccount(random: (size: number) => Buffer): string {
  const digits = [...random(NAME_DIGITS)].map((byte) => String(byte % 10));
  return `m${digits.join('')}`;
}

/** Without the letters and digits that are taken for one another. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** A code by which a member invites others. */
export function createReferralCode(random: (size: number) => Buffer): string {
  return [...random(CODE_LENGTH)]
    .map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length])
    .join('');
}
