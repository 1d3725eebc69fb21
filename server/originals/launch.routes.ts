import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getLocale, isLocaleTag } from '../../locales/locales.ts';
import { ORIGINALS_VENDOR, type OriginalsLaunch } from '../../schemas/originalsApi.ts';
import { getLookup, readCaller, requireLive } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { GAME_FILES_PATH, readGamesBuild } from './gamesBuild.ts';
import type { OriginalsGames } from './originalsGames.ts';
import { composeLaunchDocument, composeLaunchPolicy } from './launchDocument.ts';

/** What launch documents are made from. */
export interface LaunchRouteDeps {
  readonly games: OriginalsGames;
  readonly random: (bytes: number) => Buffer;
  /** The games' build; without it a plain page is answered. */
  readonly gamesDir?: string;
}

interface LaunchQuery {
  readonly language?: unknown;
  readonly mode?: unknown;
  readonly scheme?: unknown;
}

const NONCE_BYTES = 16;
const ONE_YEAR_MS = 31_536_000_000;

const readScheme = ({ scheme }: LaunchQuery) =>
  scheme === 'dark' || scheme === 'light' ? scheme : undefined;
const readMode = ({ mode }: LaunchQuery): OriginalsLaunch['mode'] =>
  mode === 'real' ? 'real' : 'play';

/** Puts the pages that games run in on the application, and the files that they load. */
export async function addOriginalsLaunch(
  app: FastifyInstance,
  { games, random, gamesDir }: LaunchRouteDeps,
): Promise<void> {
  const build = gamesDir ? readGamesBuild(gamesDir) : null;
  if (gamesDir && existsSync(gamesDir)) {
    await app.register(fastifyStatic, {
      root: path.resolve(gamesDir),
      prefix: GAME_FILES_PATH,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      immutable: true,
      maxAge: ONE_YEAR_MS,
      setHeaders: (reply) => {
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
  const { limitPages, brands, network } = app.gateway;
  app.get<{ Params: { gameCode: string }; Querystring: LaunchQuery }>(
    `/launch/${ORIGINALS_VENDOR}/:gameCode`,
    { onRequest: limitPages, schema: { hide: true } },
    async (request, reply) => {
      const live = requireLive(await getLookup(brands, request));
      const { brand, origin, locale } = readCaller(live, request, network);
      const { gameCode } = request.params;
      const found = games.get(gameCode);
      if (!found) throw new Problem('notFound', 'There is no such game.');
      const nonce = random(NONCE_BYTES).toString('base64');
      const { language: wanted } = request.query;
      const language = isLocaleTag(wanted) ? wanted : locale;
      const { code, symbol } = brand.currency;
      const launch = {
        gameCode,
        gameId: found.game.id,
        kind: found.kind.id,
        name: found.game.name,
        brand: brand.name,
        language,
        dir: getLocale(language).dir,
        mode: readMode(request.query),
        currency: { code, symbol },
      } as const;
      const document = composeLaunchDocument({
        launch,
        brand,
        scheme: readScheme(request.query),
        build: build?.get(found.kind.id) ?? null,
        nonce,
      });
      // The site shows it in a frame; who may, the policy says.
      reply.removeHeader('x-frame-options');
      // In a frame beside pages of its own host it cannot be kept.
      reply.removeHeader('origin-agent-cluster');
      return reply
        .headers({
          'content-security-policy': composeLaunchPolicy({ origin, hosts: live.hosts, nonce }),
          'cross-origin-resource-policy': 'cross-origin',
          // The address holds a code.
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(document);
    },
  );
}
