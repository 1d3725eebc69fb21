import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contrastReport } from '../../engine/theme/contrastReport.ts';
import { parseThemeTokens } from '../../engine/theme/parseThemeTokens.ts';
import { resolveTheme } from '../../engine/theme/resolveTheme.ts';
import { schemes } from '../../engine/theme/roles.ts';
import { oklabDistance } from '../../engine/theme/oklabDistance.ts';
import type { ThemeTokens } from '../../engine/theme/types.ts';
import { randomFrom } from '../../scripts/art/random.ts';
import { paletteFrom } from '../../scripts/brand/new/palette.ts';
import type { Bench, Figure } from './bench.ts';
import { percentile } from './statistics.ts';

const SEED = 'livery';
const THEMES = ['default', 'aurora', 'lotus', 'majlis', 'sakura'];

/** Distances of one scheme between the colour that was asked for and the one that is used. */
type Distances = Record<(typeof schemes)[number], number[]>;

async function readTheme(root: string, name: string): Promise<ThemeTokens> {
  const text = await readFile(path.join(root, `themes/${name}.tokens.json`), 'utf8');
  const parsed = parseThemeTokens(JSON.parse(text));
  if (!parsed.ok) throw new Error(`The theme "${name}" has faults.`);
  return parsed.tokens;
}

function randomColors(count: number): readonly string[] {
  const random = randomFrom(SEED);
  return Array.from(
    { length: count },
    () => `#${random.int(0, 0xffffff).toString(16).padStart(6, '0')}`,
  );
}

/** What the pairs of both schemes come to, and how far the brand's colour had to move. */
function tally(
  colors: readonly string[],
  themesOf: (color: string) => ReturnType<typeof resolveTheme>[],
) {
  const distances: Distances = { light: [], dark: [] };
  let pairs = 0;
  let failing = 0;
  for (const color of colors) {
    for (const theme of themesOf(color)) {
      const report = contrastReport(theme);
      pairs += report.length;
      failing += report.filter(({ holds }) => !holds).length;
      for (const scheme of schemes) {
        distances[scheme].push(oklabDistance(color, theme[scheme].brand));
      }
    }
  }
  return { pairs, failing, distances };
}

function describeDistances(name: string, distances: Distances): readonly Figure[] {
  return schemes.flatMap((scheme): Figure[] => {
    const sorted = [...distances[scheme]].sort((a, b) => a - b);
    const mean = sorted.reduce((sum, distance) => sum + distance, 0) / sorted.length;
    const kept = sorted.filter((distance) => distance === 0).length / sorted.length;
    const of = (what: string) => `${name}, ${scheme}: ${what}`;
    return [
      { name: of('mean difference'), value: mean, unit: 'points' },
      { name: of('95th percentile'), value: percentile(sorted, 0.95), unit: 'points' },
      { name: of('worst'), value: sorted.at(-1)!, unit: 'points' },
      { name: of('kept to the bit'), value: 100 * kept, unit: 'percent' },
    ];
  });
}

/** Any colour as a brand's own: every pair must hold, and the colour must stay the brand's. */
export const colors: Bench = async ({ root, isQuick, log }) => {
  const seeds = randomColors(isQuick ? 200 : 2000);
  const themes = await Promise.all(THEMES.map((name) => readTheme(root, name)));
  const fromColor = tally(seeds, (color) => [
    resolveTheme({ tokens: themes[0]!, overrides: paletteFrom(color) }),
  ]);
  log(`${seeds.length} colours alone`);
  const inThemes = tally(seeds, (brand) =>
    themes.map((tokens) => resolveTheme({ tokens, overrides: { brand } })),
  );
  return {
    figures: [
      { name: 'random colours', value: seeds.length, unit: 'count' },
      { name: 'pairs measured, from the colour alone', value: fromColor.pairs, unit: 'count' },
      {
        name: 'pairs that fail, from the colour alone',
        value: fromColor.failing,
        unit: 'count',
        target: { atMost: 0 },
      },
      { name: 'pairs measured, over five themes', value: inThemes.pairs, unit: 'count' },
      {
        name: 'pairs that fail, over five themes',
        value: inThemes.failing,
        unit: 'count',
        target: { atMost: 0 },
      },
      ...describeDistances('from the colour alone', fromColor.distances),
      ...describeDistances('over five themes', inThemes.distances),
    ],
    notes: [
      'Differences are Euclidean distances in OKLab (ΔE OK) between the colour that was asked for and the role `brand`; about 0.02 is the least that a person notices, black and white are 1 apart.',
    ],
  };
};
