/** What is combined: the values of each factor, such as the brands and the two schemes. */
export type Factors = Readonly<Record<string, readonly string[]>>;

/** One value of each factor. */
export type Setting<F extends Factors = Factors> = { readonly [Name in keyof F]: string };

/** Settings that together show as many pairs of values as they can. */
export interface Cover<F extends Factors> {
  readonly settings: readonly Setting<F>[];
  /** Part of all possible pairs that some setting shows, 0 to 1. */
  readonly share: number;
}

/** Ways of breaking ties that are tried before a cover is taken that misses some pairs. */
const ATTEMPTS = 200;
/** With many candidates an attempt takes long, and some tie or other gives much the same. */
const CANDIDATES_TRIED_MAX = 40_000;

/**
 * Chooses at most `limit` settings so that every pair of values of two factors is in one of them, or as many as possible.
 * Pairs that `allows` never lets happen do not count. The same input gives the same settings.
 */
export function coverPairs<F extends Factors>(
  factors: F,
  limit: number,
  allows: (setting: Setting<F>) => boolean = () => true,
): Cover<F> {
  const candidates = combine(factors)
    .filter(allows)
    .map((setting) => ({ setting, pairs: getPairs(setting) }));
  const possible = new Set(candidates.flatMap(({ pairs }) => pairs));
  let best = { settings: [] as Setting<F>[], covered: -1 };
  const attempts = Math.min(ATTEMPTS, Math.ceil(CANDIDATES_TRIED_MAX / candidates.length));
  for (let attempt = 0; attempt < attempts && best.covered < possible.size; attempt++) {
    const found = choose(candidates, limit, makeTieBreaker(attempt));
    if (found.covered > best.covered) best = found;
  }
  return {
    settings: best.settings,
    share: possible.size === 0 ? 1 : best.covered / possible.size,
  };
}

interface Candidate<F extends Factors> {
  readonly setting: Setting<F>;
  readonly pairs: readonly string[];
}

/** Takes again and again what shows most pairs that are not shown yet. */
function choose<F extends Factors>(
  candidates: readonly Candidate<F>[],
  limit: number,
  breakTie: () => boolean,
) {
  const covered = new Set<string>();
  const settings: Setting<F>[] = [];
  while (settings.length < limit) {
    let best: Candidate<F> | null = null;
    let mostNew = 0;
    for (const candidate of candidates) {
      const fresh = candidate.pairs.reduce((sum, pair) => sum + (covered.has(pair) ? 0 : 1), 0);
      if (fresh > mostNew || (fresh === mostNew && fresh > 0 && breakTie())) {
        best = candidate;
        mostNew = fresh;
      }
    }
    if (!best) break;
    for (const pair of best.pairs) covered.add(pair);
    settings.push(best.setting);
  }
  return { settings, covered: covered.size };
}

/** The first attempt keeps what came first; later ones decide by a fixed sequence of their own. */
function makeTieBreaker(attempt: number): () => boolean {
  let state = attempt;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return attempt > 0 && ((state >>> 16) & 3) === 0;
  };
}

function combine<F extends Factors>(factors: F): Setting<F>[] {
  return Object.entries(factors).reduce<Record<string, string>[]>(
    (settings, [name, values]) =>
      settings.flatMap((setting) => values.map((value) => ({ ...setting, [name]: value }))),
    [{}],
  ) as Setting<F>[];
}

function getPairs(setting: Setting): string[] {
  const parts = Object.entries(setting).map(([name, value]) => `${name}=${value}`);
  return parts.flatMap((one, at) => parts.slice(at + 1).map((other) => `${one} ${other}`));
}
