import type { FieldFault } from '../../../engine/fields/fieldRule.ts';
import { cutOwnNames, foldPassword, isOwnName } from '../../../engine/fields/passwordRule.ts';
import common from './commonPasswords.json' with { type: 'json' };

/** The commonest of what leaked elsewhere, in small letters: more than ten thousand. */
const COMMON: ReadonlySet<string> = new Set(common.passwords.split(' '));

const SIGNS_AROUND = /^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu;

const isCommon = (folded: string) =>
  COMMON.has(folded) || COMMON.has(folded.replace(SIGNS_AROUND, ''));

/**
 * Why a new password is among the first that anybody would guess, or null: one of the commonest, whatever its capitals
 * and the signs around it, or hardly more than a name of its owner (`listOwnNames`).
 */
export function findWeakness(password: string, names: readonly string[]): FieldFault | null {
  const folded = foldPassword(password);
  if (isCommon(folded)) return { kind: 'common' };
  if (isOwnName(password, names)) return { kind: 'ownName' };
  const rest = cutOwnNames(folded, names);
  return rest !== folded && isCommon(rest) ? { kind: 'ownName' } : null;
}
