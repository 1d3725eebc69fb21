import {
  checkConfirmation,
  normaliseFieldText,
  prepareField,
  type FieldFault,
} from '../../../engine/fields/fieldRule.ts';
import {
  listRegisterFields,
  resolveRegisterRules,
  type RegisterForm,
  type RegisterGates,
} from '../../../engine/fields/registerForms.ts';
import { listOwnNames } from '../../../engine/fields/passwordRule.ts';
import { loadPhoneBook } from '../../../engine/fields/phone.ts';
import { checkRegisterField, readField } from '../../../engine/fields/readField.ts';
import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import type { register, registerByMobile } from '../../../schemas/api/account.ts';
import type { FieldRule } from '../../../schemas/fields.ts';
import type { RegisterField } from '../../../schemas/registration.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { collectFieldFaults } from './fieldFaults.ts';
import { readBirthday } from './legalAge.ts';
import { findWeakness } from './passwordWeakness.ts';

/** The body of either registration; what only one of them has is missing in the other. */
export type RegistrationBody = Omit<
  BodyOf<typeof registerByMobile>,
  'mobileNum' | 'countryDialingCode'
> &
  Partial<BodyOf<typeof register>>;

/** Which form was filled in, and what for. */
export interface FormContext {
  readonly form: RegisterForm;
  readonly brand: ResolvedBrand;
  readonly gates: RegisterGates;
  readonly now: Date;
}

/** What a form asked for and somebody filled in, by field; without empty ones. */
export interface FilledForm {
  readonly shown: ReadonlySet<RegisterField>;
  readonly texts: Readonly<Partial<Record<RegisterField, string>>>;
  /** yyyy-MM-dd. */
  readonly birthday: string | null;
}

/** Checked elsewhere, by what they are compared with. */
const UNCHECKED: ReadonlySet<RegisterField> = new Set(['verificationCode', 'confirmPassword']);

/** Numbers are judged by what dials them; one that nobody understands is refused as such when the number is read. */
async function readMobile(typed: string, diallingCode: string): Promise<string | null> {
  const phone = (await loadPhoneBook()).parse(typed, diallingCode);
  if (phone.ok) return phone.nationalDigits;
  return phone.fault === 'empty' ? '' : null;
}

const patternFault = ({ patternId, minLength, maxLength }: FieldRule): FieldFault => ({
  kind: 'pattern',
  patternId,
  min: minLength,
  max: maxLength,
});

async function checkText(field: RegisterField, rule: FieldRule, text: string, now: Date) {
  // Digits of a captcha come from any keyboard; the captcha itself is what they are compared with.
  if (field === 'captcha' && text.trim() !== '') return null;
  const prepared = await prepareField(rule);
  const fault = checkRegisterField(field, rule, text, (read) => prepared.check(read));
  if (fault || field !== 'birthday' || text === '') return fault;
  return readBirthday(text, now) === null ? patternFault(rule) : null;
}

/** Reads the fields that a form shows, and no others. Throws Problem fieldsInvalid with everything that is wrong. */
export async function readRegistrationForm(
  body: RegistrationBody,
  { form, brand, gates, now }: FormContext,
): Promise<FilledForm> {
  const rules = resolveRegisterRules(gates, brand.registration.fields);
  const shown = new Set(listRegisterFields(form, rules, gates));
  const faults = collectFieldFaults();
  const texts: Partial<Record<RegisterField, string>> = {};
  for (const field of shown) {
    const typed = body[field] ?? '';
    const text =
      field === 'mobileNum'
        ? await readMobile(typed, body.countryDialingCode ?? '')
        : readField(field, typed);
    if (text !== null && !UNCHECKED.has(field)) {
      faults.add(field, await checkText(field, rules[field], text, now));
    }
    const kept = normaliseFieldText(text ?? typed);
    if (kept) texts[field] = kept;
  }
  const { password = '', confirmPassword = '' } = body;
  if (texts.password) {
    const { username, email, mobileNum: phone } = texts;
    faults.add('password', findWeakness(texts.password, listOwnNames({ username, email, phone })));
  }
  if (shown.has('confirmPassword')) {
    faults.add(
      'confirmPassword',
      checkConfirmation(rules.confirmPassword, confirmPassword, password),
    );
  } else if (confirmPassword !== '') {
    const rule = { ...rules.confirmPassword, enabled: true };
    faults.add('confirmPassword', checkConfirmation(rule, confirmPassword, password));
  }
  faults.throwIfAny();
  return { shown, texts, birthday: texts.birthday ? readBirthday(texts.birthday, now) : null };
}
