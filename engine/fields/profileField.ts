import type { ProfileField, ProfileRule } from '../../schemas/profile.ts';
import { parseIsoDate } from './calendar.ts';
import { toAsciiDigits } from './digits.ts';
import { MAX_TYPED_UNITS } from './fieldRule.ts';
import { isSound, readDate, readPersonName } from './readField.ts';

/** What is wrong with a personal detail; lengths in characters. */
export interface ProfileFault {
  readonly kind: 'required' | 'length' | 'signs' | 'date' | 'underage';
  readonly min: number;
  readonly max: number;
}

/** Letters of every writing, with what stands between and in them. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}.'’·ʼ\-‐\u30FB\u200C\u200D]*$/u;
const NICKNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Zs}._\-\u200C\u200D]*$/u;
const TELEGRAM = /^[A-Za-z][A-Za-z0-9_]*$/;
const DIGITS = /^[0-9]+$/;
const COUNTRY = /^[A-Z]{2}$/;
/** Whatever people write into a line of an address; nothing that marks up pages. */
const LINE = /^[^<>{}`\\]*[\p{L}\p{N}][^<>{}`\\]*$/u;
/** More signs on one letter than any writing puts there. */
const PILED = /\p{M}{5,}/u;

const SIGNS: Readonly<Record<Exclude<ProfileField, 'birthday'>, RegExp>> = {
  nickname: NICKNAME,
  fullName: NAME,
  telegram: TELEGRAM,
  zalo: DIGITS,
  nationality: COUNTRY,
  placeOfBirth: LINE,
  address: LINE,
  permanentAddress: LINE,
  currentAddress: LINE,
  occupation: LINE,
  incomeSource: LINE,
};

/** A personal detail as it is checked, sent and kept, from what somebody typed or pasted. */
export function readProfileField(field: ProfileField, typed: string): string {
  if (typed.length > MAX_TYPED_UNITS) return typed;
  switch (field) {
    case 'birthday':
      return readDate(typed);
    case 'telegram':
      return readPersonName(typed).replace(/^(https?:\/\/)?(t\.me\/|@)/i, '');
    case 'zalo':
      return toAsciiDigits(readPersonName(typed)).replace(/[\s+().-]/g, '');
    case 'nationality':
      return readPersonName(typed).toUpperCase();
    default:
      return readPersonName(typed);
  }
}

/** What is wrong with a text that `readProfileField` read, or null; whether somebody is old enough is another question. */
export function checkProfileField(
  field: ProfileField,
  { ask, minLength: min, maxLength: max }: Omit<ProfileRule, 'fixed'>,
  text: string,
): ProfileFault | null {
  const fault = (kind: ProfileFault['kind']) => ({ kind, min, max });
  if (text === '') return ask === 'required' ? fault('required') : null;
  if (field === 'birthday') return parseIsoDate(text) ? null : fault('date');
  const length = [...text].length;
  if (text.length > MAX_TYPED_UNITS || length < min || length > max) return fault('length');
  return isSound(text) && SIGNS[field].test(text) && !PILED.test(text) ? null : fault('signs');
}
