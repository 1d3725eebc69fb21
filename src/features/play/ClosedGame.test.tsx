import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { game, games } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import type { Transport } from '../../platform/http/http.ts';
import { SlotsProvider } from '../../platform/slots/slots.tsx';
import Poster from '../../ui/GameCard/variants/Poster.tsx';
import { ClosedGame } from './ClosedGame.tsx';

const coming = game({ id: 'cup', gameName: 'Cup', category: 'SPORTS', status: 'soon' });

/** Answers hot games: those of the category of bets, and those of everything. */
const hot =
  (ofCategory: readonly object[], ofAll: readonly object[]): Transport =>
  async ({ url }) => {
    const list = url.includes('category=SPORTS') ? ofCategory : ofAll;
    return { status: 200, body: { success: true, value: { list }, message: '' } };
  };

const show = (transport: Transport) =>
  act(async () =>
    renderUi(
      <SlotsProvider registry={{ GameCard: { Poster: async () => ({ default: Poster }) } }}>
        <ClosedGame game={coming} />
      </SlotsProvider>,
      { transport },
    ),
  );

const open = game({ id: 'race', gameName: 'Race', category: 'SPORTS' });

it('says that a game is coming, and offers those of its category that can be played', async () => {
  await show(hot([coming, open], games(8)));
  expect(screen.getByText(/has not opened yet/)).toBeInTheDocument();
  const offered = await screen.findAllByRole('article');
  expect(offered).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Race' })).toBeInTheDocument();
});

it('offers what can be played of everything where nothing of the category has opened', async () => {
  await show(hot([coming], [coming, ...games(8)]));
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  expect(screen.queryByRole('link', { name: 'Cup' })).toBeNull();
});
