import type { Catalogue } from '../../../schemas/catalogue.ts';
import { DRAFT_TOPICS } from '../../../schemas/brand.schema.ts';
import type { ContentEntry } from '../../../schemas/content.schema.ts';
import catalogue from '../../../schemas/generated/catalogue.json' with { type: 'json' };
import { CHOSEN_FIELDS } from '../../../schemas/registration.ts';
import { SITE_TEXTS, type SiteTextId } from '../../../schemas/siteTexts.ts';
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
  { text }: SiteTextEntry,
  { brand: { languages } }: DeskMerchant,
): readonly Finding[] {
  const offered: readonly string[] = languages.offered;
  return Object.keys(text)
    .filter((tag) => !offered.includes(tag))
    .map((tag) => ({
      severity: 'error',
      rule: 'language.notOffered',
      path: ['text', tag],
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
  check: (entry, merchant) => ({ entry, findings: checkLanguages(entry, merchant) }),
  async save(tx, merchantCode, { id, text }) {
    if (Object.keys(text).length === 0) return removeOverrides(tx, 'texts', [id]);
    const row = { merchant_code: merchantCode, entry_id: id, content: { text } };
    await saveOverride(tx, { ...row, kind: 'texts' });
  },
  remove: (tx, _merchantCode, ids) => removeOverrides(tx, 'texts', ids),
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
  registration: keepOne<ContentEntry<'registration'>>(
    'registration',
    ['registration form', 'registration form'],
    CHOSEN_FIELDS,
  ),
  legal: keepOne<ContentEntry<'legal'>>('legal', ['legal texts', 'legal texts'], DRAFT_TOPICS),
};
