import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuName } from '../../../schemas/brand.schema.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useLocale } from '../../platform/i18n/LocaleContext.tsx';
import type { NavEntry } from '../../platform/screens/navEntry.ts';
import { useScreens } from '../../platform/screens/ScreensContext.tsx';
import { toPlainPath } from '../screens.ts';
import { buildMenu } from './buildMenu.ts';

/** Every menu of the shell, translated, gated and arranged as the brand says. */
export function useMenus(): Record<MenuName, readonly NavEntry[]> {
  const brand = useBrand();
  const screens = useScreens();
  const { i18n } = useLingui();
  const { tag } = useLocale();
  const pathname = toPlainPath(useLocation().pathname);
  return useMemo(() => {
    const build = (name: MenuName) => buildMenu({ name, brand, screens, i18n, tag, pathname });
    return {
      primary: build('primary'),
      side: build('side'),
      bottom: build('bottom').slice(0, 5),
      footer: build('footer'),
    };
  }, [brand, screens, i18n, tag, pathname]);
}
