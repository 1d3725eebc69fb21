import { msg } from '@lingui/core/macro';
import { pointItems } from '../../api/points.ts';
import { vipProgramme } from '../../api/vip.ts';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';

/** The VIP programme and the points mall: pages for everybody that use what the centre is made of. */
export const screens: readonly Screen[] = [
  {
    id: 'vip',
    paths: ['/vip'],
    label: msg({ id: 'nav.vip', context: 'Menu entry: VIP club', message: 'VIP' }),
    icon: 'vip',
    gate: 'vip',
    chrome: FULL_CHROME,
    menus: { primary: 90, side: 90 },
    source: 'src/features/centre/vip/VipScreen.tsx',
    load: () => import('./vip/VipScreen.tsx'),
    prefetch: ({ http, queryClient }) => queryClient.prefetchQuery(vipProgramme(http)),
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
    source: 'src/features/centre/mall/PointMallScreen.tsx',
    load: () => import('./mall/PointMallScreen.tsx'),
    prefetch: ({ http, queryClient }) => queryClient.prefetchQuery(pointItems(http)),
  },
];
