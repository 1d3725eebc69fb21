import type { FieldRule } from '../../schemas/fields.ts';
import { loadAcceptedPattern, narrowsText, type PatternFault } from './acceptedPattern.ts';
import { isLengthWithin, matchesPattern } from './patterns.ts';

/** What is wrong with the text of a field, with what its rule asks. */
export type FieldFault =
  | {
      readonly kind: 'required' | 'length' | 'pattern';
      readonly patternId: number;
      /** Fewest and most characters. */
      readonly min: number;
      readonly max: number;
    }
  /** The confirmation is not what it confirms. */
  | { readonly kind: 'mismatch' }
  /** A password that many people choose, or that is hardly more than the name of its owner. */
  | { readonly kind: 'common' | 'ownName' };

/** A text as typed may hold this many code units, spaces around it and parts to be composed included. */
export const MAX_TYPED_UNITS = 2048;

const ALWAYS_REQUIRED: ReadonlySet<string> = new Set([
  'username',
  'password',
  'mobileNum',
  'verificationCode',
  'paymentPassword',
]);

/** The rule of a verification code: any text of at most 255 characters. */
export const VERIFICATION_CODE_RULE: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 0,
  maxLength: 255,
};

/** A field's rule with what no merchant can waive: some fields are required wherever they show. */
export function withRequirement(field: string, rule: FieldRule): FieldRule {
  return ALWAYS_REQUIRED.has(field) ? { ...rule, required: true } : rule;
}

/**
 * A text as it is checked, sent and kept: trimmed and composed (NFC), so that one name typed on two keyboards is one
 * name. Null where it is longer than any field takes, which is told without reading it.
 */
export function normaliseFieldText(text: string): string | null {
  return text.length > MAX_TYPED_UNITS ? null : text.normalize('NFC').trim();
}

/**
 * What is wrong with a text as somebody typed it, or null. A field that is not enabled takes anything, as it is not
 * asked; an empty one is only wrong where it is required. `isAccepted` is the rule's own `acceptedPattern`, loaded:
 * it comes on top of the pattern id.
 */
export function checkField(
  rule: FieldRule,
  typed: string,
  isAccepted?: (text: string) => boolean,
): FieldFault | null {
  if (!rule.enabled) return null;
  const { patternId, minLength, maxLength } = rule;
  const fault = (kind: 'required' | 'length' | 'pattern'): FieldFault => ({
    kind,
    patternId,
    min: minLength,
    max: maxLength,
  });
  const text = normaliseFieldText(typed);
  if (text === null) return fault('length');
  if (text === '') return rule.required ? fault('required') : null;
  if (!isLengthWithin(text, rule)) return fault('length');
  if (!matchesPattern(patternId, text, rule)) return fault('pattern');
  return isAccepted && !isAccepted(text) ? fault('pattern') : null;
}

/** What is wrong with the second typing of a password, or null. */
export function checkConfirmation(
  rule: FieldRule,
  typed: string,
  original: string,
): FieldFault | null {
  if (!rule.enabled) return null;
  const text = normaliseFieldText(typed);
  if (text === '') return checkField({ ...rule, required: true }, '');
  return text !== null && text === normaliseFieldText(original) ? null : { kind: 'mismatch' };
}

/** A field whose rule is ready to be asked again and again. */
export interface PreparedField {
  /** As `checkField`, with the rule's own expression. */
  check(typed: string): FieldFault | null;
  /** Why the rule's own expression is not run; its pattern id and lengths still hold. */
  readonly patternFault: PatternFault | null;
}

/** Makes a rule ready; loads the engine of regular expressions only where the rule has one of its own. */
export async function prepareField(rule: FieldRule): Promise<PreparedField> {
  if (!rule.enabled || !narrowsText(rule.acceptedPattern)) {
    return { check: (typed) => checkField(rule, typed), patternFault: null };
  }
  const accepted = await loadAcceptedPattern(rule.acceptedPattern);
  if (!accepted.ok) {
    return { check: (typed) => checkField(rule, typed), patternFault: accepted.fault };
  }
  return {
    check: (typed) => checkField(rule, typed, (text) => accepted.matches(text)),
    patternFault: null,
  };
}
