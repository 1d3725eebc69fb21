import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/mobile';
import { MAX_TYPED_PHONE, simplifyPhone } from './phoneText.ts';

/** A country whose numbers can be called. */
export interface DiallingCountry {
  /** ISO 3166-1 code of two letters. */
  readonly countryCode: string;
  /** With its plus sign: `+34`. */
  readonly countryDialingCode: string;
}

/** A mobile number, understood, or why it was not. */
export type ParsedPhone =
  | {
      readonly ok: true;
      /** `+34612345412`: what is sent, compared and kept. */
      readonly e164: string;
      /** With its plus sign; a number typed with a dialling code of its own keeps that one. */
      readonly countryDialingCode: string;
      /** As people of its country write it: `612 34 54 12`. */
      readonly national: string;
      /** The digits of that, which the rule of a field is about. */
      readonly nationalDigits: string;
      /** The country, where the number tells. */
      readonly countryCode?: string;
    }
  | { readonly ok: false; readonly fault: 'empty' | 'invalid' };

/** What is known about the world's mobile numbers. */
export interface PhoneBook {
  /** Every country with numbers, by its code. */
  readonly countries: readonly DiallingCountry[];
  /** Reads a mobile number as typed, with a dialling code of its own or in the manner of the one chosen. */
  parse(typed: string, countryDialingCode: string): ParsedPhone;
}

const countries = [...getCountries()].sort().map((countryCode) => ({
  countryCode,
  countryDialingCode: `+${getCountryCallingCode(countryCode)}`,
}));

/** The parser throws at a dialling code that no country has. */
const DIALLING_CODES = new Set(countries.map(({ countryDialingCode }) => countryDialingCode));

/** What one dials before a dialling code, where a keyboard has no plus: 00 nearly everywhere. */
const ABROAD = /^(?:00|011|0011|010)(?=[ .()/-]*[1-9])/;

function understand(text: string, defaultCallingCode: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, { defaultCallingCode, extract: false });
  return number?.isValid() && !number.ext ? number : null;
}

/** The ways to read a number, the likeliest first; the trunk zero in brackets is what one does not dial from abroad. */
function listReadings(text: string): readonly string[] {
  const plain = text.replace(/^(\+ ?[0-9]{1,4}) ?\(0\)/, '$1 ');
  return [plain, ...(ABROAD.test(plain) ? [plain.replace(ABROAD, '+')] : [])];
}

/** Numbers of every country, by libphonenumber's tables of mobile numbers. */
export const phoneBook: PhoneBook = {
  countries,
  parse(typed, countryDialingCode) {
    const text = typed.length > MAX_TYPED_PHONE ? null : simplifyPhone(typed);
    if (text === '') return { ok: false, fault: 'empty' };
    const defaultCallingCode = countryDialingCode.replace(/^\+/, '');
    if (text === null || !DIALLING_CODES.has(`+${defaultCallingCode}`)) {
      return { ok: false, fault: 'invalid' };
    }
    for (const reading of listReadings(text)) {
      const number = understand(reading, defaultCallingCode);
      if (!number) continue;
      const national = number.formatNational();
      return {
        ok: true,
        e164: number.number,
        countryDialingCode: `+${number.countryCallingCode}`,
        national,
        nationalDigits: national.replace(/[^0-9]/g, ''),
        ...(number.country && { countryCode: number.country }),
      };
    }
    return { ok: false, fault: 'invalid' };
  },
};
