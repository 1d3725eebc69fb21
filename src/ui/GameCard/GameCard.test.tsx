import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand, game } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import type { GameCardProps } from './GameCard.tsx';
import Poster from './variants/Poster.tsx';
import Tile from './variants/Tile.tsx';

const VARIANTS: readonly (readonly [string, ComponentType<GameCardProps>])[] = [
  ['Poster', Poster],
  ['Tile', Tile],
];

const href = '/game?game=amber-temple';

afterEach(() => vi.useRealTimers());

describe.each(VARIANTS)('the %s card', (_name, Card) => {
  const show = (overrides: Parameters<typeof game>[0] = {}, rest: Partial<GameCardProps> = {}) =>
    renderUi(<Card game={game(overrides)} href={href} {...rest} />);

  it('names game and vendor and leads to the game', () => {
    show();
    expect(screen.getByRole('heading', { level: 3, name: 'Amber Temple' })).toBeInTheDocument();
    expect(screen.getByText('Sample Studio')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Amber Temple' })).toHaveAttribute('href', href);
  });

  it('offers a free trial where the game has one', async () => {
    show({ supportPlay: 0 });
    await userEvent.hover(screen.getByRole('article'));
    expect(screen.getByRole('link', { name: 'Try Amber Temple for free' })).toHaveAttribute(
      'href',
      `${href}&trial=1`,
    );
  });

  it('takes its picture from the network of the brand', () => {
    const cdn = { images: ['https://img.example.com/'], launch: [] };
    const { container } = renderUi(<Card game={game()} href={href} />, { brand: brand({ cdn }) });
    expect(container.querySelector('picture img')).toHaveAttribute(
      'src',
      'https://img.example.com/art/games/amber-temple-480.webp',
    );
  });

  it.each([
    ['the game has none', { supportPlay: 1 as const }, true],
    ['the brand lets nobody play for free', {}, false],
  ])('offers no trial where %s', async (_reason, overrides, freePlay) => {
    renderUi(<Card game={game(overrides)} href={href} />, {
      brand: brand({ features: { freePlay } }),
    });
    await userEvent.hover(screen.getByRole('article'));
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    ['maintenance', 'Back soon'],
    ['soon', 'Coming soon'],
  ] as const)(
    'says that it is in the state %s, and leads to why without a play button',
    async (status, text) => {
      show({ status, isHot: true, supportPlay: 0 });
      await userEvent.hover(screen.getByRole('article'));
      expect(screen.getByText(text)).toBeInTheDocument();
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).toEqual([href]);
      expect(screen.queryByText('Play')).toBeNull();
      expect(screen.queryByText('Hot')).toBeNull();
    },
  );

  it('tells at once why a game does not open where somebody does', () => {
    const onClosedPress = vi.fn();
    show({ status: 'soon' }, { onClosedPress });
    fireEvent.click(screen.getByRole('button', { name: 'Amber Temple' }));
    expect(onClosedPress).toHaveBeenCalledOnce();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    [{ hasJackpot: true, isHot: true, isNew: true }, undefined, ['Jackpot']],
    [{ isHot: true, isNew: true }, undefined, ['Hot']],
    [{ isNew: true }, undefined, ['New']],
    [{ isHot: true }, 3, []],
    [{}, undefined, []],
  ])('carries at most one badge: %j at rank %j', (overrides, rank, badges) => {
    show(overrides, { rank });
    const shown = ['Jackpot', 'Hot', 'New'].filter((text) => screen.queryByText(text));
    expect(shown).toEqual(badges);
  });

  it('draws the initial where the picture cannot be had', () => {
    const { container } = show();
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('A')).toBeInTheDocument();
  });

  it('prefers the merchant’s own picture', () => {
    const { container } = show({ showIcon: 'https://cdn.example/own.png' });
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://cdn.example/own.png');
    expect(container.querySelector('source')).toBeNull();
  });

  it('loads its picture lazily unless it stands in the first view', () => {
    const { container, unmount } = show();
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    unmount();
    const eager = show({}, { eager: true });
    expect(eager.container.querySelector('img')).toHaveAttribute('loading', 'eager');
  });

  it('opens on a long touch without following the link', () => {
    vi.useFakeTimers();
    show();
    const card = screen.getByRole('article');
    const link = screen.getByRole('link', { name: 'Amber Temple' });
    fireEvent.pointerDown(link, { pointerType: 'touch' });
    act(() => vi.advanceTimersByTime(500));
    expect(card).toHaveAttribute('data-open');
    fireEvent.pointerUp(link, { pointerType: 'touch' });
    expect(fireEvent.click(link)).toBe(false);
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    expect(card).not.toHaveAttribute('data-open');
  });

  it('is not opened by a short touch', () => {
    vi.useFakeTimers();
    show();
    const card = screen.getByRole('article');
    fireEvent.pointerDown(card, { pointerType: 'touch' });
    act(() => vi.advanceTimersByTime(200));
    fireEvent.pointerUp(card, { pointerType: 'touch' });
    act(() => vi.advanceTimersByTime(500));
    expect(card).not.toHaveAttribute('data-open');
  });
});
