import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { brand } from '../../../tests/support/builders.ts';
import { computeGates } from '../../platform/gates/gates.tsx';
import { getOpenScreens, SCREENS } from '../screens.ts';
import { buildMenu } from './buildMenu.ts';

const i18n = setupI18n({ locale: 'es', messages: { es: { 'nav.pvp': 'Cartas' } } });

const build = (
  of: ResolvedBrand,
  more: Partial<Parameters<typeof buildMenu>[0]> = {},
  name: 'primary' | 'footer' = 'primary',
) =>
  buildMenu({
    name,
    brand: of,
    screens: getOpenScreens(computeGates(of)),
    i18n,
    tag: 'es',
    pathname: '/',
    ...more,
  });

const ids = (entries: ReturnType<typeof build>) => entries.map(({ id }) => id);
const arranged = (...primary: NonNullable<ResolvedBrand['menus']['primary']>) =>
  brand({ menus: { primary } });

describe('a menu', () => {
  it('has, where the brand says nothing, the open pages that belong to it, each in its place', () => {
    expect(ids(build(brand()))).toEqual([
      ...[
        'home',
        'lottery',
        'live',
        'ds88',
        'sports',
        'fish',
        'slots',
        'pvp',
        'esports',
        'promotions',
        'rewards',
        'vip',
      ],
    ]);
    expect(ids(build(brand(), {}, 'footer'))).toEqual([
      ...['help', 'winners', 'notices', 'download', 'pointMall', 'affiliates', 'fairness'],
    ]);
  });

  it('has the brand’s own choice in the brand’s order', () => {
    expect(ids(build(arranged('pvp', 'home', 'help')))).toEqual(['pvp', 'home', 'help']);
  });

  it('leads to the first address of a page, by its name in the language that shows', () => {
    const [pvp, home] = build(arranged('pvp', 'home'));
    expect(pvp).toMatchObject({ label: 'Cartas', href: '/pvp', external: false, icon: 'pvp' });
    expect(home).toMatchObject({ href: '/' });
  });

  it('has the brand’s own links, in the language that shows or the fallback', () => {
    const entries = build(
      arranged(
        { href: 'https://blog.example.com/', label: { en: 'Blog', es: 'Bitácora' } },
        { href: '/help?topic=terms', label: { en: 'Terms' } },
      ),
    );
    expect(entries).toMatchObject([
      { label: 'Bitácora', href: 'https://blog.example.com/', external: true },
      { label: 'Terms', href: '/help?topic=terms', external: false },
    ]);
  });

  it('loses a page whose feature is off, even where the brand names it', () => {
    const menus = { primary: ['home', 'fish', 'pvp'] };
    expect(ids(build(brand({ menus, features: { fish: false } })))).toEqual(['home', 'pvp']);
  });

  it('loses a page that nothing serves yet, even where the brand names it', () => {
    const soon = SCREENS.filter(({ isSoon }) => isSoon).map(({ id }) => id);
    expect(ids(build(arranged('home', ...soon)))).toEqual(['home']);
  });

  it('marks the page that shows, by whichever of its addresses', () => {
    const active = (pathname: string) =>
      build(arranged('home', 'pvp'), { pathname }).map((entry) => entry.active);
    expect(active('/index.html')).toEqual([true, false]);
    expect(active('/pvp')).toEqual([false, true]);
    expect(active('/nowhere')).toEqual([false, false]);
  });
});
