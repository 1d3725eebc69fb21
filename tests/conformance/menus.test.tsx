import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { MENU_NAMES, menuOf } from '../../engine/brand/menus.ts';
import type { Catalogue } from '../../schemas/catalogue.ts';
import catalogue from '../../schemas/generated/catalogue.json' with { type: 'json' };
import { buildMenu } from '../../src/app/shell/buildMenu.ts';
import { getOpenScreens } from '../../src/app/screens.ts';
import { computeGates } from '../../src/platform/gates/gates.tsx';
import { brand } from '../support/builders.ts';
import { readShippedBrands } from '../support/shippedBrands.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const bare = brand({ menus: {} });
const without = brand({ menus: {}, features: { ...bare.features, vip: false, live: false } });

describe.each([bare, without, ...(await readShippedBrands())])(
  'the menus of $id that operators are told',
  (of) => {
    it.each(MENU_NAMES)('are those that visitors see: %s', (name) => {
      const screens = getOpenScreens(computeGates(of));
      const seen = buildMenu({ name, brand: of, screens, i18n, tag: 'en', pathname: '/' });
      const told = menuOf(name, of, catalogue as Catalogue);
      expect(told.map((entry) => (typeof entry === 'string' ? entry : entry.href))).toEqual(
        seen.map(({ id }) => id),
      );
    });
  },
);
