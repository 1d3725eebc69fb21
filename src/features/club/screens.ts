import { msg } from '@lingui/core/macro';
import { gameMenus, MOST_WINNERS, winners } from '../../api/games.ts';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';

/** What members won. */
export const screens: readonly Screen[] = [
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
    prefetch: ({ http, queryClient }) =>
      Promise.all([
        queryClient.prefetchQuery(winners(http, { list: 'latest', limit: MOST_WINNERS })),
        queryClient.prefetchQuery(gameMenus(http)),
      ]),
  },
];
