import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../src/app/screens.ts';

const root = resolve(import.meta.dirname, '../..');
const files = import.meta.glob<{ default: unknown }>('../../src/**/*Screen.tsx');

const repeated = (names: readonly string[]) =>
  names.filter((name, at) => names.indexOf(name) !== at);

describe('screens', () => {
  it('have ids and addresses of their own', () => {
    expect(repeated(SCREENS.map(({ id }) => id))).toEqual([]);
    expect(repeated(SCREENS.flatMap(({ paths }) => paths))).toEqual([]);
  });

  it('have names of their own to be translated', () => {
    expect(repeated(SCREENS.map(({ label }) => label.id))).toEqual([]);
  });

  it('that stand in the same menu stand in different places', () => {
    for (const menu of ['primary', 'side', 'bottom', 'footer'] as const) {
      const places = SCREENS.flatMap(({ menus }) => menus?.[menu] ?? []);
      expect(repeated(places.map(String)), menu).toEqual([]);
    }
  });

  it.each(SCREENS.map((screen) => [screen.id, screen] as const))(
    '%s names the file that it loads',
    async (_, { source, load }) => {
      expect(existsSync(resolve(root, source)), `${source} exists`).toBe(true);
      const file = await files[`../../${source}`]!();
      expect((await load()).default).toBe(file.default);
      expect(file.default).toBeTypeOf('function');
    },
    30_000,
  );
});
