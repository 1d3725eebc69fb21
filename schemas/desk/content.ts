import type { JSONSchema } from 'json-schema-to-ts';
import { CONTENT_ITEMS, CONTENT_KINDS, type ContentKind } from '../content.schema.ts';
import {
  defineDeskEndpoint,
  doneOnly,
  maybeTimeField,
  outcomeOf,
  reasonField,
  timeField,
  timeQuery,
  type TypedDeskEndpoint,
} from './deskEndpoint.ts';
import { pageOf, pageQuery } from './list.ts';
import type { PermissionId } from './permissions.ts';

/** An entry of any kind, as `CONTENT_ITEMS` has it. */
export type ContentItem = Readonly<Record<string, unknown>> & { readonly id: string };

/** How one state of an entry came to be. */
export interface VersionFacts {
  readonly version: number;
  readonly state: 'draft' | 'planned' | 'published' | 'replaced';
  /** Whether it takes the entry away. */
  readonly isRemoval: boolean;
  /** The version that it brings back. */
  readonly restores: number | null;
  /** Why it did not come when it was planned. */
  readonly fault: string | null;
  /** Empty: written before the desk, or beside it. */
  readonly madeBy: string;
  readonly madeAt: string;
  readonly publishAt: string | null;
  readonly publishedBy: string | null;
  readonly publishedAt: string | null;
}

/** What is wrong with an entry; an error keeps it from being published. */
export interface ContentFinding {
  readonly severity: 'error' | 'warning';
  readonly rule: string;
  readonly path: readonly (string | number)[];
  /** In English. */
  readonly message: string;
  readonly suggestion: string | null;
}

/** An entry as lists show it. */
export interface ContentRow {
  readonly id: string;
  /** What the platform calls it; null where it has its own title. */
  readonly name: string | null;
  /** What visitors have; where they have nothing, what is to come. */
  readonly content: ContentItem;
  readonly isLive: boolean;
  /** Whether it is one of the product's, which show while the merchant has none of its own. */
  readonly isDefault: boolean;
  readonly open: VersionFacts | null;
}

/** One entry with how it came to be. */
export interface ContentDetail extends Omit<ContentRow, 'content' | 'open' | 'isLive'> {
  readonly live: ContentItem | null;
  readonly open: (VersionFacts & { readonly content: ContentItem | null }) | null;
  readonly versions: readonly VersionFacts[];
  /** Of what is to come, or else of what is live. */
  readonly findings: readonly ContentFinding[];
}

/** A call about one brand. */
type BrandEndpoint<Query, Body, Value> = TypedDeskEndpoint<Query, Body, Value> & {
  readonly scope: 'brand';
};

interface Outcome<Value> {
  readonly outcome: 'done' | 'waiting';
  readonly caseId: string | null;
  readonly value: Value | null;
}

interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly isEstimate: boolean };
}

/** The calls of one kind of content. */
export interface ContentCalls {
  readonly list: BrandEndpoint<
    { limit?: number; after?: string; search?: string; state?: ContentFilter },
    undefined,
    Page<ContentRow>
  >;
  readonly one: BrandEndpoint<{ id: string }, undefined, ContentDetail>;
  readonly version: BrandEndpoint<
    { id: string; version: number },
    undefined,
    VersionFacts & { readonly content: ContentItem | null }
  >;
  readonly saveDraft: BrandEndpoint<
    undefined,
    { content: ContentItem; seen: string | null },
    Outcome<{ version: number; madeAt: string; findings: ContentFinding[] }>
  >;
  readonly discard: BrandEndpoint<undefined, { id: string }, Outcome<never>>;
  readonly publish: BrandEndpoint<
    undefined,
    { id: string; version: number; at: string | null; reason?: string },
    Outcome<never>
  >;
  readonly rollBack: BrandEndpoint<
    undefined,
    { id: string; version: number; reason?: string },
    Outcome<never>
  >;
  readonly takeDown: BrandEndpoint<undefined, { id: string; reason?: string }, Outcome<never>>;
  readonly order: BrandEndpoint<undefined, { ids: readonly string[] }, Outcome<never>>;
  readonly takeDefaults: BrandEndpoint<undefined, object, Outcome<never>>;
}

/** What lists can be narrowed to. */
export const CONTENT_FILTERS = ['all', 'live', 'open', 'planned'] as const;

/** One of them. */
export type ContentFilter = (typeof CONTENT_FILTERS)[number];

/** Who may do what with a kind; without `approve`, whoever edits publishes alone. */
interface Permissions {
  readonly view: PermissionId;
  readonly edit: PermissionId;
  readonly approve?: PermissionId;
}

const CONTENT: Permissions = {
  view: 'content.view',
  edit: 'content.edit',
  approve: 'content.approve',
};
const GAMES: Permissions = { view: 'games.view', edit: 'games.edit' };
const BRAND: Permissions = { view: 'brands.view', edit: 'brands.edit', approve: 'brands.approve' };

