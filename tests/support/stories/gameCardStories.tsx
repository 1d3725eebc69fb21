import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { GameCardProps } from '../../../src/ui/GameCard/GameCard.tsx';
import { seedGame, seedGames } from '../builders/seedGames.ts';
import { IN_VIETNAMESE, inBox, withGates } from '../storyFrames.tsx';

type Story = StoryObj<GameCardProps>;

/** What the stories of every game card variant share; on a shelf of a desktop a card is as wide as here. */
export const GAME_CARD_META = {
  args: { game: seedGame(), href: '/game?id=1' },
  decorators: [inBox({ inlineSize: '12rem', padding: 'var(--space-4)' })],
};

const getCard = (canvas: HTMLElement) => canvas.querySelector('article')!;
const getPlayLink = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('h3 a')!;
const getTrial = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('a[href$="trial=1"]');

/** What shows under a pointer is drawn once one came; the look of it is the pseudo state's. */
const POINTED_AT: Story = {
  parameters: { pseudo: { hover: 'article' } },
  play: ({ canvasElement }) => userEvent.hover(getCard(canvasElement)),
};

const inFocus: Story['play'] = async ({ canvasElement }) => {
  await expect(getTrial(canvasElement)).toBeNull();
  await userEvent.tab();
  await expect(getPlayLink(canvasElement)).toHaveFocus();
  await waitFor(() => expect(getTrial(canvasElement)).toBeVisible());
  await userEvent.tab();
  await expect(getTrial(canvasElement)).toHaveFocus();
};

const held: Story['play'] = async ({ canvasElement }) => {
  const card = getCard(canvasElement);
  await userEvent.pointer({ keys: '[TouchA>]', target: card });
  await waitFor(() => expect(card).toHaveAttribute('data-open'), { timeout: 2000 });
  await waitFor(() => expect(getTrial(canvasElement)).toBeVisible());
};

const longNamed = seedGame({
  gameName: 'The Extraordinarily Long Voyage of the Amber Temple Dragon',
  vendorName: 'The Juniper & Saltmarsh Company of Makers',
});

/** The states of every game card variant. */
export const gameCardStories = {
  plain: {},
  pointedAt: POINTED_AT,
  inFocus: { decorators: [withGates({ freePlay: true })], play: inFocus },
  heldByTouch: { decorators: [withGates({ freePlay: true })], play: held },
  hot: { args: { game: seedGame({ isHot: true }) } },
  new: { args: { game: seedGame({ isNew: true }) } },
  jackpot: { args: { game: seedGame({ hasJackpot: true, isHot: true }) } },
  ranked: { args: { rank: 1 } },
  rankedTenth: { args: { rank: 10, game: seedGames(10, 'RNG')[9] } },
  withoutTrial: {
    ...POINTED_AT,
    args: { game: seedGames(1, 'LIVE')[0] },
  },
  trialClosedByFeature: {
    decorators: [withGates({ freePlay: false })],
    play: async ({ canvasElement }) => {
      await userEvent.hover(getCard(canvasElement));
      await expect(getTrial(canvasElement)).toBeNull();
    },
  },
  maintenance: {
    args: { game: seedGame({ status: 'maintenance' }) },
    play: async ({ canvasElement }) => {
      await expect(canvasElement.querySelectorAll('a')).toHaveLength(1);
    },
  },
  comingSoon: { args: { game: seedGame({ status: 'soon' }) } },
  withoutPicture: { args: { game: seedGame({ showIcon: '/no-such-picture.png' }) } },
  withoutPictureRanked: {
    args: {
      game: seedGame({ showIcon: '/no-such-picture.png', gameName: '桜 Garden' }),
      rank: 2,
    },
  },
  withoutPictureInMaintenance: {
    args: { game: seedGame({ showIcon: '/no-such-picture.png', status: 'maintenance' }) },
  },
  longName: { args: { game: longNamed } },
  longNamePointedAt: {
    ...POINTED_AT,
    args: { game: longNamed, rank: 3 },
  },
  longVietnameseName: {
    ...IN_VIETNAMESE,
    args: {
      game: seedGame({ gameName: 'Truyền thuyết Rồng Hổ tranh đấu nghiêng trời lệch đất' }),
      rank: 3,
    },
  },
  longWord: { args: { game: seedGame({ gameName: 'Donaudampfschifffahrtsgesellschaft' }) } },
  narrowest: {
    ...POINTED_AT,
    args: { game: seedGame({ gameName: 'Coins of the Jade Court', isNew: true }) },
    decorators: [inBox({ inlineSize: '8.75rem' })],
  },
} satisfies Record<string, Story>;
