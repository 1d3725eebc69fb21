import type { FieldRule } from '../../schemas/fields.ts';
import { DEFAULT_REGISTER_RULES } from '../../schemas/registration.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';

/** What a brand asks of every new password, in the forms and at the gateway. */
export function getPasswordRule({ registration }: ResolvedBrand): FieldRule {
  const own = registration.fields?.password;
  return { ...DEFAULT_REGISTER_RULES.password, ...own, enabled: true, required: true };
}

/** A password has to be this long without the name of its owner. */
const LEAST_BESIDE_NAME = 8;
/** Shorter names are part of too many words. */
const SHORTEST_NAME = 3;

/** A password as it is compared with what many people choose: whatever its capitals and the width of its letters. */
export function foldPassword(password: string): string {
  return password.normalize('NFKC').trim().toLowerCase();
}

/** What is left of a folded password without the names of its owner, forwards and backwards; itself where it has none. */
export function cutOwnNames(folded: string, names: readonly string[]): string {
  const known = names
    .map(foldPassword)
    .filter((name) => name.length >= SHORTEST_NAME)
    .flatMap((name) => [name, [...name].reverse().join('')]);
  return known.reduce((rest, name) => rest.split(name).join(''), folded);
}

/**
 * Whether a password is hardly more than the name of its owner: a username, or what an e-mail address or a telephone
 * number is made of.
 */
export function isOwnName(password: string, names: readonly string[]): boolean {
  const folded = foldPassword(password);
  const rest = cutOwnNames(folded, names);
  return rest !== folded && [...rest].length < LEAST_BESIDE_NAME;
}

/** The names by which an account is known, for `isOwnName`. */
export function listOwnNames(account: {
  readonly username?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
}): readonly string[] {
  const { username, email, phone } = account;
  const names = [username, email?.split('@')[0], email, phone?.replace(/[^0-9]/g, '')];
  return names.flatMap((name) => (name ? [name] : []));
}
