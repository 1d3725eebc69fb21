import { msg } from '@lingui/core/macro';
import type { GameCategory } from '../../../schemas/api/games.ts';
import {
  gameMenus,
  hotGames,
  lobbyFirstPage,
  lobbyPlayable,
  type LobbyQuery,
} from '../../api/games.ts';
import {
  FULL_CHROME,
  type Chrome,
  type Screen,
  type ScreenContext,
} from '../../platform/screens/screen.ts';
import { MEANWHILE } from './meanwhile.ts';

const HEADER_ONLY: Chrome = { header: true, footer: false, sideMenu: false };

/** Of games that nothing serves yet. */
const comingSoon = {
  isSoon: true,
  slots: ['GameCard'],
  source: 'src/features/lobby/LobbySoonScreen.tsx',
  load: () => import('./LobbySoonScreen.tsx'),
  prefetch: ({ http, queryClient }: ScreenContext) =>
    queryClient.prefetchQuery(hotGames(http, MEANWHILE)),
} as const;

const loadLobby = () => import('./LobbyScreen.tsx');

/** Where nothing of a lobby can be played yet, its page offers what there is. */
async function prefetchPlayable({ http, queryClient }: ScreenContext, games: LobbyQuery) {
  const playable = lobbyPlayable(http, games);
  await queryClient.prefetchQuery(playable);
  if (queryClient.getQueryData(playable.queryKey)?.total !== 0) return;
  await queryClient.prefetchQuery(hotGames(http, MEANWHILE));
}

/** The lobby of a category, or of one vendor of it. */
const lobbyOf = (category: GameCategory, vassalage?: string) => {
  const games = vassalage === undefined ? { category } : { category, vassalage };
  return {
    games,
    slots: ['GameCard'],
    source: 'src/features/lobby/LobbyScreen.tsx',
    load: loadLobby,
    prefetch: (context: ScreenContext) => {
      const { http, queryClient } = context;
      return Promise.all([
        queryClient.prefetchQuery(gameMenus(http)),
        queryClient.prefetchQuery(lobbyFirstPage(http, games)),
        prefetchPlayable(context, games),
      ]);
    },
  } as const;
};

/** The lobbies of every game category. */
export const screens: readonly Screen[] = [
  {
    id: 'live',
    paths: ['/live'],
    label: msg({
      id: 'nav.live',
      context: 'Menu entry: live casino tables with real dealers',
      message: 'Live casino',
    }),
    icon: 'live',
    gate: 'live',
    category: 'LIVE',
    chrome: FULL_CHROME,
    menus: { primary: 20, side: 20, bottom: 30 },
    ...lobbyOf('LIVE'),
  },
  {
    id: 'sports',
    paths: ['/sports'],
    label: msg({ id: 'nav.sports', context: 'Menu entry: sports betting', message: 'Sports' }),
    icon: 'sports',
    gate: 'sports',
    category: 'SPORTS',
    chrome: FULL_CHROME,
    menus: { primary: 30, side: 30 },
    ...lobbyOf('SPORTS'),
  },
  {
    // The operators' main sports book has an entry of its own, right after live.
    id: 'ds88',
    paths: ['/sports/ds88'],
    label: msg({
      id: 'nav.ds88',
      context: 'Menu entry: sports betting by the vendor DS88, whose name it is',
      message: 'DS88 Sports',
    }),
    icon: 'sports',
    gate: 'sports',
    chrome: FULL_CHROME,
    menus: { primary: 25, side: 25 },
    ...lobbyOf('SPORTS', 'DS88'),
  },
  {
    id: 'fish',
    paths: ['/fish'],
    label: msg({
      id: 'nav.fish',
      context: 'Menu entry: fishing (fish shooting) games',
      message: 'Fishing',
    }),
    icon: 'fish',
    gate: 'fish',
    category: 'FISH',
    chrome: FULL_CHROME,
    menus: { primary: 40, side: 40 },
    ...lobbyOf('FISH'),
  },
  {
    id: 'slots',
    paths: ['/rng'],
    label: msg({ id: 'nav.slots', context: 'Menu entry: slot machines', message: 'Slots' }),
    icon: 'slots',
    gate: 'slots',
    category: 'RNG',
    chrome: FULL_CHROME,
    menus: { primary: 50, side: 50, bottom: 20 },
    ...lobbyOf('RNG'),
  },
  {
    id: 'pvp',
    paths: ['/pvp'],
    label: msg({
      id: 'nav.pvp',
      context: 'Menu entry: card and board games against other members',
      message: 'PVP',
    }),
    icon: 'pvp',
    gate: 'pvp',
    category: 'PVP',
    chrome: FULL_CHROME,
    menus: { primary: 60, side: 60 },
    ...lobbyOf('PVP'),
  },
  {
    id: 'esports',
    paths: ['/esports'],
    label: msg({
      id: 'nav.esports',
      context: 'Menu entry: betting on e-sports',
      message: 'Esports',
    }),
    icon: 'esports',
    gate: 'esports',
    category: 'ESPORTS',
    chrome: FULL_CHROME,
    menus: { primary: 70, side: 70 },
    ...lobbyOf('ESPORTS'),
  },
  {
    id: 'cockfight',
    paths: ['/cockfight'],
    label: msg({
      id: 'nav.cockfight',
      context: 'Menu entry: cockfight betting',
      message: 'Cockfight',
    }),
    icon: 'cockfight',
    gate: 'cockfight',
    category: 'COCKFIGHT',
    chrome: FULL_CHROME,
    menus: { side: 76 },
    ...lobbyOf('COCKFIGHT'),
  },
  {
    id: 'seamless',
    paths: ['/seamless'],
    label: msg({
      id: 'nav.seamless',
      context: 'Page of games whose vendors share one wallet',
      message: 'Seamless games',
    }),
    icon: 'seamless',
    gate: 'seamless',
    chrome: HEADER_ONLY,
    ...comingSoon,
  },
];
