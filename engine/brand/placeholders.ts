import { parse, type Token } from '@messageformat/parser';

/** The places of an ICU message that are filled in later, or why it is no ICU message. */
export type ParsedMessage =
  | { readonly ok: true; /** Sorted, once each. */ readonly placeholders: readonly string[] }
  | { readonly ok: false; /** One sentence. */ readonly problem: string };

const FORMATTERS = new Set(['number', 'date', 'time']);

const UNBALANCED = 'A brace is open, closed too often or misplaced.';

/** Reads an ICU message as the browser's half will. */
export function parseMessage(message: string): ParsedMessage {
  try {
    const found = new Set<string>();
    collect(parse(message), found);
    return { ok: true, placeholders: [...found].sort() };
  } catch (error) {
    if (error instanceof Problem) return { ok: false, problem: error.message };
    return { ok: false, problem: explain((error as Error).message.split('\n')[0]!) };
  }
}

class Problem extends Error {}

function collect(tokens: readonly Token[], found: Set<string>): void {
  for (const token of tokens) {
    if (token.type === 'content') {
      // The parser takes a brace that leads nowhere for text; only a quoted one is meant as text.
      if (/[{}]/.test(withoutQuotes(token.ctx.text))) throw new Problem(UNBALANCED);
      for (const [tag] of token.value.matchAll(/<\/?\w+\/?>/g)) found.add(tag);
    } else if (token.type !== 'octothorpe') {
      found.add(`{${token.arg}}`);
      if ('cases' in token) {
        if (!token.cases.some(({ key }) => key === 'other')) {
          throw new Problem(`"{${token.arg}, ${token.type}, …}" has no case "other".`);
        }
        token.cases.forEach((entry) => collect(entry.tokens, found));
      } else if (token.type === 'function' && !FORMATTERS.has(token.key)) {
        const known = [...FORMATTERS, 'plural', 'select', 'selectordinal'].join(', ');
        throw new Problem(`"${token.key}" is no kind of placeholder; there are ${known}.`);
      }
    }
  }
}

/** A quote is one only before a brace or "#"; everywhere else it is an apostrophe. */
function withoutQuotes(text: string): string {
  return text.replaceAll("''", '').replace(/'[{}#][^']*(?:'|$)/g, '');
}

function explain(message: string): string {
  const form = /The (\w+) case (\S+) is not valid/.exec(message);
  if (form?.[1] === 'select') return `"${form[2]}" is no case of a select.`;
  if (form)
    return `"${form[2]}" is no plural form; there are zero, one, two, few, many, other and "=1".`;
  const kind = /Invalid type identifier: (\S+)/.exec(message)?.[1];
  if (kind)
    return `"${kind}" needs its cases, and small letters: {count, plural, one {…} other {…}}.`;
  const column = /col (\d+)/.exec(message)?.[1];
  return column === undefined ? UNBALANCED : `${UNBALANCED} It goes wrong at character ${column}.`;
}
