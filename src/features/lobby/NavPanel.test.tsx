import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { brand, game, gameCategory, navEntry, vendor } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import type { Transport } from '../../platform/http/http.ts';
import NavPanel from './NavPanel.tsx';

const slots = navEntry({ id: 'slots', label: 'Slots', href: '/rng', category: 'RNG' });

const cards = [
  vendor({ vassalage: 'AUR', displayName: 'Aurum' }),
  vendor({ vassalage: 'PPL', displayName: 'Lantern' }),
];

const ok = (value: unknown) => ({ status: 200, body: { success: true, value, message: '' } });
const failed = {
  status: 500,
  body: { success: false, value: null, message: '', code: 'internal' },
};

/** Answers with two vendors, and for each the games that `gamesOf` gives. */
function answering(
  gamesOf: (query: URLSearchParams) => readonly ReturnType<typeof game>[],
  category = gameCategory({ cards }),
) {
  const queries: string[] = [];
  const transport: Transport = async ({ url }) => {
    if (url.includes('game_menus')) return ok({ categories: [category] });
    const query = new URL(url, 'https://sample.example').searchParams;
    queries.push(`${query.get('vassalage')} ${query.get('pageNo')}/${query.get('pageSize')}`);
    return ok({ games: gamesOf(query), pageNum: 1, totalPages: 4, total: 70 });
  };
  return { transport, queries };
}

const named = (query: URLSearchParams) => [game({ gameName: `Best of ${query.get('vassalage')}` })];

describe('the panel of a category', () => {
  it('shows the games of the first vendor, and of another when the focus reaches it', async () => {
    const { transport } = answering(named);
    renderUi(<NavPanel entry={slots} />, { transport });
    expect(await screen.findByText('Best of AUR')).toBeInTheDocument();
    screen.getByRole('link', { name: /Aurum/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /Lantern/ })).toHaveFocus();
    expect(await screen.findByText('Best of PPL')).toBeInTheDocument();
  });

  it('goes on from a vendor to its games with the arrow, and with one tab past all other vendors', async () => {
    const { transport } = answering(() => [game({ gameName: 'Ruby' })]);
    renderUi(<NavPanel entry={slots} />, { transport });
    await screen.findByRole('link', { name: 'Play Ruby' });
    const vendorLink = screen.getByRole('link', { name: /Aurum/ });
    vendorLink.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Play Ruby' })).toHaveFocus();
    vendorLink.focus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'See all' })).toHaveFocus();
  });

  it('leads from a slot vendor to its lobby', async () => {
    renderUi(<NavPanel entry={slots} />, { transport: answering(named).transport });
    const link = await screen.findByRole('link', { name: /Lantern/ });
    expect(link).toHaveAttribute('href', '/rng?page=PPL');
  });

  it('asks for 21 games at first and for 18 once pages are turned', async () => {
    const { transport, queries } = answering(named);
    renderUi(<NavPanel entry={slots} />, { transport });
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('2 of 4')).toBeInTheDocument();
    expect(queries).toEqual(['AUR 1/21', 'AUR 2/18']);
  });

  it('plays a game, and tries it only where that is possible', async () => {
    const { transport } = answering(() => [
      game({ id: 'a', gameName: 'Ruby', supportPlay: 0 }),
      game({ id: 'b', gameName: 'Opal', supportPlay: 1 }),
    ]);
    renderUi(<NavPanel entry={slots} />, { transport });
    expect(await screen.findByRole('link', { name: 'Play Ruby' })).toHaveAttribute(
      'href',
      '/game?game=a',
    );
    expect(screen.getByRole('link', { name: 'Try Ruby for free' })).toHaveAttribute(
      'href',
      '/game?game=a&trial=1',
    );
    expect(screen.getByRole('link', { name: 'Play Opal' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Try Opal for free' })).not.toBeInTheDocument();
  });

  it('offers no trial where the brand has none', async () => {
    const { transport } = answering(() => [game({ gameName: 'Ruby' })]);
    renderUi(<NavPanel entry={slots} />, {
      transport,
      brand: brand({ features: { freePlay: false } }),
    });
    await screen.findByRole('link', { name: 'Play Ruby' });
    expect(screen.queryByText('Try free')).not.toBeInTheDocument();
  });

  it.each([
    ['maintenance', 'Maintenance'],
    ['soon', 'Coming soon'],
  ] as const)('offers no play of a game that is in %s, and leads to why', async (status, note) => {
    const { transport } = answering(() => [game({ gameName: 'Ruby', status, supportPlay: 0 })]);
    renderUi(<NavPanel entry={slots} />, { transport });
    const item = within((await screen.findByText('Ruby')).closest('li')!);
    expect(item.getByText(note)).toBeInTheDocument();
    expect(item.getAllByRole('link')).toEqual([item.getByRole('link', { name: 'Ruby' })]);
  });

  it('says of a vendor that it comes once, beside its name and above its games', async () => {
    const category = gameCategory({ cards: [vendor({ displayName: 'Aurum', status: 'soon' })] });
    const { transport } = answering(() => [game({ gameName: 'Ruby', status: 'soon' })], category);
    renderUi(<NavPanel entry={slots} />, { transport });
    await screen.findByText('Ruby');
    expect(screen.getByRole('link', { name: /Aurum\s*Soon/ })).toBeInTheDocument();
    expect(screen.getAllByText('Coming soon')).toHaveLength(1);
  });

  it('leads from a sports vendor that has not opened to the lobby, which says so', async () => {
    const soon = vendor({ displayName: 'Aurum', status: 'soon' });
    const category = gameCategory({ gameCategory: 'SPORTS', cards: [soon] });
    const { transport } = answering(() => [game({ gameName: 'Cup', status: 'soon' })], category);
    const sports = navEntry({ id: 'sports', href: '/sports', category: 'SPORTS' });
    renderUi(<NavPanel entry={sports} />, { transport });
    await screen.findByText('Cup');
    expect(screen.getByRole('link', { name: /Aurum/ })).toHaveAttribute('href', '/sports');
  });

  it('leads from a sports vendor straight into its first game', async () => {
    const category = gameCategory({ gameCategory: 'SPORTS', cards });
    const { transport } = answering(() => [game({ id: 'match-day' })], category);
    const sports = navEntry({ id: 'sports', href: '/sports', category: 'SPORTS' });
    renderUi(<NavPanel entry={sports} />, { transport });
    await screen.findByRole('link', { name: /^Play / });
    expect(screen.getByRole('link', { name: /Aurum/ })).toHaveAttribute(
      'href',
      '/game?game=match-day',
    );
  });

  it('says when it is empty and leads to the lobby', async () => {
    renderUi(<NavPanel entry={slots} />, { transport: answering(() => []).transport });
    expect(await screen.findByText('No games here at the moment.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the lobby' })).toHaveAttribute('href', '/rng');
  });

  it('says when it failed and tries again', async () => {
    const { transport } = answering(named);
    const flaky = vi.fn(transport).mockResolvedValueOnce(failed);
    renderUi(<NavPanel entry={slots} />, { transport: flaky });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Best of AUR')).toBeInTheDocument();
  });
});
