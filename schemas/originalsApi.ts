import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { PLAY_MODES } from './vendorApi.ts';

/** Code of our own vendor on the wire. */
export const ORIGINALS_VENDOR = 'HOUSE';

/** Below this path lies everything that pages of our own games call. */
export const ORIGINALS_API_PATH = '/originals/v1';

/** HTTP status of every code that a game page may be answered with. */
export const ORIGINALS_FAULT_STATUS = {
  /** The body is not what the call asks for. */
  badRequest: 400,
  /** The wallet has not enough, and nothing was taken; final for this requestId. */
  betRefused: 402,
  /** A round may not cost so much, and nothing was taken; final for this requestId. */
  stakeAboveLimit: 402,
  /** No free spin is left, or its time is over, and nothing was taken; final for this requestId. */
  freeSpinsOver: 402,
  /** A launch code that nobody has, that was used, or that is too old: the game must be opened anew. */
  codeInvalid: 403,
  /** The session is over or unknown: the game must be opened anew. */
  sessionEnded: 403,
  notFound: 404,
  methodNotAllowed: 405,
  /** The table takes no bets now; nothing was taken. */
  bettingClosed: 409,
  /** The round could not be played and its stake was given back; final for this requestId, so take a new one. */
  roundCancelled: 409,
  /** Another round of this session is being played: send this request again after it. */
  roundUnderWay: 409,
  /** The requestId was used for something else. */
  requestConflict: 409,
  bodyTooLarge: 413,
  contentTypeUnsupported: 415,
  unknownHost: 421,
  tooManyRequests: 429,
  internal: 500,
  /** Not known yet: try again with the same requestId, after the seconds of Retry-After. */
  unavailable: 503,
} as const;

/** A stable code of a refusal to a game page. */
export type OriginalsFaultCode = keyof typeof ORIGINALS_FAULT_STATUS;

const text = { type: 'string' } as const;
const moneySchema = { type: 'string', description: 'Decimal amount in the main unit.' } as const;
const seedSchema = {
  type: 'string',
  pattern: '^[0-9a-f]{64}$',
  description: '32 bytes in hexadecimal.',
} as const;
const clientSeedSchema = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description: 'Chosen by the member or their browser.',
} as const;
const sessionSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' } as const;
const requestIdSchema = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{16,64}$',
  description: 'Random; the same again asks for the same thing, and never has a second effect.',
} as const;
const roundIdSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' } as const;
const tableRoundSchema = { type: 'string', maxLength: 64 } as const;
const instant = { type: 'string', description: 'ISO 8601, UTC.' } as const;
const modeSchema = { type: 'string', enum: PLAY_MODES } as const;
const kindSchema = {
  type: 'string',
  pattern: '^[a-z][A-Za-z0-9]{0,31}$',
  description: 'Name of the kind’s folder in engine/games, whose codec reads bets and outcomes.',
} as const;
const betSchema = {
  type: 'object',
  additionalProperties: true,
  description: 'What is bet, as the codec of the kind writes it.',
} as const;
const outcomeSchema = {
  type: 'object',
  additionalProperties: true,
  description: 'What came, as the codec of the kind writes it.',
} as const;

const roundProperties = {
  id: { ...roundIdSchema, description: 'Random, so that who knows it was given it.' },
  gameCode: text,
  gameId: { type: 'string', description: 'What engine/games calls the game.' },
  mode: modeSchema,
  playedAt: instant,
  stake: moneySchema,
  paid: moneySchema,
  currency: text,
  decimals: { type: 'integer' },
  clientSeed: {
    type: 'string',
    description:
      'At a table: SHA-256 in hexadecimal of those of all who bet, sorted by character code, one a line.',
  },
  nonce: { type: 'integer' },
  serverSeedHash: { ...seedSchema, description: 'What was shown before: SHA-256 of the seed.' },
  serverSeed: {
    type: ['string', 'null'],
    description: 'Null until it is revealed.',
  },
  kind: kindSchema,
  bet: betSchema,
  outcome: outcomeSchema,
  clientSeeds: {
    type: 'array',
    items: clientSeedSchema,
    description:
      'At a table: of all who bet, in the order in which they came, so that clientSeed can be made again; `round` alone tells them.',
  },
} as const;
const round = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'gameCode',
    'gameId',
    'kind',
    'mode',
    'playedAt',
    'stake',
    'paid',
    'currency',
    'decimals',
    'bet',
    'outcome',
    'clientSeed',
    'nonce',
    'serverSeedHash',
    'serverSeed',
  ],
  properties: roundProperties,
} as const;

const seeds = {
  type: 'object',
  additionalProperties: false,
  required: ['serverSeedHash', 'clientSeed', 'nonce', 'nextServerSeedHash'],
  properties: {
    serverSeedHash: { ...seedSchema, description: 'SHA-256 of the seed that is in use.' },
    clientSeed: clientSeedSchema,
    nonce: { type: 'integer', description: 'Of the next round.' },
    nextServerSeedHash: {
      ...seedSchema,
      description:
        'SHA-256 of the seed after that: made before its client seed is known, so that it cannot be chosen to fit.',
    },
  },
} as const;

