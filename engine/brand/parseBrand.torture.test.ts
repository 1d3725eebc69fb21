import { Ajv } from 'ajv';
import fc from 'fast-check';
import { parseTree, type Node } from 'jsonc-parser';
import { describe, expect, it, vi } from 'vitest';
import { brandSchema } from '../../schemas/brand.schema.ts';
import { checkBrand } from './checkBrand.ts';
import { catalogue } from './fixtures/brand.ts';
import { loadChain, type BrandSource } from './loadChain.ts';
import { mergeChain } from './mergeChain.ts';
import { parseBrand } from './parseBrand.ts';
import { cases, isDeep } from '../../scripts/steps/sweeps.ts';

// A busy machine takes its time; what hangs, hangs longer than this.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isBrandFile = new Ajv({ strict: false }).compile(brandSchema);
const keys = Object.keys(brandSchema.properties);

const least = {
  version: 1,
  name: 'Acme',
  merchantCode: 'ACME',
  hosts: ['acme.test'],
};

/** Any JSON, and brands of which any part is any JSON. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc
    .dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.jsonValue(), { maxKeys: 6 })
    .map((parts) => ({ ...least, ...parts })),
);

const NAMES = ['__proto__', 'constructor', 'prototype'] as const;

/** Puts a property into an object of a JSON text, however deep, or into one around it. */
function putInto(text: string, property: string, nth: number): string {
  const objects = objectsOf(parseTree(text)!);
  if (objects.length === 0) return `{${property},"rest":${text}}`;
  const { offset, children = [] } = objects[nth % objects.length]!;
  const comma = children.length > 0 ? ',' : '';
  return `${text.slice(0, offset + 1)}${property}${comma}${text.slice(offset + 1)}`;
}

function objectsOf(node: Node): readonly Node[] {
  const below = (node.children ?? []).flatMap(objectsOf);
  return node.type === 'object' ? [node, ...below] : below;
}

/** As little around a brand as lets its rules run. */
const context = {
  catalogue,
  assets: new Map(),
  hostOwners: new Map<string, string>(),
  merchantCodeOwners: new Map<string, string>(),
  themeNames: ['default'],
};

function sourceOf(id: string, value: unknown): BrandSource {
  return {
    id,
    file: `brands/${id}/brand.json`,
    folder: `/brands/${id}`,
    text: JSON.stringify(value),
  };
}

/** A brand whose lists and objects hold objects that need some of their keys. */
const rich = JSON.stringify(
  {
    ...least,
    menus: { side: ['home', { label: { en: 'Blog' }, href: '/help' }] },
    home: { sections: [{ section: 'hero', props: { intervalSeconds: 8 } }] },
    social: [
      { kind: 'telegram', href: 'https://t.me/acme' },
      { kind: 'x', href: 'https://x.com/acme' },
    ],
    jurisdiction: {
      country: 'ES',
      licence: { authority: 'A', number: '1' },
      helpline: { name: 'H', href: 'https://help.test' },
    },
    captcha: { provider: 'turnstile', siteKey: '0x4AAA' },
  },
  null,
  2,
);

describe('a brand file that is damaged', () => {
  const step = isDeep('brandFiles') ? 1 : 7;
  const offsets = Array.from(rich, (_, at) => at).filter((at) => at % step === 0);
  it.each([
    ['cut off', (at: number) => rich.slice(0, at)],
    ['without a character', (at: number) => rich.slice(0, at) + rich.slice(at + 1)],
  ])('%s anywhere can be checked, and keeps to the schema as far as it is read', (_how, damage) => {
    for (const at of offsets) {
      const source = { ...sourceOf('acme', {}), text: damage(at) };
      const { chain, faults } = loadChain(
        source,
        () => undefined,
        () => [],
      );
      if (!chain) expect(faults, source.text).not.toEqual([]);
      else {
        const { value } = mergeChain(chain);
        const isRight = isBrandFile({ ...value, version: 1 });
        expect(isRight, `${source.text}\n${JSON.stringify(isBrandFile.errors)}`).toBe(true);
        expect(() => checkBrand(mergeChain(chain), context), source.text).not.toThrow();
      }
    }
  });
});

describe('whatever JSON stands in a brand file', () => {
  it('what is read of it keeps to the schema, so that no unknown key can go live', () => {
    fc.assert(
      fc.property(anything, (written) => {
        const { value, isReadable, faults } = parseBrand(
          'acme',
          'brand.json',
          JSON.stringify(written),
        );
        if (!isReadable) expect(faults.some(({ severity }) => severity === 'error')).toBe(true);
        else
          expect(isBrandFile({ ...value, version: 1 }), JSON.stringify(isBrandFile.errors)).toBe(
            true,
          );
      }),
      { numRuns: cases('brandFiles', 400) },
    );
  });

  it('it has no fault only where the schema has none', () => {
    fc.assert(
      fc.property(anything, (written) => {
        const text = JSON.stringify(written);
        fc.pre(!/"(__proto__|constructor|prototype)":|"version":-?0[,}]/.test(text));
        const { faults } = parseBrand('acme', 'brand.json', text);
        expect(faults.length === 0).toBe(isBrandFile(written));
      }),
      { numRuns: cases('brandFiles', 400) },
    );
  });

  it('laid over any other, it still keeps to the schema and can be checked', () => {
    fc.assert(
      fc.property(anything, anything, (upper, lower) => {
        const own = typeof upper === 'object' ? { ...upper, extends: 'base' } : upper;
        const base = sourceOf('base', lower);
        const loaded = loadChain(
          sourceOf('acme', own),
          (id) => (id === 'base' ? base : undefined),
          () => ['acme', 'base'],
        );
        if (!loaded.chain) return;
        const merged = mergeChain(loaded.chain);
        expect(isBrandFile(merged.value), JSON.stringify(isBrandFile.errors)).toBe(true);
        checkBrand(merged, context);
      }),
      { numRuns: cases('brandFiles', 400) },
    );
  });
});

describe('a key that reaches into every object', () => {
  it('is refused wherever it stands, and reaches nothing', () => {
    const where = fc.tuple(anything, fc.constantFrom(...NAMES), fc.jsonValue(), fc.nat(50));
    fc.assert(
      fc.property(where, ([written, name, payload, nth]) => {
        const json = JSON.stringify(written).replace(/"(__proto__|constructor|prototype)"/g, '"x"');
        const poison = `"${name}":{"isPolluted":true,"payload":${JSON.stringify(payload)}}`;
        const text = putInto(json, poison, nth);
        const { faults, value } = parseBrand('acme', 'brand.json', text);
        expect(faults).toContainEqual(
          expect.objectContaining({ rule: 'json.forbiddenKey', severity: 'error' }),
        );
        expect((value as { isPolluted?: boolean } | undefined)?.isPolluted).toBeUndefined();
        expect(({} as { isPolluted?: boolean }).isPolluted).toBeUndefined();
      }),
      { numRuns: cases('brandFiles', 400) },
    );
  });
});
