import type { LocaleTag } from '../../locales/locales.ts';
import type { DRAFT_TOPICS } from '../../schemas/brand.schema.ts';
import type { LocalisedText } from '../../schemas/localisedText.ts';
import type { ChosenField, FieldChoice } from '../../schemas/registration.ts';
import { LEGAL_TOPICS, type LegalTopic, type ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import type { SiteTextId } from '../../schemas/siteTexts.ts';
import { articleAddress } from './legal.ts';

/** What a merchant says in place of its brand file; what is left out, or null, is as the file has it. */
export interface BrandOverrides {
  readonly texts: Readonly<Partial<Record<SiteTextId, LocalisedText>>>;
  readonly registration: Readonly<Partial<Record<ChosenField, FieldChoice | null>>>;
  /** Which proposed texts are the merchant's own. */
  readonly legal: Readonly<Partial<Record<(typeof DRAFT_TOPICS)[number], boolean | null>>>;
}

/** How each choice stands in a rule. */
const RULES: Readonly<Record<FieldChoice, { enabled: boolean; required: boolean }>> = {
  hidden: { enabled: false, required: false },
  optional: { enabled: true, required: false },
  required: { enabled: true, required: true },
};

/** The brand with its merchant's own texts; each is a text as it stands, without placeholders. */
function withTexts(brand: ResolvedBrand, texts: BrandOverrides['texts']): ResolvedBrand {
  const { 'seo.title': title, 'seo.description': description, ...worded } = texts;
  const messages: Record<string, Readonly<Record<string, unknown>>> = { ...brand.messages };
  for (const [id, byLocale] of Object.entries(worded)) {
    for (const [tag, text] of Object.entries(byLocale)) {
      messages[tag] = { ...messages[tag as LocaleTag], [id]: text };
    }
  }
  return {
    ...brand,
    messages: messages as ResolvedBrand['messages'],
    seo: {
      title: { ...brand.seo.title, ...title },
      description: { ...brand.seo.description, ...description },
    },
  };
}

function withFields(brand: ResolvedBrand, choices: BrandOverrides['registration']): ResolvedBrand {
  const { registration } = brand;
  const fields = { ...registration.fields };
  for (const [field, choice] of Object.entries(choices) as [ChosenField, FieldChoice | null][]) {
    if (choice !== null) fields[field] = { ...fields[field], ...RULES[choice] };
  }
  return { ...brand, registration: { ...registration, fields } };
}

/** The brand with other proposed texts as its own, and the links of the footer that lead to them. */
function withConfirmed(brand: ResolvedBrand, choices: BrandOverrides['legal']): ResolvedBrand {
  const published = new Set(brand.publishedDrafts);
  const links: Partial<Record<LegalTopic, string>> = { ...brand.legal };
  for (const [topic, isConfirmed] of Object.entries(choices) as [LegalTopic, boolean | null][]) {
    if (isConfirmed === null) continue;
    const article = articleAddress(topic);
    if (isConfirmed) {
      published.add(topic);
      if (brand.features.helpCenter) links[topic] ??= article;
    } else {
      published.delete(topic);
      if (links[topic] === article) delete links[topic];
    }
  }
  const ordered = LEGAL_TOPICS.flatMap((topic) => {
    const address = links[topic];
    return address === undefined ? [] : [[topic, address]];
  });
  return {
    ...brand,
    publishedDrafts: [...published],
    legal: Object.fromEntries(ordered) as ResolvedBrand['legal'],
  };
}

/** A brand as its merchant has it shown: what the file says, and over it what the desk says. */
export function overrideBrand(
  brand: ResolvedBrand,
  { texts, registration, legal }: BrandOverrides,
): ResolvedBrand {
  return withConfirmed(withFields(withTexts(brand, texts), registration), legal);
}
