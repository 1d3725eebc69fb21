import { Problem } from './problem.ts';
import { isStorableText } from './validators.ts';

/** Far more than any contract has fields. */
const MAX_FIELDS = 100;

const refuse = (message: string): never => {
  throw new Problem('bodyInvalid', message);
};

/** Bytes and escapes that are no UTF-8 would otherwise be read as the replacement character. */
function orRefuse(decode: () => string): string {
  try {
    return decode();
  } catch {
    return refuse('The form is not UTF-8 text.');
  }
}

const unescape = (text: string) => orRefuse(() => decodeURIComponent(text.replaceAll('+', ' ')));

/**
 * Reads a form (`application/x-www-form-urlencoded`); undefined when it is empty. Throws Problem bodyInvalid for
 * too many fields, fields given twice, bad escapes and characters that cannot be kept.
 */
export function parseFormBody(bytes: Buffer): Record<string, string> | undefined {
  if (bytes.length === 0) return undefined;
  const text = orRefuse(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  const fields = new Map<string, string>();
  const pairs = text.split('&', MAX_FIELDS + 1);
  if (pairs.length > MAX_FIELDS) refuse('The form has too many fields.');
  for (const pair of pairs) {
    const split = pair.indexOf('=');
    const name = unescape(split < 0 ? pair : pair.slice(0, split));
    const value = split < 0 ? '' : unescape(pair.slice(split + 1));
    if (fields.has(name)) refuse('The form names a field twice.');
    if (!isStorableText(name + value)) refuse('The form has a character that cannot be kept.');
    fields.set(name, value);
  }
  // Without a prototype of its own, __proto__ is a field like any other, and an unknown one.
  return Object.assign(Object.create(null) as object, Object.fromEntries(fields));
}
