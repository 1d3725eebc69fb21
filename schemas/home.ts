import type { JSONSchema } from 'json-schema-to-ts';
import { BANNER_GROUPS } from './api/content.ts';
import { CATEGORIES, WINNER_LISTS } from './api/games.ts';
import type { FeatureId } from './features.ts';

/** A section that a brand may place on its home page. */
export interface HomeSection {
  readonly description: string;
  /** The feature without which the section does not show. */
  readonly gate?: FeatureId;
  /** The screen that it is about: while that is closed or not served, the section does not show. */
  readonly screen?: string;
  /** What a brand may set on it; unknown keys are errors. */
  readonly props: JSONSchema;
}

const count = (description: string, fallback: number) =>
  ({
    type: 'integer',
    minimum: 1,
    maximum: 48,
    default: fallback,
    description,
    examples: [6],
  }) as const;

/** Every section that `home.sections` of a brand may name, with the schema of its props. */
export const HOME_SECTIONS = {
  hero: {
    description: 'Large banners at the top of the page, one message and one action each.',
    props: {
      type: 'object',
      additionalProperties: false,
      properties: {
        group: {
          type: 'string',
          enum: BANNER_GROUPS,
          default: 'w_home',
          description: 'Banner group to show.',
          examples: ['w_home'],
        },
        intervalSeconds: {
          type: 'integer',
          minimum: 0,
          maximum: 60,
          default: 7,
          description: 'Seconds until the next banner; 0 never moves by itself.',
          examples: [9],
        },
      },
    },
  },
  marquee: {
    description: 'One line of running announcements.',
    gate: 'announcements',
    props: { type: 'object', additionalProperties: false, properties: {} },
  },
  categories: {
    description: 'Tiles that lead to the game categories.',
    props: {
      type: 'object',
      additionalProperties: false,
      properties: { limit: count('At most this many tiles.', 8) },
    },
  },
  hotGames: {
    description: 'The most played games of the moment, of those that can be played.',
    props: {
      type: 'object',
      additionalProperties: false,
      properties: { limit: count('At most this many games.', 12) },
    },
  },
  gameRow: {
    description:
      'One shelf with the popular games of one category that can be played; nothing where there is none.',
    props: {
      type: 'object',
      additionalProperties: false,
      required: ['category'],
      properties: {
        category: {
          type: 'string',
          enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'],
          description: 'Category of the games on the shelf.',
          examples: ['LIVE'],
        },
        limit: count('At most this many games.', 12),
      },
    },
  },
  lotteries: {
    description: 'Popular lotteries with their latest numbers and next draw.',
    gate: 'lottery',
    screen: 'lottery',
    props: {
      type: 'object',
      additionalProperties: false,
      properties: { limit: count('At most this many lotteries.', 8) },
    },
  },
  winners: {
    description: 'Wins of real money, names masked.',
    gate: 'winners',
    props: {
      type: 'object',
      additionalProperties: false,
      properties: {
        list: {
          type: 'string',
          enum: WINNER_LISTS,
          default: 'latest',
          description:
            'The latest wins, the largest, those that paid most times the stake, or the latest of lotteries.',
          examples: ['top'],
        },
        span: {
          type: 'string',
          enum: ['day', 'week', 'month'],
          default: 'week',
          description: 'Of the lists "top" and "multiple": the last 24 hours, 7 or 30 days.',
          examples: ['day'],
        },
        category: {
          type: 'string',
          enum: CATEGORIES,
          description: 'Only wins of this category of games.',
          examples: ['LIVE'],
        },
        limit: count('At most this many wins.', 12),
      },
    },
  },
  comingSoon: {
    description:
      'One shelf with games that are on their way. It stands once, after the games that can be played.',
    props: {
      type: 'object',
      additionalProperties: false,
      properties: { limit: count('At most this many games.', 12) },
    },
  },
  howItWorks: {
    description: 'Register, play, win: the introduction in three steps.',
    props: { type: 'object', additionalProperties: false, properties: {} },
  },
  appDownload: {
    description: 'The apps with their QR codes.',
    gate: 'appDownload',
    screen: 'download',
    props: { type: 'object', additionalProperties: false, properties: {} },
  },
} as const satisfies Record<string, HomeSection>;

/** The id of a home section. */
export type HomeSectionId = keyof typeof HOME_SECTIONS;

/** Sections of games that can be played; what is coming soon stands after them. */
export const OPEN_SHELVES: readonly HomeSectionId[] = ['hotGames', 'gameRow', 'lotteries'];
