import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game, games as makeGames } from '../../../tests/support/builders.ts';
import { lobbyTransport, type LobbyAnswers } from '../../../tests/support/lobbyTransport.ts';
import { failingTransport } from '../../../tests/support/seedTransport.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../tests/support/stubBrowser.ts';
import { stubDialogs } from '../../../tests/support/stubDialogs.ts';
import type { Transport } from '../../platform/http/http.ts';
import { CurrentScreenProvider } from '../../platform/screens/ScreensContext.tsx';
import { SlotsProvider } from '../../platform/slots/slots.tsx';
import LobbyScreen from './LobbyScreen.tsx';
import { screens } from './screens.ts';

const registry = { GameCard: { Poster: () => import('../../ui/GameCard/variants/Poster.tsx') } };

const MEMBER = { kind: 'member', account: 'mara', memberType: 2 } as const;

let address = '';

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

function open(
  answers: LobbyAnswers | Transport,
  options: Parameters<typeof renderUi>[1] & { at?: string } = {},
) {
  const { at = 'slots', ...rest } = options;
  const found = screens.find(({ id }) => id === at)!;
  const transport = typeof answers === 'function' ? answers : lobbyTransport(answers);
  return renderUi(
    <SlotsProvider registry={registry}>
      <CurrentScreenProvider screen={found}>
        <LobbyScreen />
        <Address />
      </CurrentScreenProvider>
    </SlotsProvider>,
    { path: found.paths[0], ...rest, transport },
  );
}

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const SLOTS = [
  game({ id: 'a', gameName: 'Ruby', vassalage: 'AUR', isHot: true }),
  game({ id: 'b', gameName: 'Opal', vassalage: 'PPL', supportPlay: 1 }),
  game({ id: 'c', gameName: 'Jade Dragon', vassalage: 'PPL', hasJackpot: true }),
];

const shown = () => screen.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent);
/** How many games there are, as it is said above them. */
const counted = () => screen.getAllByRole('status')[0]!;
const chip = (name: string) => screen.getByRole('button', { name });

describe('a lobby', () => {
  it('shows its games and how many there are, and leads to each', async () => {
    open({ games: SLOTS });
    expect(await screen.findByRole('link', { name: 'Ruby' })).toHaveAttribute(
      'href',
      '/game?game=a',
    );
    expect(screen.getByText('3 games')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeInTheDocument();
  });

  it('finds as one types, and says so in the address when the typing rests', async () => {
    open({ games: SLOTS });
    await screen.findByRole('link', { name: 'Ruby' });
    await userEvent.type(screen.getByRole('searchbox'), 'dragon jáde');
    await waitFor(() => expect(shown()).toEqual(['Jade Dragon']));
    expect(screen.getByText('1 game')).toBeInTheDocument();
    await waitFor(() => expect(address).toBe('/rng?q=dragon+j%C3%A1de'));
  });

  it('keeps what is being typed where a chip is pressed meanwhile', async () => {
    open({ games: SLOTS });
    await screen.findByRole('link', { name: 'Ruby' });
    await userEvent.type(screen.getByRole('searchbox'), 'ruby');
    await userEvent.click(chip('Free trial'));
    await waitFor(() => expect(shown()).toEqual(['Ruby']));
    await waitFor(() => expect(address).toBe('/rng?q=ruby&show=trial'));
    expect(screen.getByRole('searchbox')).toHaveValue('ruby');
  });

  it('is narrowed by chips together and shows everything again', async () => {
    open({ games: SLOTS });
    await screen.findByRole('link', { name: 'Ruby' });
    await userEvent.click(chip('Free trial'));
    await userEvent.click(chip('Hot'));
    expect(shown()).toEqual(['Ruby']);
    expect(address).toBe('/rng?show=hot,trial');
    await userEvent.click(chip('Clear filters'));
    expect(shown()).toEqual(['Ruby', 'Opal', 'Jade Dragon']);
    expect(address).toBe('/rng');
  });

  it('offers no filter that leaves nothing', async () => {
    open({ games: SLOTS });
    await screen.findByRole('link', { name: 'Ruby' });
    expect(screen.queryByRole('button', { name: 'New' })).toBeNull();
    expect(chip('Jackpot')).toBeInTheDocument();
  });

  it('opens as its address says', async () => {
    open({ games: SLOTS }, { path: '/rng?page=PPL&sort=name' });
    await waitFor(() => expect(shown()).toEqual(['Jade Dragon', 'Opal']));
    expect(screen.getByRole('link', { name: /Paper Lantern/ })).toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: /Aurum Foundry/ })).toHaveAttribute(
      'href',
      '/rng?page=AUR&sort=name',
    );
  });

  it('asks for all of its games where the first page is not all', async () => {
    open({ games: makeGames(60) });
    await screen.findByRole('link', { name: 'Sample Game 1' });
    await userEvent.type(screen.getByRole('searchbox'), 'game 60');
    await waitFor(() => expect(shown()).toEqual(['Sample Game 60']));
  });

  it('says what to do where nothing is found', async () => {
    open({ games: SLOTS }, { path: '/rng?q=zzz' });
    expect(await screen.findByText('No games found')).toBeInTheDocument();
    await userEvent.click(chip('Show all games'));
    expect(await screen.findByRole('link', { name: 'Ruby' })).toBeInTheDocument();
  });

  it('can be asked for again where it did not load', async () => {
    let isMended = false;
    const healthy = lobbyTransport({ games: SLOTS });
    open((request) => (isMended ? healthy : failingTransport)(request));
    await screen.findByText('The games did not load.');
    isMended = true;
    await userEvent.click(chip('Try again'));
    expect(await screen.findByRole('link', { name: 'Ruby' })).toBeInTheDocument();
  });
});

