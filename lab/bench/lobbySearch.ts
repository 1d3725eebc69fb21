import { GAMES } from '../../server/seed/catalogue.ts';
import { createGameIndex, findGames } from '../../src/features/lobby/gameIndex.ts';
import { NO_FILTERS } from '../../src/features/lobby/lobbyFilters.ts';
import type { Bench } from './bench.ts';
import { median } from './statistics.ts';

const GAME_COUNT = 5000;
/** What somebody types, key by key. */
const KEYS = ['d', 'dr', 'dra', 'drag', 'drago', 'dragon', 'dragon g', 'dragon', 'd', ''];
const OWN = { favorites: new Set<string>(), recent: [] };

/** As many games as the largest lobby has, named as the catalogue names them. */
function makeGames() {
  return Array.from({ length: GAME_COUNT }, (_, at) => {
    const seed = GAMES[at % GAMES.length]!;
    return {
      id: `${seed.id}-${at}`,
      vassalage: seed.vendorCode,
      vendorName: seed.vendorCode,
      gameName: `${seed.name} ${at}`,
      nodeName: seed.id,
      showIcon: null,
      supportPlay: 0,
      gameType: 'SLOT',
      category: 'RNG',
      isHot: false,
      isNew: false,
      hasJackpot: false,
      status: 'normal',
      color: 'transparent',
    } as const;
  });
}

/** What a key in the search field of the largest lobby costs before anything is drawn. */
export const lobbySearch: Bench = async ({ isQuick }) => {
  const games = makeGames();
  const startedAt = performance.now();
  const index = createGameIndex(games);
  const readyMs = performance.now() - startedAt;
  const times: number[] = [];
  for (let round = 0; round < (isQuick ? 5 : 50); round++) {
    for (const search of KEYS) {
      const keyAt = performance.now();
      findGames(index, { ...NO_FILTERS, search }, OWN);
      times.push(performance.now() - keyAt);
    }
  }
  return {
    figures: [
      { name: `search among ${GAME_COUNT} games, a key, median`, value: median(times), unit: 'ms' },
      {
        name: 'the same, slowest key',
        value: Math.max(...times),
        unit: 'ms',
        target: { atMost: 16 },
      },
      { name: 'made ready to be searched, once', value: readyMs, unit: 'ms' },
    ],
  };
};
