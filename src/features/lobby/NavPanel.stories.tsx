import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getGameList, getGameMenus, type GameCategory } from '../../../schemas/api/games.ts';
import { navEntry, type Game } from '../../../tests/support/builders.ts';
import { answer, answerWith, makeBroken } from '../../../tests/support/builders/answerWith.ts';
import { gamesWithoutPicture, longGames } from '../../../tests/support/builders/longGames.ts';
import { seedCategories, seedGames } from '../../../tests/support/builders/seedGames.ts';
import { silentTransport } from '../../../tests/support/seedTransport.ts';
import { ON_DESKTOP, withCalls, withGates } from '../../../tests/support/storyFrames.tsx';
import NavPanel from './NavPanel.tsx';

const entryOf = (category: GameCategory, label: string) =>
  navEntry({ id: category, label, href: `/${category.toLowerCase()}`, category });

const meta = {
  title: 'Shell/NavPanel',
  component: NavPanel,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          "Drops down from a category of the main navigation: its vendors, and the games of the chosen one.\n\nNot on phones, where the category's page shows the same.",
      },
    },
  },
  args: { entry: entryOf('RNG', 'Slots') },
  decorators: [withCalls()],
  ...ON_DESKTOP,
} satisfies Meta<typeof NavPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (games: Game[], totalPages = 1) => ({
  decorators: [
    withCalls(
      answerWith(
        answer(getGameList, () => ({ games, pageNum: 1, totalPages, total: games.length })),
      ),
    ),
  ],
});

const findGames = (canvas: HTMLElement) =>
  waitFor(() => {
    const games = canvas.querySelectorAll<HTMLElement>('section li a');
    if (games.length === 0) throw new Error('The games are not there yet.');
    return games;
  });

export const Slots: Story = {};
export const LiveTables: Story = { args: { entry: entryOf('LIVE', 'Live casino') } };
/** Vendors of one product each: their rows lead straight into it. */
export const SportsBooks: Story = { args: { entry: entryOf('SPORTS', 'Sports') } };
export const WithoutTrials: Story = { decorators: [withGates({ freePlay: false })] };

/** The games follow the vendor that the pointer rests on. */
export const OtherVendor: Story = {
  play: async ({ canvasElement }) => {
    await findGames(canvasElement);
    const getVendor = () => canvasElement.querySelectorAll<HTMLElement>('ul li a')[1]!;
    await userEvent.hover(getVendor());
    await waitFor(() => expect(getVendor()).toHaveAttribute('data-chosen', 'true'));
    await findGames(canvasElement);
  },
};

export const ManyPages: Story = {
  ...showing(seedGames(21, 'RNG'), 4),
  play: async ({ canvasElement }) => {
    await findGames(canvasElement);
    const [back, on] = within(canvasElement).getAllByRole('button');
    await expect(back).toBeDisabled();
    await userEvent.click(on!);
    await waitFor(() => expect(within(canvasElement).getAllByRole('button')[0]).toBeEnabled());
  },
};

export const LongNames: Story = {
  ...showing(longGames(21)),
  parameters: {
    overflow: {
      ignore: [{ selector: 'span', why: 'Longer than any game is named; its card has the title.' }],
    },
  },
};
export const MissingPictures: Story = showing(gamesWithoutPicture(21));
export const ClosedGames: Story = showing(
  seedGames(12, 'RNG').map((game, at) => ({
    ...game,
    status: at % 2 === 0 ? 'maintenance' : 'soon',
  })),
);
/** A vendor that has not opened says so once, not at every game. */
export const VendorComing: Story = {
  decorators: [
    withCalls(
      answerWith(
        answer(getGameMenus, () => ({
          categories: seedCategories().map((category) => ({
            ...category,
            cards: category.cards.map((card) => ({ ...card, status: 'soon' as const })),
          })),
        })),
        answer(getGameList, () => {
          const games = seedGames(21, 'RNG').map((game) => ({ ...game, status: 'soon' as const }));
          return { games, pageNum: 1, totalPages: 1, total: games.length };
        }),
      ),
    ),
  ],
};
export const VendorWithoutGames: Story = showing([]);
export const CategoryWithoutVendors: Story = {
  decorators: [
    withCalls(
      answerWith(
        answer(getGameMenus, () => ({
          categories: seedCategories().map((category) => ({ ...category, cards: [] })),
        })),
      ),
    ),
  ],
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };

const broken = makeBroken();

export const Failed: Story = {
  decorators: [withCalls(broken.transport)],
  beforeEach: broken.breakDown,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button')).toBeVisible();
  },
};

export const Retried: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const retry = await within(canvasElement).findByRole('button');
    broken.mend();
    await userEvent.click(retry);
    await findGames(canvasElement);
  },
};