/** Permissions of each kind. */
export const CONTENT_PERMISSIONS: Readonly<Record<ContentKind, Permissions>> = {
  banners: CONTENT,
  announcements: CONTENT,
  help: CONTENT,
  affiliates: CONTENT,
  vendors: GAMES,
  games: GAMES,
  site: BRAND,
  texts: CONTENT,
  notices: CONTENT,
  winners: CONTENT,
  registration: BRAND,
  legal: BRAND,
};

/** Kinds whose drafts can be looked at in the real site. */
export const PREVIEWED_KINDS = ['banners', 'announcements', 'help'] as const;

/** One of them. */
export type PreviewedKind = (typeof PREVIEWED_KINDS)[number];

const entryId = { type: 'string', minLength: 1, maxLength: 120 } as const;
const versionField = { type: 'integer', minimum: 1, maximum: 1_000_000 } as const;

const factsRequired = [
  'version',
  'state',
  'isRemoval',
  'restores',
  'fault',
  'madeBy',
  'madeAt',
  'publishAt',
  'publishedBy',
  'publishedAt',
] as const;

const facts = {
  version: { type: 'integer' },
  state: { type: 'string', enum: ['draft', 'planned', 'published', 'replaced'] },
  isRemoval: { type: 'boolean', description: 'Whether it takes the entry away.' },
  restores: { type: ['integer', 'null'], description: 'The version that it brings back.' },
  fault: { type: ['string', 'null'], description: 'Why it did not come when it was planned.' },
  madeBy: { type: 'string', description: 'Empty: written before the desk, or beside it.' },
  madeAt: timeField,
  publishAt: maybeTimeField,
  publishedBy: { type: ['string', 'null'] },
  publishedAt: maybeTimeField,
} as const;

const factsSchema = {
  type: 'object',
  additionalProperties: false,
  required: factsRequired,
  properties: facts,
} as const;

const findingsSchema = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['severity', 'rule', 'path', 'message', 'suggestion'],
    properties: {
      severity: { type: 'string', enum: ['error', 'warning'] },
      rule: { type: 'string' },
      path: { type: 'array', items: { type: ['string', 'integer'] } },
      message: { type: 'string', description: 'In English.' },
      suggestion: { type: ['string', 'null'] },
    },
  },
} as const;

const body = (properties: Record<string, JSONSchema>, optional: readonly string[] = []) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties).filter((key) => !optional.includes(key)),
    properties,
  }) as JSONSchema;

const orNull = (schema: JSONSchema) => ({ anyOf: [{ type: 'null' }, schema] }) as JSONSchema;

/** What an article or a banner may take in a call, in every language. */
const ENTRY_BYTES = 2 * 1024 * 1024;

function defineContentCalls(kind: ContentKind): ContentCalls {
  const item = CONTENT_ITEMS[kind] as JSONSchema;
  const { view, edit, approve } = CONTENT_PERMISSIONS[kind];
  const path = (name: string) => `/desk/v1/content/${kind}${name}`;
  const reading = { method: 'GET', permission: view, scope: 'brand' } as const;
  const changing = {
    method: 'POST',
    permission: edit,
    scope: 'brand',
    ...(approve && { approval: approve }),
  } as const;
  const row = {
    id: entryId,
    name: { type: ['string', 'null'] },
    isDefault: { type: 'boolean' },
  } as const;
  const calls = {
    list: {
      ...reading,
      id: `${kind}.list`,
      path: path(''),
      summary: `The ${kind} of a brand in their order; those that were never shown come first`,
      query: body(
        {
          ...pageQuery,
          search: { type: 'string', maxLength: 100 },
          state: { type: 'string', enum: CONTENT_FILTERS, default: 'all' },
        },
        ['limit', 'after', 'search', 'state'],
      ),
      value: pageOf({
        type: 'object',
        additionalProperties: false,
        required: ['id', 'name', 'content', 'isLive', 'isDefault', 'open'],
        properties: {
          ...row,
          content: item,
          isLive: { type: 'boolean' },
          open: orNull(factsSchema),
        },
      } as JSONSchema),
    },
    one: {
      ...reading,
      id: `${kind}.get`,
      path: path('/one'),
      summary: 'One entry: what visitors have, what is to come, and how it came to it',
      query: body({ id: entryId }),
      value: body({
        ...row,
        live: orNull(item),
        open: orNull(body({ ...facts, content: orNull(item) })),
        versions: { type: 'array', items: factsSchema },
        findings: findingsSchema,
      }),
    },
    version: {
      ...reading,
      id: `${kind}.version`,
      path: path('/version'),
      summary: 'One version of an entry with what it says',
      query: body({ id: entryId, version: versionField }),
      value: body({ ...facts, content: orNull(item) }),
    },
    saveDraft: {
      ...changing,
      approval: undefined,
      id: `${kind}.saveDraft`,
      path: path('/saveDraft'),
      summary: 'Keep what an entry is to become; nothing of it shows',
      bodyBytes: ENTRY_BYTES,
      body: body({
        content: item,
        seen: {
          anyOf: [{ type: 'null' }, timeQuery],
          description: '"madeAt" of the draft that was worked on; null where there was none.',
        },
      }),
      value: outcomeOf(
        body({ version: { type: 'integer' }, madeAt: timeField, findings: findingsSchema }),
      ),
    },
    discard: {
      ...changing,
      approval: undefined,
      id: `${kind}.discard`,
      path: path('/discard'),
      summary: 'Drop what an entry was to become',
      body: body({ id: entryId }),
      value: doneOnly,
    },
    publish: {
      ...changing,
      id: `${kind}.publish`,
      path: path('/publish'),
      summary: 'Show what an entry is to become, now or at a moment to come',
      body: body(
        {
          id: entryId,
          version: versionField,
          at: { anyOf: [{ type: 'null' }, timeQuery], description: 'Null: now.' },
          reason: reasonField,
        },
        ['reason'],
      ),
      value: doneOnly,
    },
    rollBack: {
      ...changing,
      id: `${kind}.rollBack`,
      path: path('/rollBack'),
      summary: 'Show an earlier version again',
      body: body({ id: entryId, version: versionField, reason: reasonField }, ['reason']),
      value: doneOnly,
    },
    takeDown: {
      ...changing,
      id: `${kind}.takeDown`,
      path: path('/takeDown'),
      summary: 'Take an entry away from visitors; its versions stay',
      body: body({ id: entryId, reason: reasonField }, ['reason']),
      value: doneOnly,
    },
    order: {
      ...changing,
      id: `${kind}.order`,
      path: path('/order'),
      summary: 'Put entries in front, in this order',
      body: body({
        ids: { type: 'array', minItems: 1, maxItems: 500, uniqueItems: true, items: entryId },
      }),
      value: doneOnly,
    },
    takeDefaults: {
      ...changing,
      id: `${kind}.takeDefaults`,
      path: path('/takeDefaults'),
      summary: "Make the product's entries the brand's own, to change them one by one",
      body: body({}),
      value: doneOnly,
    },
  };
  return calls as unknown as ContentCalls;
}

