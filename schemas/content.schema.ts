import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { LOCALE_TAGS } from '../locales/locales.ts';
import { BANNER_GROUPS } from './api/content.ts';
import { DRAFT_TOPICS } from './brand.schema.ts';
import { CHOSEN_FIELDS, FIELD_CHOICES } from './registration.ts';
import { NOTICE_KINDS } from './notices.ts';
import { SITE_TEXTS } from './siteTexts.ts';
import { AUDIENCES } from './subject.ts';

/** Kinds of content that an operator keeps for a merchant. */
export const CONTENT_KINDS = [
  'banners',
  'announcements',
  'help',
  'vendors',
  'games',
  'affiliates',
  'site',
  'texts',
  'notices',
  'winners',
  'registration',
  'legal',
] as const;

/** One of them. */
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Kinds of which there is one entry, named as the kind. */
export const SINGLE_KINDS: readonly ContentKind[] = ['site', 'registration', 'legal'];

/** Kinds of which the platform says which entries there are. */
export const CATALOGUE_KINDS: readonly ContentKind[] = [
  'vendors',
  'games',
  'texts',
  'notices',
  ...SINGLE_KINDS,
];

/** Where help articles stand; `house` is for those about games of our own. */
export const HELP_CATEGORIES = ['start', 'money', 'account', 'play', 'house'] as const;

const text = (description: string, maxLength: number) =>
  ({
    type: 'object',
    description: `${description} By language: { "en": "…", "es": "…" }.`,
    additionalProperties: false,
    properties: Object.fromEntries(
      LOCALE_TAGS.map((tag) => [tag, { type: 'string', minLength: 1, maxLength }]),
    ) as Record<(typeof LOCALE_TAGS)[number], { type: 'string'; minLength: 1; maxLength: number }>,
  }) as const satisfies JSONSchema;

const moment = (description: string) =>
  ({
    type: ['string', 'null'],
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$',
    description: `${description} A moment with its offset, such as "2026-03-01T18:00:00+01:00".`,
    examples: ['2026-03-01T18:00:00Z'],
  }) as const satisfies JSONSchema;

const id = {
  type: 'string',
  pattern: '^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$',
  description: 'Letters, digits, "-" and "_", at most 64. It stays the same when the rest changes.',
} as const satisfies JSONSchema;

const about = {
  type: ['string', 'null'],
  pattern: '^(screen|feature):[A-Za-z0-9]+$',
  description:
    'The screen or feature that it is about, such as "screen:promotions" or "feature:vip". It shows only while the merchant has that. Null: always.',
} as const satisfies JSONSchema;

const STATUS = ['normal', 'maintenance', 'soon', null] as const;

const status = {
  enum: STATUS,
  description:
    'What it is at this merchant; null: as the platform has it. What the platform has closed stays closed.',
} as const satisfies JSONSchema;

const isShown = {
  type: 'boolean',
  description: "Whether it is in this merchant's lobby. Default: true.",
} as const satisfies JSONSchema;

const mark = (what: string) =>
  ({
    type: ['boolean', 'null'],
    description: `Whether it is marked as ${what}; null: as the platform has it.`,
  }) as const satisfies JSONSchema;

const countries = (description: string) =>
  ({
    type: 'array',
    maxItems: 250,
    uniqueItems: true,
    items: { type: 'string', pattern: '^[A-Z]{2}$' },
    description,
  }) as const satisfies JSONSchema;

