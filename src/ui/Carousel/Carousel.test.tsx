import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../tests/support/stubBrowser.ts';
import { Carousel } from './Carousel.tsx';

const slides = ['One', 'Two', 'Three'].map((name) => ({
  id: name,
  name,
  content: <a href={`/${name}`}>{`Open ${name}`}</a>,
}));

const show = (intervalSeconds = 7, shown = slides) =>
  renderUi(<Carousel label="Highlights" slides={shown} intervalSeconds={intervalSeconds} />);

const current = () =>
  ['One', 'Two', 'Three'].find(
    (name) => screen.getByRole('button', { name }).getAttribute('aria-current') === 'true',
  );

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a carousel that moves by itself', () => {
  it('shows the next slide after its time, and the first after the last', () => {
    show();
    pass(6.9);
    expect(current()).toBe('One');
    pass(0.2);
    expect(current()).toBe('Two');
    pass(7);
    pass(7);
    expect(current()).toBe('One');
  });

  it('stands still while it is pointed at', () => {
    show();
    const region = screen.getByRole('region', { name: 'Highlights' });
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    pass(20);
    expect(current()).toBe('One');
    fireEvent.pointerLeave(region, { pointerType: 'mouse' });
    pass(7);
    expect(current()).toBe('Two');
  });

  it('stands still while it holds the focus of the keyboard', () => {
    show();
    const link = screen.getByRole('link', { name: 'Open One' });
    // jsdom cannot tell the focus of a keyboard from that of a pointer.
    vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    act(() => link.focus());
    pass(20);
    expect(current()).toBe('One');
    act(() => link.blur());
    pass(7);
    expect(current()).toBe('Two');
  });

  it('stands still in a hidden tab', () => {
    show();
    act(() => setVisibility('hidden'));
    pass(20);
    expect(current()).toBe('One');
    act(() => setVisibility('visible'));
    pass(7);
    expect(current()).toBe('Two');
  });

  it('can be paused and resumed by a button', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(20);
    expect(current()).toBe('One');
    fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
    pass(7);
    expect(current()).toBe('Two');
  });

  it('never moves, and so offers no pause, where less motion is wanted', () => {
    stubBrowser({ reducedMotion: true });
    show();
    pass(20);
    expect(current()).toBe('One');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('never moves with an interval of 0', () => {
    show(0);
    pass(60);
    expect(current()).toBe('One');
  });
});

describe('a carousel in the visitor’s hands', () => {
  it('goes to the slide of a dot', () => {
    const { scrolled } = stubBrowser();
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Three' }));
    expect(current()).toBe('Three');
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('goes on and back by arrow keys, turned round in right-to-left', () => {
    show();
    const region = screen.getByRole('region', { name: 'Highlights' });
    fireEvent.keyDown(region, { key: 'ArrowRight' });
    expect(current()).toBe('Two');
    fireEvent.keyDown(region, { key: 'ArrowLeft' });
    expect(current()).toBe('One');
    region.style.direction = 'rtl';
    fireEvent.keyDown(region, { key: 'ArrowLeft' });
    expect(current()).toBe('Two');
  });

  it('marks the dot of the slide that was swiped to', () => {
    show(0);
    const track = screen.getAllByRole('list')[0]!;
    [...track.children].forEach((slide, at) => {
      const box = { left: (at - 2) * 300, right: (at - 1) * 300 };
      slide.getBoundingClientRect = () => box as DOMRect;
    });
    fireEvent.scroll(track);
    pass(0.2);
    expect(current()).toBe('Three');
  });

  it('gives a slide its full time after a move by hand', () => {
    show();
    pass(5);
    fireEvent.click(screen.getByRole('button', { name: 'Two' }));
    pass(5);
    expect(current()).toBe('Two');
    pass(2.1);
    expect(current()).toBe('Three');
  });

  it('has neither dots nor buttons for one slide', () => {
    show(7, slides.slice(0, 1));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
