import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../schemas/catalogue.ts';
import { plainTokens } from '../theme/testing/plainTokens.ts';
import type { AssetFacts } from './assetFacts.ts';
import { checkBrand } from './checkBrand.ts';
import { context, least, source } from './fixtures/brand.ts';
import { loadChain } from './loadChain.ts';
import { mergeChain } from './mergeChain.ts';
import { layOverTheme } from './resolveBrandTheme.ts';
import { pageOfRule, RULE_BOOK, type RuleId } from './ruleBook.ts';

const root = path.resolve(import.meta.dirname, '../..');
const rules = Object.keys(RULE_BOOK) as readonly RuleId[];
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Every source file that may report a fault. */
const reporters = ['engine', 'server/brands'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|ruleBook\.ts$/.test(file))
    .map((file) => read(`${folder}/${file}`)),
);

/** The first two examples of a rule's page: what fails, and the same mended; undefined where they are no JSON file. */
function examplesOf(rule: RuleId): readonly [string, string] | undefined {
  const blocks = [...read(pageOfRule(rule)).matchAll(/```json\n(.*?)\n```/gs)];
  return blocks.length === 2 ? [blocks[0]![1]!, blocks[1]![1]!] : undefined;
}

const picture = (facts: Partial<AssetFacts> = {}) =>
  ({
    state: 'present',
    file: 'f',
    sizeBytes: 9,
    hash: 'h',
    svgProblems: [],
    ...facts,
  }) as AssetFacts;

const assets = new Map<string, AssetFacts>(
  Object.entries({
    'logo.svg': picture(),
    'photo.jpg': picture(),
    'mark.png': picture({ width: 64, height: 64 }),
    'wide.png': picture({ width: 300, height: 80 }),
    'social.png': picture({ width: 1200, height: 630 }),
    'huge.png': { state: 'tooLarge', sizeBytes: 9e6 } as const,
    'linked.svg': { state: 'outside' } as const,
    'cut.png': { state: 'damaged' } as const,
    'locked.svg': { state: 'unreadable', reason: 'EACCES' } as const,
    'photo.png': { state: 'wrongType', found: 'jpeg' } as const,
    'script.svg': picture({ svgProblems: [{ message: '<script>', line: 1, column: 1 }] }),
  }).map(([name, facts]) => [`acme/assets/${name}`, facts]),
);

const catalogue = JSON.parse(read('schemas/generated/catalogue.json')) as Catalogue;

/** The rules that an example of a page breaks, laid over the least that a brand says. */
function rulesBrokenBy(example: string): ReadonlySet<RuleId> {
  const isRaw = /"version"|^\[/.test(example);
  const text = isRaw ? example : JSON.stringify({ ...least, ...JSON.parse(example) });
  const own = source('acme', text);
  const base = source('base', { version: 1, abstract: true });
  const { chain, faults } = loadChain(
    own,
    (id) => (id === 'base' ? base : undefined),
    () => ['acme', 'base'],
  );
  if (!chain) return new Set(faults.map(({ rule }) => rule));
  const merged = mergeChain(chain);
  const found = checkBrand(
    merged,
    context({
      catalogue,
      assets,
      hostOwners: new Map([['taken.example.com', 'zeta']]),
      merchantCodeOwners: new Map([['TAKEN', 'zeta']]),
      theme: layOverTheme(plainTokens(), merged.value),
    }),
  );
  return new Set([...faults, ...found].map(({ rule }) => rule));
}

describe('every rule', () => {
  it('is reported by something', () => {
    const silent = rules.filter((rule) => !reporters.some((text) => text.includes(`'${rule}'`)));
    expect(silent).toEqual([]);
  });

  it('has a page, and every page a rule', () => {
    const pages = readdirSync(path.join(root, 'docs/rules')).map((file) => `docs/rules/${file}`);
    expect(pages.sort()).toEqual(rules.map(pageOfRule).sort());
  });

  it.each(rules)('%s is explained: meaning, what fails, the same mended, and why', (rule) => {
    const page = read(pageOfRule(rule));
    expect(page.startsWith(`# ${rule}\n\n`)).toBe(true);
    const titles = [...page.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(titles).toEqual(['Fails', 'Mended', 'Why']);
    expect(page.match(/^```$/gm)).toHaveLength(2);
  });
});

/** What an example that is a file of its own need not say. */
const OF_A_WHOLE_BRAND = new Set<RuleId>([
  'brand.missing',
  'jurisdiction.missing',
  'legal.draft',
  'support.missing',
]);

describe('the examples of a page', () => {
  const tested = rules.filter((rule) => examplesOf(rule));

  it('are whole JSON for most rules', () => {
    expect(tested.length).toBeGreaterThan(rules.length * 0.7);
  });

  it.each(tested)('%s: the first breaks the rule, the second breaks none', (rule) => {
    const [fails, mended] = examplesOf(rule)!;
    expect([...rulesBrokenBy(fails)]).toContain(rule);
    expect([...rulesBrokenBy(mended)].filter((broken) => !OF_A_WHOLE_BRAND.has(broken))).toEqual(
      [],
    );
  });
});
