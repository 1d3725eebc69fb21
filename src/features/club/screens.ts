import { msg } from '@lingui/core/macro';
import { MOST_WINNERS, winners } from '../../api/games.ts';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';

const comingSoon = {
  isSoon: true,
  source: 'src/ui/ComingSoon/ComingSoonScreen.tsx',
  load: () => import('../../ui/ComingSoon/ComingSoonScreen.tsx'),
} as const;

/** VIP ranks, the points mall, and what members won. */
export const screens: readonly Screen[] = [
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
  {
    id: 'winners',
    paths: ['/winners'],
    label: msg({ id: 'nav.winners', context: 'Menu entry: what members won', message: 'Winners' }),
    icon: 'winners',
    gate: 'winners',
    chrome: FULL_CHROME,
    menus: { side: 96, footer: 15 },
    source: 'src/features/club/WinnersScreen.tsx',
    load: () => import('./WinnersScreen.tsx'),
    prefetch: ({ http, queryClient }) => queryClient.prefetchQuery(winners(http, MOST_WINNERS)),
  },
];
