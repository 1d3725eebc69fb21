import type { MenuEntry, MenuName } from '../../schemas/brand.schema.ts';
import type { Catalogue } from '../../schemas/catalogue.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';

/** Every menu of a site. */
export const MENU_NAMES: readonly MenuName[] = ['primary', 'side', 'bottom', 'footer'];

/** The entries that a menu of a brand shows: its own or every screen that stands there, without those of closed features and those that nothing serves yet. */
export function menuOf(
  name: MenuName,
  { menus, features }: Pick<ResolvedBrand, 'menus' | 'features'>,
  { screens }: Catalogue,
): readonly MenuEntry[] {
  const isOpen = (id: string) => {
    const screen = screens.find((entry) => entry.id === id);
    return !screen?.isSoon && (screen?.gate == null || features[screen.gate]);
  };
  const arranged = menus[name] ?? standardOrder(name, screens);
  return arranged.filter((entry) => typeof entry !== 'string' || isOpen(entry));
}

function standardOrder(name: MenuName, screens: Catalogue['screens']): readonly string[] {
  return screens
    .flatMap(({ id, menus }) => {
      const place = menus?.[name];
      return place === undefined ? [] : [{ id, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id);
}
