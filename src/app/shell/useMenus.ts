import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuName } from '../../../schemas/brand.schema.ts';
import { badges } from '../../api/centre.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useGate } from '../../platform/gates/gates.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useLocale } from '../../platform/i18n/LocaleContext.tsx';
import type { NavEntry } from '../../platform/screens/navEntry.ts';
import { useScreens } from '../../platform/screens/ScreensContext.tsx';
import { isRealMember } from '../../platform/session/session.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { toPlainPath } from '../screens.ts';
import { buildMenu } from './buildMenu.ts';

/** The entry that says how much can be claimed. */
const REWARDS = 'rewards';

/** Every menu of the shell, translated, gated and arranged as the brand says. */
export function useMenus(): Record<MenuName, readonly NavEntry[]> {
  const brand = useBrand();
  const screens = useScreens();
  const { i18n } = useLingui();
  const { tag } = useLocale();
  const pathname = toPlainPath(useLocation().pathname);
  const isMember = isRealMember(useSession());
  const isCounting = useGate('memberCenter') && isMember;
  const { data: waiting } = useQuery({ ...badges(useHttp()), enabled: isCounting });
  const count = waiting?.rewardCenter ?? 0;
  return useMemo(() => {
    const build = (name: MenuName) =>
      buildMenu({ name, brand, screens, i18n, tag, pathname }).map((entry) =>
        entry.id === REWARDS && count > 0 ? { ...entry, count } : entry,
      );
    return {
      primary: build('primary'),
      side: build('side'),
      bottom: build('bottom').slice(0, 5),
      footer: build('footer'),
    };
  }, [brand, screens, i18n, tag, pathname, count]);
}
