/** What a regular expression is made of, seen without compiling it. */
export interface PatternShape {
  /** About how many instructions it compiles to; never far under the truth. */
  readonly cost: number;
  /** Where the groups of the outermost level begin, and behind which character each ends. */
  readonly groups: ReadonlyMap<number, number>;
  /** Whether the outermost level chooses between alternatives. */
  readonly hasChoice: boolean;
  /** How many classes by Unicode property it names. */
  readonly unicodeClasses: number;
}

/** A group that is still open; the outermost level is one as well. */
interface Level {
  readonly from: number;
  /** Cost of all but the last thing, which a quantifier may still multiply. */
  before: number;
  last: number;
}

const ESCAPE = /\\(?:[pPx]\{[^}]*\}|[^])/y;
const GROUP = /\((?:\?(?:P?<[A-Za-z0-9_]*>|<?[=!]|[A-Za-z-]*[:)]))?/y;
const REPETITION = /\{([0-9]{1,6})(,?)([0-9]{0,6})\}/y;

/**
 * Looks over a regular expression in RE2's syntax once; null where its groups or classes do not close, or where it
 * quotes (`\Q`), which would hide what follows.
 */
export function readPatternShape(pattern: string): PatternShape | null {
  const reader = new ShapeReader(pattern);
  let at = 0;
  while (at >= 0 && at < pattern.length) at = reader.step(at);
  return at < 0 ? null : reader.finish();
}

class ShapeReader {
  private readonly levels: Level[] = [];
  private readonly groups = new Map<number, number>();
  private level: Level = { from: -1, before: 0, last: 0 };
  private hasChoice = false;
  private unicodeClasses = 0;

  constructor(private readonly pattern: string) {}

  /** Reads what begins at an index, and says where the next begins; -1 where it cannot be read. */
  step(at: number): number {
    switch (this.pattern[at]) {
      case '\\':
        return this.readEscape(at);
      case '[':
        return this.readClass(at);
      case '(':
        return this.openGroup(at);
      case ')':
        return this.closeGroup(at);
      case '{':
        return this.readRepetition(at);
      case '|':
        if (this.levels.length === 0) this.hasChoice = true;
        this.put(1);
        this.put(0);
        return at + 1;
      case '*':
        this.level.last += 2;
        return at + 1;
      case '+':
      case '?':
        this.level.last += 1;
        return at + 1;
      default:
        this.put(1);
        return at + 1;
    }
  }

  finish(): PatternShape | null {
    const { level, groups, hasChoice, unicodeClasses } = this;
    if (this.levels.length > 0) return null;
    return { cost: level.before + level.last, groups, hasChoice, unicodeClasses };
  }

  private put(cost: number): void {
    this.level.before += this.level.last;
    this.level.last = cost;
  }

  private take(expression: RegExp, at: number): RegExpExecArray | null {
    expression.lastIndex = at;
    return expression.exec(this.pattern);
  }

  private readEscape(at: number): number {
    const escape = this.take(ESCAPE, at)?.[0];
    if (escape === undefined || escape === '\\Q') return -1;
    if (/^\\[pP]/.test(escape)) this.unicodeClasses += 1;
    this.put(1);
    return at + escape.length;
  }

  /** A class ends at the first `]` that is neither its first character, nor escaped, nor of `[:alpha:]`. */
  private readClass(from: number): number {
    const { pattern } = this;
    this.put(1);
    let at = from + 1;
    if (pattern[at] === '^') at += 1;
    if (pattern[at] === ']') at += 1;
    for (; at < pattern.length; at += 1) {
      const named = pattern.startsWith('[:', at) ? pattern.indexOf(':]', at + 2) : -1;
      if (named >= 0) at = named + 1;
      else if (pattern[at] === ']') return at + 1;
      else if (pattern[at] === '\\') {
        at += 1;
        if (pattern[at] === 'p' || pattern[at] === 'P') this.unicodeClasses += 1;
      }
    }
    return -1;
  }

  private openGroup(at: number): number {
    const head = this.take(GROUP, at)![0];
    // `(?i)` sets a flag and holds nothing.
    if (!head.endsWith(')')) {
      this.levels.push(this.level);
      this.level = { from: at, before: 0, last: 0 };
    }
    return at + head.length;
  }

  private closeGroup(at: number): number {
    const { from, before, last } = this.level;
    const outer = this.levels.pop();
    if (!outer) return -1;
    if (this.levels.length === 0) this.groups.set(from, at + 1);
    this.level = outer;
    this.put(before + last + 2);
    return at + 1;
  }

  private readRepetition(at: number): number {
    const found = this.take(REPETITION, at);
    if (!found) {
      this.put(1);
      return at + 1;
    }
    const [all, least, comma, most] = found;
    const { last } = this.level;
    if (comma && !most) this.level.last = last * Math.max(Number(least), 1) + 2;
    else this.level.last = Math.max(1, Number(comma ? most : least) * (last + (comma ? 1 : 0)));
    return at + all.length;
  }
}
