import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssetFacts } from './assetFacts.ts';
import { check, least, merge, source } from './fixtures/brand.ts';
import { resolveBrand, type BrandTheme } from './resolveBrand.ts';

const theme: BrandTheme = {
  css: ':root{--brand:#000000}',
  color: { dark: '#000000', light: '#ffffff' },
  scheme: 'system',
  fonts: { display: 'manrope', text: 'manrope' },
};

const resolve = (value: object, others: Parameters<typeof merge>[1] = []) =>
  resolveBrand(merge({ ...least, ...value }, others), new Map(), theme);

describe('a brand that says little', () => {
  const brand = resolve({ languages: undefined });

  it('gets every default', () => {
    expect(brand).toMatchObject({
      platform: 'web',
      lotteryType: 'SEA',
      lotteries: {},
      payments: {},
      identityChecks: null,
      referral: null,
      cashback: null,
      agents: {},
      device: 'WEB',
      languages: { offered: ['es'], default: 'es', fallback: 'es' },
      currency: { code: 'PTS', symbol: 'P', decimals: 2 },
      wallet: { mode: 'single' },
      captcha: { provider: 'none' },
      session: { idleMinutes: 30, maximumHours: 12 },
      registration: { audience: 'everyone', passwordDays: 180 },
      phoneAuth: { provider: 'none' },
      jurisdiction: { minimumAge: 18 },
      seo: { title: { es: 'Acme' }, description: { es: 'Acme' } },
    });
    expect(brand.features.slots).toBe(true);
    expect(brand.features.cockfight).toBe(false);
  });

  it('leads its legal links to the help centre', () => {
    expect(brand.legal.terms).toBe('/help?topic=terms');
  });

  it('gets a home page whose sections have all their props', () => {
    expect(brand.sections[0]).toEqual({
      section: 'hero',
      props: { group: 'w_home', intervalSeconds: 7 },
    });
  });
});

describe('sections', () => {
  it('that a feature hides are left out', () => {
    const brand = resolve({ features: { winners: false, live: false } });
    const names = brand.sections.map(
      ({ section, props }) => `${section} ${String(props.category)}`,
    );
    expect(names).not.toContain('winners undefined');
    expect(names).not.toContain('gameRow LIVE');
    expect(names).toContain('gameRow RNG');
  });
});

describe('features', () => {
  it('go off with what they require, where the brand does not name them', () => {
    const { features } = resolve({ features: { memberCenter: false } });
    expect(features.deposit).toBe(false);
    expect(features.promotions).toBe(true);
  });
});

describe('pictures', () => {
  const facts: AssetFacts = {
    state: 'present',
    file: '',
    sizeBytes: 1,
    hash: 'h4sh',
    width: 120,
    height: 40,
    svgProblems: [],
  };

  it('get an address with their hash, and a light logo falls back to the logo', () => {
    const merged = merge({ ...least, assets: { logo: 'assets/logo.svg' } });
    const { assets } = resolveBrand(merged, new Map([['acme/assets/logo.svg', facts]]), theme);
    const logo = { src: '/brand-assets/h4sh/assets/logo.svg', width: 120, height: 40 };
    expect(assets).toEqual({ logo, logoLight: logo });
  });

  it('that are inherited lie in the folder of the brand that names them', () => {
    const base = source('base', { version: 1, assets: { logo: 'assets/logo.svg' } });
    const merged = merge({ ...least, extends: 'base' }, [base]);
    const found = new Map([['base/assets/logo.svg', facts]]);
    expect(resolveBrand(merged, found, theme).assets.logo?.src).toContain('h4sh');
  });
});

