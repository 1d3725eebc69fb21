import { normaliseAccount } from '../../../engine/fields/accountName.ts';
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
import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import type { register, registerByMobile } from '../../../schemas/api/account.ts';
import type { FieldRule } from '../../../schemas/fields.ts';
import type { RegisterField } from '../../../schemas/registration.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { isPlainName } from './accountName.ts';
import { collectFieldFaults } from './fieldFaults.ts';
import { readBirthday } from './legalAge.ts';

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

/** A text as its rule sees it. */
function prepareText(field: RegisterField, typed: string): string {
  if (field === 'username') return normaliseAccount(typed);
  // Numbers are written in groups, and may begin with their dialling code.
  if (field === 'mobileNum' || field === 'whatsapp') return typed.replace(/[\s().+-]/g, '');
  return typed;
}

const patternFault = ({ patternId, minLength, maxLength }: FieldRule): FieldFault => ({
  kind: 'pattern',
  patternId,
  min: minLength,
  max: maxLength,
});

async function checkText(field: RegisterField, rule: FieldRule, typed: string, now: Date) {
  const text = prepareText(field, typed);
  // Digits of a captcha come from any keyboard; the captcha itself is what they are compared with.
  if (field === 'captcha' && text.trim() !== '') return null;
  const prepared = await prepareField(rule);
  const fault = prepared.check(text);
  if (fault || text === '') return fault;
  const isSound =
    (field !== 'username' || isPlainName(text)) &&
    (field !== 'birthday' || readBirthday(text.trim(), now) !== null);
  return isSound ? null : patternFault(rule);
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
    if (!UNCHECKED.has(field)) faults.add(field, await checkText(field, rules[field], typed, now));
    const text = normaliseFieldText(prepareText(field, typed));
    if (text) texts[field] = text;
  }
  const { password = '', confirmPassword = '' } = body;
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
