import { createScanner } from 'jsonc-parser';
import { MAX_DEPTH, MAX_FILE_BYTES } from '../../../engine/brand/jsonDocument.ts';
import type { Random } from '../../../scripts/art/random.ts';
import type { BrandText } from './brandText.ts';
import { either, lineAt, mutate, type Mutation, type Mutator } from './mutation.ts';

const END_OF_FILE = 17;
const TOKENS_PER_BRAND = 10;

interface Token {
  readonly offset: number;
  readonly text: string;
}

function tokensOf(brand: BrandText): readonly Token[] {
  const scanner = createScanner(brand.text, true);
  const tokens: Token[] = [];
  for (let kind: number = scanner.scan(); kind !== END_OF_FILE; kind = scanner.scan()) {
    const offset = scanner.getTokenOffset();
    tokens.push({ offset, text: brand.text.slice(offset, offset + scanner.getTokenLength()) });
  }
  return tokens;
}

/** Some tokens of a brand that look so, spoilt; the fault stands where the token stood. */
function spoil(
  kind: string,
  looks: RegExp,
  write: (token: string, random: Random) => string,
  shift: (token: string) => number = () => 0,
): Mutator {
  return {
    kind,
    make: (brand, random) =>
      some(
        tokensOf(brand).filter(({ text }) => looks.test(text)),
        random,
      ).map(({ offset, text: token }) => {
        const written = write(token, random);
        const text = brand.splice(offset, token.length, written);
        const what = `line ${lineAt(brand.text, offset)}: ${token} → ${written || 'nothing'}`;
        return mutate(brand, text, offset + shift(token), what);
      }),
  };
}

function some<T>(list: readonly T[], random: Random): readonly T[] {
  if (list.length === 0) return [];
  return Array.from({ length: TOKENS_PER_BRAND }, () => random.pick(list));
}

/**
 * It may be reported where it was opened, where its end is missing, or where it is first felt: at what cannot stand
 * there, as V8 says, or at the end of the file.
 */
const unclosed: Mutator = {
  kind: 'brace or bracket that is not closed',
  make: (brand, random) => {
    const containers = brand
      .leaves()
      .map(({ node }) => node)
      .filter(({ type }) => type === 'object' || type === 'array');
    return some(containers, random).map((node) => {
      const end = node.offset + node.length - 1;
      const text = brand.splice(end, 1, '');
      const what = `line ${lineAt(brand.text, end)}: closing ${brand.text[end]} removed`;
      return [
        mutate(brand, text, node.offset, what),
        mutate(brand, text, text.length, what),
        mutate(brand, text, text.trimEnd().length, what),
        mutate(brand, text, nextToken(text, end), what),
        mutate(brand, text, refusedAt(text), what),
      ].reduce(either);
    });
  },
};

/** Where V8 gives up on a text: the least of it that nothing could follow any more. */
function refusedAt(text: string): number {
  let possible = 0;
  let refused = text.length + 1;
  while (refused - possible > 1) {
    const middle = Math.floor((possible + refused) / 2);
    if (canGoOn(text.slice(0, middle))) possible = middle;
    else refused = middle;
  }
  return possible;
}

function canGoOn(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as Error;
    const position = /at position (\d+)/.exec(message)?.[1];
    if (position !== undefined && Number(position) >= text.length) return true;
    return /Unexpected end|Unterminated string/.test(message);
  }
}

function nextToken(text: string, from: number): number {
  return from + (/\S/.exec(text.slice(from))?.index ?? 0);
}

const trailingComma: Mutator = {
  kind: 'comma after the last entry',
  make: (brand, random) => {
    const filled = brand.leaves().filter(({ node }) => (node.children ?? []).length > 0);
    return some(filled, random).map(({ path, node }) => {
      const last = node.children!.at(-1)!;
      const end = last.offset + last.length;
      const what = `comma at the end of ${path.join('.') || 'the file'}`;
      return mutate(brand, brand.splice(end, 0, ','), end, what);
    });
  },
};

const comment: Mutator = {
  kind: 'comment',
  make: (brand, random) =>
    some(brand.properties(), random).map(({ path, key }) => {
      const written = random.pick(['// a note\n', '/* a note */ ', '# a note\n']);
      const text = brand.splice(key.offset, 0, written);
      return mutate(brand, text, key.offset, `${written.trim()} before ${path.join('.')}`);
    }),
};

const byteOrderMark: Mutator = {
  kind: 'byte order mark',
  make: (brand) => [mutate(brand, `\uFEFF${brand.text}`, 0, 'a mark in front')],
};

const atTheEnd: Mutator = {
  kind: 'something after the end',
  make: (brand, random) =>
    ['}', ']', ',', '"x"', '{}', 'null', ';', brand.text].map((more) => {
      const text = `${brand.text.trimEnd()}\n${more}\n`;
      const offset = brand.text.trimEnd().length + 1;
      return mutate(
        brand,
        text,
        offset,
        `"${more.slice(0, 10)}" after the end ${random.int(0, 9)}`,
      );
    }),
};

