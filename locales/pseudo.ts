/** A language made from English to try layouts with: `accents` is longer, `mirror` runs from right to left besides. */
export type PseudoKind = 'accents' | 'mirror';

/** A compiled message: a text, or texts and placeholders in turn. */
type Compiled = string | readonly (string | readonly unknown[])[];

/** Letters that every Latin font of the product draws; those without a mark of their own stay as they are. */
const ACCENTS = new Map(
  [...'AaCcDdEeGgHhIiJjKkLlNnOoPpRrSsTtUuWwYyZz'].map((letter, index) => [
    letter,
    [...'ÅåÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöÞþŔŕŠšŢţÛûŴŵÝýŽž'][index]!,
  ]),
);

const TAG = /(<\/?[\w.]+\s*\/?>)/;
const VOWEL = /[aeiouy]/i;
/** What a language with longer words needs more room than English. */
const GROWTH = 0.4;
const MOST_COPIES = 3;
/** Letters given before they are due, so that few texts end in a filler. */
const HEAD_START = 0.6;
const RIGHT_TO_LEFT = '\u202E';
const END_OF_DIRECTION = '\u202C';
/** Kinds of placeholders that hold messages themselves. */
const CHOICES = new Set(['plural', 'selectordinal', 'select']);

/** A message as the pseudo-language says it, in brackets that show where it is cut; placeholders and tags stay. */
export function pseudoMessage(message: Compiled, kind: PseudoKind): Compiled {
  if (message.length === 0) return message;
  const inner = pseudoParts(message, kind);
  return typeof inner === 'string' ? `[${inner}]` : ['[', ...inner, ']'];
}

function pseudoParts(message: Compiled, kind: PseudoKind): Compiled {
  if (typeof message === 'string') return pseudoText(message, kind);
  return message.map((part) =>
    typeof part === 'string' ? pseudoText(part, kind) : pseudoPlaceholder(part, kind),
  );
}

/** Only the texts that a placeholder chooses from change, never its name, its kind or its format. */
function pseudoPlaceholder(part: readonly unknown[], kind: PseudoKind): readonly unknown[] {
  const [name, type, options] = part;
  if (!CHOICES.has(String(type)) || typeof options !== 'object' || options === null) return part;
  const choices = Object.entries(options).map(([key, choice]) => [
    key,
    // The offset of a plural stands among its forms.
    typeof choice === 'string' || Array.isArray(choice) ? pseudoParts(choice, kind) : choice,
  ]);
  return [name, type, Object.fromEntries(choices)];
}

function pseudoText(text: string, kind: PseudoKind): string {
  // In a plural it stands for the number.
  if (text === '#') return text;
  const change = kind === 'accents' ? lengthen : (piece: string) => mirror(lengthen(piece));
  return text
    .split(TAG)
    .map((piece) => (TAG.test(piece) ? piece : change(piece)))
    .join('');
}

/** Repeats vowels until the text is as much longer, so that the words themselves grow. */
function lengthen(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) return text;
  let owed = HEAD_START;
  const grown = [...text].map((letter) => {
    owed += GROWTH;
    const accented = ACCENTS.get(letter) ?? letter;
    if (!VOWEL.test(letter) || owed < 0.5) return accented;
    const copies = Math.min(MOST_COPIES, Math.round(owed));
    owed -= copies;
    return accented + (ACCENTS.get(letter.toLowerCase()) ?? letter).repeat(copies);
  });
  const rest = '~'.repeat(Math.max(0, Math.ceil(Math.round((owed - HEAD_START) * 10) / 10)));
  const [, head, tail] = /^(.*?)(\s*)$/su.exec(grown.join(''))!;
  return `${head}${rest}${tail}`;
}

function mirror(text: string): string {
  return text.replace(
    /[\p{L}\p{N}][^\s]*/gu,
    (word) => `${RIGHT_TO_LEFT}${word}${END_OF_DIRECTION}`,
  );
}
