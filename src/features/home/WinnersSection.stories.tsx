import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getWinners } from '../../../schemas/api/games.ts';
import { winner, type Winner } from '../../../tests/support/builders.ts';
import { answer, answerWith } from '../../../tests/support/builders/answerWith.ts';
import { gamesWithoutPicture, longGames } from '../../../tests/support/builders/longGames.ts';
import { seedGames } from '../../../tests/support/builders/seedGames.ts';
import {
  HomeSection,
  sectionFailed,
  sectionLoading,
  sectionRetried,
  showsNothing,
} from '../../../tests/support/stories/homeSectionStory.tsx';
import { ON_DESKTOP, ON_PHONE, withCalls } from '../../../tests/support/storyFrames.tsx';

const meta = {
  title: 'Sections/Winners',
  component: HomeSection,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Wins of real money, with masked accounts: the latest, the largest, the highest multipliers or those of lotteries.\n\nNot for play money, and not as an advertisement for amounts: what shows is what was won.',
      },
    },
  },
  args: { section: 'winners', props: { list: 'latest', span: 'week', limit: 12 } },
  decorators: [withCalls()],
} satisfies Meta<typeof HomeSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (list: Winner[]) => ({
  decorators: [withCalls(answerWith(answer(getWinners, () => ({ list }))))],
});

const wins = (games: ReturnType<typeof seedGames>, overrides: Partial<Winner> = {}) =>
  games.map((game, at) => winner({ id: `win-${at}`, game, ...overrides }));

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
/** Who wants to read stops it. */
export const Paused: Story = {
  ...ON_DESKTOP,
  play: async ({ canvasElement }) => {
    const pause = await within(canvasElement).findByRole('button');
    const before = pause.getAttribute('aria-label');
    await userEvent.click(pause);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button')).not.toHaveAccessibleName(before!),
    );
  },
};
/** The largest are numbered. */
export const Largest: Story = {
  ...ON_DESKTOP,
  args: { props: { list: 'top', span: 'day', limit: 12 } },
};
export const OfLotteries: Story = {
  ...showing(
    ['SSC5M', 'PK101M', 'VNMB', 'LHC10M'].map((lottery, at) =>
      winner({
        id: `win-${at}`,
        category: 'LOTT',
        game: null,
        lottery: { lottery, name: lottery, feature: 'lottery', issue: null },
      }),
    ),
  ),
  args: { props: { list: 'lottery', span: 'week', limit: 12 } },
};
export const OneWin: Story = showing(wins(seedGames(1)));
export const LargeAmounts: Story = showing(wins(seedGames(6), { amount: '9999999.99' }));
export const LongNames: Story = {
  ...showing(wins(longGames(6), { account: 'maria_del_carmen_***87' })),
  parameters: {
    overflow: {
      ignore: [{ selector: 'p', why: 'Longer than any game is named; it has the title.' }],
    },
  },
};
export const MissingPictures: Story = showing(wins(gamesWithoutPicture(6)));
export const Loading: Story = sectionLoading;
export const Empty: Story = { ...showing([]), play: showsNothing };
export const Failed: Story = sectionFailed;
export const Retried: Story = sectionRetried;
