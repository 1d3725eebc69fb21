import type { getAnnouncements, getBanners } from '../../schemas/api/content.ts';
import type { ValueOf } from '../../schemas/api/endpoint.ts';
import type { getGameMenus, getHotGames, getWinners } from '../../schemas/api/games.ts';
import { FEATURES, type FeatureId } from '../../schemas/features.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import type { NavEntry } from '../../src/platform/screens/navEntry.ts';

type GameCategoryEntry = ValueOf<typeof getGameMenus>['categories'][number];

/** A game as calls return it. */
export type Game = ValueOf<typeof getHotGames>['list'][number];
/** A vendor as calls return it. */
export type Vendor = GameCategoryEntry['cards'][number];
/** A banner as calls return it. */
export type Banner = ValueOf<typeof getBanners>['list'][number];
/** An announcement as calls return it. */
export type Announcement = ValueOf<typeof getAnnouncements>['list'][number];
/** A recent win as calls return it. */
export type Winner = ValueOf<typeof getWinners>['list'][number];

const DEFAULT_FEATURES = Object.fromEntries(
  FEATURES.map((feature) => [feature.id, feature.default]),
) as Record<FeatureId, boolean>;

const DEFAULT_BRAND: ResolvedBrand = {
  id: 'sample',
  name: 'Sample House',
  merchantCode: 'SAMPLE',
  platform: 'web',
  lotteryType: 'SEA',
  lotteries: {},
  payments: {},
  identityChecks: null,
  profile: {},
  referral: null,
  cashback: null,
  agents: {},
  device: 'WEB',
  languages: { offered: ['en', 'es', 'ar', 'ja', 'vi'], default: 'en', fallback: 'en' },
  scheme: 'dark',
  features: DEFAULT_FEATURES,
  variants: {},
  menus: {},
  sections: [
    { section: 'hero', props: { group: 'w_home', intervalSeconds: 0 } },
    { section: 'hotGames', props: { limit: 12 } },
  ],
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
  timeZone: 'UTC',
  wallet: { mode: 'single' },
  cdn: { images: [], launch: [] },
  allowHosts: [],
  support: { chatUrl: 'https://chat.example.com/', email: 'help@sample.example' },
  social: [{ kind: 'telegram', href: 'https://t.me/sample' }],
  apps: {
    ios: 'https://apps.example.com/ios',
    iosLite: 'https://apps.example.com/ios-lite',
    android: 'https://apps.example.com/android',
  },
  legal: {
    about: '/help?topic=about',
    contact: '/help?topic=contact',
    terms: '/help?topic=terms',
    responsibleGaming: '/help?topic=responsibleGaming',
    privacy: '/help?topic=privacy',
    affiliates: '/help?topic=affiliates',
    refund: '/help?topic=refund',
  },
  publishedDrafts: ['terms', 'privacy', 'refund', 'contact'],
  jurisdiction: {
    country: 'MT',
    minimumAge: 18,
    licence: { authority: 'Sample Gaming Authority', number: 'SGA/000/2026' },
    helpline: { name: 'Sample Helpline', href: 'https://help.example.com/' },
  },
  captcha: { provider: 'none' },
  session: { idleMinutes: 30, maximumHours: 12 },
  registration: { audience: 'everyone', passwordDays: 180 },
  phoneAuth: { provider: 'none' },
  analytics: {},
  seo: { title: { en: 'Sample House' }, description: { en: 'A sample brand for stories.' } },
  assets: {},
  messages: {},
  fonts: { display: 'bricolage-grotesque', text: 'manrope' },
  themeCss: '',
  themeColor: { dark: '#101418', light: '#ffffff' },
};

/** A resolved brand; `features` and `registration` are laid over the defaults, everything else replaces. */
export function brand(
  overrides: Partial<Omit<ResolvedBrand, 'features' | 'registration'>> & {
    features?: Partial<Record<FeatureId, boolean>>;
    registration?: Partial<ResolvedBrand['registration']>;
  } = {},
): ResolvedBrand {
  return {
    ...DEFAULT_BRAND,
    ...overrides,
    features: { ...DEFAULT_FEATURES, ...overrides.features },
    registration: { ...DEFAULT_BRAND.registration, ...overrides.registration },
  };
}

