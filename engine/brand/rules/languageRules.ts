import type { BrandFile, LocalisedText } from '../../../schemas/brand.schema.ts';
import type { Rule } from '../checkBrand.ts';
import type { JsonPath } from '../jsonPath.ts';
import { languagesOf } from '../languages.ts';

const defaultsAreOffered: Rule = (brand, report) => {
  const { offered } = languagesOf(brand);
  const suggestion = `Add it to "offered", or choose one of: ${offered.join(', ')}.`;
  for (const key of ['default', 'fallback'] as const) {
    const tag = brand.languages?.[key];
    if (tag === undefined || offered.includes(tag)) continue;
    report(
      key === 'default' ? 'language.defaultNotOffered' : 'language.fallbackNotOffered',
      ['languages', key],
      `"${tag}" is not among the languages offered.`,
      { suggestion },
    );
  }
};

const textsAreComplete: Rule = (brand, report) => {
  const { offered, fallback } = languagesOf(brand);
  for (const [path, text] of listTexts(brand)) {
    if (text[fallback] !== undefined || offered.every((tag) => text[tag] !== undefined)) continue;
    const message = `This text is missing in "${fallback}", the language that stands in for others.`;
    report('language.textMissing', path, message);
  }
};

const messagesAreOffered: Rule = (brand, report) => {
  const { offered } = languagesOf(brand);
  for (const tag of Object.keys(brand.messages ?? {})) {
    if (offered.some((entry) => entry === tag)) continue;
    report(
      'language.notOffered',
      ['messages', tag],
      `"${tag}" is not among the languages offered.`,
      {
        severity: 'warning',
        target: 'key',
      },
    );
  }
};

function listTexts(brand: BrandFile): readonly [JsonPath, LocalisedText][] {
  const labels = Object.entries(brand.menus ?? {}).flatMap(([menu, entries]) =>
    entries.flatMap((entry, index): [JsonPath, LocalisedText][] =>
      typeof entry === 'string' ? [] : [[['menus', menu, index, 'label'], entry.label]],
    ),
  );
  const seo = Object.entries(brand.seo ?? {}).map(([key, text]): [JsonPath, LocalisedText] => [
    ['seo', key],
    text,
  ]);
  return [...labels, ...seo];
}

/** What a brand says about languages fits together. */
export const languageRules: readonly Rule[] = [
  defaultsAreOffered,
  textsAreComplete,
  messagesAreOffered,
];
