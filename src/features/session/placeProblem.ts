import type { MessageDescriptor } from '@lingui/core';
import type { FieldFault } from '../../../engine/fields/fieldRule.ts';
import type { ProblemCode } from '../../../schemas/api/problem.ts';
import { Problem } from '../../platform/http/problem.ts';
import { PROBLEM_MESSAGES } from '../../platform/http/problemMessages.ts';

/** The field that a refusal is about, by the names that the forms share. */
const FIELD_OF: Readonly<Partial<Record<Problem['code'], string>>> = {
  phoneMissing: 'mobileNum',
  phoneInvalid: 'mobileNum',
  phoneTaken: 'mobileNum',
  codeMissing: 'verificationCode',
  codeWrong: 'verificationCode',
  codeExpired: 'verificationCode',
  phoneAuthFailed: 'verificationCode',
  captchaRequired: 'captcha',
  captchaWrong: 'captcha',
  accountTaken: 'username',
  emailTaken: 'email',
  affiliateCodeWrong: 'affiliateCode',
  referralCodeWrong: 'referralCode',
  oldPasswordWrong: 'oldPassword',
  passwordUnchanged: 'newPassword',
  underage: 'birthday',
  termsNotAccepted: 'agreed',
} satisfies Partial<Record<ProblemCode, string>>;

/** What is wrong with one field: words of a refusal, or a broken rule. */
export type PlacedFault =
  | { readonly field: string; readonly words: MessageDescriptor }
  | { readonly field: string; readonly broken: FieldFault };

/** The fields of a form that a refusal is about, in no order; none where it is about the form as a whole. */
export function placeProblem(problem: unknown, shown: readonly string[]): readonly PlacedFault[] {
  if (!(problem instanceof Problem)) return [];
  const faults =
    problem.code === 'fieldsInvalid' ? readBroken(problem.value) : nameField(problem.code);
  return faults.filter(({ field }) => shown.includes(field));
}

function nameField(code: Problem['code']): readonly PlacedFault[] {
  const field = FIELD_OF[code];
  return field === undefined ? [] : [{ field, words: PROBLEM_MESSAGES[code] }];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFieldFault = (value: unknown): value is FieldFault =>
  isRecord(value) && typeof value['kind'] === 'string';

/** Reads `{ fields: { name: fault } }`; a gateway that is newer than this page may say more. */
function readBroken(value: unknown): readonly PlacedFault[] {
  const fields = isRecord(value) ? value['fields'] : null;
  if (!isRecord(fields)) return [];
  return Object.entries(fields).flatMap(([field, fault]) =>
    isFieldFault(fault) ? [{ field, broken: fault }] : [],
  );
}
