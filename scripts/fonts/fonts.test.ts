import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fontFaceCss, fontPreloads, fontStylesheets } from '../../engine/theme/fontFaceCss.ts';
import { fontFamilyIds } from '../../schemas/theme.schema.ts';
import { copyFonts } from './copy.ts';
import { renderFontFaces } from './emit.ts';

const root = new URL('../../', import.meta.url).pathname;
const scripts = ['latin', 'latin-ext', 'vietnamese', 'arabic', 'japanese'] as const;

describe('the bundled fonts', () => {
  let folder = '';
  let served: ReadonlySet<string> = new Set();

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fonts-'));
    copyFonts(folder);
    served = new Set(readdirSync(folder));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('are the ones the generated table names', async () => {
    const committed = readFileSync(join(root, 'engine/theme/fontFaces.generated.ts'), 'utf8');
    expect(committed).toBe(await renderFontFaces(root));
  });

  it('are all copied under the names that pages ask for', () => {
    const asked = [...fontFaceCss(fontFamilyIds, scripts, '').matchAll(/url\(([^)]+)\)/g)].map(
      ([, file]) => file!,
    );
    const sheets = fontStylesheets(fontFamilyIds, scripts, '');
    const preloads = scripts.flatMap((script) => fontPreloads(fontFamilyIds, script, ''));
    expect(asked.length).toBeGreaterThanOrEqual(fontFamilyIds.length * 2);
    expect([...asked, ...sheets, ...preloads].filter((file) => !served.has(file))).toEqual([]);
  });

  it('come with every file that a Japanese stylesheet names', () => {
    for (const sheet of fontStylesheets(fontFamilyIds, scripts, '')) {
      const css = readFileSync(join(folder, sheet), 'utf8');
      const files = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file!);
      expect(files.length).toBeGreaterThan(100);
      expect(files.filter((file) => !served.has(file))).toEqual([]);
    }
  });

  it('come with their licences', () => {
    for (const id of fontFamilyIds) expect(served).toContain(`${id}.LICENSE.txt`);
  });
});