const nothing: Mutator = {
  kind: 'file with nothing in it',
  make: (brand, random) => {
    const text = random.pick(['', ' ', '\n', '\uFEFF', '\t\n\n']);
    return [mutate(brand, text, 0, `only ${JSON.stringify(text)}`)].map((mutation) =>
      either(mutation, mutate(brand, text, text.length, '')),
    );
  },
};

const cutOff: Mutator = {
  kind: 'file that ends too early',
  make: (brand, random) =>
    Array.from({ length: 6 }, (): Mutation => {
      const text = brand.text.slice(0, random.int(1, brand.text.trimEnd().length - 1));
      const what = `cut after ${text.length} characters`;
      return either(
        mutate(brand, text, text.length, what),
        mutate(brand, text, text.trimEnd().length, what),
      );
    }),
};

const tooDeep: Mutator = {
  kind: 'nesting without end',
  make: (brand, random) => {
    const { key } = random.pick(brand.properties().filter(({ path }) => path.length === 1));
    const depth = random.int(MAX_DEPTH, 5000);
    const [open, close] = random.pick([
      ['[', ']'],
      ['{"a":', '}'],
    ] as const);
    const inner = open.repeat(depth) + (open === '[' ? '' : '1') + close.repeat(depth);
    const text = brand.splice(key.offset, 0, `"deep": ${inner},\n`);
    return [mutate(brand, text, key.offset, `${depth} levels`)];
  },
};

const tooLarge: Mutator = {
  kind: 'file that is too large',
  make: (brand, random) => {
    const text = brand.text + ' '.repeat(MAX_FILE_BYTES + random.int(0, 1_000_000));
    return [mutate(brand, text, 0, `${text.length} characters`)];
  },
};

const notText: Mutator = {
  kind: 'bytes that are not UTF-8',
  make: (brand, random) =>
    some(
      brand.leaves().filter(({ node }) => node.type === 'string'),
      random,
    ).map(({ path, node }) => {
      const bytes = random.pick([[0xff], [0xc3], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xf8]]);
      const before = Buffer.from(brand.text.slice(0, node.offset + 1));
      const after = Buffer.from(brand.text.slice(node.offset + 1));
      const made = mutate(brand, brand.text, node.offset, `bytes in ${path.join('.')}`);
      const file = Buffer.concat([before, Buffer.from(bytes), after]);
      return { ...made, files: { [brand.file]: file } };
    }),
};

const inner = (token: string) => token.slice(1, -1);

/** Faults of JSON itself. */
export const syntaxFaults: readonly Mutator[] = [
  spoil(
    'missing comma',
    /^,$/,
    () => '',
    () => -1,
  ),
  spoil('comma too many', /^,$/, () => ',,'),
  spoil('comma before a closing brace', /^[}\]]$/, (token) => `,${token}`),
  spoil('missing colon', /^:$/, () => ''),
  spoil('other sign for a colon or comma', /^[:,]$/, (token, random) =>
    random.pick(token === ':' ? ['=', '=>', ';', '::'] : [';', '.', '|']),
  ),
  spoil('single or curly quotes', /^"[^"]*"$/, (token, random) =>
    random.pick([`'${inner(token)}'`, `“${inner(token)}”`, `\`${inner(token)}\``]),
  ),
  spoil('text without quotes', /^"[A-Za-z]\w*"$/, inner),
  spoil('text that is not closed', /^"[^"]*"$/, (token) => token.slice(0, -1)),
  spoil(
    'line break or tab in a text',
    /^"[^"]{2,}"$/,
    (token, random) =>
      `${token.slice(0, 2)}${random.pick(['\t', '\n', '\u0001', '\u001f'])}${token.slice(2)}`,
  ),
  spoil(
    'escape that does not exist',
    /^"[^"\\]{2,}"$/,
    (token, random) =>
      `${token.slice(0, 2)}${random.pick(['\\x41', '\\u00g1', '\\', '\\q', "\\'"])}${token.slice(2)}`,
  ),
  spoil('word that is not JSON', /^(true|false|\d+)$/, (_token, random) =>
    random.pick(['True', 'FALSE', 'None', 'undefined', 'NaN', 'yes', '-Infinity', 'nul']),
  ),
  spoil('number that is not JSON', /^\d+$/, (token, random) =>
    random.pick([`0${token}`, `+${token}`, `${token}.`, `.${token}`, `0x${token}`, `${token}e`]),
  ),
  unclosed,
  trailingComma,
  comment,
  byteOrderMark,
  atTheEnd,
  nothing,
  cutOff,
  tooDeep,
  tooLarge,
  notText,
];
