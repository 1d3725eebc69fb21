import type { FieldRule } from '../../schemas/fields.ts';
import type { RegisterField } from '../../schemas/registration.ts';
import { isPlainName, normaliseAccount } from './accountName.ts';
import { parseAmericanDate, parseIsoDate } from './calendar.ts';
import { readCode } from './code.ts';
import { dropUnseen, toAsciiDigits } from './digits.ts';
import { checkField, MAX_TYPED_UNITS, type FieldFault } from './fieldRule.ts';
import { readPhoneDigits, simplifyPhone } from './phoneText.ts';

/** Joiners that some scripts are written with; all other unseen signs change nothing that is read. */
const UNSEEN_BUT_JOINERS = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const JOINER_AT_END = /^[\u200C\u200D\s]+|[\u200C\u200D\s]+$/g;

/** The name of a person: composed, with one plain space between its parts. */
export function readPersonName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(UNSEEN_BUT_JOINERS, '')
    .replace(/[\p{Zs}\t\u2800]+/gu, ' ')
    .replace(JOINER_AT_END, '');
}

/** An e-mail address as it is checked and kept, without what stands around it where it was copied. */
export function readEmail(typed: string): string {
  return dropUnseen(typed.normalize('NFKC'))
    .trim()
    .replace(/^mailto:/i, '');
}

/** A code of letters and digits, such as that of a friend. */
function readLetterCode(typed: string): string {
  return toAsciiDigits(dropUnseen(typed.normalize('NFKC'))).trim();
}

/** A day in the digits and with the signs of any writing, as yyyy-MM-dd or MM-dd-yyyy; what is no day stays as it is. */
export function readDate(typed: string): string {
  const text = toAsciiDigits(dropUnseen(typed)).trim();
  const dashed = text
    .replace(/日$/, '')
    .split(/ ?[\p{Pd}\u2212./\uFF0F\uFF0E年月] ?/u)
    .map((part) => part.padStart(2, '0'))
    .join('-');
  return parseIsoDate(dashed) || parseAmericanDate(dashed) ? dashed : text;
}

/**
 * The text of a field as it is checked, sent and kept, from what somebody typed or pasted. Passwords stay as they are
 * but for the digits of one that is a number. What cannot be read comes back to be refused by the field's rule.
 */
export function readField(field: RegisterField, typed: string): string {
  if (typed.length > MAX_TYPED_UNITS) return typed;
  switch (field) {
    case 'username':
      return normaliseAccount(typed);
    case 'password':
    case 'confirmPassword':
      return typed;
    case 'paymentPassword':
      return toAsciiDigits(typed);
    case 'mobileNum':
      return simplifyPhone(typed);
    case 'whatsapp':
      return readPhoneDigits(typed);
    case 'verificationCode':
    case 'captcha':
      return readCode(typed) ?? typed;
    case 'email':
      return readEmail(typed);
    case 'birthday':
      return readDate(typed);
    case 'payeeName':
    case 'facebook':
    case 'line':
      return readPersonName(typed);
    default:
      return readLetterCode(typed);
  }
}

/** No control, no half of a character, none without a meaning, and nothing that turns the text around it. */
const SOUND =
  /^[^\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]*$/u;

/** Whether a text holds nothing that is not seen, or changes how what stands around it is read. */
export const isSound = (text: string): boolean => SOUND.test(text);

const SECRETS: ReadonlySet<RegisterField> = new Set(['password', 'confirmPassword']);

/**
 * What is wrong with the text of a registration field, as `readField` read it, or null: by its rule, and by what no rule
 * lets in. `check` is the rule, prepared.
 */
export function checkRegisterField(
  field: RegisterField,
  rule: FieldRule,
  text: string,
  check: (text: string) => FieldFault | null = (read) => checkField(rule, read),
): FieldFault | null {
  const fault = check(text);
  if (fault || !rule.enabled || SECRETS.has(field)) return fault;
  const isFine = field === 'username' ? isPlainName(text) : isSound(text);
  if (isFine) return null;
  const { patternId, minLength: min, maxLength: max } = rule;
  return { kind: 'pattern', patternId, min, max };
}
