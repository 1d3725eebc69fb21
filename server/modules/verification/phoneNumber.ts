import { loadPhoneBook } from '../../../engine/fields/phone.ts';
import { Problem } from '../../http/problem.ts';

/** A mobile number in E.164. Throws Problem phoneMissing or phoneInvalid. */
export async function readPhone(typed: string, countryDialingCode: string): Promise<string> {
  const phone = (await loadPhoneBook()).parse(typed, countryDialingCode);
  if (phone.ok) return phone.e164;
  if (phone.fault === 'empty') throw new Problem('phoneMissing', 'The phone number is missing.');
  throw new Problem('phoneInvalid', 'This is not a mobile number.');
}
