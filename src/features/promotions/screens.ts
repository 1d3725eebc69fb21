import { msg } from '@lingui/core/macro';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';

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
    source: 'src/features/promotions/PromotionsScreen.tsx',
    load: () => import('./PromotionsScreen.tsx'),
  },
  {
    id: 'promoDetail',
    paths: ['/promoDetail'],
    parameter: 'id',
    label: msg({ id: 'nav.promoDetail', context: 'Page of one promotion', message: 'Promotion' }),
    icon: 'promotions',
    gate: 'promotions',
    chrome: FULL_CHROME,
    source: 'src/features/promotions/PromoDetailScreen.tsx',
    load: () => import('./PromoDetailScreen.tsx'),
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
    needs: 'realMember',
    source: 'src/features/promotions/RewardsScreen.tsx',
    load: () => import('./RewardsScreen.tsx'),
  },
];
