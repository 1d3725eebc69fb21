import { useLingui } from '@lingui/react';
import type { GameCategory } from '../../../schemas/api/games.ts';
import type { IconName } from '../../platform/screens/iconName.ts';
import { useScreens } from '../../platform/screens/ScreensContext.tsx';

/** The open page of a game category. */
export interface CategoryScreen {
  readonly category: GameCategory;
  readonly label: string;
  readonly path: string;
  readonly icon: IconName;
}

/** The open pages of all game categories, in the order of the screens. */
export function useCategoryScreens(): readonly CategoryScreen[] {
  const { i18n } = useLingui();
  return useScreens().flatMap(({ category, label, paths, icon }) =>
    category
      ? [{ category: category as GameCategory, label: i18n._(label), path: paths[0], icon }]
      : [],
  );
}

/** The page of one category; undefined where its feature is closed: then nothing of it shows. */
export function useCategoryScreen(category: GameCategory): CategoryScreen | undefined {
  return useCategoryScreens().find((screen) => screen.category === category);
}
