import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SLOT_REGISTRY } from '../../src/app/catalogue.ts';

const root = resolve(import.meta.dirname, '../..');

/** Providers and roots: they draw nothing of their own. */
const WITHOUT_LOOK = new Set([
  'src/app/App.tsx',
  'src/app/LocaleRoot.tsx',
  'src/app/ModalHost.tsx',
  'src/app/ModalsRoot.tsx',
  'src/app/ServiceRoot.tsx',
  'src/app/SessionRoot.tsx',
  'src/app/live/Live.tsx',
]);

const listFiles = (folder: string) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .sort();
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

const files = [...listFiles('src/ui'), ...listFiles('src/app')];
const stories = files.filter((file) => file.endsWith('.stories.tsx'));
const components = files.filter((file) => /\/[A-Z]\w*\.tsx$/.test(file));

/** The stories of a folder and what they take from the shared stories of the tests. */
function readStories(folder: string): string {
  const own = stories.filter((file) => file.startsWith(`${folder}/`)).map(read);
  const shared = own.flatMap((text) =>
    [...text.matchAll(/tests\/support\/stories\/\w+\.tsx?/g)].map(([file]) => read(file)),
  );
  return [...own, ...shared].join('\n');
}

const variants = Object.entries(SLOT_REGISTRY).flatMap(([slot, registered]) =>
  Object.keys(registered).map((variant) => [slot, variant] as const),
);

describe('variants of a slot', () => {
  it('are found', () => {
    expect(variants.length).toBeGreaterThan(10);
  });

  it.each(variants)('%s %s has stories of its own', (slot, variant) => {
    const file = `src/ui/${slot}/variants/${variant}.stories.tsx`;
    expect(
      stories,
      `The variant "${variant}" of ${slot} has no stories. Copy those of another variant of ${slot} to ${file}.`,
    ).toContain(file);
    expect(
      read(file),
      `Designers look for it in its place: let ${file} say title: 'Slots/${slot}/${variant}'.`,
    ).toContain(`title: 'Slots/${slot}/${variant}'`);
    expect(read(file), `${file} shows another component: import ./${variant}.tsx.`).toContain(
      `from './${variant}.tsx'`,
    );
  });

  it.each(Object.keys(SLOT_REGISTRY))('of %s show every state that they share', (slot) => {
    const own = stories.filter((file) => file.startsWith(`src/ui/${slot}/variants/`));
    const shared = /\nexport const \w+Stories = \{\n([\s\S]*?)\n\}/.exec(
      readStories(`src/ui/${slot}`),
    );
    const states = [...(shared?.[1] ?? '').matchAll(/^ {2}(\w+)[:,]/gm)].map(([, state]) => state);
    expect(states.length, `${slot} has no shared stories`).toBeGreaterThan(3);
    for (const file of own) {
      const missing = states.filter((state) => !read(file).includes(`stories.${state};`));
      expect(
        missing,
        `Every variant of ${slot} is shown in the same states. Export these from ${file} too.`,
      ).toEqual([]);
    }
  });
});

const folders = [...new Set(components.map(dirname))].filter(
  (folder) => folder.startsWith('src/ui/') && !folder.endsWith('/variants'),
);

describe('folders of src/ui', () => {
  it('are found', () => {
    expect(folders.length).toBeGreaterThan(20);
  });

  it.each(folders)('%s has stories', (folder) => {
    const own = stories.filter((file) => file.startsWith(`${folder}/`));
    const name = folder.split('/').at(-1);
    expect(
      own.length,
      `Nobody can look at ${name} yet. Write ${folder}/${name}.stories.tsx with its states.`,
    ).toBeGreaterThan(0);
  });

  const pointedAt = folders.filter((folder) =>
    files.some(
      (file) =>
        file.startsWith(`${folder}/`) && file.endsWith('.css') && read(file).includes(':hover'),
    ),
  );

  it.each(pointedAt)('%s, which answers the pointer, shows how', (folder) => {
    expect(
      /pseudo:|MATRIX_STATES/.test(readStories(folder)),
      `The styles of ${folder} have :hover, but no story holds it. Give one parameters: { pseudo: { hover: … } }.`,
    ).toBe(true);
  });
});

const shellParts = components.filter(
  (file) => file.startsWith('src/app/') && !WITHOUT_LOOK.has(file),
);

describe('parts of the application', () => {
  it('are found', () => {
    expect(shellParts.length).toBeGreaterThan(4);
  });

  it.each(shellParts)('%s has stories', (file) => {
    const story = file.replace(/\.tsx$/, '.stories.tsx');
    expect(stories, `Write ${story}, or say in this test why there is nothing to see.`).toContain(
      story,
    );
  });
});