describe('a heart', () => {
  it('of a guest leads to log-in and keeps nothing', async () => {
    const requireMember = vi.fn();
    open({ games: SLOTS }, { modals: { requireMember } });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep Ruby as a favourite' }));
    expect(requireMember).toHaveBeenCalledOnce();
    expect(chip('Keep Ruby as a favourite')).toHaveAttribute('aria-pressed', 'false');
  });

  it('of a member keeps a game, and what is kept can be shown alone', async () => {
    const requireMember = (action: () => void) => action();
    open({ games: SLOTS, favorites: ['b'] }, { session: MEMBER, modals: { requireMember } });
    const heart = await screen.findByRole('button', { name: 'Keep Jade Dragon as a favourite' });
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(chip('Favourites'));
    await waitFor(() => expect(shown()).toEqual(['Opal', 'Jade Dragon']));
  });
});

describe('a game that is closed', () => {
  it('opens nothing and offers others', async () => {
    stubDialogs();
    open({ games: [game({ id: 'x', gameName: 'Opal', status: 'maintenance' }), ...SLOTS] });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Opal' }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('This game is under maintenance and will be back.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Ruby' })).toBeInTheDocument();
    expect(dialog.queryByRole('link', { name: 'Opal' })).toBeInTheDocument();
  });
});

describe('a game that is coming', () => {
  const MIXED = [SLOTS[0]!, { ...SLOTS[1]!, status: 'soon' as const }];

  it('can be kept, says so when pressed, and is not offered in place of another', async () => {
    stubDialogs();
    const requireMember = (action: () => void) => action();
    open({ games: MIXED }, { session: MEMBER, modals: { requireMember } });
    const heart = await screen.findByRole('button', { name: 'Keep Opal as a favourite' });
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(screen.getByRole('button', { name: 'Opal' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/has not opened yet/)).toBeVisible();
    expect(dialog.getAllByRole('article')).toHaveLength(1);
    expect(dialog.getByRole('link', { name: 'Ruby' })).toBeInTheDocument();
  });

  it('is counted apart, and left out where only what can be played is wanted', async () => {
    open({ games: MIXED });
    await waitFor(() => expect(counted()).toHaveTextContent('1 game · 1 not open yet'));
    await userEvent.click(chip('Playable now'));
    expect(shown()).toEqual(['Ruby']);
    expect(address).toBe('/rng?show=playable');
    expect(screen.getByText('1 game')).toBeInTheDocument();
  });

  it('is told of on the page of its vendor, with what can be played meanwhile', async () => {
    open({ games: MIXED, soon: ['PPL'] }, { path: '/rng?page=PPL' });
    expect(
      await screen.findByRole('heading', { name: 'Paper Lantern is coming soon' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ruby' })).toHaveAttribute('href', '/game?game=a');
    expect(counted()).toHaveTextContent('1 not open yet');
    expect(screen.getByRole('link', { name: /Paper Lantern/ })).toHaveTextContent('Soon');
  });
});

describe('a category', () => {
  it('of which nothing can be played says so, and who will come', async () => {
    const closed = SLOTS.map((each) => ({ ...each, status: 'soon' as const }));
    open({ games: closed, hot: [game({ id: 'z', gameName: 'Open Game' })] });
    expect(await screen.findByText('Coming soon')).toBeInTheDocument();
    expect(await screen.findByText('Aurum Foundry')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Open Game' })).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  const bets = (vassalage: string, id: string) =>
    game({ id, vassalage, category: 'SPORTS', gameName: id });

  it('of bets goes straight into the only product there is', async () => {
    open({ games: [bets('DS88', 'match-day')] }, { at: 'ds88' });
    await waitFor(() => expect(address).toBe('/game?game=match-day'));
  });

  it('of bets lets choose where several are open', async () => {
    open({ games: [bets('DS88', 'match-day'), bets('TLN', 'races')] }, { at: 'sports' });
    expect(await screen.findByRole('link', { name: 'races' })).toBeInTheDocument();
    expect(address).toBe('/sports');
  });
});
