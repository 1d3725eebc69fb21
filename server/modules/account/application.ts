import type { RegisterForm } from '../../../engine/fields/registerForms.ts';
import { Problem } from '../../http/problem.ts';
import type { SignInFrom } from '../session/sessions.ts';
import { readPhone } from '../verification/phoneNumber.ts';
import { isOldEnough } from './legalAge.ts';
import {
  readRegistrationForm,
  type FilledForm,
  type RegistrationBody,
} from './registrationForm.ts';
import { isOwnDomain, readRegisterUrl } from './registrationPlace.ts';

/** Somebody registers. */
export type RegistrationCall = SignInFrom & { readonly body: RegistrationBody };

/** What was read from a registration without asking the database. */
export interface Application {
  readonly form: RegisterForm;
  readonly filled: FilledForm;
  readonly registerUrl: string;
  /** E.164. */
  readonly phone: string | null;
}

/**
 * Reads a registration. Throws Problem fieldsInvalid with everything that is wrong with the fields, phoneInvalid,
 * termsNotAccepted, underage, or bodyInvalid for a page of another site.
 */
export async function readApplication(
  form: RegisterForm,
  call: RegistrationCall,
): Promise<Application> {
  const { body, caller, features, now } = call;
  const { brand } = caller;
  const registerUrl = readRegisterUrl(body.registerUrl, caller);
  if (!isOwnDomain(body.domain, caller)) {
    throw new Problem('bodyInvalid', 'Field "domain" is no host of this site.');
  }
  const filled = await readRegistrationForm(body, { form, brand, gates: features, now });
  const { mobileNum } = filled.texts;
  const phone = mobileNum ? await readPhone(body.mobileNum!, body.countryDialingCode ?? '') : null;
  if (!body.agreed) throw new Problem('termsNotAccepted', 'The terms must be agreed to.');
  if (filled.birthday && !isOldEnough(filled.birthday, brand.jurisdiction, now)) {
    throw new Problem('underage', 'Too young for this site.');
  }
  return { form, filled, registerUrl, phone };
}
