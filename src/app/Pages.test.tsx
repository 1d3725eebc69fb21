import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../../tests/support/builders.ts';
import { renderApp } from '../../tests/support/renderApp.tsx';
import { stubBrowser } from '../../tests/support/stubBrowser.ts';
import { SLOT_REGISTRY } from './catalogue.ts';
import { SCREENS } from './screens.ts';

const scrolled = vi.fn(({ top }: { top: number }) => vi.stubGlobal('scrollY', top));

/** What the visitor does, until the frame of it is over: jsdom lays nothing out and so scrolls nothing by itself. */
async function scrollBy(top: number) {
  vi.stubGlobal('scrollY', top);
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

const heading = (text: string) => screen.findByRole('heading', { level: 1, name: text });
const lastScroll = () => scrolled.mock.lastCall?.[0]?.top as number | undefined;

// Pages and variants load lazily; what is tested here is not how long that takes.
beforeAll(async () => {
  const variants = Object.values(SLOT_REGISTRY).flatMap((slot) => Object.values(slot));
  await Promise.all([...variants, ...SCREENS.map(({ load }) => load)].map((load) => load()));
}, 60_000);

beforeEach(() => {
  stubBrowser();
  sessionStorage.clear();
  localStorage.clear();
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => vi.unstubAllGlobals());

describe('going to another page', () => {
  it('moves title, focus and scroll, even where the page comes late', async () => {
    const { go } = await renderApp();
    expect(document.title).toBe('Sample House');
    expect(document.body).toHaveFocus();
    await go('/winners');
    expect(await heading('Winners')).toHaveFocus();
    expect(document.title).toBe('Winners · Sample House');
    expect(lastScroll()).toBe(0);
    await go('/help');
    await waitFor(async () => expect(await heading('Help centre')).toHaveFocus());
  });

  it('and back finds the place where it was left', async () => {
    const { go } = await renderApp({ path: '/winners' });
    await heading('Winners');
    await scrollBy(640);
    await go('/pointMall');
    await heading('Points mall');
    await scrollBy(30);
    await go(-1);
    expect(await heading('Winners')).toHaveFocus();
    expect(lastScroll()).toBe(640);
    await go(1);
    expect(await heading('Points mall')).toHaveFocus();
    expect(lastScroll()).toBe(30);
  });

  it('to the same one again raises no error and goes to its top', async () => {
    const said = vi.spyOn(console, 'error');
    const { go } = await renderApp({ path: '/winners' });
    const title = await heading('Winners');
    for (const how of [{}, { replace: true }]) {
      scrolled.mockClear();
      await go('/winners', how);
      expect(lastScroll()).toBe(0);
      expect(title).toHaveFocus();
    }
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });
});

describe('a long list', () => {
  it('is returned to at its row, once its items have come', async () => {
    const { go } = await renderApp({ path: '/winners' });
    await heading('Winners');
    const main = screen.getByRole('main');
    const row = document.createElement('li');
    row.dataset.at = '40';
    const putRowAt = (top: number) => {
      row.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect;
    };
    putRowAt(-20);
    main.append(row);
    await scrollBy(4000);
    row.remove();
    await go('/pointMall');
    await heading('Points mall');
    await go(-1);
    await heading('Winners');
    expect(lastScroll()).toBe(4000);
    // The row comes 130 px lower than it was: something above the list has grown.
    putRowAt(110);
    await act(async () => screen.getByRole('main').append(row));
    await waitFor(() => expect(lastScroll()).toBe(4130));
    row.remove();
  });

  it('lets go of the place as soon as the visitor moves', async () => {
    const { go } = await renderApp({ path: '/winners' });
    await heading('Winners');
    await scrollBy(500);
    await go('/pointMall');
    await heading('Points mall');
    await go(-1);
    await heading('Winners');
    window.dispatchEvent(new Event('wheel'));
    scrolled.mockClear();
    await act(async () => screen.getByRole('main').append(document.createElement('p')));
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('staying on a page', () => {
  it.each([
    ['a jump within it', '/help#main', {}],
    ['words kept in its address', '/help?q=fees', { replace: true }],
  ])('%s moves neither focus nor scroll', async (_, to, how) => {
    const { go } = await renderApp({ path: '/help' });
    const title = await heading('Help centre');
    await go(to, how);
    expect(title).not.toHaveFocus();
    await go(-1);
    expect(title).not.toHaveFocus();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('a brand that asks visitors to sign in first', () => {
  const closed = brand({ features: { loginToHome: true } });

  it.each(['/', '/winners', '/rng'])(
    'leads a guest from %s to the log-in page, once',
    async (path) => {
      const { visited } = await renderApp({ brand: closed, path });
      expect(await heading('Log in to Sample House')).toBeInTheDocument();
      await waitFor(() => expect(visited).toEqual([path, '/login']));
    },
  );

  it.each(['/login', '/register', '/helpmc', '/download'])('leaves a guest at %s', async (path) => {
    const { visited } = await renderApp({ brand: closed, path });
    await screen.findByRole('heading', { level: 1 });
    expect(visited).toEqual([path]);
  });

  it('leaves a member where they are, though the session comes after the page', async () => {
    sessionStorage.setItem('token', 'a-token');
    sessionStorage.setItem('account', 'mara');
    const { visited } = await renderApp({ brand: closed, path: '/winners' });
    expect(await heading('Winners')).toBeInTheDocument();
    expect(visited).toEqual(['/winners']);
  });

  it('leads a guest on from a link, too', async () => {
    const { visited, go } = await renderApp({ brand: closed, path: '/helpmc' });
    await go('/winners');
    expect(await heading('Log in to Sample House')).toBeInTheDocument();
    await waitFor(() => expect(visited.at(-1)).toBe('/login'));
  });
});

describe('a page whose feature is off', () => {
  it.each([
    ['the brand', { brand: brand({ features: { vip: false } }) }],
    ['the gateway', { whitelabel: { vip: false } }],
  ])('by %s is closed and stands in no menu', async (_, options) => {
    await renderApp({ ...options, path: '/vip' });
    expect(await heading('This page isn’t available here')).toBeInTheDocument();
    await screen.findByRole('contentinfo');
    expect(document.querySelector('a[href="/vip"]')).toBeNull();
  });
});

describe('a page that fails', () => {
  const vip = SCREENS.find(({ id }) => id === 'vip')!;

  it('has a message in its place, and the way to all others stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(vip, 'load').mockResolvedValue({
      default: () => {
        throw new Error('no such property');
      },
    });
    const { go } = await renderApp({ path: '/vip' });
    expect(await heading('This page didn’t load')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    await go('/pointMall');
    expect(await heading('Points mall')).toHaveFocus();
    vi.restoreAllMocks();
  });
});
