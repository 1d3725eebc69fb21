import { afterEach, beforeEach, expect, it } from 'vitest';
import { BrandFolder, themeText } from '../../tests/support/brandFolder.ts';
import { BrandWatch } from './brandWatch.ts';

let folder: BrandFolder;
let watch: BrandWatch | undefined;

beforeEach(async () => {
  folder = await BrandFolder.create();
});

afterEach(async () => {
  watch?.close();
  await folder.close();
});

it('finds edits by looking where the system refuses to watch, and says so once', async () => {
  await folder.brand('acme');
  const seen = { brand: waiter(), theme: waiter(), fresh: waiter() };
  watch = new BrandWatch({
    roots: [folder.path('brands')],
    themeFolders: [folder.path('themes')],
    log: folder.log,
    onBrand: (_rootIndex, id) => (id === 'acme' ? seen.brand : seen.fresh).tell(id),
    onTheme: (file) => seen.theme.tell(file),
    onReset: () => undefined,
    watchFolder: () => {
      throw Object.assign(new Error('too many'), { code: 'ENOSPC' });
    },
  });
  await watch.settle();
  await folder.brand('acme', { name: 'Edited' });
  await folder.write('themes/default.tokens.json', themeText('#112233'));
  await folder.brand('fresh');
  expect(await seen.brand.told).toBe('acme');
  expect(await seen.theme.told).toBe('default.tokens.json');
  expect(await seen.fresh.told).toBe('fresh');
  expect(folder.log.lines.filter((line) => /refuses to watch/.test(line))).toHaveLength(1);
});

function waiter() {
  let tell: (name: string) => void = () => undefined;
  const told = new Promise<string>((resolve) => {
    tell = resolve;
  });
  return { told, tell };
}
