import { visit } from 'jsonc-parser';
import { Problem } from './problem.ts';
import { isStorableText } from './validators.ts';

const MAX_DEPTH = 32;
/** Far more than any contract has fields and items. */
const MAX_VALUES = 500;
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

const refuse = (message: string): never => {
  throw new Problem('bodyInvalid', message);
};

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** One look at each byte, before anything is made of them: what reads JSON takes its time for each value. */
function refuseSprawl(bytes: Buffer): void {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isInText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === COMMA || byte === COLON) values += 1;
    else if (byte === LIST || byte === OBJECT) depth += 1;
    else if (byte === LIST_END || byte === OBJECT_END) depth -= 1;
    if (depth > MAX_DEPTH) refuse('The body is nested too deeply.');
    if (values > MAX_VALUES) refuse('The body has too many fields.');
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('The body is not UTF-8 text.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('The body is not valid JSON.');
  }
}

function refuseTricks(text: string): void {
  const scopes: Set<string>[] = [];
  visit(text, {
    onObjectBegin() {
      scopes.push(new Set());
    },
    onObjectEnd() {
      scopes.pop();
    },
    onObjectProperty(name) {
      const names = scopes.at(-1);
      if (names?.has(name)) refuse('The body names a field twice.');
      if (forbiddenNames.has(name)) refuse('The body has a field with a forbidden name.');
      if (!isStorableText(name)) refuse('The body has a character that cannot be kept.');
      names?.add(name);
    },
    onLiteralValue(value) {
      if (typeof value === 'string' && !isStorableText(value)) {
        refuse('The body has a character that cannot be kept.');
      }
    },
  });
}

/**
 * Reads a JSON body; undefined when it is empty. Throws Problem bodyInvalid for what is no JSON, what is too deep or
 * has too many values, and what parsers read differently: fields named twice, names that reach a prototype.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  refuseSprawl(bytes);
  const text = decode(bytes);
  const body = parse(text);
  refuseTricks(text);
  return body;
}
