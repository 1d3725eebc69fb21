import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DESK_LOCALE_TAGS } from '../../locales/locales.ts';
import { checkCatalogue } from './checkCatalogue.ts';
import { extractCatalogues } from './extractCatalogues.ts';

const SHOWN = 60;
const root = resolve(import.meta.dirname, '../..');

const withoutDate = (catalogue: string) => catalogue.replace(/^"POT-Creation-Date:.*\n/m, '');

const faults: string[] = [];
for (const [name, extracted] of await extractCatalogues(root)) {
  for (const [tag, text] of extracted) {
    const file = `locales/${tag}/${name}.po`;
    const kept = await readFile(join(root, file), 'utf8').catch(() => '');
    if (withoutDate(kept) !== withoutDate(text)) {
      faults.push(`${file} is not what the code says. Run \`npm run extract\`.`);
    }
    const isShown = name !== 'desk' || DESK_LOCALE_TAGS.some((shown) => shown === tag);
    if (isShown) faults.push(...checkCatalogue(tag, text, extracted.get('en')!));
  }
}
for (const fault of faults.slice(0, SHOWN)) console.log(fault);
if (faults.length > SHOWN) console.log(`… and ${faults.length - SHOWN} more.`);
if (faults.length > 0) process.exitCode = 1;
