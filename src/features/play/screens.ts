import { msg } from '@lingui/core/macro';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';

/** The page that plays a game, and the one that checks its rounds. */
export const screens: readonly Screen[] = [
  {
    id: 'game',
    paths: ['/game'],
    parameter: 'game',
    label: msg({ id: 'nav.game', context: 'Page on which a game is played', message: 'Game' }),
    icon: 'game',
    // A game has the whole page for itself, under a slim bar of its own.
    chrome: { header: false, footer: false, sideMenu: false },
    slots: ['GameCard'],
    source: 'src/features/play/GameScreen.tsx',
    load: () => import('./GameScreen.tsx'),
  },
  {
    id: 'fairness',
    paths: ['/fairness'],
    label: msg({
      id: 'nav.fairness',
      context: 'Page on which a finished round of a game is computed again, and entry of menus',
      message: 'Check a round',
    }),
    icon: 'shield',
    chrome: FULL_CHROME,
    menus: { footer: 90 },
    source: 'src/features/play/FairnessScreen.tsx',
    load: () => import('./FairnessScreen.tsx'),
  },
];
