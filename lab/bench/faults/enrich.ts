import type { BrandFile } from '../../../schemas/brand.schema.ts';
import type { BrandText } from './brandText.ts';

/** The same brand with everything said that a brand can say, so that every part of a file can be at fault. */
export function enrich(brand: BrandText): BrandText {
  const { offered } = (brand.value as BrandFile).languages!;
  const said = (text: string) => Object.fromEntries(offered!.map((tag) => [tag, text]));
  const more: readonly (readonly [readonly (string | number)[], unknown])[] = [
    [['platform'], 'web'],
    [['lotteryType'], 'SEA'],
    [
      ['lotteries'],
      {
        offered: ['SSC1M', 'LHC5M'],
        limits: { minStake: 1, maxStake: 5000 },
        groups: { SSC: { playsLeftOut: ['F5'], series: { min: 1800, maxBet: 1950 } } },
        games: { SSC1M: { odds: { 'DT.15': { D: '1.95' } } } },
      },
    ],
    [['device'], 'WEB'],
    [['chat'], { headerColor: '#0b3d91' }],
    [['theme', 'overrides'], OVERRIDES],
    [
      ['menus', 'side'],
      ['home', { label: said('Blog'), href: '/help' }, 'notices'],
    ],
    [
      ['menus', 'footer'],
      ['help', { label: said('Press'), href: 'https://press.example' }],
    ],
    [
      ['cdn'],
      { images: [`https://img.${brand.id}.example`], launch: [`https://go.${brand.id}.example`] },
    ],
    [
      ['legal'],
      {
        about: '/help',
        terms: `https://${brand.id}.example/terms`,
        privacy: '/help',
        confirmed: ['refund'],
      },
    ],
    [['jurisdiction', 'licence', 'href'], 'https://licences.example/1'],
    [['jurisdiction', 'helpline'], { name: 'Help', href: 'https://helpline.example' }],
    [['captcha'], { provider: 'turnstile', siteKey: '0x4AAA' }],
    [['features', 'loginCaptcha'], true],
    [['analytics'], { gtagId: 'G-AB12CD34' }],
    ...offered!.map(
      (tag) => [['messages', tag, 'footer.copyright'], '{year} {name} {year}'] as const,
    ),
  ];
  return more.reduce((text, [path, value]) => text.with([...path], value), brand);
}

const OVERRIDES = {
  brand: '#3d7fd6',
  accent: '#b07d2b',
  radius: 8,
  displayWeight: 600,
  displayTracking: 0,
  displayFont: 'manrope',
  textFont: 'manrope',
  depth: 'quiet',
  light: { 'surface-0': '#fffdf8' },
  dark: { 'surface-0': '#0b0d12' },
};
