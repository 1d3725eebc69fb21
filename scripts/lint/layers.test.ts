import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-layers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes files (path → what they import) and names the rules that they break. */
async function rulesBrokenBy(files: Record<string, readonly string[]>): Promise<string[]> {
  const targets = Object.values(files).flatMap((imports) => imports.map(withoutKind));
  for (const [path, imports] of Object.entries(files)) {
    writeAt(path, imports.map((to, index) => importLine(path, to, index)).join('\n'));
  }
  for (const target of targets) {
    const isOurs = target.includes('/') && !target.startsWith('node:');
    if (isOurs && !(target in files)) writeAt(target, 'export const thing = 1;');
  }
  const { output } = await cruise(
    Object.keys(files),
    {
      ...config.options,
      tsConfig: undefined,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
    },
    { extensions: ['.ts', '.tsx', '.json'] },
  );
  return (output as ICruiseResult).summary.violations.map((violation) => violation.rule.name);
}

const withoutKind = (to: string) => to.replace(/^type /, '');

function writeAt(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${text}\nexport const made = 1;\n`);
}

function importLine(from: string, to: string, index: number): string {
  const kind = to.startsWith('type ') ? 'import type' : 'import';
  const target = withoutKind(to);
  const isOurs = target.includes('/') && !target.startsWith('node:');
  const up = '../'.repeat(from.split('/').length - 1);
  return `${kind} { made as m${index} } from '${isOurs ? `./${up}${target}` : target}'; export const u${index} = m${index};`;
}

const REFUSED: readonly [rule: string, from: string, to: string][] = [
  ['schemas-import-nothing', 'schemas/a.ts', 'engine/b.ts'],
  ['locales-import-nothing', 'locales/locales.ts', 'schemas/b.ts'],
  ['engine-is-pure', 'engine/brand/a.ts', 'server/brands/b.ts'],
  ['engine-is-pure', 'engine/brand/a.ts', 'src/lib/b.ts'],
  ['engine-touches-no-machine', 'engine/brand/a.ts', 'node:fs'],
  ['lib-imports-nothing', 'src/lib/a.ts', 'src/platform/http/b.ts'],
  ['platform-below-product', 'src/platform/http/a.ts', 'src/ui/B/B.tsx'],
  ['ui-below-features', 'src/ui/A/A.tsx', 'src/api/games.ts'],
  ['ui-below-features', 'src/ui/A/A.tsx', 'src/features/home/b.ts'],
  ['api-below-features', 'src/api/games.ts', 'src/ui/B/B.tsx'],
  ['features-below-app', 'src/features/home/a.ts', 'src/app/boot.ts'],
  ['features-are-islands', 'src/features/home/a.ts', 'src/features/lobby/b.ts'],
  ['app-below-main', 'src/app/boot.ts', 'src/main.tsx'],
  ['browser-without-gateway', 'src/features/home/a.ts', 'server/http/b.ts'],
  ['gateway-without-browser', 'server/http/a.ts', 'src/lib/b.ts'],
  ['browser-without-node', 'src/lib/a.ts', 'node:path'],
  ['db-is-lowest', 'server/db/a.ts', 'server/ledger/b.ts'],
  ['embedded-knows-no-tables', 'server/embedded/a.ts', 'server/db/b.ts'],
  ['crypto-imports-nothing', 'server/crypto/a.ts', 'schemas/b.ts'],
  ['throttles-above-db', 'server/throttles/a.ts', 'server/ledger/b.ts'],
  ['seed-above-ledger', 'server/seed/a.ts', 'server/modules/games/b.ts'],
  ['modules-below-jobs', 'server/modules/games/a.ts', 'server/seed/seedDemo.ts'],
  ['ledger-above-db', 'server/ledger/a.ts', 'server/modules/games/b.ts'],
  ['modules-below-jobs', 'server/modules/games/a.ts', 'server/jobs/b.ts'],
  ['modules-below-jobs', 'server/modules/games/a.ts', 'server/app.ts'],
  ['sweeps-above-db', 'server/sweeps/a.ts', 'server/modules/games/b.ts'],
  ['composition-below-modules', 'server/composition/a.ts', 'server/modules/games/b.ts'],
  ['http-beside-modules', 'server/http/a.ts', 'server/modules/games/b.ts'],
  ['jobs-below-app', 'server/jobs/a.ts', 'server/app.ts'],
  [
    'repositories-are-private',
    'server/modules/games/games.service.ts',
    'server/modules/content/content.repository.ts',
  ],
  [
    'repositories-stay-in-modules',
    'server/jobs/draw.ts',
    'server/modules/content/content.repository.ts',
  ],
  ['providers-know-no-module', 'server/providers/a.ts', 'server/modules/games/games.service.ts'],
  ['originals-are-apart', 'src/originals/a.ts', 'src/ui/B/B.tsx'],
  ['site-without-originals', 'src/features/home/a.ts', 'src/originals/b.ts'],
  ['originals-are-a-stranger', 'server/originals/a.ts', 'server/modules/wallet/wallet.service.ts'],
  ['originals-are-a-stranger', 'server/originals/a.ts', 'server/ledger/post.ts'],
  [
    'payment-simulator-is-a-stranger',
    'server/paymentSimulator/a.ts',
    'server/modules/payments/payments.service.ts',
  ],
  ['originals-at-the-root-only', 'server/modules/games/a.ts', 'server/originals/b.ts'],
  ['desk-is-apart', 'src/desk/a.ts', 'src/features/home/b.ts'],
  ['site-without-desk', 'src/features/home/a.ts', 'src/desk/b.ts'],
  ['desk-areas-are-islands', 'src/desk/areas/members/a.ts', 'src/desk/areas/content/b.ts'],
  ['desk-above-modules', 'server/desk/a.ts', 'server/createGateway.ts'],
  ['desk-at-the-root-only', 'server/modules/games/a.ts', 'server/desk/b.ts'],
  [
    'desk-repositories-are-private',
    'server/desk/content/a.ts',
    'server/desk/members/members.repository.ts',
  ],
  ['main-is-imported-by-none', 'server/app.ts', 'server/main.ts'],
  ['brands-are-data', 'server/brands/a.ts', 'brands/aurora/brand.json'],
  ['tests-are-not-product', 'src/ui/A/A.tsx', 'tests/support/builders.ts'],
];

const ALLOWED: readonly [from: string, to: string][] = [
  ['schemas/a.ts', 'locales/locales.ts'],
  ['engine/a.ts', 'schemas/b.ts'],
  ['src/features/home/a.ts', 'src/features/home/b.ts'],
  ['src/features/home/a.ts', 'src/api/games.ts'],
  ['src/app/screens.ts', 'src/features/home/screens.ts'],
  ['server/modules/games/games.service.ts', 'server/modules/games/games.repository.ts'],
  ['server/modules/games/games.service.ts', 'server/modules/content/content.service.ts'],
  ['server/modules/games/games.service.ts', 'server/seed/artColors.json'],
  ['server/app.ts', 'server/modules/games/games.routes.ts'],
  ['server/modules.ts', 'server/originals/module.ts'],
  ['server/modules/games/module.ts', 'server/composition/module.ts'],
  ['server/sweeps/a.ts', 'server/db/b.ts'],
  ['src/originals/a.ts', 'engine/games/b.ts'],
  ['src/ui/A/A.stories.tsx', 'tests/support/builders.ts'],
  ['tests/conformance/brands.test.ts', 'server/app.ts'],
];

describe('layers', () => {
  it.each(REFUSED)('%s refuses %s → %s', async (rule, from, to) => {
    expect(await rulesBrokenBy({ [from]: [to] })).toContain(rule);
  });

  it.each(ALLOWED)('allow %s → %s', async (from, to) => {
    expect(await rulesBrokenBy({ [from]: [to] })).toEqual([]);
  });

  it('hold for imports of types only', async () => {
    expect(await rulesBrokenBy({ 'src/ui/A/A.tsx': ['type src/api/games.ts'] })).toContain(
      'ui-below-features',
    );
  });

  it('refuse a cycle, also one of types only', async () => {
    const cycle = { 'src/lib/a.ts': ['src/lib/b.ts'], 'src/lib/b.ts': ['src/lib/a.ts'] };
    const ofTypes = { 'src/lib/a.ts': ['src/lib/b.ts'], 'src/lib/b.ts': ['type src/lib/a.ts'] };
    expect(await rulesBrokenBy(cycle)).toContain('no-cycles');
    expect(await rulesBrokenBy(ofTypes)).toContain('no-cycles');
  });

  it('refuse an import that leads nowhere', async () => {
    expect(await rulesBrokenBy({ 'src/lib/a.ts': ['gone'] })).toContain('imports-resolve');
  });

  it('refuse a package that package.json does not name', async () => {
    writeFileSync(join(folder, 'package.json'), '{ "name": "fixture", "dependencies": {} }');
    writeAt('node_modules/stray/index.js', '');
    writeFileSync(join(folder, 'node_modules/stray/package.json'), '{ "main": "index.js" }');
    expect(await rulesBrokenBy({ 'server/app.ts': ['stray'] })).toContain('packages-are-declared');
  });

  it('say their remedy in every comment', () => {
    for (const rule of config.forbidden ?? []) expect(rule.comment?.length).toBeGreaterThan(40);
  });

  it('have every rule refused once above', () => {
    const shown = new Set([
      ...REFUSED.map(([rule]) => rule),
      'no-cycles',
      'imports-resolve',
      'packages-are-declared',
    ]);
    expect((config.forbidden ?? []).map((rule) => rule.name)).toEqual(
      expect.arrayContaining([...shown]),
    );
    expect((config.forbidden ?? []).filter((rule) => !shown.has(rule.name!))).toEqual([]);
  });
});
