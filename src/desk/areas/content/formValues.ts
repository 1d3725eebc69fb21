import type { ContentKind } from '../../../../schemas/content.schema.ts';
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
};

/** Fields that hold several values, as people write them: with commas or on lines. */
const LISTS: Readonly<Partial<Record<ContentKind, readonly string[]>>> = {
  affiliates: ['hosts'],
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

/** What of a mark people choose: as the platform has it, on, or off. */
const MARKS = ['isHot', 'isNew'];

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
  if ('status' in values) values.status ??= 'platform';
  return values as Partial<Values>;
}

/** The entry that the fields say, over what it was. */
export function toContent(kind: ContentKind, before: ContentItem, values: Values): ContentItem {
  const content: Record<string, unknown> = { ...before, ...values, id: before.id };
  for (const field of TEXTS[kind] ?? []) {
    const texts = Object.entries((content[field] ?? {}) as Record<string, unknown>);
    content[field] = Object.fromEntries(texts.filter(([, text]) => !isBlank(text)));
  }
  for (const field of LISTS[kind] ?? []) {
    const parts = String(content[field] ?? '').split(/[\s,;]+/);
    const upper = field === 'closedCountries';
    const list = parts.filter(Boolean).map((part) => (upper ? part.toUpperCase() : part));
    content[field] = [...new Set(list)];
  }
  for (const mark of MARKS) {
    if (mark in content)
      content[mark] = content[mark] === 'platform' ? null : content[mark] === 'true';
  }
  if (content.status === 'platform') content.status = null;
  if (kind === 'banners' && !isEmpty(content.picture)) content.art = null;
  for (const [field, value] of Object.entries(content)) {
    if (value === '') content[field] = null;
    if (value === undefined) delete content[field];
  }
  if (kind === 'announcements' && isEmpty(content.startsAt)) delete content.startsAt;
  return content as ContentItem;
}
