import type { Meta, StoryObj } from '@storybook/react-vite';
import { getPopularLotteries } from '../../../schemas/api/lotteryGames.ts';
import type { Game } from '../../../tests/support/builders.ts';
import { answer, answerWith } from '../../../tests/support/builders/answerWith.ts';
import {
  gamesWithoutPicture,
  longGames,
  someClosed,
} from '../../../tests/support/builders/longGames.ts';
import { seedGames } from '../../../tests/support/builders/seedGames.ts';
import {
  HomeSection,
  pagesThroughShelf,
  sectionFailed,
  sectionLoading,
  sectionRetried,
  showsNothing,
} from '../../../tests/support/stories/homeSectionStory.tsx';
import { ON_DESKTOP, ON_PHONE, withCalls } from '../../../tests/support/storyFrames.tsx';

const meta = {
  title: 'Sections/Lotteries',
  component: HomeSection,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The most played lotteries, as a shelf on the home page.\n\nNot for brands without lotteries: it shows nothing then.',
      },
    },
  },
  args: { section: 'lotteries', props: { limit: 8 } },
  decorators: [withCalls()],
} satisfies Meta<typeof HomeSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const NOW = '2026-02-01T10:00:00.000Z';

const showing = (list: Game[]) => ({
  decorators: [
    withCalls(
      answerWith(answer(getPopularLotteries, () => ({ list, lotteries: [], serverNow: NOW }))),
    ),
  ],
});

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const PagedByButtons: Story = { ...ON_DESKTOP, play: pagesThroughShelf };
export const TwoLotteries: Story = showing(seedGames(2, 'LOTT'));
export const LongNames: Story = showing(longGames(8));
export const MissingPictures: Story = showing(gamesWithoutPicture(8));
export const SomeClosed: Story = showing(someClosed(seedGames(8, 'LOTT')));
export const Loading: Story = sectionLoading;
export const Empty: Story = { ...showing([]), play: showsNothing };
export const Failed: Story = sectionFailed;
export const Retried: Story = sectionRetried;
