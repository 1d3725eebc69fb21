import type { I18n } from '@lingui/core';
import type { LocaleTag } from '../../../locales/locales.ts';
import type { MenuEntry, MenuName } from '../../../schemas/brand.schema.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { NavEntry } from '../../platform/screens/navEntry.ts';
import type { Screen } from '../../platform/screens/screen.ts';
import { pickText } from '../pageTitle.ts';

/**
 * One menu: the brand's own arrangement where it has one, otherwise every open screen that stands in this menu, in its
 * place.
 */
export function buildMenu(options: {
  name: MenuName;
  brand: ResolvedBrand;
  screens: readonly Screen[];
  i18n: I18n;
  tag: LocaleTag;
  pathname: string;
}): readonly NavEntry[] {
  const { name, brand, screens, i18n, tag, pathname } = options;
  const arranged: readonly MenuEntry[] =
    brand.menus[name] ??
    screens
      .filter((screen) => screen.menus?.[name] !== undefined)
      .sort((a, b) => (a.menus?.[name] ?? 0) - (b.menus?.[name] ?? 0))
      .map((screen) => screen.id);
  return arranged.flatMap((entry): NavEntry[] => {
    if (typeof entry !== 'string') {
      const { href } = entry;
      const external = !href.startsWith('/');
      return [
        {
          id: href,
          label: pickText(entry.label, tag, brand),
          href,
          icon: 'menu',
          active: href === pathname,
          external,
        },
      ];
    }
    const screen = screens.find((candidate) => candidate.id === entry);
    if (!screen) return [];
    return [
      {
        id: screen.id,
        label: i18n._(screen.label),
        href: screen.paths[0],
        icon: screen.icon,
        active: screen.paths.includes(pathname),
        external: false,
        category: screen.category,
        lotteries: screen.lotteries,
      },
    ];
  });
}
