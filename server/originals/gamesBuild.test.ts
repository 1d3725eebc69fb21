import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readGamesBuild } from './gamesBuild.ts';

let folder: string;

afterEach(() => rmSync(folder, { recursive: true }));

function build(manifest: object | null) {
  folder = mkdtempSync(path.join(tmpdir(), 'livery-games-'));
  if (manifest) {
    mkdirSync(path.join(folder, '.vite'));
    writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  }
  return readGamesBuild(folder);
}

it('a page loads ahead what the screen of its own kind needs, and nothing of the others', () => {
  const files = build({
    'src/originals/main.tsx': {
      file: 'main.js',
      imports: ['_shared.js'],
      dynamicImports: ['src/originals/slots/prepare.tsx', 'src/originals/roulette/prepare.tsx'],
      css: ['main.css'],
    },
    '_shared.js': { file: 'shared.js' },
    'src/originals/slots/prepare.tsx': { file: 'slot.js', css: ['slot.css'] },
    'src/originals/roulette/prepare.tsx': {
      file: 'table.js',
      imports: ['_shared.js'],
      css: ['table.css'],
    },
  })!;
  const at = (name: string) => `/originals/files/${name}`;
  expect(files.get('roulette')).toEqual({
    entry: at('main.js'),
    scripts: [at('shared.js'), at('table.js')],
    styles: [at('main.css'), at('table.css')],
  });
  expect(files.get('slots')).toEqual({
    entry: at('main.js'),
    scripts: [at('shared.js'), at('slot.js')],
    styles: [at('main.css'), at('slot.css')],
  });
});

it('where nothing was built there are no files', () => {
  expect(build(null)).toBeNull();
});
