import { msg } from '@lingui/core/macro';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';

const comingSoon = {
  isSoon: true,
  source: 'src/ui/ComingSoon/ComingSoonScreen.tsx',
  load: () => import('../../ui/ComingSoon/ComingSoonScreen.tsx'),
} as const;

/** VIP ranks and the points mall. */
export const screens: readonly Screen[] = [
  {
    id: 'vip',
    paths: ['/vip'],
    label: msg({ id: 'nav.vip', context: 'Menu entry: VIP club', message: 'VIP' }),
    icon: 'vip',
    gate: 'vip',
    chrome: FULL_CHROME,
    menus: { primary: 90, side: 90 },
    ...comingSoon,
  },
  {
    id: 'pointMall',
    paths: ['/pointMall'],
    label: msg({
      id: 'nav.pointMall',
      context: 'Menu entry: shop where points are exchanged for gifts',
      message: 'Points mall',
    }),
    icon: 'points',
    gate: 'pointMall',
    chrome: { header: true, footer: true, sideMenu: false },
    menus: { side: 95, footer: 40 },
    ...comingSoon,
  },
];
