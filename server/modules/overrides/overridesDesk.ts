import type { Catalogue } from '../../../schemas/catalogue.ts';
import { DRAFT_TOPICS } from '../../../schemas/brand.schema.ts';
import type { ContentEntry } from '../../../schemas/content.schema.ts';
import catalogue from '../../../schemas/generated/catalogue.json' with { type: 'json' };
import { CHOSEN_FIELDS } from '../../../schemas/registration.ts';
import { SITE_TEXTS, type SiteTextId } from '../../../schemas/siteTexts.ts';
import { NOTICE_LANGUAGES, placeholdersIn } from '../../../engine/notices/renderNotice.ts';
import { factsOfNotice, NOTICE_KINDS, type NoticeKind } from '../../../schemas/notices.ts';
import type { Tx } from '../../db/database.ts';
import type { DeskKind, DeskMerchant, Finding } from '../desk.ts';
import {
  listOverrides,
  removeOverrides,
  saveOverride,
  type OverrideKind,
} from './overrides.repository.ts';

/** A text of the site with what the product says in English, which people know it by. */
interface SiteTextEntry extends Required<ContentEntry<'texts'>> {
  readonly name: string;
}

const MESSAGES = (catalogue as unknown as Catalogue).messages;

/** Texts that every brand file has of its own. */
const BRAND_TEXTS: Readonly<Partial<Record<SiteTextId, string>>> = {
  'seo.title': 'Title of the home page',
  'seo.description': 'Description for search results',
};

const nameOf = (id: SiteTextId) => BRAND_TEXTS[id] ?? MESSAGES[id] ?? id;

function checkLanguages(
  texts: object,
  field: string,
  { brand: { languages } }: DeskMerchant,
): readonly Finding[] {
  const offered: readonly string[] = languages.offered;
  return Object.keys(texts)
    .filter((tag) => !offered.includes(tag))
    .map((tag) => ({
      severity: 'error',
      rule: 'language.notOffered',
      path: [field, tag],
      message: `This brand is not offered in "${tag}".`,
    }));
}

const unordered = { order: () => Promise.resolve() };

const textKind: DeskKind<SiteTextEntry> = {
  names: ['text of the site', 'texts of the site'],
  isCatalogue: true,
  async list(tx) {
    const own = await listOverrides(tx, 'texts');
    return SITE_TEXTS.map((id) => {
      const text = (own.get(id)?.text ?? {}) as SiteTextEntry['text'];
      return { id, name: nameOf(id), text };
    });
  },
  listDefaults: () => Promise.resolve([]),
  complete: () => {
    throw new Error('The platform says which there are.');
  },
  check: (entry, merchant) => ({
    entry,
    findings: checkLanguages(entry.text, 'text', merchant),
  }),
  async save(tx, merchantCode, { id, text }) {
    if (Object.keys(text).length === 0) return removeOverrides(tx, 'texts', [id]);
    const row = { merchant_code: merchantCode, entry_id: id, content: { text } };
    await saveOverride(tx, { ...row, kind: 'texts' });
  },
  remove: (tx, _merchantCode, ids) => removeOverrides(tx, 'texts', ids),
  ...unordered,
};

/** What members are told of an event, with what the product says in English, which people know it by. */
interface NoticeEntry extends Required<ContentEntry<'notices'>> {
  readonly name: string;
}

const NOTICE_FIELDS = ['title', 'text'] as const;

/** A placeholder that the event has no value for would stay empty. */
function checkPlaceholders(entry: NoticeEntry): readonly Finding[] {
  const known = Object.keys(factsOfNotice(entry.id).values);
  return NOTICE_FIELDS.flatMap((field) =>
    Object.entries(entry[field]).flatMap(([tag, text]) =>
      placeholdersIn(text)
        .filter((name) => !known.includes(name))
        .map((name): Finding => ({
          severity: 'error',
          rule: 'message.placeholders',
          path: [field, tag],
          message: `There is no "{${name}}" here.`,
          suggestion: known.map((one) => `{${one}}`).join(', ') || undefined,
        })),
    ),
  );
}

const noticeKind: DeskKind<NoticeEntry> = {
  names: ['message to members', 'messages to members'],
  isCatalogue: true,
  async list(tx) {
    const own = await listOverrides(tx, 'notices');
    return NOTICE_KINDS.map((id: NoticeKind) => {
      const { title = {}, text = {} } = (own.get(id) ?? {}) as Partial<NoticeEntry>;
      return { id, name: NOTICE_LANGUAGES.en.notices[id].title, title, text };
    });
  },
  listDefaults: () => Promise.resolve([]),
  complete: () => {
    throw new Error('The platform says which there are.');
  },
  check: (entry, merchant) => ({
    entry,
    findings: [
      ...NOTICE_FIELDS.flatMap((field) => checkLanguages(entry[field], field, merchant)),
      ...checkPlaceholders(entry),
    ],
  }),
  async save(tx, merchantCode, { id, title, text }) {
    if (Object.keys({ ...title, ...text }).length === 0)
      return removeOverrides(tx, 'notices', [id]);
    const row = { merchant_code: merchantCode, entry_id: id, content: { title, text } };
    await saveOverride(tx, { ...row, kind: 'notices' });
  },
  remove: (tx, _merchantCode, ids) => removeOverrides(tx, 'notices', ids),
  ...unordered,
};

/** A kind of one entry, whose fields are null where the brand file decides. */
function keepOne<Entry extends { readonly id: string }>(
  kind: Exclude<OverrideKind, 'texts' | 'notices'>,
  names: DeskKind<Entry>['names'],
  fields: readonly string[],
): DeskKind<Entry> {
  const nothing = Object.fromEntries(fields.map((field) => [field, null]));
  const fill = (said: object | undefined) =>
    ({ ...nothing, ...said, id: kind }) as unknown as Entry;
  return {
    names,
    isCatalogue: true,
    list: async (tx: Tx) => [fill((await listOverrides(tx, kind)).get(kind))],
    listDefaults: () => Promise.resolve([]),
    complete: fill,
    check: (entry) => ({ entry: fill(entry), findings: [] }),
    async save(tx, merchantCode, entry) {
      const { id, ...content } = fill(entry);
      await saveOverride(tx, { merchant_code: merchantCode, kind, entry_id: id, content });
    },
    remove: (tx) => removeOverrides(tx, kind, [kind]),
    ...unordered,
  };
}

/** What stands in place of a brand file, as a desk works on it. */
export const overrideKinds = {
  texts: textKind,
  notices: noticeKind,
  registration: keepOne<ContentEntry<'registration'>>(
    'registration',
    ['registration form', 'registration form'],
    CHOSEN_FIELDS,
  ),
  legal: keepOne<ContentEntry<'legal'>>('legal', ['legal texts', 'legal texts'], DRAFT_TOPICS),
};
