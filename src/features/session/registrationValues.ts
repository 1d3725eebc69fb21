import { REGISTER_FIELDS, type RegisterField } from '../../../schemas/registration.ts';

/** What the registration form holds: texts as typed, and the tick. */
export type RegistrationValues = Record<RegisterField, string> & { agreed: boolean };

/** A form that nobody has touched. */
export const EMPTY_REGISTRATION: RegistrationValues = {
  ...(Object.fromEntries(REGISTER_FIELDS.map((field) => [field, ''])) as Record<
    RegisterField,
    string
  >),
  agreed: false,
};
