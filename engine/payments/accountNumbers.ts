import type { PayoutType } from '../../schemas/payments.schema.ts';
import { isValidIBAN } from 'ibantools';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Whether the last digit of a number is its Luhn check digit, as on cards of 12 to 19 digits. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  [...digits].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

/** A CLABE of Mexico from its first 17 digits. */
export function completeClabe(first17: string): string {
  if (!/^\d{17}$/.test(first17)) throw new RangeError('A CLABE begins with 17 digits.');
  const weights = [3, 7, 1];
  const sum = [...first17].reduce(
    (all, digit, at) => all + ((Number(digit) * weights[at % 3]!) % 10),
    0,
  );
  return `${first17}${(10 - (sum % 10)) % 10}`;
}

/** Whether 18 digits are a CLABE. */
export const isClabe = (digits: string): boolean =>
  /^\d{18}$/.test(digits) && completeClabe(digits.slice(0, 17)) === digits;

/** The remainder-11 check digit that Brazil's numbers share. */
function brazilianCheck(digits: string, weights: readonly number[]): number {
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * weights[at]!, 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

const from = (start: number, count: number) => Array.from({ length: count }, (_, at) => start - at);

/** A CPF of Brazil from its first nine digits. */
export function completeCpf(first9: string): string {
  if (!/^\d{9}$/.test(first9)) throw new RangeError('A CPF begins with nine digits.');
  const tenth = `${first9}${brazilianCheck(first9, from(10, 9))}`;
  return `${tenth}${brazilianCheck(tenth, from(11, 10))}`;
}

/** Whether eleven digits are a CPF; those of one digit only are none. */
export const isCpf = (digits: string): boolean =>
  /^\d{11}$/.test(digits) &&
  !/^(\d)\1*$/.test(digits) &&
  completeCpf(digits.slice(0, 9)) === digits;

const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** Whether fourteen digits are a CNPJ, the number of a company in Brazil. */
export function isCnpj(digits: string): boolean {
  if (!/^\d{14}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false;
  const first = brazilianCheck(digits.slice(0, 12), CNPJ_WEIGHTS.slice(1));
  const second = brazilianCheck(digits.slice(0, 13), CNPJ_WEIGHTS);
  return digits.endsWith(`${first}${second}`);
}

/** Whether a text is an address of Ethereum and its kin; one in mixed case carries a check sum (EIP-55). */
export function isEvmAddress(text: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return false;
  const hex = text.slice(2);
  if (hex === hex.toLowerCase() || hex === hex.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex.toLowerCase())));
  return [...hex].every((letter, at) =>
    Number.parseInt(hash[at]!, 16) >= 8
      ? letter === letter.toUpperCase()
      : letter === letter.toLowerCase(),
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

/** What a PIX key may be. */
const isPixKey = (key: string): boolean =>
  isCpf(key) ||
  isCnpj(key) ||
  /^\+55\d{10,11}$/.test(key) ||
  UUID.test(key) ||
  (key.length <= 77 && MAIL.test(key));

/** Kinds of accounts that money is paid out to, as far as their numbers differ. */
export const ACCOUNT_NUMBER_KINDS = [
  'bank',
  'iban',
  'card',
  'clabe',
  'pixKey',
  'wallet',
  'evm',
] as const;
/** A kind of account number. */
export type AccountNumberKind = (typeof ACCOUNT_NUMBER_KINDS)[number];

const LIKE_IBAN = /^[A-Za-z]{2}\d{2}[0-9A-Za-z]{11,}$/;
const withoutSpaces = (text: string) => text.replace(/[\s.-]/g, '');
const READERS: Readonly<Record<AccountNumberKind, (text: string) => string | null>> = {
  // A number that begins as an IBAN does is one, so that a slip of the finger is found.
  bank: (text) =>
    LIKE_IBAN.test(withoutSpaces(text))
      ? READERS.iban(text)
      : keepIf(withoutSpaces(text), (number) => /^[0-9A-Za-z]{4,34}$/.test(number)),
  iban: (text) => keepIf(withoutSpaces(text).toUpperCase(), isValidIBAN),
  card: (text) => keepIf(withoutSpaces(text), isCardNumber),
  clabe: (text) => keepIf(withoutSpaces(text), isClabe),
  pixKey: (text) => keepIf(text.trim(), isPixKey) ?? keepIf(text.replace(/[\s./-]/g, ''), isPixKey),
  wallet: (text) => keepIf(text.trim(), (name) => /^[^\s]{3,64}$/.test(name)),
  evm: (text) => keepIf(text.trim(), isEvmAddress),
};

function keepIf(text: string, isRight: (text: string) => boolean): string | null {
  return isRight(text) ? text : null;
}

/** An account's number as it is kept, of what somebody typed; null for what is none of its kind. */
export const readAccountNumber = (kind: AccountNumberKind, text: string): string | null =>
  READERS[kind](text);

/** By which rule the number of what money is paid out to is read; that of crypto follows from how it begins. */
const NUMBER_KINDS: Readonly<Record<Exclude<PayoutType, 'crypto'>, AccountNumberKind>> = {
  bank: 'bank',
  card: 'card',
  pix: 'pixKey',
  clabe: 'clabe',
  ewallet: 'wallet',
};

/** The number of what money is paid out to, as it is kept; null for what is none of its type. */
export function readPayoutNumber(type: PayoutType, text: string): string | null {
  if (type !== 'crypto') return readAccountNumber(NUMBER_KINDS[type], text);
  return readAccountNumber(text.trim().startsWith('0x') ? 'evm' : 'wallet', text);
}

/** An account's number with all but its last four characters hidden. */
export const maskAccountNumber = (number: string): string => `••••${number.slice(-4)}`;
