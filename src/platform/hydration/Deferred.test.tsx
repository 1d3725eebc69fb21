import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { brand } from '../../../tests/support/builders.ts';
import { createFormats } from '../i18n/format.ts';

type DeferredModule = typeof import('./Deferred.tsx');

let seen: ((entries: { isIntersecting: boolean }[]) => void)[];
let margins: (string | undefined)[];
let roots: Root[];
let deferred: DeferredModule;

class FakeObserver {
  constructor(
    callback: (entries: { isIntersecting: boolean }[]) => void,
    init: { rootMargin: string },
  ) {
    seen.push(callback);
    margins.push(init.rootMargin);
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(async () => {
  // "None may sleep" holds for good, so each test has a page of its own.
  vi.resetModules();
  deferred = await import('./Deferred.tsx');
  seen = [];
  margins = [];
  roots = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  for (const root of roots) act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const part = () =>
  vi.fn(async () => ({ default: ({ text }: { text: string }) => <a href="/x">{text}</a> }));

const PROPS = { text: 'live' };
let go: (to: string) => void;

/** Where the page is; a navigation is a transition, as in the product. */
function Address() {
  const navigate = useNavigate();
  go = (to) => void navigate(to);
  return <output>{useLocation().search}</output>;
}

/** The router and the language that stand around every part; the modules of each test are its own. */
async function within(part: ReactNode) {
  const { LocaleProvider } = await import('../i18n/LocaleContext.tsx');
  const formats = createFormats('en', brand().currency);
  return (
    <LocaleProvider value={{ tag: 'en', dir: 'ltr', formats, choose: async () => undefined }}>
      <MemoryRouter>
        <Address />
        {part}
      </MemoryRouter>
    </LocaleProvider>
  );
}

const PartA = ({ loader }: { loader: ReturnType<typeof part> }) => (
  <deferred.Deferred id="a" loader={loader} props={PROPS} fallback="…" />
);

/** The part as the gateway sends it: its markup is there, its script is not. */
async function hydrate(loader: ReturnType<typeof part>, markup = '<a href="/x">live</a>') {
  const app = await within(<PartA loader={loader} />);
  const shell = renderToString(await within(<div data-deferred="a">{'@'}</div>));
  const page = document.createElement('div');
  page.innerHTML = shell.replace('@', `<!--$-->${markup}<!--/$-->`);
  document.body.append(page);
  await act(async () => void roots.push(hydrateRoot(page, app)));
  return page.querySelector<HTMLElement>('[data-deferred]')!;
}

const settle = () => act(async () => undefined);

describe('a prerendered part', () => {
  it('stays as it is and loads nothing while it is far', async () => {
    const loader = part();
    await hydrate(loader);
    act(() => seen[0]!([{ isIntersecting: false }]));
    await settle();
    expect(loader).not.toHaveBeenCalled();
    expect(screen.getByText('live')).toHaveAttribute('href', '/x');
  });

  it('loads once it comes near, which is before it is seen', async () => {
    const loader = part();
    await hydrate(loader);
    act(() => seen[0]!([{ isIntersecting: true }]));
    await settle();
    expect(loader).toHaveBeenCalledTimes(1);
    expect(Number.parseInt(margins[0]!)).toBeGreaterThan(0);
  });

  it.each(['focusin', 'pointerenter'])('loads at a touch (%s)', async (type) => {
    const loader = part();
    const element = await hydrate(loader);
    act(() => void element.dispatchEvent(new Event(type)));
    await settle();
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('loads when all are woken, and so does every one that comes after', async () => {
    const first = part();
    await hydrate(first);
    act(() => deferred.wakeDeferred());
    await settle();
    expect(first).toHaveBeenCalledTimes(1);
    const second = part();
    await hydrate(second);
    await settle();
    expect(second).toHaveBeenCalledTimes(1);
  });
});

describe('a navigation', () => {
  it('waits for no part that sleeps, which begins anew and comes when it is near', async () => {
    const loader = part();
    await hydrate(loader);
    await act(async () => go('/?page=2'));
    expect(screen.getByRole('status')).toHaveTextContent('?page=2');
    expect(screen.getByText('…')).toBeInTheDocument();
    expect(loader).not.toHaveBeenCalled();
    act(() => seen.at(-1)!([{ isIntersecting: true }]));
    await settle();
    expect(screen.getByText('live')).toBeInTheDocument();
  });

  it('leaves a part as it is that is awake', async () => {
    await hydrate(part());
    act(() => deferred.wakeDeferred());
    await settle();
    const link = screen.getByText('live');
    await act(async () => go('/?page=2'));
    expect(screen.getByRole('status')).toHaveTextContent('?page=2');
    expect(screen.getByText('live')).toBe(link);
  });
});

describe('a press on a part that sleeps', () => {
  it('is made again once the part answers', async () => {
    const loader = part();
    const element = await hydrate(loader);
    const pressed = vi.fn();
    element.addEventListener('click', pressed);
    element.querySelector('a')!.dataset['pressed'] = '';
    act(() => seen[0]!([{ isIntersecting: true }]));
    await settle();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(element.querySelector('[data-pressed]')).toBeNull();
  });
});

describe('a part that was not prerendered', () => {
  it('shows its shape, then itself, at once', async () => {
    const loader = part();
    render(await within(<PartA loader={loader} />));
    expect(screen.getByText('…')).toBeInTheDocument();
    expect(await screen.findByText('live')).toBeInTheDocument();
    expect(loader).toHaveBeenCalledTimes(1);
    expect(seen).toHaveLength(0);
  });

  it('is loaded anew by none of its next showings', async () => {
    const loader = part();
    const shown = await within(<PartA loader={loader} />);
    render(shown).unmount();
    render(shown);
    await screen.findByText('live');
    expect(loader).toHaveBeenCalledTimes(1);
  });
});
