import { distance } from 'fastest-levenshtein';

/** The name that was most likely meant, or undefined where none is near; never what is written already. */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  const wanted = written.slice(0, 100).toLowerCase();
  const limit = wanted.length < 4 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  let nearest: string | undefined;
  let nearestDistance = limit + 1;
  for (const name of names) {
    if (name === written || Math.abs(name.length - wanted.length) >= nearestDistance) continue;
    const apart = slipsBetween(wanted, name.toLowerCase());
    if (apart >= nearestDistance) continue;
    nearest = name;
    nearestDistance = apart;
  }
  return nearest;
}

/**
 * The one name that a slip of the hand explains: one slip in a short word, two in a longer one, none but capitals in
 * one of three letters, and no other name as near. Sure enough to be written unasked.
 */
export function certainName(written: string, names: Iterable<string>): string | undefined {
  const wanted = written.slice(0, 100).toLowerCase();
  const limit = wanted.length < 4 ? 0 : wanted.length < 6 ? 1 : 2;
  let found: readonly string[] = [];
  let least = limit;
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) > least) continue;
    const apart = slipsBetween(wanted, name.toLowerCase());
    if (apart > least) continue;
    found = apart < least ? [name] : [...found, name];
    least = apart;
  }
  return found.length === 1 ? found[0] : undefined;
}

/** "Did you mean …?" with the nearest name, or the names there are where none is near. */
export function suggestName(written: string, names: readonly string[]): string | undefined {
  const nearest = nearestName(written, names);
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  if (names.length === 0) return undefined;
  const shown = names.slice(0, 20).join(', ');
  return `Known: ${shown}${names.length > 20 ? ', …' : ''}.`;
}

/** Letters added, lost, mistaken; two neighbours that changed places are one slip. */
function slipsBetween(one: string, other: string): number {
  const slips = distance(one, other);
  if (slips !== 2 || one.length !== other.length) return slips;
  const at = one.split('').findIndex((letter, index) => letter !== other[index]);
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return isSwapped && one.slice(at + 2) === other.slice(at + 2) ? 1 : 2;
}
