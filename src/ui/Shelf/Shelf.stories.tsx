import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { seedGame, seedGames } from '../../../tests/support/builders/seedGames.ts';
import { inBox, ON_DESKTOP, ON_PHONE } from '../../../tests/support/storyFrames.tsx';
import type { Game } from '../GameCard/GameCard.tsx';
import Poster from '../GameCard/variants/Poster.tsx';
import Tile from '../GameCard/variants/Tile.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Shelf } from './Shelf.tsx';

const posters = (games: Game[]): ReactNode =>
  games.map((game) => <Poster key={game.id} game={game} href={`/game?id=${game.id}`} />);

const meta = {
  title: 'Primitives/Shelf',
  component: Shelf,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A row of cards that scrolls: by touch with a peek at the next, by arrows on desktops, card by card by keys.\n\nNot where people look for one thing among many: use VirtualGrid. Not for one or two cards.',
      },
    },
  },
  args: { title: 'Hot games', count: 356, seeAllHref: '/rng', children: posters(seedGames(16)) },
  decorators: [inBox({ padding: 'var(--space-5) var(--gutter)' })],
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

const getTrack = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('ul[role="list"]')!;
const getCard = (canvas: HTMLElement, at: number) =>
  getTrack(canvas).children[at]!.querySelector<HTMLElement>('a')!;

export const Posters: Story = { ...ON_DESKTOP };

export const Tiles: Story = {
  ...ON_DESKTOP,
  args: {
    children: seedGames(16, 'LIVE').map((game) => (
      <Tile key={game.id} game={game} href={`/game?id=${game.id}`} />
    )),
  },
};

/** The next card peeks in, so that nobody has to be told that there are more. */
export const OnPhone: Story = { ...ON_PHONE };

export const Wide: Story = { args: { width: 'wide' } };

export const ArrowPointedAt: Story = {
  ...ON_DESKTOP,
  parameters: { pseudo: { hover: 'button:not(:disabled)' } },
};

export const ArrowInFocus: Story = {
  ...ON_DESKTOP,
  parameters: { pseudo: { focusVisible: 'button:not(:disabled)' } },
};

export const FewerThanFit: Story = {
  args: { children: posters(seedGames(3)), count: 3, seeAllHref: undefined },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      for (const arrow of within(canvasElement).queryAllByRole('button')) {
        expect(arrow).not.toBeVisible();
      }
    });
  },
};

export const LongNames: Story = {
  ...ON_PHONE,
  args: {
    title: 'Recommended for quiet evenings',
    children: posters([
      seedGame({ gameName: 'The Extraordinarily Long Voyage of the Amber Temple Dragon' }),
      ...seedGames(5),
    ]),
  },
};

export const Loading: Story = {
  args: {
    count: undefined,
    seeAllHref: undefined,
    children: Array.from({ length: 8 }, (_, at) => (
      <div key={at} style={{ display: 'grid', aspectRatio: '3 / 4' }}>
        <Skeleton />
      </div>
    )),
  },
};

export const ScrolledByArrows: Story = {
  ...ON_DESKTOP,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(getTrack(canvasElement).children).toHaveLength(16));
    const [back, forward] = await within(canvasElement).findAllByRole('button');
    await expect(back).toBeDisabled();
    await userEvent.click(forward!);
    await waitFor(() => expect(Math.abs(getTrack(canvasElement).scrollLeft)).toBeGreaterThan(200));
    await waitFor(() => expect(back).toBeEnabled());
    await userEvent.click(back!);
    await waitFor(() => expect(back).toBeDisabled(), { timeout: 3000 });
  },
};

/** One card takes part in tabbing; the arrow keys walk, in the direction of writing. */
export const WalkedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(getTrack(canvasElement).children).toHaveLength(16));
    const isRtl = getTrack(canvasElement).matches(':dir(rtl)');
    getCard(canvasElement, 0).focus();
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(getCard(canvasElement, 1)).toHaveFocus();
    await expect(getCard(canvasElement, 0)).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{End}');
    await expect(getCard(canvasElement, 15)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(getCard(canvasElement, 0)).toHaveFocus();
    await waitFor(() => expect(Math.abs(getTrack(canvasElement).scrollLeft)).toBeLessThan(1));
  },
};
