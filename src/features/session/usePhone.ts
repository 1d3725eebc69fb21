import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadPhoneBook } from '../../../engine/fields/phone.ts';
import type { PhoneBook } from '../../../engine/fields/phoneBook.ts';
import { getCountryCodes } from '../../../schemas/api/system.ts';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import type { Http } from '../../platform/http/http.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { DiallingCountry } from '../../ui/fields/useCountrySearch.ts';
import { keepDraft, readDraft } from './drafts.ts';

const DRAFT = 'country';

const countryCodes = (http: Http) =>
  queryOptions({
    queryKey: [getCountryCodes.id],
    queryFn: ({ signal }) => http.call(getCountryCodes, { signal }),
    staleTime: Infinity,
  });

const loadBook = loadChunk(loadPhoneBook);

/** A mobile number as calls carry it: digits without the dialling code, and that code. */
export interface PhoneNumber {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  /** With its plus sign, without spaces. */
  readonly e164: string;
}

/** The number that a phone field holds, in its country. */
export interface Phone {
  readonly countries: readonly DiallingCountry[];
  readonly country: DiallingCountry | undefined;
  readonly setCountry: (country: DiallingCountry) => void;
  /** Understands what was typed. Rejects with a Problem, `phoneMissing` or `phoneInvalid`. */
  readonly read: (typed: string) => Promise<PhoneNumber>;
}

/** Holds the country of a phone field and reads its number; what is known of the world's numbers loads with the field. */
export function usePhone(diallingCode?: string): Phone {
  const http = useHttp();
  const { data } = useQuery(countryCodes(http));
  const [book, setBook] = useState<PhoneBook | null>(null);
  const [chosen, setChosen] = useState<string | undefined>(
    () => readDraft(DRAFT)['countryCode'] as string | undefined,
  );
  useEffect(() => {
    // Without it the gateway reads the number.
    loadBook().then(setBook, () => undefined);
  }, []);

  const countries = data?.countries ?? book?.countries ?? [];
  const byCode = (code: string | null | undefined) =>
    countries.find(({ countryCode }) => countryCode === code);
  const byDialling = countries.find((one) => one.countryDialingCode === diallingCode);
  const country = byCode(chosen) ?? byDialling ?? byCode(data?.current) ?? countries[0];

  const setCountry = ({ countryCode }: DiallingCountry) => {
    keepDraft(DRAFT, { countryCode });
    setChosen(countryCode);
  };

  const read = async (typed: string): Promise<PhoneNumber> => {
    const code = country?.countryDialingCode ?? '';
    const known = book ?? (await loadBook().catch(() => null));
    if (typed.trim() === '') throw new Problem('phoneMissing', 'No number was typed.');
    if (!known) {
      const digits = typed.replace(/\D/g, '');
      return { mobileNum: digits, countryDialingCode: code, e164: `${code}${digits}` };
    }
    const parsed = known.parse(typed, code);
    if (!parsed.ok) throw new Problem('phoneInvalid', 'That is no mobile number.');
    const own = byCode(parsed.countryCode);
    if (own && parsed.countryDialingCode !== code) setCountry(own);
    const { countryDialingCode, e164, national } = parsed;
    return { mobileNum: national.replace(/\D/g, ''), countryDialingCode, e164 };
  };
  return { countries, country, setCountry, read };
}