const banner = {
  type: 'object',
  description: 'A banner, over a drawn picture (`art`) or one of your own (`picture`).',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id,
    group: { type: 'string', enum: BANNER_GROUPS, description: 'The place where it is shown.' },
    title: text('What it says.', 200),
    subtitle: text('The line below.', 400),
    action: text('What its button says; no button without it.', 60),
    link: {
      type: ['string', 'null'],
      maxLength: 500,
      description: 'A path of this site or an https address. Null: it leads to what it is `about`.',
    },
    about,
    audience: { type: 'string', enum: AUDIENCES, description: 'Who it is for. Default: "all".' },
    invitesGuests: {
      type: 'boolean',
      description: "Guests are asked to open an account in place of the banner's own action.",
    },
    art: {
      type: ['string', 'null'],
      maxLength: 80,
      description:
        'Id of a drawn picture; "brand-hero" and "brand-login" are those of the brand file.',
      examples: ['brand-hero'],
    },
    picture: {
      type: ['string', 'null'],
      maxLength: 500,
      description:
        'In place of `art`: an https address of a host in the brand\'s "allowHosts", a file that its "assets" name, such as "assets/hero.svg", or a picture uploaded at the desk ("/uploads/…").',
    },
    pictureTall: {
      type: ['string', 'null'],
      maxLength: 500,
      description: 'Beside `picture`: the same for narrow screens, upright.',
    },
    startsAt: moment('When it begins to show; null: at once.'),
    endsAt: moment('When it is over; null: never.'),
  },
} as const satisfies JSONSchema;

const announcement = {
  type: 'object',
  description: 'An announcement.',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id,
    type: {
      type: 'string',
      enum: ['B', 'PL', 'PU', 'PR', 'H', 'AG'],
      description:
        'B: running line, PL: notice, PU: pop-up, PR: promotion, H: help, AG: for agents alone.',
    },
    title: text('Its title.', 200),
    content: text('Its text as HTML, which is cleaned.', 50_000),
    about,
    startsAt: moment('When it begins to show. Default: now.'),
    endsAt: moment('When it is over; null: never.'),
  },
} as const satisfies JSONSchema;

const helpArticle = {
  type: 'object',
  description: 'An article of the help centre.',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: {
      type: 'string',
      pattern: '^[a-z][a-zA-Z0-9-]{0,63}$',
      description: 'The last part of its address; begins with a small letter.',
    },
    category: { type: 'string', enum: HELP_CATEGORIES, description: 'Where it stands.' },
    title: text('Its title.', 200),
    body: text('Its text as HTML, which is cleaned.', 50_000),
    about,
    isDraft: {
      type: 'boolean',
      description: 'A proposed text that shows once `legal.confirmed` names it. Default: false.',
    },
  },
} as const satisfies JSONSchema;

const vendor = {
  type: 'object',
  description: 'What the merchant says of a vendor of games.',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: { type: 'string', maxLength: 32, description: 'Code of the vendor, such as "PG".' },
    isShown,
    status,
    isHot: mark('hot'),
  },
} as const satisfies JSONSchema;

const game = {
  type: 'object',
  description: 'What the merchant says of a game.',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: { type: 'string', maxLength: 120, description: 'Id of the game, as `list` shows it.' },
    isShown,
    status,
    isHot: mark('hot'),
    isNew: mark('new'),
    closedCountries: countries(
      'Countries (ISO 3166) whose visitors do not get to play it. Default: none.',
    ),
  },
} as const satisfies JSONSchema;

const affiliate = {
  type: 'object',
  description: 'A code by which people register below an agent.',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{1,64}$',
      description: 'The code. Capital and small letters are the same.',
    },
    agent: {
      type: ['string', 'null'],
      maxLength: 64,
      description: 'Account of the agent whose downline registers with it; null: nobody’s.',
    },
    hosts: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', maxLength: 253 },
      description: "Hosts at which it is good; none: all of the merchant's.",
    },
    isActive: { type: 'boolean', description: 'Whether it is good. Default: true.' },
  },
} as const satisfies JSONSchema;

const site = {
  type: 'object',
  description: 'Whether the site is open, and for whom.',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: { type: 'string', enum: ['site'] },
    state: {
      type: 'string',
      enum: ['open', 'maintenance', 'closed'],
      description: 'Open, being worked on, or closed for everybody.',
    },
    endsAt: moment('When the maintenance is expected to end, as visitors are told.'),
    opensByItself: {
      type: 'boolean',
      description:
        'The maintenance is over at that moment, without anybody at work. Default: false.',
    },
    closedCountries: countries('Countries that it is closed to (ISO 3166).'),
    closedAddresses: {
      type: 'array',
      maxItems: 500,
      uniqueItems: true,
      items: { type: 'string', maxLength: 64 },
      description: 'Addresses and subnets that it is closed to, such as "203.0.113.0/24".',
    },
  },
} as const satisfies JSONSchema;