describe('extending', () => {
  const base = source('base', {
    version: 1,
    name: 'Base',
    merchantCode: 'BASE',
    hosts: ['base.example.com'],
    abstract: true,
    currency: { code: 'EUR', symbol: '€' },
    menus: { side: ['home', 'slots'] },
    features: { vip: false },
  });

  it('merges objects and replaces lists', () => {
    const brand = resolve(
      {
        extends: 'base',
        currency: { symbol: 'E' },
        menus: { side: ['home'] },
        features: { live: false },
      },
      [base],
    );
    expect(brand.currency).toEqual({ code: 'EUR', symbol: 'E', decimals: 2 });
    expect(brand.menus.side).toEqual(['home']);
    expect(brand.features).toMatchObject({ vip: false, live: false });
  });

  it('takes a currency over as a whole: the sign and decimals of another one are wrong', () => {
    expect(resolve({ extends: 'base', currency: { code: 'JPY' } }, [base]).currency).toEqual({
      code: 'JPY',
      symbol: '¥',
      decimals: 0,
    });
    const points = source('points', { version: 1, currency: { symbol: '★', decimals: 0 } });
    expect(resolve({ extends: 'points', currency: { code: 'USD' } }, [points]).currency).toEqual({
      code: 'USD',
      symbol: '$',
      decimals: 2,
    });
  });

  it.each([
    [{ code: 'VND' }, { code: 'VND', symbol: '₫', decimals: 0 }],
    [{ code: 'KWD' }, { code: 'KWD', symbol: 'KWD', decimals: 3 }],
    [{ code: 'GEMS' }, { code: 'GEMS', symbol: 'GEMS', decimals: 2 }],
    [{}, { code: 'PTS', symbol: 'P', decimals: 2 }],
  ])('has the sign and decimals of its currency where %j says none', (currency, whole) => {
    expect(resolve({ currency }, []).currency).toEqual(whole);
  });

  it('never takes over hosts, merchant code or being abstract', () => {
    const merged = merge({ version: 1, extends: 'base' }, [base]);
    expect(merged.value).toMatchObject({ name: 'Base' });
    expect(merged.value).not.toHaveProperty('hosts');
    expect(merged.value).not.toHaveProperty('merchantCode');
    expect(merged.value).not.toHaveProperty('abstract');
  });

  it('goes on over several brands, the nearest first', () => {
    const middle = source('middle', { version: 1, extends: 'base', name: 'Middle' });
    const merged = merge({ version: 1, extends: 'middle' }, [middle, base]);
    expect(merged.value).toMatchObject({ name: 'Middle', currency: { code: 'EUR' } });
  });
});

describe('whatever passes the check', () => {
  it('resolves without throwing', () => {
    const part = fc.record(
      {
        features: fc.dictionary(fc.constantFrom('slots', 'live', 'vip', 'deposit'), fc.boolean()),
        currency: fc.record({ decimals: fc.integer({ min: -1, max: 5 }) }),
        home: fc.record({
          sections: fc.array(
            fc.record({
              section: fc.constantFrom('hero', 'hotGames', 'gameRow', 'nope'),
              props: fc.dictionary(fc.constantFrom('limit', 'category'), fc.constantFrom(3, 'RNG')),
            }),
          ),
        }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(part, (value) => {
        fc.pre(check({ ...least, ...value }).every((fault) => fault.severity !== 'error'));
        expect(resolve(value).id).toBe('acme');
      }),
    );
  }, 20_000);
});

describe('the law of a market', () => {
  const title = { en: 'Card' };
  const payments = {
    deposits: {
      groups: [{ id: 'card', title }],
      methods: [{ id: 'card', group: 'card', type: 'card', title, min: 1, max: 9, turnover: '3' }],
    },
    withdrawals: { accounts: ['bank'], mayCancel: true },
  };
  const loose = (country: string) =>
    resolve({
      jurisdiction: { country },
      payments,
      features: { freePlay: true, vip: true, live: true },
    });
  const said = ({ payments: { deposits, withdrawals }, features }: ReturnType<typeof loose>) => ({
    turnover: deposits?.methods?.[0]?.turnover,
    mayCancel: withdrawals?.mayCancel,
    freePlay: features.freePlay,
    vip: features.vip,
    live: features.live,
  });
  const open = { turnover: '3', mayCancel: true, freePlay: true, vip: true, live: true };

  it('leaves a brand what it says where it says nothing', () => {
    expect(said(loose('VN'))).toEqual(open);
  });

  it('lets nobody take a withdrawal back (RTS 14B), nor bind deposits to play, in Great Britain', () => {
    expect(said(loose('GB'))).toEqual({ ...open, turnover: '0', mayCancel: false });
  });

  it('keeps free play, VIP programmes and live tables closed in Germany (GlüStV 2021)', () => {
    expect(said(loose('DE'))).toEqual({ ...open, freePlay: false, vip: false, live: false });
  });
});
