import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import type { HomeSectionId } from '../../../schemas/home.ts';
import {
  announcement,
  banner,
  brand,
  game,
  gameCategory,
  winner,
} from '../../../tests/support/builders.ts';
import { fixtureTransport } from '../../../tests/support/fixtureTransport.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../tests/support/stubBrowser.ts';
import type { Transport } from '../../platform/http/http.ts';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';
import type { Session } from '../../platform/session/session.ts';
import { SlotsProvider } from '../../platform/slots/slots.tsx';
import HomeScreen from './HomeScreen.tsx';

const registry = {
  GameCard: { Poster: () => import('../../ui/GameCard/variants/Poster.tsx') },
  Hero: { Stage: () => import('../../ui/Hero/variants/Stage.tsx') },
};

const lobby = (id: string, path: string, category?: string): Screen => ({
  id,
  paths: [path],
  label: { id: `test.${id}`, message: id },
  icon: 'slots',
  chrome: FULL_CHROME,
  category,
  source: 'src/features/lobby/LobbyScreen.tsx',
  load: async () => ({ default: () => null }),
});

const SCREENS = [
  lobby('slots', '/rng', 'RNG'),
  lobby('lottery', '/lottery', 'LOTT'),
  lobby('notices', '/noticePage'),
  lobby('download', '/down'),
];

const PROPS: Partial<Record<HomeSectionId, Record<string, unknown>>> = {
  hero: { group: 'w_home', intervalSeconds: 0 },
  categories: { limit: 8 },
  hotGames: { limit: 12 },
  gameRow: { category: 'RNG', limit: 12 },
  lotteries: { limit: 8 },
  winners: { limit: 12 },
  comingSoon: { limit: 12 },
};

/** The home page with the given sections, answering some calls otherwise than the samples do. */
function show(
  ids: readonly HomeSectionId[],
  options: {
    brand?: Parameters<typeof brand>[0];
    answers?: Record<string, () => unknown>;
    screens?: readonly Screen[];
    session?: Session;
  } = {},
) {
  const calls: string[] = [];
  const transport: Transport = async (request) => {
    calls.push(request.url);
    const path = request.url.split('?')[0]!;
    const own = Object.entries(options.answers ?? {}).find(([end]) => path.endsWith(end));
    if (!own) return fixtureTransport(request);
    return { status: 200, body: { success: true, value: own[1](), message: '' } };
  };
  const view = renderUi(
    <SlotsProvider registry={registry}>
      <HomeScreen />
    </SlotsProvider>,
    {
      transport,
      screens: options.screens ?? SCREENS,
      session: options.session,
      brand: brand({
        sections: ids.map((section) => ({ section, props: PROPS[section] ?? {} })),
        ...options.brand,
      }),
    },
  );
  return { ...view, calls };
}

