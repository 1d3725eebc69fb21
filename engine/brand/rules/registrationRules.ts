import { RE2JS } from 're2js';
import type { FeatureId } from '../../../schemas/features.ts';
import {
  DEFAULT_REGISTER_RULES,
  REGISTER_FIELDS,
  type RegisterField,
} from '../../../schemas/registration.ts';
import {
  compileAcceptedPattern,
  narrowsText,
  type PatternFault,
} from '../../fields/acceptedPattern.ts';
import type { Rule } from '../rule.ts';
import { featuresOf } from '../features.ts';

const pathOf = (field: RegisterField, key: string) => ['registration', 'fields', field, key];

const lengthsFit: Rule = (brand, report) => {
  for (const field of REGISTER_FIELDS) {
    const own = brand.registration?.fields?.[field];
    const { minLength, maxLength } = { ...DEFAULT_REGISTER_RULES[field], ...own };
    if (minLength <= maxLength) continue;
    const key = own?.minLength === undefined ? 'maxLength' : 'minLength';
    const message = `No text has ${minLength} characters or more and ${maxLength} or fewer.`;
    const isDefault = own?.minLength === undefined || own.maxLength === undefined;
    const other = key === 'minLength' ? 'maxLength' : 'minLength';
    report('registration.lengths', pathOf(field, key), message, {
      suggestion: isDefault
        ? `Set "${other}" too; without it the product's own ${other === 'maxLength' ? maxLength : minLength} counts.`
        : 'Swap "minLength" and "maxLength".',
    });
  }
};

const SENTENCES: Readonly<Record<PatternFault, readonly [message: string, suggestion: string]>> = {
  tooLong: ['The expression has more than 500 characters.', 'Shorten it, or use a "patternId".'],
  invalid: [
    'This is not a regular expression of RE2.',
    'Close its brackets, and do without references back and lookarounds in the middle.',
  ],
  tooComplex: [
    'The expression is so large that a text could keep the gateway busy.',
    'Use smaller repetitions; lengths are set by "minLength" and "maxLength".',
  ],
};

const patternsRun: Rule = (brand, report) => {
  for (const field of REGISTER_FIELDS) {
    const pattern = brand.registration?.fields?.[field]?.acceptedPattern;
    if (pattern === undefined || !narrowsText(pattern)) continue;
    const accepted = compileAcceptedPattern(RE2JS, pattern);
    if (accepted.ok) continue;
    const [message, suggestion] = SENTENCES[accepted.fault];
    report('registration.pattern', pathOf(field, 'acceptedPattern'), message, { suggestion });
  }
};

const mobileMembersComeBack: Rule = (brand, report, { isIncomplete }) => {
  if (isIncomplete(['features'])) return;
  const { mobileRegistration, mobilePassword, registrationSms, smsLogin } = featuresOf(brand);
  if (!mobileRegistration || mobilePassword || (registrationSms && smsLogin)) return;
  const message = 'Who registers by mobile number has no way to sign in again.';
  report('registration.noWayBack', ['features', 'mobileRegistration'], message, {
    suggestion: 'Switch "mobilePassword" on, or "registrationSms" and "smsLogin".',
    target: 'key',
  });
};

const somebodyCanRegister: Rule = (brand, report, { isIncomplete }) => {
  if (isIncomplete(['features'])) return;
  const { registration, usernameRegistration, mobileRegistration } = featuresOf(brand);
  if (!registration || usernameRegistration || mobileRegistration) return;
  const written: Partial<Record<FeatureId, boolean>> = brand.features ?? {};
  const key = (['usernameRegistration', 'mobileRegistration', 'registration'] as const).find(
    (id) => written[id] !== undefined,
  );
  const message = 'Registration is open, but there is no form in which to give a name or number.';
  report('registration.noForm', ['features', key ?? 'registration'], message, {
    suggestion: 'Switch "usernameRegistration" or "mobileRegistration" on, or "registration" off.',
    target: 'key',
  });
};

/** Fields that a form is made of, with what decides whether there is one. */
const NEEDED: Readonly<Partial<Record<RegisterField, string>>> = {
  username: 'usernameRegistration',
  password: 'usernameRegistration',
  mobileNum: 'mobileRegistration',
  verificationCode: 'registrationSms',
};

const formsKeepTheirFields: Rule = (brand, report, { isIncomplete }) => {
  if (isIncomplete(['features'])) return;
  const features: Readonly<Record<string, boolean>> = featuresOf(brand);
  for (const [field, feature] of Object.entries(NEEDED)) {
    if (!features[feature]) continue;
    for (const key of ['enabled', 'required'] as const) {
      if (brand.registration?.fields?.[field as RegisterField]?.[key] !== false) continue;
      const message = `Without "${field}" nobody can register, so it is asked all the same.`;
      report('registration.needed', pathOf(field as RegisterField, key), message, {
        suggestion: `Remove this, or switch "${feature}" off.`,
      });
    }
  }
};

/** Somebody can fill in the registration form, and has an account then. */
export const registrationRules: readonly Rule[] = [
  lengthsFit,
  patternsRun,
  somebodyCanRegister,
  formsKeepTheirFields,
  mobileMembersComeBack,
];
