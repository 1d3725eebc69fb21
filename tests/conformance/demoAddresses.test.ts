import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { httpsHostOf, isOwnPath, listLinks } from '../../engine/brand/links.ts';
import type { BrandFile } from '../../schemas/brand.schema.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The one host outside that is there, and says of itself that it is for examples. */
const EXAMPLES = 'example.com';

describe.each(['aurora', 'lotus', 'majlis', 'sakura'])('the demo brand %s', (id) => {
  it('leads to no address that nobody answers at, nor to anybody who is not asked', () => {
    const text = readFileSync(path.join(root, 'brands', id, 'brand.json'), 'utf8');
    const links = listLinks(JSON.parse(text) as BrandFile);
    expect(links.length).toBeGreaterThan(5);
    const astray = links.filter(([, link]) => !isOwnPath(link) && httpsHostOf(link) !== EXAMPLES);
    expect(astray).toEqual([]);
  });
});
