import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const files = readdirSync(resolve(root, 'src/ui'), { recursive: true, encoding: 'utf8' }).map(
  (file) => `src/ui/${file}`,
);
const variants = files.filter((file) => /^src\/ui\/\w+\/variants\/\w+\.tsx$/.test(file));
const stories = files.filter((file) => file.endsWith('.stories.tsx'));

const slotOf = (file: string) => file.split('/')[2]!;

describe('variants', () => {
  it('are found', () => {
    expect(variants.length).toBeGreaterThan(5);
  });

  it.each(variants)('%s has a story', (variant) => {
    const shown = stories
      .filter((story) => slotOf(story) === slotOf(variant))
      .some((story) => readFileSync(resolve(root, story), 'utf8').includes(basename(variant)));
    expect(
      shown,
      `Import ${basename(variant)} in a story beside it, such as ${dirname(dirname(variant))}/${slotOf(variant)}.stories.tsx.`,
    ).toBe(true);
  });
});