/** The calls of every kind of content. */
export const CONTENT_CALLS = Object.fromEntries(
  CONTENT_KINDS.map((kind) => [kind, defineContentCalls(kind)]),
) as Readonly<Record<ContentKind, ContentCalls>>;

/** Makes a link by which a draft is looked at in the real site, for as long as somebody takes to look. */
export const previewContent = defineDeskEndpoint({
  id: 'content.preview',
  method: 'POST',
  path: '/desk/v1/content/preview',
  summary: 'A link to the real site with one version in it, for 15 minutes',
  permission: 'content.view',
  scope: 'brand',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'id', 'version', 'as'],
    properties: {
      kind: { type: 'string', enum: PREVIEWED_KINDS },
      id: entryId,
      version: versionField,
      as: { type: 'string', enum: ['guest', 'member'] },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['url'],
    properties: { url: { type: 'string' } },
  },
});

const uploadRow = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'address',
    'thumbnail',
    'width',
    'height',
    'bytes',
    'name',
    'addedBy',
    'addedAt',
  ],
  properties: {
    id: { type: 'string' },
    address: { type: 'string', description: 'Where content names it.' },
    thumbnail: { type: 'string', description: 'A small picture of it, as a data address.' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    bytes: { type: 'integer' },
    name: { type: 'string' },
    addedBy: { type: 'string' },
    addedAt: timeField,
  },
} as const;

/** Pictures that were uploaded for a brand; each comes with a small one, as a data address. */
export const listUploads = defineDeskEndpoint({
  id: 'uploads.list',
  method: 'GET',
  path: '/desk/v1/uploads',
  summary: 'Pictures of a brand, the newest first',
  permission: 'content.view',
  scope: 'brand',
  query: { type: 'object', additionalProperties: false, properties: pageQuery },
  value: pageOf(uploadRow),
});

/** Base64 of 5 MB, and the name. */
const UPLOAD_BYTES = 7 * 1024 * 1024;

/** The picture that content names by its address. */
export const getUpload = defineDeskEndpoint({
  id: 'uploads.get',
  method: 'GET',
  path: '/desk/v1/uploads/one',
  summary: 'One picture by its address',
  permission: 'content.view',
  scope: 'brand',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['address'],
    properties: { address: { type: 'string', maxLength: 100 } },
  },
  value: uploadRow,
});

/** Sends a file as Base64, at most 5 MB of it; refused as `pictureRefused` with the "fault". */
export const addUpload = defineDeskEndpoint({
  id: 'uploads.add',
  method: 'POST',
  path: '/desk/v1/uploads/add',
  summary: 'Keep a picture (PNG, JPEG, WebP or SVG), made anew; refused with what is wrong with it',
  permission: 'content.edit',
  scope: 'brand',
  bodyBytes: UPLOAD_BYTES,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'data'],
    properties: {
      name: {
        type: 'string',
        maxLength: 300,
        description: 'Of the file; tells nothing of its kind.',
      },
      data: {
        type: 'string',
        maxLength: UPLOAD_BYTES,
        pattern: '^[A-Za-z0-9+/]*={0,2}$',
        description: 'Base64.',
      },
    },
  },
  value: outcomeOf(uploadRow),
});
