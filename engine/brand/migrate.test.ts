import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRAND_VERSION } from '../../schemas/brand.schema.ts';
import { placeOf } from './fixtures/brand.ts';
import { migrate, MIGRATIONS } from './migrate.ts';
import { parseBrand } from './parseBrand.ts';

const version0 = readFileSync(new URL('./fixtures/version0.json', import.meta.url), 'utf8');
const parse = (text: string) => parseBrand('harbour', 'brands/harbour/brand.json', text);

describe('a file of version 0', () => {
  it('becomes a sound file of the newest version', () => {
    const { value, faults } = parse(version0);
    expect(faults).toEqual([]);
    expect(value).toEqual({
      version: 1,
      name: 'Harbour Club',
      merchantCode: 'HARBOUR',
      hosts: ['harbour.example.com', 'www.harbour.example.com'],
      languages: { default: 'es', offered: ['es', 'en'] },
      theme: { scheme: 'dark', overrides: { brand: '#0e7a5f', accent: '#d9b45b' } },
      chat: { headerColor: '#123456' },
      assets: { logo: 'assets/logo.svg' },
      support: { chatUrl: 'https://chat.example.com/harbour' },
      cdn: { images: ['/cdn'] },
      features: { cockfight: true, agentCenter: false },
    });
  });

  it('may name its one domain as a text', () => {
    const text = version0.replace(/\["harbour.*\]/, '"harbour.example.com"');
    expect(parse(text).value.hosts).toEqual(['harbour.example.com']);
  });

  it('has its faults reported where they are written, under the names it uses', () => {
    const text = version0.replace('"#0e7a5f"', '"greenish"').replace('["es", "en"]', '"es"');
    expect(parse(text).faults).toMatchObject([
      { path: 'langs', rule: 'schema.type', ...placeOf(text, '"es",\n  "theme"') },
      { path: 'colors.primary', rule: 'theme.color', ...placeOf(text, '"greenish"') },
    ]);
  });

  it('has an unknown module reported at its key', () => {
    const text = version0.replace('GAM_COCK', 'GAM_COK');
    expect(parse(text).faults).toMatchObject([
      { path: 'modules.GAM_COK', rule: 'schema.unknownKey', ...placeOf(text, '"GAM_COK"') },
    ]);
  });
});

describe('migrations', () => {
  it('lead from every older version to the newest', () => {
    expect(MIGRATIONS.map((migration) => migration.from)).toEqual(
      Array.from({ length: BRAND_VERSION }, (_, version) => version),
    );
  });

  it('leave the value they are given as it was', () => {
    const before = JSON.parse(version0) as object;
    const copy = structuredClone(before);
    migrate(before);
    expect(before).toEqual(copy);
  });

  it('leave a file of the newest version alone', () => {
    const value = { version: 1, lang: 'es' };
    expect(migrate(value).value).toBe(value);
  });
});
