import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { game } from '../../../tests/support/builders.ts';
import { lobbyTransport } from '../../../tests/support/lobbyTransport.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../tests/support/stubBrowser.ts';
import { CurrentScreenProvider } from '../../platform/screens/ScreensContext.tsx';
import { SlotsProvider } from '../../platform/slots/slots.tsx';
import { screens } from './screens.ts';

const registry = { GameCard: { Poster: () => import('../../ui/GameCard/variants/Poster.tsx') } };

beforeEach(() => stubBrowser());
afterEach(() => vi.unstubAllGlobals());

it.each(['seamless'])(
  '%s says that it is coming, and offers only what can be played meanwhile',
  async (id) => {
    const found = screens.find((each) => each.id === id)!;
    const { default: Page } = await found.load();
    const hot = [
      game({ id: 'z', gameName: 'Open Game' }),
      game({ id: 'y', gameName: 'Closed Game', status: 'soon' }),
    ];
    renderUi(
      <SlotsProvider registry={registry}>
        <CurrentScreenProvider screen={found}>
          <Page />
        </CurrentScreenProvider>
      </SlotsProvider>,
      { path: found.paths[0], transport: lobbyTransport({ games: [], hot }) },
    );
    expect(await screen.findByRole('link', { name: 'Open Game' })).toHaveAttribute(
      'href',
      '/game?game=z',
    );
    expect(screen.getByText('Coming soon')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    expect(screen.queryByText('Closed Game')).toBeNull();
  },
);