const siteText = {
  type: 'object',
  description: 'A text of the footer, the home page or search results, in place of the product’s.',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: { type: 'string', enum: SITE_TEXTS, description: 'Which text.' },
    text: text('What it says, as it stands. None: as the brand file has it.', 300),
  },
} as const satisfies JSONSchema;

const noticeText = {
  type: 'object',
  description: 'What members are told of an event, in place of the product’s words.',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: { type: 'string', enum: NOTICE_KINDS, description: 'Which event.' },
    title: text('Its heading. None: as the product says it.', 120),
    text: text('What it says, with placeholders such as "{amount}". None: as the product.', 600),
  },
} as const satisfies JSONSchema;

const winner = {
  type: 'object',
  description: 'A win that is shown among those that rounds bring; it goes after 31 days.',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id,
    account: {
      type: 'string',
      minLength: 3,
      maxLength: 40,
      description: 'Who won, with "*" in place of most of the name, such as "ma***1".',
    },
    game: { type: 'string', maxLength: 120, description: 'Id of the game.' },
    amount: {
      type: 'string',
      pattern: '^(0|[1-9]\\d{0,12})(\\.\\d{1,8})?$',
      description: 'How much, in the currency of the brand.',
    },
    wonAt: moment('When it was won. Default: now.'),
  },
} as const satisfies JSONSchema;

const orBrandFile = { description: 'Null: as the brand file has it.' } as const;

const registration = {
  type: 'object',
  description: 'Which fields of the registration are asked, and which must be filled in.',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: { type: 'string', enum: ['registration'] },
    ...(Object.fromEntries(
      CHOSEN_FIELDS.map((field) => [field, { ...orBrandFile, enum: [...FIELD_CHOICES, null] }]),
    ) as unknown as Record<
      (typeof CHOSEN_FIELDS)[number],
      { readonly description: string; readonly enum: readonly [...typeof FIELD_CHOICES, null] }
    >),
  },
} as const satisfies JSONSchema;

const legal = {
  type: 'object',
  description: 'Which of the proposed legal texts the merchant has read and publishes as its own.',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: { type: 'string', enum: ['legal'] },
    ...(Object.fromEntries(
      DRAFT_TOPICS.map((topic) => [topic, { ...orBrandFile, type: ['boolean', 'null'] }]),
    ) as unknown as Record<
      (typeof DRAFT_TOPICS)[number],
      { readonly description: string; readonly type: readonly ['boolean', 'null'] }
    >),
  },
} as const satisfies JSONSchema;

/** An entry of each kind: all but its id may be left out. */
export const CONTENT_ITEMS = {
  banners: banner,
  announcements: announcement,
  help: helpArticle,
  vendors: vendor,
  games: game,
  affiliates: affiliate,
  site,
  texts: siteText,
  notices: noticeText,
  winners: winner,
  registration,
  legal,
} as const satisfies Record<ContentKind, JSONSchema>;

const list = <S extends JSONSchema>(items: S) =>
  ({ type: 'array', minItems: 1, maxItems: 500, items }) as const;

/** A file of content for `npm run content`: any of the kinds, each a list. */
export const contentFileSchema = {
  title: 'Content of a Livery merchant',
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', description: 'Where an editor finds this schema.' },
    banners: list(banner),
    announcements: list(announcement),
    help: list(helpArticle),
    vendors: list(vendor),
    games: list(game),
    affiliates: list(affiliate),
    site: list(site),
    texts: list(siteText),
    notices: list(noticeText),
    winners: list(winner),
    registration: list(registration),
    legal: list(legal),
  },
} as const satisfies JSONSchema;

/** What such a file says. */
export type ContentFile = FromSchema<typeof contentFileSchema>;

/** An entry of a kind as files have it; all but its id may be left out where it is changed. */
export type ContentEntry<K extends ContentKind = ContentKind> = NonNullable<ContentFile[K]>[number];
