import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getGame } from '../../../schemas/api/games.ts';
import { setFavoriteGame } from '../../../schemas/api/memberGames.ts';
import { game } from '../../../tests/support/builders.ts';
import { lobbyTransport } from '../../../tests/support/lobbyTransport.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { failingTransport } from '../../../tests/support/seedTransport.ts';
import { useFavorites } from '../../api/useFavorites.ts';
import type { Transport } from '../../platform/http/http.ts';
import { SlotsProvider } from '../../platform/slots/slots.tsx';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import Poster from '../../ui/GameCard/variants/Poster.tsx';
import GameScreen from './GameScreen.tsx';

const MEMBER = { kind: 'member', account: 'ana', memberType: 0 } as const;
const requireMember = (action: () => void) => action();

/** A gateway of one game, which remembers what a member keeps. */
function gateway({
  favorites = [] as string[],
  status = 'normal' as Game['status'],
} = {}): Transport {
  const ruby = game({ id: 'ruby', gameName: 'Ruby', status });
  const lobby = lobbyTransport({ games: [ruby], favorites });
  return async (request) =>
    request.url.startsWith(getGame.path)
      ? { status: 200, body: { success: true, value: ruby, message: '' } }
      : lobby(request);
}

/** What the rest of the site knows. */
function KeptElsewhere() {
  return <output>{[...useFavorites().favorites].join()}</output>;
}

async function show(options: Parameters<typeof renderUi>[1]) {
  const part = (
    <SlotsProvider registry={{ GameCard: { Poster: async () => ({ default: Poster }) } }}>
      <GameScreen />
      <KeptElsewhere />
    </SlotsProvider>
  );
  // Awaited, since the texts of the page come on their own.
  await act(async () => renderUi(part, { path: '/game?game=ruby', ...options }));
}

const findHeart = () =>
  screen.findByRole('button', { name: 'Keep Ruby as a favourite', hidden: true });

beforeEach(() => window.sessionStorage.clear());

describe('the heart of a game', () => {
  it('of a guest leads to log-in and keeps nothing', async () => {
    const ask = vi.fn();
    await show({ transport: gateway(), modals: { requireMember: ask } });
    const heart = await findHeart();
    await userEvent.click(heart);
    expect(ask).toHaveBeenCalledOnce();
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  it('of a member keeps the game for the whole site, and lets it go again', async () => {
    await show({ transport: gateway(), session: MEMBER, modals: { requireMember } });
    const heart = await findHeart();
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getByText('ruby')).toBeInTheDocument();
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    expect(screen.queryByText('ruby')).not.toBeInTheDocument();
  });

  it('is filled where the game was kept before', async () => {
    await show({ transport: gateway({ favorites: ['ruby'] }), session: MEMBER });
    const heart = await findHeart();
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  });

  it('says so where it could not be kept', async () => {
    const healthy = gateway();
    const transport: Transport = (request) =>
      (request.url === setFavoriteGame.path ? failingTransport : healthy)(request);
    await show({ transport, session: MEMBER, modals: { requireMember } });
    const heart = await findHeart();
    await userEvent.click(heart);
    expect(await screen.findByText(/could not be saved/)).toHaveRole('alert');
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  });

  it('is there where the game has not opened yet', async () => {
    await show({ transport: gateway({ status: 'soon' }), session: MEMBER });
    expect(await screen.findByText(/has not opened yet/)).toBeInTheDocument();
    expect(await findHeart()).toBeEnabled();
  });
});
