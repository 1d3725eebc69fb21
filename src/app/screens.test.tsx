import { describe, expect, it } from 'vitest';
import type { GameCategory } from '../../schemas/api/games.ts';
import { FEATURE_IDS, type FeatureId } from '../../schemas/features.ts';
import { gameCategory, vendor } from '../../tests/support/builders.ts';
import type { Gates } from '../platform/gates/gates.tsx';
import { GUEST, type Session } from '../platform/session/session.ts';
import { getDestination, getOpenScreens, getShownPath, SCREENS } from './screens.ts';

const OPEN = {
  ...(Object.fromEntries(FEATURE_IDS.map((id) => [id, true])) as Record<FeatureId, boolean>),
  loginToHome: false,
} satisfies Gates;
const MEMBER: Session = { kind: 'member', account: 'mara', memberType: 1 };

const ALL = { header: true, footer: true, sideMenu: true };
const HEADER_ONLY = { header: true, footer: false, sideMenu: false };

/** The product's route table. */
const ROUTES = [
  ...['/', '/index', '/index.html', '/home', '/register', '/register.html'].map((path) => ({
    path,
    id: 'home',
    chrome: ALL,
  })),
  { path: '/noticePage', id: 'notices', chrome: ALL },
  { path: '/vip', id: 'vip', chrome: ALL },
  { path: '/winners', id: 'winners', chrome: ALL },
  { path: '/pointMall', id: 'pointMall', chrome: { ...ALL, sideMenu: false } },
  { path: '/lottery', id: 'lottery', chrome: HEADER_ONLY },
  { path: '/vnlottery', id: 'vnLottery', chrome: HEADER_ONLY },
  { path: '/seaLottery', id: 'seaLottery', chrome: HEADER_ONLY },
  { path: '/seamless', id: 'seamless', chrome: HEADER_ONLY },
  { path: '/elott', id: 'elott', chrome: ALL },
  { path: '/rng', id: 'slots', chrome: ALL },
  { path: '/live', id: 'live', chrome: ALL },
  { path: '/fish', id: 'fish', chrome: ALL },
  { path: '/pvp', id: 'pvp', chrome: ALL },
  { path: '/promotions', id: 'promotions', chrome: ALL },
  { path: '/promoDetail', id: 'promoDetail', chrome: ALL },
  { path: '/help', id: 'help', chrome: ALL },
  { path: '/down', id: 'download', chrome: ALL },
  { path: '/join', id: 'affiliates', chrome: ALL },
  { path: '/helpmc', id: 'helpmc', chrome: { ...ALL, header: false } },
  { path: '/game', id: 'game', chrome: { header: false, footer: false, sideMenu: false } },
  { path: '/sports', id: 'sports', chrome: ALL },
  { path: '/esports', id: 'esports', chrome: ALL },
] as const;

describe('an address', () => {
  it.each(ROUTES)('$path leads to $id and what surrounds it', ({ path, id, chrome }) => {
    const destination = getDestination(path, OPEN);
    expect(destination).toMatchObject({ kind: 'screen', screen: { id, chrome } });
    expect(getDestination(`${path.replace(/\/$/, '')}/`, OPEN)).toEqual(destination);
  });

  it.each(['/nowhere', '/vip/more', '/VIP', '', '//', '/vip?x', '/constructor'])(
    '%j leads nowhere or home, never to another page',
    (path) => {
      const destination = getDestination(path, OPEN);
      if (destination.kind !== 'unknown') expect(path.replace(/\/+$/, '/')).toBe('/');
    },
  );

  it('of a feature that is off leads to a closed page, and no list names it', () => {
    for (const screen of SCREENS.filter(({ gate }) => gate)) {
      const gates = { ...OPEN, [screen.gate!]: false };
      expect(getDestination(screen.paths[0], gates)).toEqual({ kind: 'closed', screen });
      expect(getOpenScreens(gates)).not.toContain(screen);
    }
  });
});

describe('what is linked', () => {
  const category = (id: GameCategory, ...cards: Parameters<typeof vendor>[0][]) =>
    gameCategory({ gameCategory: id, cards: cards.map((card) => vendor(card)) });
  const idsOf = (menu?: Parameters<typeof getOpenScreens>[1]) =>
    getOpenScreens(OPEN, menu).map(({ id }) => id);

  it('is every open screen that is served, and no other', () => {
    for (const screen of SCREENS) {
      expect(getOpenScreens(OPEN).includes(screen), screen.id).toBe(!screen.isSoon);
    }
  });

  it('is a lobby once one of its games has opened, and that of a vendor once one of its own has', () => {
    const soon = { status: 'soon' } as const;
    expect(idsOf([category('SPORTS', soon)])).not.toContain('sports');
    const another = idsOf([category('SPORTS', soon, { vassalage: 'ABC' })]);
    expect(another).toContain('sports');
    expect(another).not.toContain('ds88');
    expect(idsOf([category('SPORTS', { vassalage: 'DS88' })])).toContain('ds88');
    expect(idsOf([])).not.toContain('slots');
  });

  it('counts no lobby as empty while nobody knows', () => {
    expect(idsOf()).toEqual(expect.arrayContaining(['slots', 'live', 'ds88']));
  });
});

describe('a brand that asks visitors to sign in first', () => {
  const gates = { ...OPEN, loginToHome: true };

  it.each(['/login', '/register', '/register.html', '/helpmc', '/download', '/login/'])(
    'lets guests reach %s',
    (path) => {
      expect(getShownPath(path, gates, GUEST)).toBe(path.replace(/(?<=.)\/$/, ''));
    },
  );

  it('shows guests its log-in page at every other address', () => {
    const free = ['/login', '/register', '/register.html', '/helpmc', '/download'];
    const others = SCREENS.flatMap(({ paths }) => paths).filter((path) => !free.includes(path));
    expect(others.length).toBeGreaterThan(20);
    for (const path of others) expect(getShownPath(path, gates, GUEST)).toBe('/login');
  });

  it('shows members what they ask for, and everyone else’s guests too', () => {
    expect(getShownPath('/vip', gates, MEMBER)).toBe('/vip');
    expect(getShownPath('/vip', OPEN, GUEST)).toBe('/vip');
  });

  it('still says that an address is no page', () => {
    expect(getShownPath('/nowhere', gates, GUEST)).toBe('/nowhere');
  });

  it('does not even show a closed page', () => {
    expect(getShownPath('/vip', { ...gates, vip: false }, GUEST)).toBe('/login');
  });
});
