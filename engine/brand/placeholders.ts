import { parse, type Token } from '@messageformat/parser';

/** The places of an ICU message that are filled in later, sorted and once each; undefined where it is no ICU message. */
export function placeholdersOf(message: string): readonly string[] | undefined {
  try {
    const found = new Set<string>();
    collect(parse(message), found, message);
    return [...found].sort();
  } catch {
    return undefined;
  }
}

function collect(tokens: readonly Token[], found: Set<string>, message: string): void {
  for (const token of tokens) {
    if (token.type === 'content') {
      // The parser takes a brace that leads nowhere for text; only a quoted one is meant as text.
      if (/[{}]/.test(token.value) && !token.ctx.text.includes("'")) throw new SyntaxError(message);
      for (const [tag] of token.value.matchAll(/<\/?\w+\/?>/g)) found.add(tag);
    } else if (token.type !== 'octothorpe') {
      found.add(`{${token.arg}}`);
      if ('cases' in token) token.cases.forEach((entry) => collect(entry.tokens, found, message));
    }
  }
}
