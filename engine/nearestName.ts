import { distance } from 'fastest-levenshtein';

/** The name that was most likely meant, or undefined where none is near. */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  const wanted = written.slice(0, 100).toLowerCase();
  const limit = wanted.length < 4 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  let nearest: string | undefined;
  let nearestDistance = limit + 1;
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) >= nearestDistance) continue;
    const apart = distance(wanted, name.toLowerCase());
    if (apart >= nearestDistance) continue;
    nearest = name;
    nearestDistance = apart;
  }
  return nearest;
}

/** "Did you mean …?" with the nearest name, or the names there are where none is near. */
export function suggestName(written: string, names: readonly string[]): string | undefined {
  const nearest = nearestName(written, names);
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  if (names.length === 0) return undefined;
  const shown = names.slice(0, 20).join(', ');
  return `Known: ${shown}${names.length > 20 ? ', …' : ''}.`;
}
