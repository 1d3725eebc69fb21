import type { Fix } from './fault.ts';
import { formatPath, type JsonPath } from './jsonPath.ts';

/** A {@link Fix} at the place of its fault, unless it names another path of the newest version. */
export type Mend = (
  | { readonly kind: 'set'; readonly value: string | number | boolean }
  | { readonly kind: 'rename'; readonly key: string }
  | { readonly kind: 'remove' }
  | { readonly kind: 'append'; readonly value: string }
) & { readonly path?: JsonPath };

/** The fix of a fault; none in a file of an older version, which keeps the value elsewhere. */
export function fixOf(
  mend: Mend | undefined,
  place: JsonPath,
  origin: (path: JsonPath) => JsonPath,
): { readonly fix?: Fix } {
  if (!mend) return {};
  const { path = place, ...change } = mend;
  const written = origin(path);
  return formatPath(written) === formatPath(path) ? { fix: { ...change, path: written } } : {};
}

/** Puts the "#" before a colour that only lacks it. */
export function mendColor(written: unknown): Mend | undefined {
  const isBare = typeof written === 'string' && /^([0-9a-f]{3}|[0-9a-f]{6})$/i.test(written);
  return isBare ? { kind: 'set', value: `#${written}` } : undefined;
}