/** Every call of a game page that is answered at once, by the last part of its path; all are POST. */
export const ORIGINALS_CALLS = {
  /** Exchanges the launch code of the page's address for a session, which lives in the page's memory alone. */
  open: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['code'],
      properties: { code: { type: 'string', maxLength: 1000 } },
    },
    value: {
      type: 'object',
      additionalProperties: false,
      required: [
        'session',
        'gameCode',
        'kind',
        'gameId',
        'mode',
        'currency',
        'decimals',
        'language',
        'balance',
        'endsAt',
        'limits',
        'highestStake',
        'shortestRoundMs',
        'freeSpins',
        'seeds',
        'resumed',
      ],
      properties: {
        session: sessionSchema,
        gameCode: text,
        kind: kindSchema,
        gameId: { type: 'string', description: 'What engine/games calls the game.' },
        mode: modeSchema,
        currency: text,
        decimals: { type: 'integer' },
        language: text,
        balance: moneySchema,
        endsAt: { ...instant, description: 'ISO 8601, UTC: nothing is staked afterwards.' },
        limits: {
          type: 'object',
          additionalProperties: true,
          description: 'What may be bet, as the kind of the game says.',
        },
        highestStake: {
          type: ['string', 'null'],
          description:
            'The most that a round may cost this member, in the main unit; null where nothing is said.',
        },
        shortestRoundMs: {
          type: 'integer',
          description: 'Milliseconds from the beginning of a round to that of the next; often 0.',
        },
        freeSpins: {
          type: ['object', 'null'],
          additionalProperties: false,
          required: ['count', 'left', 'stake', 'won', 'pays', 'endsAt'],
          description: 'Rounds that the house pays, to be played first; null for none.',
          properties: {
            count: { type: 'integer' },
            left: { type: 'integer' },
            stake: { ...moneySchema, description: 'What each is bet with.' },
            won: { ...moneySchema, description: 'What they have won so far.' },
            pays: {
              type: 'string',
              enum: ['cash', 'bonus'],
              description: 'What the wins become after the last one.',
            },
            endsAt: instant,
          },
        },
        seeds,
        resumed: {
          description: 'A round that was interrupted and is over now, to be shown to its end.',
          anyOf: [{ type: 'null' }, round],
        },
      },
    },
  },
  /** Plays a round of a game that one plays alone. */
  play: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['session', 'requestId', 'bet'],
      properties: {
        session: sessionSchema,
        requestId: requestIdSchema,
        bet: betSchema,
        freeSpin: { type: 'boolean', description: 'Of the free spins that `open` told.' },
      },
    },
    value: {
      type: 'object',
      additionalProperties: false,
      required: ['round', 'balance', 'seeds'],
      properties: { round, balance: moneySchema, seeds },
    },
  },
  /** Reveals the server seed in use, and goes on with the next one and this client seed. */
  seeds: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['session', 'clientSeed'],
      properties: { session: sessionSchema, clientSeed: clientSeedSchema },
    },
    value: {
      type: 'object',
      additionalProperties: false,
      required: ['revealed', 'seeds'],
      properties: {
        revealed: {
          type: 'object',
          additionalProperties: false,
          required: ['serverSeed', 'serverSeedHash', 'clientSeed', 'rounds'],
          properties: {
            serverSeed: seedSchema,
            serverSeedHash: seedSchema,
            clientSeed: clientSeedSchema,
            rounds: { type: 'integer', description: 'How many were played with it.' },
          },
        },
        seeds,
      },
    },
  },
  /** Rounds of this member and game in this mode, the newest first. */
  rounds: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['session'],
      properties: { session: sessionSchema, before: { type: 'string', maxLength: 80 } },
    },
    value: {
      type: 'object',
      additionalProperties: false,
      required: ['rounds', 'next'],
      properties: {
        rounds: { type: 'array', items: round, maxItems: 20 },
        next: { type: ['string', 'null'], description: '`before` of the page after this one.' },
      },
    },
  },
  /** One round, for who has its id. */
  round: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['roundId'],
      properties: { roundId: roundIdSchema },
    },
    value: round,
  },
  /**
   * The same, with its server seed: one that is in use is revealed by it, and the player goes on with the next, whose
   * hash was shown before, and their own client seed.
   */
  reveal: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['roundId'],
      properties: { roundId: roundIdSchema },
    },
    value: round,
  },
  /**
   * Bets in the table's round that takes bets now. A member may bet several times in a round; `limits` hold for all of
   * it together.
   */
  bet: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['session', 'requestId', 'tableRound', 'bet'],
      properties: {
        session: sessionSchema,
        requestId: requestIdSchema,
        tableRound: tableRoundSchema,
        bet: betSchema,
      },
    },
    value: {
      type: 'object',
      additionalProperties: false,
      required: ['balance', 'bet', 'roundId'],
      properties: {
        balance: moneySchema,
        roundId: {
          ...roundIdSchema,
          description: 'Of this bet: `round` tells it once it is over.',
        },
        bet: betSchema,
      },
    },
  },
} as const satisfies Readonly<
  Record<string, { readonly body: JSONSchema; readonly value: JSONSchema }>
