import type { Game } from '../builders.ts';
import { seedGames } from './seedGames.ts';

const LONG_NAMES = [
  'Truyền thuyết Rồng Hổ tranh đấu nghiêng ngả trời đất',
  'The Extraordinarily Long Voyage of the Amber Temple Keepers',
  'Verantwortungsbewusstseinswochenende',
];

/** Games whose names do not fit a card. */
export const longGames = (count: number): Game[] =>
  seedGames(count, 'RNG').map((game, at) => ({
    ...game,
    gameName: LONG_NAMES[at % LONG_NAMES.length]!,
    vendorName: 'The Juniper & Saltmarsh Company of Makers',
  }));

/** Games whose pictures are not where they should be. */
export const gamesWithoutPicture = (count: number): Game[] =>
  seedGames(count, 'RNG').map((game) => ({ ...game, showIcon: '/no-such-picture.webp' }));

/** Games of which every first is under maintenance, every second not open yet, and every third can be played. */
export const someClosed = (games: readonly Game[]): Game[] =>
  games.map((game, at) => ({
    ...game,
    status: (['maintenance', 'soon', 'normal'] as const)[at % 3]!,
  }));
