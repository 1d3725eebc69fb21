import { readPatternShape, type PatternShape } from './patternShape.ts';

/** Why a regular expression from outside is not run. */
export type PatternFault =
  /** Longer than 500 characters. */
  | 'tooLong'
  /** Not an expression that RE2 takes, such as one with a reference back. */
  | 'invalid'
  /** Compiles to so much that a text could keep it busy. */
  | 'tooComplex';

/** A regular expression from outside, ready to run, or why it is not. */
export type AcceptedPattern =
  | {
      readonly ok: true;
      /** Whether the whole text matches; false for a text of more than 255 code points. */
      matches(text: string): boolean;
    }
  | { readonly ok: false; readonly fault: PatternFault };

type Engine = typeof import('re2js').RE2JS;
type Test = (text: string) => boolean;

const MAX_PATTERN_LENGTH = 500;
/** Of 255 code points. */
const MAX_TEXT_UNITS = 510;
/** An instruction meets a character at most once: this many with 255 characters stay well under 50 ms. */
const MAX_COST = 640;
/** Reading the tables of a Unicode property costs time when compiling. */
const MAX_UNICODE_CLASSES = 16;
const FOLDS_CASE = /\(\?[A-Za-z]*i/;
/** Things whose other cases are looked up one code point at a time. */
const FOLDS_SLOWLY = /[^\t\n\r -~]|\\[pPx]/;

/** Whether a field's `acceptedPattern` narrows anything: an empty one and `*` take any text. */
export function narrowsText(pattern: string): boolean {
  return pattern !== '' && pattern !== '*';
}

/**
 * Prepares a regular expression that somebody else wrote. It runs on RE2's algorithm, whose time grows with the
 * text's length times the expression's size, and both are bounded. Loads the engine, at its first use only.
 * Expressions are read as JavaScript writes them; of what RE2 lacks, lookaheads at the very beginning are understood.
 */
export async function loadAcceptedPattern(pattern: string): Promise<AcceptedPattern> {
  if (!narrowsText(pattern)) return { ok: true, matches: (text) => text.length <= MAX_TEXT_UNITS };
  const { RE2JS } = await import('re2js');
  return compileAcceptedPattern(RE2JS, pattern);
}

/** As `loadAcceptedPattern`, for who has the engine already and a pattern that narrows something. */
export function compileAcceptedPattern(engine: Engine, pattern: string): AcceptedPattern {
  if (pattern.length > MAX_PATTERN_LENGTH) return { ok: false, fault: 'tooLong' };
  try {
    const translated = engine.translateRegExp(pattern);
    const shape = readPatternShape(translated);
    if (!shape) return { ok: false, fault: 'invalid' };
    if (isTooComplex(translated, shape)) return { ok: false, fault: 'tooComplex' };
    const tests = listTests(engine, translated, shape);
    return {
      ok: true,
      matches: (text) => text.length <= MAX_TEXT_UNITS && tests.every((test) => test(text)),
    };
  } catch {
    return { ok: false, fault: 'invalid' };
  }
}

function isTooComplex(pattern: string, { cost, unicodeClasses }: PatternShape): boolean {
  if (cost > MAX_COST || unicodeClasses > MAX_UNICODE_CLASSES) return true;
  return FOLDS_CASE.test(pattern) && FOLDS_SLOWLY.test(pattern);
}

/** `^(?=a)(?!b)c` as three expressions without lookahead. Throws where the engine takes one of them not. */
function listTests(engine: Engine, pattern: string, { groups, hasChoice }: PatternShape): Test[] {
  const tests: Test[] = [];
  let at = pattern.startsWith('^') ? 1 : 0;
  for (; !hasChoice && /^\(\?[=!]/.test(pattern.slice(at)); at = groups.get(at)!) {
    const isWanted = pattern[at + 2] === '=';
    const ahead = engine.compile(`\\A(?:${pattern.slice(at + 3, groups.get(at)! - 1)})`);
    tests.push((text) => ahead.matcher(text).lookingAt() === isWanted);
  }
  const rest = engine.compile(`\\A(?:${tests.length > 0 ? pattern.slice(at) : pattern})\\z`);
  // Not `test` or `testExact`: those build an automaton first, which takes far longer for one short text.
  return [...tests, (text) => rest.matcher(text).matches()];
}