/** A game that can be played and tried. */
export function game(overrides: Partial<Game> = {}): Game {
  return {
    id: 'amber-temple',
    vassalage: 'SMPL',
    vendorName: 'Sample Studio',
    gameName: 'Amber Temple',
    nodeName: 'SMPL-001',
    showIcon: null,
    supportPlay: 0,
    gameType: 'SLOT',
    category: 'RNG',
    isHot: false,
    isNew: false,
    hasJackpot: false,
    status: 'normal',
    color: '#5a3d1e',
    ...overrides,
  };
}

/** Different games: `count` of them, numbered from 1. */
export function games(count: number, overrides: Partial<Game> = {}): Game[] {
  return Array.from({ length: count }, (_, index) =>
    game({
      id: `sample-game-${index + 1}`,
      gameName: `Sample Game ${index + 1}`,
      nodeName: `SMPL-${index + 1}`,
      ...overrides,
    }),
  );
}

/** A vendor that is open. */
export function vendor(overrides: Partial<Vendor> = {}): Vendor {
  return {
    vassalage: 'SMPL',
    displayName: 'Sample Studio',
    smallIcon: null,
    isHot: 0,
    status: 'normal',
    gameCount: 24,
    openCount: overrides.gameCount ?? 24,
    ...overrides,
  };
}

/** A category of the game menu with one vendor. */
export function gameCategory(overrides: Partial<GameCategoryEntry> = {}): GameCategoryEntry {
  return {
    gameCategory: 'RNG',
    gameClassify: 'slots',
    gameCount: 24,
    openCount: overrides.gameCount ?? 24,
    topGame: game(),
    cards: [vendor()],
    ...overrides,
  };
}

/** A banner with a drawn picture and one action. */
export function banner(overrides: Partial<Banner> = {}): Banner {
  return {
    id: 'welcome',
    groupName: 'w_home',
    title: 'A warm welcome',
    subtitle: 'Take a seat, look around.',
    action: 'See what is on',
    link: '/promotions',
    art: 'welcome',
    audience: 'all',
    invitesGuests: false,
    url: null,
    tallUrl: null,
    color: '#1d2733',
    ...overrides,
  };
}

/** An announcement of the marquee. */
export function announcement(overrides: Partial<Announcement> = {}): Announcement {
  return {
    id: 'notice-1',
    type: 'B',
    title: 'New tables on Friday',
    content: '<p>Three new tables open on Friday at 20:00.</p>',
    startsAt: '2026-01-15T12:00:00.000Z',
    ...overrides,
  };
}

/** A recent win; the account is masked as the gateway masks it. */
export function winner(overrides: Partial<Winner> = {}): Winner {
  return {
    id: 'win-1',
    account: 'ma***7',
    category: 'RNG',
    game: game(),
    lottery: null,
    amount: '1250.50',
    currency: 'EUR',
    multiple: '125.05',
    wonAt: '2026-01-15T12:00:00.000Z',
    ...overrides,
  };
}

/** An entry of a menu. */
export function navEntry(overrides: Partial<NavEntry> = {}): NavEntry {
  return {
    id: 'home',
    label: 'Home',
    href: '/',
    icon: 'home',
    active: false,
    external: false,
    ...overrides,
  };
}

/** A menu of nine entries, the first of them active. */
export function navMenu(): NavEntry[] {
  return [
    navEntry({ active: true }),
    navEntry({ id: 'lottery', label: 'Lottery', href: '/lottery', icon: 'lottery' }),
    navEntry({ id: 'live', label: 'Live casino', href: '/live', icon: 'live', category: 'LIVE' }),
    navEntry({ id: 'slots', label: 'Slots', href: '/rng', icon: 'slots', category: 'RNG' }),
    navEntry({ id: 'fish', label: 'Fishing', href: '/fish', icon: 'fish', category: 'FISH' }),
    navEntry({ id: 'sports', label: 'Sports', href: '/sports', icon: 'sports' }),
    navEntry({ id: 'promotions', label: 'Promotions', href: '/promotions', icon: 'promotions' }),
    navEntry({ id: 'vip', label: 'VIP', href: '/vip', icon: 'vip' }),
    navEntry({ id: 'help', label: 'Help centre', href: '/help', icon: 'help' }),
  ];
}