// Sections load lazily; what is tested here is not how long that takes.
beforeAll(async () => {
  const files = { ...registry.GameCard, ...registry.Hero, ...import.meta.glob('./sections/*.tsx') };
  await Promise.all(Object.values(files).map((load) => load()));
}, 30_000);

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('the home page', () => {
  it('shows the brand’s sections in the brand’s order', async () => {
    const { container } = show(['howItWorks', 'hotGames', 'winners']);
    await screen.findByRole('heading', { name: 'Recent wins' });
    await screen.findByRole('heading', { name: 'Most played now' });
    const order = [...container.querySelectorAll('[data-section]')].map((element) =>
      element.getAttribute('data-section'),
    );
    expect(order).toEqual(['howItWorks', 'hotGames', 'winners']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sample House: home');
  });

  it('offers an account to guests, and not to members, who have one', async () => {
    const { unmount } = show(['howItWorks']);
    expect(await screen.findByRole('link', { name: 'Create account' })).toBeInTheDocument();
    unmount();
    show(['howItWorks'], { session: { kind: 'member', account: 'mara', memberType: 2 } });
    expect(await screen.findByRole('heading', { name: 'Register' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create account' })).not.toBeInTheDocument();
  });

  it('has nothing of a section whose feature is off, not even its call', async () => {
    const { calls } = show(['hotGames', 'winners', 'marquee'], {
      brand: { features: { winners: false, announcements: false } },
    });
    await screen.findByRole('heading', { name: 'Most played now' });
    expect(screen.queryByText('Recent wins')).toBeNull();
    expect(calls.filter((url) => /RankList|Announcements/.test(url))).toEqual([]);
  });

  it('leads from a game to the page that plays it', async () => {
    show(['gameRow'], { answers: { hotGamesV2: () => ({ list: [game({ id: 'a b' })] }) } });
    expect(await screen.findByRole('link', { name: 'Amber Temple' })).toHaveAttribute(
      'href',
      '/game?game=a%20b',
    );
    expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/rng');
  });

  it('has no row and no tile of a category whose page is closed', async () => {
    const { calls } = show(['gameRow', 'categories', 'howItWorks'], {
      screens: [lobby('lottery', '/lottery', 'LOTT')],
    });
    await screen.findByRole('heading', { name: 'How it works' });
    expect(await screen.findByRole('link', { name: /lottery/ })).toHaveAttribute(
      'href',
      '/lottery',
    );
    expect(screen.queryByRole('link', { name: /slots/ })).toBeNull();
    expect(calls.filter((url) => url.includes('category=RNG'))).toEqual([]);
  });

  it('asks for hot games and rows of what can be played, and ranks the hot ones', async () => {
    const { calls } = show(['hotGames', 'gameRow'], {
      answers: {
        hotGamesV2: () => ({
          list: [
            game({ id: 'x', gameName: 'Closed', category: 'COCKFIGHT' }),
            game({ id: 'y', gameName: 'Open' }),
          ],
        }),
      },
    });
    expect((await screen.findAllByRole('link', { name: 'Open' })).length).toBeGreaterThan(0);
    expect(screen.getByText('1')).toBeInTheDocument();
    const asked = calls.filter((url) => url.includes('hotGames'));
    expect(asked).toHaveLength(2);
    for (const url of asked) expect(url).toContain('status=normal');
  });

  it('shows what is on its way on one shelf, without a rank or a way to play it', async () => {
    const soon = game({ id: 's', gameName: 'Later', status: 'soon', supportPlay: 1 });
    const { calls } = show(['comingSoon'], { answers: { hotGamesV2: () => ({ list: [soon] }) } });
    const card = (await screen.findByRole('link', { name: 'Later' })).closest('article')!;
    expect(screen.getByRole('heading', { level: 2, name: 'Coming soon' })).toBeInTheDocument();
    expect(within(card).getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByText('1')).toBeNull();
    expect(calls.filter((url) => url.includes('hotGames'))[0]).toContain('status=soon');
  });

  it('counts on tiles and rows what can be played now', async () => {
    const categories = [gameCategory({ gameCategory: 'RNG', gameCount: 40, openCount: 5 })];
    show(['categories', 'gameRow'], { answers: { game_menus: () => ({ categories }) } });
    expect(await screen.findByRole('link', { name: /slots\s*5 games/ })).toBeInTheDocument();
    expect(screen.queryByText(/40/)).toBeNull();
  });

  it('has no section about a screen that is not open, not even its call', async () => {
    const { calls, container } = show(['lotteries', 'gameRow', 'howItWorks'], { screens: [] });
    await screen.findByRole('heading', { name: 'How it works' });
    const shown = [...container.querySelectorAll('[data-section]')];
    expect(shown.map((element) => element.getAttribute('data-section'))).toEqual(['howItWorks']);
    expect(calls.filter((url) => /popular|hotGames/.test(url))).toEqual([]);
  });

  it('leaves out a section that has nothing to show', async () => {
    const { container } = show(['hotGames', 'howItWorks'], {
      answers: { hotGamesV2: () => ({ list: [] }) },
    });
    await screen.findByRole('heading', { name: 'How it works' });
    await waitFor(() =>
      expect(container.querySelector('[data-section="hotGames"]')).toBeEmptyDOMElement(),
    );
  });

  describe('a banner', () => {
    const slots = banner({ invitesGuests: true, action: 'See the slots', link: '/rng' });
    const member: Session = { kind: 'member', account: 'mara', memberType: 2 };
    const showBanners = (list: unknown[], session?: Session) =>
      show(['hero'], { answers: { Banners: () => ({ list }) }, session });

    it('invites guests to open an account', async () => {
      showBanners([slots]);
      expect(await screen.findByRole('link', { name: 'Create account' })).toHaveAttribute(
        'href',
        '/register',
      );
      expect(screen.queryByRole('link', { name: 'See the slots' })).toBeNull();
    });

    it.each([
      ['members', member],
      ['trial accounts', { ...member, memberType: TRIAL_TYPE }],
    ])('leads %s to what it is about', async (_, session) => {
      showBanners([slots], session);
      expect(await screen.findByRole('link', { name: 'See the slots' })).toHaveAttribute(
        'href',
        '/rng',
      );
      expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
    });

    it('shows to those whom it is for', async () => {
      const list = [
        banner({ id: 'g', title: 'For guests', audience: 'guest' }),
        banner({ id: 'm', title: 'For members', audience: 'member' }),
      ];
      const { unmount } = showBanners(list);
      expect(await screen.findByRole('heading', { name: 'For guests' })).toBeInTheDocument();
      expect(screen.queryByText('For members')).toBeNull();
      unmount();
      showBanners(list, member);
      expect(await screen.findByRole('heading', { name: 'For members' })).toBeInTheDocument();
      expect(screen.queryByText('For guests')).toBeNull();
    });
  });

  it('keeps the room of banners of which the last one ends while it is open, without the picture', async () => {
    let list = [banner({ url: '/own.webp' })];
    const { container, queryClient } = show(['hero'], { answers: { Banners: () => ({ list }) } });
    await screen.findByRole('heading', { name: 'A warm welcome' });
    expect(container.querySelector('img')).toHaveAttribute('src', '/own.webp');
    list = [];
    await queryClient.invalidateQueries();
    await waitFor(() => expect(container.querySelector('[data-over]')).not.toBeNull());
    expect(container.querySelector('img[src="/own.webp"]')).toBeNull();
    list = [banner({ id: 'next', title: 'Another evening' })];
    await queryClient.invalidateQueries();
    await screen.findByRole('heading', { name: 'Another evening' });
    expect(container.querySelector('[data-over]')).toBeNull();
  });

  it('has no room for banners where there were none', async () => {
    const { container } = show(['hero', 'howItWorks'], {
      answers: { Banners: () => ({ list: [] }) },
    });
    await screen.findByRole('heading', { name: 'How it works' });
    await waitFor(() =>
      expect(container.querySelector('[data-section="hero"]')).toBeEmptyDOMElement(),
    );
  });

  it('offers to try again where a section failed, and shows it when that succeeds', async () => {
    const answer = vi.fn(() => {
      if (answer.mock.calls.length === 1) throw new Error('offline');
      return { list: [winner()] };
    });
    show(['winners'], { answers: { RankList: answer } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ma***7')).toBeInTheDocument();
  });
});

describe('the recent wins', () => {
  it('show the masked account and the amount with sign and currency', async () => {
    show(['winners'], {
      answers: { RankList: () => ({ list: [winner({ amount: '9999999.9' })] }) },
    });
    expect(await screen.findByText('ma***7')).toBeInTheDocument();
    expect(screen.getByText(/\+€\s*9,999,999\.90/)).toBeInTheDocument();
  });
});

describe('the running announcements', () => {
  const answers = {
    Announcements: () => ({
      list: [
        announcement({ id: 'n 1', title: 'New tables' }),
        announcement({ id: 'n2', title: 'Later hours' }),
      ],
    }),
  };

  it('lead to the page of announcements', async () => {
    show(['marquee'], { answers });
    expect(await screen.findByRole('link', { name: 'New tables' })).toHaveAttribute(
      'href',
      '/noticePage?notice=n%201',
    );
  });

  it('are read once, though the line follows itself', async () => {
    show(['marquee'], { answers });
    await screen.findByRole('link', { name: 'New tables' });
    expect(screen.getAllByRole('link', { name: 'New tables' })).toHaveLength(1);
    const [, echo] = screen.getAllByText('Later hours');
    expect(echo?.closest('[inert]')).not.toBeNull();
  });

  it('can be paused and resumed', async () => {
    show(['marquee'], { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    const line = screen.getByRole('region', { name: 'Announcements' });
    expect(line).toHaveAttribute('data-paused');
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    expect(line).not.toHaveAttribute('data-paused');
  });

  it('can be paged through', async () => {
    const { scrolled } = stubBrowser({ reducedMotion: true });
    show(['marquee'], { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Next announcement' }));
    expect(scrolled).toHaveBeenCalledOnce();
  });
});

describe('the apps', () => {
  it('are only those that the brand has', async () => {
    show(['appDownload'], { brand: { apps: { android: 'https://apps.example.com/android' } } });
    expect(await screen.findByRole('link', { name: 'Android' })).toHaveAttribute(
      'href',
      'https://apps.example.com/android',
    );
    expect(screen.queryByRole('link', { name: /iPhone/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'How to install' })).toHaveAttribute('href', '/down');
  });

  it('have a page to fall back on where the brand names none', async () => {
    show(['appDownload'], { brand: { apps: {} } });
    expect(await screen.findByRole('link', { name: 'How to install' })).toBeInTheDocument();
  });
});
