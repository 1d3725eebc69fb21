import type { BrandFile } from '../../../schemas/brand.schema.ts';
import type { LocalisedText } from '../../../schemas/localisedText.ts';
import type { Rule } from '../rule.ts';
import type { JsonPath } from '../jsonPath.ts';
import { languagesOf } from '../languages.ts';

const defaultsAreOffered: Rule = (brand, report, { isIncomplete }) => {
  if (isIncomplete(['languages'])) return;
  const { offered } = languagesOf(brand);
  const suggestion = `Add it to "offered", or choose one of: ${offered.join(', ')}.`;
  for (const key of ['default', 'fallback'] as const) {
    const tag = brand.languages?.[key];
    if (tag === undefined || offered.includes(tag)) continue;
    report(
      key === 'default' ? 'language.defaultNotOffered' : 'language.fallbackNotOffered',
      ['languages', key],
      `"${tag}" is not among the languages offered.`,
      { suggestion, mend: { kind: 'append', path: ['languages', 'offered'], value: tag } },
    );
  }
};

const textsAreComplete: Rule = (brand, report, { isIncomplete }) => {
  if (isIncomplete(['languages'])) return;
  const { offered, fallback } = languagesOf(brand);
  for (const [path, text] of listTexts(brand)) {
    const missing = offered.filter((tag) => text[tag] === undefined);
    if (missing.length === 0) continue;
    const suggestion = `Add the text in ${missing.map((tag) => `"${tag}"`).join(', ')}.`;
    if (text[fallback] === undefined) {
      const message = `This text is missing in "${fallback}", the language that stands in for others.`;
      report('language.textMissing', path, message, { suggestion });
    } else {
      const message = `Members who read ${missing.join(', ')} see this text in "${fallback}".`;
      report('language.textUntranslated', path, message, { suggestion });
    }
  }
};

const offeredAreTranslated: Rule = (
  brand,
  report,
  { catalogue: { untranslated = {}, messages } },
) => {
  const all = Object.keys(messages).length;
  for (const [index, tag] of (brand.languages?.offered ?? []).entries()) {
    const missing = untranslated[tag] ?? [];
    if (missing.length === 0) continue;
    const message = `${missing.length} of ${all} messages are not translated to "${tag}", the first of them "${missing[0]}"; members see them in English.`;
    report('language.incomplete', ['languages', 'offered', index], message, {
      suggestion: `Translate them in locales/${tag}/messages.po, or do not offer the language yet.`,
    });
  }
};

const messagesAreOffered: Rule = (brand, report, { isIncomplete, isInherited }) => {
  if (isIncomplete(['languages'])) return;
  const { offered } = languagesOf(brand);
  for (const tag of Object.keys(brand.messages ?? {})) {
    // What others build on may speak more languages than each of them.
    if (offered.some((entry) => entry === tag) || isInherited(['messages', tag])) continue;
    report(
      'language.notOffered',
      ['messages', tag],
      `"${tag}" is not among the languages offered.`,
      {
        target: 'key',
        suggestion: `Add it to "languages.offered", or remove these messages.`,
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
  offeredAreTranslated,
  messagesAreOffered,
];
