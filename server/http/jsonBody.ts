import { visit } from 'jsonc-parser';
import { Problem } from './problem.ts';
import { isStorableText } from './validators.ts';

const maximumDepth = 32;
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

const refuse = (message: string): never => {
  throw new Problem('bodyInvalid', message);
};

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('The body is not UTF-8 text.');
  }
}

function refuseTricks(text: string): void {
  const scopes: Set<string>[] = [];
  let depth = 0;
  const enter = () => {
    depth += 1;
    if (depth > maximumDepth) refuse('The body is nested too deeply.');
  };
  visit(text, {
    onObjectBegin() {
      enter();
      scopes.push(new Set());
    },
    onObjectEnd() {
      depth -= 1;
      scopes.pop();
    },
    onArrayBegin: enter,
    onArrayEnd() {
      depth -= 1;
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
 * Reads a JSON body; undefined when it is empty. Throws Problem bodyInvalid for what is no JSON, and for what
 * parsers read differently: fields named twice, names that reach a prototype, deep nesting.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const text = decode(bytes);
  refuseTricks(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('The body is not valid JSON.');
  }
}
