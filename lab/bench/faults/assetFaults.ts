import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_ASSET_BYTES } from '../../../engine/brand/assetFacts.ts';
import type { Random } from '../../../scripts/art/random.ts';
import type { BrandText, Property } from './brandText.ts';
import { lineAt, mutate, type Mutation, type Mutator } from './mutation.ts';
import { typoOf } from './typo.ts';

const root = path.resolve(import.meta.dirname, '../../..');

interface Asset extends Property {
  /** Path in the folder of the brand, such as `assets/logo.svg`. */
  readonly name: string;
  /** Path in the folder of all. */
  readonly file: string;
}

function assetsOf(brand: BrandText): readonly Asset[] {
  return brand.properties().flatMap((property) => {
    if (property.path[0] !== 'assets' || property.path.length !== 2) return [];
    const name = property.value.value as string;
    return [{ ...property, name, file: `brands/${brand.id}/${name}` }];
  });
}

const bytesOf = (file: string) => readFileSync(path.join(root, file));

/** Changes of a picture that show at the line that names it. */
function spoilFiles(
  kind: string,
  spoil: (asset: Asset, random: Random) => Buffer | string | null | undefined,
): Mutator {
  return {
    kind,
    make: (brand, random) =>
      assetsOf(brand).flatMap((asset): Mutation[] => {
        const bytes = spoil(asset, random);
        if (bytes === undefined) return [];
        const named = mutate(brand, brand.text, asset.key.offset, `${kind}: ${asset.name}`);
        const inside = { file: asset.file, line: 1 };
        return [
          {
            ...named,
            files: { [asset.file]: bytes },
            // A fault of an SVG is reported where it is: in the SVG.
            spots: asset.name.endsWith('.svg') ? [...named.spots, inside] : named.spots,
          },
        ];
      }),
  };
}

const misnamed: Mutator = {
  kind: 'picture whose name is misspelt',
  make: (brand, random) =>
    assetsOf(brand).map(({ key, value, name }) => {
      const ending = path.extname(name);
      const stem = name.slice('assets/'.length, -ending.length);
      const typo = `assets/${typoOf(stem, random, []).replace(/^[^A-Za-z0-9]/, 'x')}${ending}`;
      return mutate(brand, brand.replace(value, JSON.stringify(typo)), key.offset, typo);
    }),
};

const foreign: Mutator = {
  kind: 'picture of a wrong kind or place by its name',
  make: (brand, random) =>
    assetsOf(brand).map(({ key, value, name }) => {
      const stem = name.slice(0, -path.extname(name).length);
      const written = random.pick([
        `${stem}.txt`,
        `${stem}.gif`,
        `${stem}.svg.exe`,
        stem,
        name.slice('assets/'.length),
        `/${name}`,
        `./${name}`,
        `../${name}`,
        `assets/../../${name}`,
        `assets/../brand.svg`,
        `https://example.com/${name}`,
        name.replace('/', '\\'),
      ]);
      return mutate(brand, brand.replace(value, JSON.stringify(written)), key.offset, written);
    }),
};

function otherContent({ name }: Asset, random: Random): Buffer | string {
  const png = bytesOf('brands/aurora/assets/social.png');
  const svg = bytesOf('brands/aurora/assets/logo.svg');
  const common = [
    '',
    'not a picture',
    Buffer.from([0, 1, 2, 3, 255]),
    '<html><body></body></html>',
  ];
  return random.pick(
    name.endsWith('.svg') ? [...common, png] : [...common, svg, png.subarray(0, 20)],
  );
}

/** Things that run, load or reach out of an SVG, each on a line of its own. */
const HARM = [
  '<script>alert(1)</script>',
  '<script href="https://evil.example/x.js"/>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<g onload="alert(1)"/>',
  '<path onclick="alert(1)" d="M0 0h1"/>',
  '<a href="javascript:alert(1)"><path d="M0 0h1"/></a>',
  '<a xlink:href="javascript:alert(1)" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
  '<image href="https://evil.example/x.png"/>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
  '<style>@import url(https://evil.example/x.css);</style>',
  '<path style="fill:url(https://evil.example/x)" d="M0 0h1"/>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<iframe src="https://evil.example"/>',
  '<?xml-stylesheet href="https://evil.example/x.css"?>',
];

const harmfulSvg: Mutator = {
  kind: 'SVG that runs or loads something',
  make: (brand, random) =>
    assetsOf(brand).flatMap(({ name, file }): Mutation[] => {
      if (!name.endsWith('.svg')) return [];
      const svg = bytesOf(file).toString('utf8');
      const end = svg.lastIndexOf('</svg>');
      const harm = random.pick(HARM);
      const text = `${svg.slice(0, end)}\n${harm}\n${svg.slice(end)}`;
      const spot = { file, line: lineAt(text, end + 1) };
      return [{ what: `${brand.id}: ${name} + ${harm}`, files: { [file]: text }, spots: [spot] }];
    }),
};

/** Faults of pictures. */
export const assetFaults: readonly Mutator[] = [
  misnamed,
  foreign,
  spoilFiles('picture that is missing', () => null),
  spoilFiles('picture with other content', otherContent),
  spoilFiles('picture that is too large', ({ file }) =>
    Buffer.concat([bytesOf(file), Buffer.alloc(MAX_ASSET_BYTES + 1, ' ')]),
  ),
  harmfulSvg,
];
