import type { FeatureId } from '../../schemas/features.ts';
import type { FieldRule } from '../../schemas/fields.ts';
import {
  DEFAULT_REGISTER_RULES,
  REGISTER_FIELDS,
  type RegisterField,
} from '../../schemas/registration.ts';
import { withRequirement } from './fieldRule.ts';

/** The two forms of registration. */
export type RegisterForm = 'username' | 'mobile';

/** The rule of every field. */
export type RegisterRules = Readonly<Record<RegisterField, FieldRule>>;

/** The features that decide which fields there are. */
export type RegisterGates = Readonly<
  Record<
    Extract<
      FeatureId,
      'usernameRegistration' | 'mobileRegistration' | 'mobilePassword' | 'registrationSms'
    >,
    boolean
  >
>;

/** What a brand says of fields. */
export type OwnRegisterRules = Readonly<Partial<Record<RegisterField, Partial<FieldRule>>>>;

/** What fields that the forms cannot do without rest on; what a brand says of the rest decides. */
function isEnabled(field: RegisterField, gates: RegisterGates, own: OwnRegisterRules): boolean {
  const { usernameRegistration, mobileRegistration, mobilePassword, registrationSms } = gates;
  switch (field) {
    case 'username':
      return usernameRegistration;
    case 'password':
      return usernameRegistration || mobilePassword;
    case 'mobileNum':
      // Where there is no form by mobile number, a brand may ask for the number in the other one.
      return mobileRegistration || own.mobileNum?.enabled === true;
    case 'verificationCode':
      return registrationSms;
    case 'confirmPassword':
      return mobilePassword && (own.confirmPassword?.enabled ?? true);
    default:
      return own[field]?.enabled ?? DEFAULT_REGISTER_RULES[field].enabled;
  }
}

/** The rules of all fields: the product's own, with what the brand says on top, as far as the features go. */
export function resolveRegisterRules(
  gates: RegisterGates,
  own: OwnRegisterRules = {},
): RegisterRules {
  return Object.fromEntries(
    REGISTER_FIELDS.map((field) => {
      const enabled = isEnabled(field, gates, own);
      const rule = { ...DEFAULT_REGISTER_RULES[field], ...own[field], enabled };
      const asked = withRequirement(field, rule);
      return [field, enabled ? asked : { ...asked, required: false }];
    }),
  ) as Record<RegisterField, FieldRule>;
}

function isShown(field: RegisterField, form: RegisterForm, gates: RegisterGates): boolean {
  switch (field) {
    case 'username':
      return form === 'username';
    case 'mobileNum':
      return form === 'mobile' || !gates.mobileRegistration;
    case 'password':
      return form === 'username' || gates.mobilePassword;
    case 'verificationCode':
    case 'confirmPassword':
      return form === 'mobile';
    default:
      return true;
  }
}

/** The fields that one of the forms shows, in their order. `rules` are what the gateway answers. */
export function listRegisterFields(
  form: RegisterForm,
  rules: RegisterRules,
  gates: RegisterGates,
): readonly RegisterField[] {
  return REGISTER_FIELDS.filter((field) => rules[field].enabled && isShown(field, form, gates));
}