>;

/**
 * The call that watches a table: POST as the others, answered with text/event-stream for as long as the page listens. Each
 * event has an `id`, a name, and JSON as its data: see `OriginalsTableEvent`. Refusals are answered as those of other calls.
 */
export const ORIGINALS_TABLE_CALL = {
  path: `${ORIGINALS_API_PATH}/table`,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['session'],
    properties: {
      session: sessionSchema,
      last: {
        type: 'string',
        maxLength: 80,
        description:
          'The `id` of the last event that the page had: a result that it missed since comes first.',
      },
    },
  },
} as const satisfies { readonly path: string; readonly body: JSONSchema };

/** The body of the call that watches a table. */
export type OriginalsTableBody = FromSchema<typeof ORIGINALS_TABLE_CALL.body>;

/** Where a round of a table stands. */
export type OriginalsTablePhase = 'betting' | 'closed' | 'result';

/** A bet or an outcome, as the codec of its kind writes it. */
export type OriginalsJson = Readonly<Record<string, unknown>>;

/** What who watches a table is told; amounts are decimal texts in the main unit. */
export type OriginalsTableEvent =
  | {
      /** At the beginning, and whenever anything of it changes. */
      readonly event: 'state';
      readonly data: {
        readonly tableRound: string;
        readonly phase: OriginalsTablePhase;
        /** Milliseconds from now until the phase ends. */
        readonly remainingMs: number;
        /** SHA-256 of the seed that is revealed with the result. */
        readonly serverSeedHash: string;
        /** How many members have chips in this round. */
        readonly players: number;
        /** Outcomes, the newest first, as many as the kind shows; that of this round is among them in phase result. */
        readonly history: readonly OriginalsJson[];
        /** Null before phase result. */
        readonly outcome: OriginalsJson | null;
      };
    }
  | {
      /** What the member has on the table in this round and mode, all bets together: at the beginning, in each new round and after each bet. */
      readonly event: 'bets';
      readonly data: {
        readonly tableRound: string;
        /** Null where there is none. */
        readonly bet: OriginalsJson | null;
        readonly stake: string;
      };
    }
  | {
      /** Once a round, after its phase result began and the member was paid; who only watches has stake "0" and no roundIds. */
      readonly event: 'result';
      readonly data: {
        readonly tableRound: string;
        readonly outcome: OriginalsJson;
        readonly serverSeed: string;
        readonly serverSeedHash: string;
        readonly clientSeed: string;
        readonly nonce: number;
        readonly stake: string;
        readonly paid: string;
        /** Null where nothing was bet, or the wallet has not answered yet. */
        readonly balance: string | null;
        /** Of the member's bets, for `round`. */
        readonly roundIds: readonly string[];
      };
    }
  | {
      /** The session is over: the game must be opened anew. Nothing comes after it. */
      readonly event: 'ended';
      readonly data: Readonly<Record<string, never>>;
    };

/** A call of a game page. */
export type OriginalsCall = keyof typeof ORIGINALS_CALLS;

/** The body of a game page's call. */
export type OriginalsBody<C extends OriginalsCall> = FromSchema<
  (typeof ORIGINALS_CALLS)[C]['body']
>;

/** What a game page's call is answered with. */
export type OriginalsValue<C extends OriginalsCall> = FromSchema<
  (typeof ORIGINALS_CALLS)[C]['value']
>;

/** A round that is over, as its verifier needs it. */
export type OriginalsRound = FromSchema<typeof round>;

/** What a game page knows of its seeds before a round. */
export type OriginalsSeeds = FromSchema<typeof seeds>;

/** What stands in the launch document as JSON, in the element of id `LAUNCH_DATA_ID`. */
export interface OriginalsLaunch {
  readonly gameCode: string;
  readonly gameId: string;
  /** Name of the kind's folder. */
  readonly kind: string;
  /** Name of the game. */
  readonly name: string;
  /** Name of the brand. */
  readonly brand: string;
  /** A tag of locales/locales.ts. */
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly mode: 'real' | 'play';
  /** The brand's currency, and the symbol that its site writes beside amounts. */
  readonly currency: { readonly code: string; readonly symbol: string };
}

/** Where the launch document keeps what it tells the page: `<script type="application/json" id=…>`. */
export const LAUNCH_DATA_ID = 'launch';

/** What a game page tells the site that shows it, by `parent.postMessage(…, '*')`. */
export type OriginalsMessage =
  | { readonly livery: 'ready' }
  | { readonly livery: 'ended' }
  /** A round is shown from now on: what it moves is no news before it is over, by 'round' or 'balance'. */
  | { readonly livery: 'begun' }
  /** The player wants to check a finished round. */
  | { readonly livery: 'check'; readonly round: string }
  | { readonly livery: 'balance'; readonly balance: string; readonly currency: string }
  | {
      readonly livery: 'round';
      readonly stake: string;
      readonly paid: string;
      readonly balance: string;
      readonly currency: string;
      readonly mode: 'real' | 'play';
    };
