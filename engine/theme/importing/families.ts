import { fontFamilyIds, type FontFamilyId } from '../../../schemas/theme.schema.ts';
import { fontFamilies } from '../fonts.ts';

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/variable|vf\b/g, '')
    .replaceAll(/[^a-z0-9]/g, '');

/** The first bundled family of a list; else one of the same kind where the list ends in a generic family. */
export function chooseFamily(families: readonly string[]): FontFamilyId | undefined {
  for (const family of families) {
    const found = fontFamilyIds.find((id) =>
      [id, fontFamilies[id].name].some((name) => plain(name) === plain(family)),
    );
    if (found) return found;
  }
  const generic = families.map((family) => family.toLowerCase());
  if (generic.includes('serif') || generic.includes('georgia')) return 'fraunces';
  return generic.some((name) => /sans|system-ui|arial|helvetica|inter|roboto/.test(name))
    ? 'hanken-grotesk'
    : undefined;
}
