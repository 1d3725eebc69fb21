import { msg } from '@lingui/core/macro';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';

const comingSoon = {
  isSoon: true,
  source: 'src/ui/ComingSoon/ComingSoonScreen.tsx',
  load: () => import('../../ui/ComingSoon/ComingSoonScreen.tsx'),
} as const;

/** Promotions, one promotion in detail, and rewards. */
export const screens: readonly Screen[] = [
  {
    id: 'promotions',
    paths: ['/promotions'],
    label: msg({ id: 'nav.promotions', context: 'Menu entry: promotions', message: 'Promotions' }),
    icon: 'promotions',
    gate: 'promotions',
    chrome: FULL_CHROME,
    menus: { primary: 80, side: 80, bottom: 50 },
    ...comingSoon,
  },
  {
    id: 'promoDetail',
    paths: ['/promoDetail'],
    parameter: 'id',
    label: msg({ id: 'nav.promoDetail', context: 'Page of one promotion', message: 'Promotion' }),
    icon: 'promotions',
    gate: 'promotions',
    chrome: FULL_CHROME,
    ...comingSoon,
  },
  {
    id: 'rewards',
    paths: ['/rewards'],
    label: msg({
      id: 'nav.rewards',
      context: 'Menu entry: rewards a member can claim',
      message: 'Rewards',
    }),
    icon: 'rewards',
    gate: 'promotions',
    chrome: FULL_CHROME,
    menus: { primary: 85, side: 85 },
    ...comingSoon,
  },
];
