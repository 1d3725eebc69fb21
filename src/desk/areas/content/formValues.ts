import type { ContentKind } from '../../../../schemas/content.schema.ts';
import { CHOSEN_FIELDS } from '../../../../schemas/registration.ts';
import type { ContentItem } from '../../../../schemas/desk/content.ts';

/** What the fields of an entry hold. */
export interface Values {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Fields of each kind that hold a text in every language. */
const TEXTS: Readonly<Partial<Record<ContentKind, readonly string[]>>> = {
  banners: ['title', 'subtitle', 'action'],
  announcements: ['title', 'content'],
  help: ['title', 'body'],
  texts: ['text'],
  notices: ['title', 'text'],
};

/** Fields that hold several values, as people write them: with commas or on lines. */
const LISTS: Readonly<Partial<Record<ContentKind, readonly string[]>>> = {
  affiliates: ['hosts'],
  games: ['closedCountries'],
  site: ['closedCountries', 'closedAddresses'],
};

/** What a new entry begins with. */
const BEGINNINGS: Readonly<Partial<Record<ContentKind, object>>> = {
  banners: { group: 'w_home', audience: 'all', invitesGuests: false },
  announcements: { type: 'PL' },
  help: { category: 'start', isDraft: false },
  affiliates: { isActive: true },
  site: { state: 'open' },
};

/** Where no moment is said, it is that of saving. */
const BEGINS_NOW: Readonly<Partial<Record<ContentKind, string>>> = {
  announcements: 'startsAt',
  winners: 'wonAt',
};

/** What of a mark people choose: as the platform has it, on, or off. */
const MARKS = ['isHot', 'isNew', 'terms', 'privacy', 'refund'];

/** Fields with one of several values, where none is as the platform or the brand file has it. */
const CHOSEN: readonly string[] = ['status', ...CHOSEN_FIELDS];

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Empty markup as editors leave it. */
const isBlank = (text: unknown) => isEmpty(text) || /^(\s|<p>\s*<\/p>)*$/.test(String(text));

/** The fields of an entry, as the form holds them. */
export function toValues(kind: ContentKind, content: ContentItem | null): Partial<Values> {
  const values: Record<string, unknown> = { ...(content ?? BEGINNINGS[kind]) };
  for (const field of LISTS[kind] ?? []) {
    values[field] = ((values[field] ?? []) as readonly string[]).join('\n');
  }
  for (const mark of MARKS) {
    if (mark in values) values[mark] = values[mark] === null ? 'platform' : String(values[mark]);
  }
  for (const field of CHOSEN) {
    if (field in values) values[field] ??= 'platform';
  }
  return values as Partial<Values>;
}

/** The texts of a field, without languages that have none. */
const withoutBlanks = (texts: unknown) =>
  Object.fromEntries(
    Object.entries((texts ?? {}) as Record<string, unknown>).filter(([, text]) => !isBlank(text)),
  );

function splitList(field: string, written: unknown): readonly string[] {
  const parts = String(written ?? '').split(/[\s,;]+/);
  const upper = field === 'closedCountries';
  const list = parts.filter(Boolean).map((part) => (upper ? part.toUpperCase() : part));
  return [...new Set(list)];
}

/** What a field of no text and no list becomes; undefined leaves it out. */
function toPlain(field: string, value: unknown): unknown {
  if (value === 'platform') return null;
  if (MARKS.includes(field)) return value === 'true' || value === true;
  return value === '' ? null : value;
}

/** The entry that the fields say, over what it was. */
export function toContent(kind: ContentKind, before: ContentItem, values: Values): ContentItem {
  const texts = TEXTS[kind] ?? [];
  const lists = LISTS[kind] ?? [];
  const all = { ...before, ...values, id: before.id } as Readonly<Record<string, unknown>>;
  const fields = [...new Set([...Object.keys(all), ...texts, ...lists])];
  const said = fields.map((field): [string, unknown] => {
    if (texts.includes(field)) return [field, withoutBlanks(all[field])];
    if (lists.includes(field)) return [field, splitList(field, all[field])];
    return [field, toPlain(field, all[field])];
  });
  const content = Object.fromEntries(said.filter(([, value]) => value !== undefined));
  if (kind === 'banners' && !isEmpty(content.picture)) content.art = null;
  // It begins, or was won, at once where nothing is said.
  const from = BEGINS_NOW[kind];
  if (from && isEmpty(content[from])) delete content[from];
  return content as ContentItem;
}
