import { parse, type Content, type PluralCategory, type Select } from '@messageformat/parser';

type Token = ReturnType<typeof parse>[number] | Select['cases'][number]['tokens'][number];

/**
 * What a translation must keep of a message: its placeholders with their kinds, the branches of its selects, and
 * its tags. Throws where the text is not ICU MessageFormat or uses a plural category its language has not.
 */
export function describeMessage(text: string, locale: string): ReadonlySet<string> {
  const cardinal = categoriesOf(locale, 'cardinal');
  const ordinal = categoriesOf(locale, 'ordinal');
  const parts = new Set<string>();
  const visit = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'content') tagsOf(token).forEach((tag) => parts.add(tag));
      if (token.type === 'argument') parts.add(`{${token.arg}}`);
      if (token.type === 'function') parts.add(`{${token.arg}, ${token.key}}`);
      if (!('cases' in token)) continue;
      const branches = token.cases.map((branch) => branch.key).sort();
      const kept = token.type === 'select' ? `, ${branches.join(' ')}` : '';
      parts.add(`{${token.arg}, ${token.type}${kept}}`);
      for (const branch of token.cases) visit(branch.tokens);
    }
  };
  visit(parse(text, { cardinal, ordinal, strictPluralKeys: true }));
  return parts;
}

function categoriesOf(locale: string, type: 'cardinal' | 'ordinal'): PluralCategory[] {
  return new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
}

function tagsOf({ value }: Content): string[] {
  return value.match(/<\/?\w+\/?>/g) ?? [];
}
