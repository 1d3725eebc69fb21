import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { brand } from '../../tests/support/builders.ts';
import { getPageTitle, pickText } from './pageTitle.ts';
import { SCREENS } from './screens.ts';

const i18n = setupI18n({ locale: 'es', messages: { es: { 'nav.vip': 'Club VIP' } } });
const screen = (id: string) => SCREENS.find((entry) => entry.id === id)!;
const sample = brand({
  name: 'Casa',
  seo: { title: { en: 'Casa: games', es: 'Casa: juegos' }, description: {} },
});

describe('the title of a page', () => {
  it('is what the brand says of itself at home, in the language that shows', () => {
    const home = { kind: 'screen', screen: screen('home') } as const;
    expect(getPageTitle(home, sample, i18n, 'es')).toBe('Casa: juegos');
    expect(getPageTitle(home, sample, i18n, 'ja')).toBe('Casa: games');
  });

  it('names page and brand elsewhere, a closed page included', () => {
    for (const kind of ['screen', 'closed'] as const) {
      const title = getPageTitle({ kind, screen: screen('vip') }, sample, i18n, 'es');
      expect(title).toBe('Club VIP · Casa');
    }
  });

  it('names what the page is about, where it is about one of many things', () => {
    const game = { kind: 'screen', screen: screen('game') } as const;
    expect(getPageTitle(game, sample, i18n, 'es', 'Ruleta')).toBe('Ruleta · Casa');
  });

  it('names the brand alone where there is no page', () => {
    expect(getPageTitle({ kind: 'unknown' }, sample, i18n, 'es')).toBe('Casa');
  });
});

describe('a merchant’s text', () => {
  it('comes in the language asked for, else the fallback, else any, else the name', () => {
    const pick = (text: Parameters<typeof pickText>[0]) => pickText(text, 'es', sample);
    expect(pick({ es: 'uno', en: 'one' })).toBe('uno');
    expect(pick({ en: 'one', ja: '一' })).toBe('one');
    expect(pick({ ja: '一' })).toBe('一');
    expect(pick({})).toBe('Casa');
  });
});
