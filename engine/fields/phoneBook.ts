import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';

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

const MAX_TYPED_LENGTH = 64;

const countries = [...getCountries()].sort().map((countryCode) => ({
  countryCode,
  countryDialingCode: `+${getCountryCallingCode(countryCode)}`,
}));

/** The parser throws at a dialling code that no country has. */
const DIALLING_CODES = new Set(countries.map(({ countryDialingCode }) => countryDialingCode));

/** Numbers of every country, by libphonenumber's tables of mobile numbers. */
export const phoneBook: PhoneBook = {
  countries,
  parse(typed, countryDialingCode) {
    const text = typed.length > MAX_TYPED_LENGTH ? null : typed.trim();
    if (text === '') return { ok: false, fault: 'empty' };
    const defaultCallingCode = countryDialingCode.replace(/^\+/, '');
    if (text === null || !DIALLING_CODES.has(`+${defaultCallingCode}`)) {
      return { ok: false, fault: 'invalid' };
    }
    const number = parsePhoneNumberFromString(text, { defaultCallingCode, extract: false });
    if (!number?.isValid() || number.ext) return { ok: false, fault: 'invalid' };
    return {
      ok: true,
      e164: number.number,
      countryDialingCode: `+${number.countryCallingCode}`,
      national: number.formatNational(),
      ...(number.country && { countryCode: number.country }),
    };
  },
};
