import type { Meta, StoryObj } from '@storybook/react-vite';
import { getHotGames } from '../../../schemas/api/games.ts';
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
  title: 'Sections/GameRow',
  component: HomeSection,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The games of one category as a shelf on the home page, with the way to all of them.\n\nNot twice for the same category.',
      },
    },
  },
  args: { section: 'gameRow', props: { category: 'RNG', limit: 12 } },
  decorators: [withCalls()],
} satisfies Meta<typeof HomeSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (list: Game[]) => ({
  decorators: [withCalls(answerWith(answer(getHotGames, () => ({ list }))))],
});

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const PagedByButtons: Story = { ...ON_DESKTOP, play: pagesThroughShelf };
export const TwoGames: Story = showing(seedGames(2, 'RNG'));
export const LongNames: Story = showing(longGames(8));
export const MissingPictures: Story = showing(gamesWithoutPicture(8));
export const SomeClosed: Story = showing(someClosed(seedGames(8, 'RNG')));
export const Loading: Story = sectionLoading;
export const Empty: Story = { ...showing([]), play: showsNothing };
export const Failed: Story = sectionFailed;
export const Retried: Story = sectionRetried;
