import { defineEndpoint } from './endpoint.ts';
import { gamePageSchema, gameSchema } from './games.ts';
import { pagingOf } from './paging.ts';

/** The ids of all games that the member keeps, the latest first. */
export const getFavoriteGames = defineEndpoint({
  id: 'getFavoriteGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  summary: "Ids of the member's favourite games",
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['gameIds'],
    properties: { gameIds: { type: 'array', items: { type: 'string' } } },
  },
});

/** One page of the games that the member keeps, the latest first. */
export const getFavoriteGamesList = defineEndpoint({
  id: 'getFavoriteGamesList',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  summary: "The member's favourite games, paged",
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: pagingOf(60),
  },
  value: gamePageSchema,
});

/** Keeps a game or lets it go; asked twice it changes nothing more. */
export const setFavoriteGame = defineEndpoint({
  id: 'setFavoriteGame',
  method: 'PUT',
  path: '/wps/relay/MCSFE_setFavoriteGame',
  summary: 'Keep a game as a favourite, or let it go',
  token: true,
  sealed: false,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['gameId', 'isFavorite'],
    properties: {
      gameId: { type: 'string', maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
      isFavorite: { type: 'boolean' },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['isFavorite'],
    properties: { isFavorite: { type: 'boolean' } },
  },
});

/** The games that the member opened last, the latest first. */
export const getRecentGames = defineEndpoint({
  id: 'getRecentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  summary: 'Games the member played last',
  token: true,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { limit: { type: 'integer', minimum: 1, maximum: 60, default: 24 } },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: { list: { type: 'array', items: gameSchema } },
  },
});
