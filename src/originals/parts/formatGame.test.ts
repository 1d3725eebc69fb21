import { expect, it } from 'vitest';
import { LOCALE_TAGS } from '../../../locales/locales.ts';
import { readShippedBrands } from '../../../tests/support/shippedBrands.ts';
import { createFormats } from '../../platform/i18n/format.ts';
import { createGameFormats } from './formatGame.ts';

it('a game writes money as the site around it does, at every brand and in every language', async () => {
  for (const { currency } of await readShippedBrands()) {
    const opened = { currency: currency.code, decimals: currency.decimals };
    for (const tag of LOCALE_TAGS) {
      const site = createFormats(tag, currency);
      const game = createGameFormats(tag, opened, currency);
      expect(game.money('149800')).toBe(site.money('149800'));
    }
  }
});

it('a currency that is no longer the brand’s is told by its code', () => {
  const game = createGameFormats(
    'en',
    { currency: 'PTS', decimals: 2 },
    { code: 'EUR', symbol: '€' },
  );
  expect(game.money('12.50')).toBe('PTS\u00a012.50');
});
