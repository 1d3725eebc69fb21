import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { GameCategory } from '../../../schemas/api/games.ts';
import {
  gamesWithoutPicture,
  longGames,
  someClosed,
} from '../../../tests/support/builders/longGames.ts';
import { lobbySeed, lobbyTransport, manyGames } from '../../../tests/support/lobbyTransport.ts';
import { failingTransport, silentTransport } from '../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withFreshCalls,
  withGates,
} from '../../../tests/support/storyFrames.tsx';
import { CurrentScreenProvider } from '../../platform/screens/ScreensContext.tsx';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import LobbyScreen from './LobbyScreen.tsx';
import { screens } from './screens.ts';

const onScreen =
  (id: string): Decorator =>
  (Story) => (
    <CurrentScreenProvider screen={screens.find((screen) => screen.id === id)!}>
      <Story />
    </CurrentScreenProvider>
  );

const slots = lobbySeed('RNG');

const meta = {
  title: 'Pages/Lobby',
  component: LobbyScreen,
  decorators: [onScreen('slots'), withCalls(lobbyTransport({ games: slots }))],
  parameters: { path: '/rng' },
} satisfies Meta<typeof LobbyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Once the grid is measured. A card may come a moment after its neighbours. */
const findCards = (canvas: HTMLElement) =>
  waitFor(() => {
    const cards = canvas.querySelectorAll<HTMLElement>('[data-measured] article');
    if (cards.length === 0) throw new Error('The games are not there yet.');
    return cards;
  });

const showing = (
  games: readonly Game[],
  own: { favorites?: string[]; recent?: string[] } = {},
) => ({
  decorators: [withCalls(lobbyTransport({ games, ...own }))],
});

const ofCategory = (id: string, category: GameCategory): Story => ({
  decorators: [onScreen(id), withCalls(lobbyTransport({ games: lobbySeed(category) }))],
  parameters: { path: `/${id}` },
});

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const LiveTables: Story = ofCategory('live', 'LIVE');
export const Fishing: Story = ofCategory('fish', 'FISH');
export const OneVendorOnly: Story = ofCategory('cockfight', 'COCKFIGHT');

/** Several books of bets are chosen between; a single one opens at once. */
export const SportsBooks: Story = ofCategory('sports', 'SPORTS');

export const OneVendorChosen: Story = { ...ON_DESKTOP, parameters: { path: '/rng?page=OBS' } };
export const Narrowed: Story = {
  parameters: { path: '/rng?show=hot,trial&volatility=high&sort=rtp' },
};
export const NarrowedOnPhone: Story = { ...ON_PHONE, ...Narrowed };
export const WithoutTrials: Story = { decorators: [withGates({ freePlay: false })] };

export const Found: Story = {
  play: async ({ canvasElement }) => {
    await findCards(canvasElement);
    const count = () => Number(canvasElement.querySelector('li[aria-setsize]')?.ariaSetSize);
    const before = count();
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'dragon');
    await waitFor(() => expect(count()).toBeLessThan(before));
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await findCards(canvasElement);
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'zzqx');
    await waitFor(() => expect(canvasElement.querySelector('article')).toBeNull());
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const Favourites: Story = {
  decorators: [
    asVisitor('member'),
    withCalls(lobbyTransport({ games: slots, favorites: slots.slice(3, 9).map(({ id }) => id) })),
  ],
  parameters: { path: '/rng?show=favorites' },
};

export const NoFavourites: Story = {
  decorators: [asVisitor('member')],
  parameters: { path: '/rng?show=favorites' },
};
export const NothingPlayed: Story = {
  decorators: [asVisitor('member')],
  parameters: { path: '/rng?show=recent' },
};

/** A press on the heart shows at once. */
export const Kept: Story = {
  decorators: [asVisitor('member'), withFreshCalls(() => lobbyTransport({ games: slots }))],
  play: async ({ canvasElement }) => {
    const [card] = await findCards(canvasElement);
    const heart = card!.querySelector<HTMLElement>('[aria-pressed]')!;
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  },
};

const withClosed = someClosed(slots.slice(0, 18));

export const SomeClosed: Story = showing(withClosed);

/** A press on a closed game offers others. */
export const ClosedPressed: Story = {
  ...SomeClosed,
  play: async ({ canvasElement }) => {
    await findCards(canvasElement);
    const closed = withClosed.find(({ status }) => status !== 'normal')!;
    const name = { name: closed.gameName };
    await userEvent.click(await within(canvasElement).findByRole('button', name));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(dialog.querySelectorAll('article')).toHaveLength(3));
  },
};
export const ClosedPressedOnPhone: Story = { ...ON_PHONE, ...ClosedPressed };

export const LongNames: Story = {
  ...showing(longGames(12)),
  parameters: {
    path: '/rng',
    overflow: {
      ignore: [{ selector: 'article h2', why: 'Cards are equally high, so a name has two lines.' }],
    },
  },
};
export const LongNamesOnPhone: Story = { ...ON_PHONE, ...LongNames };
export const MissingPictures: Story = showing(gamesWithoutPicture(12));

/** Only the rows near the window are drawn. */
export const FiveThousandGames: Story = {
  ...showing(manyGames(5000)),
  play: async ({ canvasElement }) => {
    await findCards(canvasElement);
    await waitFor(() =>
      expect(canvasElement.querySelector('li[aria-setsize="5000"]')).not.toBeNull(),
    );
    await expect(canvasElement.querySelectorAll('article').length).toBeLessThan(200);
  },
};

/** A vendor that has not opened: its games can be looked at, and others played meanwhile. */
export const VendorComing: Story = {
  ...ON_DESKTOP,
  decorators: [
    withCalls(
      lobbyTransport({
        games: slots.map((game) =>
          game.vassalage === 'PPL' ? { ...game, status: 'soon' as const } : game,
        ),
        soon: ['PPL'],
      }),
    ),
  ],
  parameters: { path: '/rng?page=PPL' },
};
export const VendorComingOnPhone: Story = { ...VendorComing, ...ON_PHONE };

const closed = lobbySeed('PVP').map((game) => ({ ...game, status: 'soon' as const }));

/** Nothing can be played yet: who will come, and what there is meanwhile. */
export const ComingSoon: Story = {
  decorators: [onScreen('pvp'), withCalls(lobbyTransport({ games: closed }))],
};
export const ComingSoonOnPhone: Story = { ...ON_PHONE, ...ComingSoon };

export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const LoadingOnPhone: Story = { ...ON_PHONE, ...Loading };

export const Failed: Story = {
  decorators: [withCalls(failingTransport)],
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(/./, { selector: '[role=status] p' })).toBeVisible(),
    );
  },
};
