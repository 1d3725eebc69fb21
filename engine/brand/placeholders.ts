import { parse, type Token } from '@messageformat/parser';

/** The places of an ICU message that are filled in later, sorted and once each; undefined where it is no ICU message. */
export function placeholdersOf(message: string): readonly string[] | undefined {
  try {
    const found = new Set<string>();
    collect(parse(message), found);
    return [...found].sort();
  } catch {
    return undefined;
  }
}

function collect(tokens: readonly Token[], found: Set<string>): void {
  for (const token of tokens) {
    if (token.type === 'content') {
      for (const [tag] of token.value.matchAll(/<\/?\w+\/?>/g)) found.add(tag);
    } else if (token.type !== 'octothorpe') {
      found.add(`{${token.arg}}`);
      if ('cases' in token) token.cases.forEach((entry) => collect(entry.tokens, found));
    }
  }
}
