import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getGameMenus } from '../../../schemas/api/games.ts';
import { answer, answerWith } from '../../../tests/support/builders/answerWith.ts';
import { seedCategories } from '../../../tests/support/builders/seedGames.ts';
import { failingTransport } from '../../../tests/support/seedTransport.ts';
import { HomeSection, sectionLoading } from '../../../tests/support/stories/homeSectionStory.tsx';
import { ON_DESKTOP, ON_PHONE, withCalls } from '../../../tests/support/storyFrames.tsx';

const meta = {
  title: 'Sections/Categories',
  component: HomeSection,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The categories of games as tiles, for those who know what kind of game they want.\n\nNot together with a header that shows the same tiles.',
      },
    },
  },
  args: { section: 'categories', props: { limit: 8 } },
  decorators: [withCalls()],
} satisfies Meta<typeof HomeSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const changed = (change: (category: ReturnType<typeof seedCategories>[number]) => object) => ({
  decorators: [
    withCalls(
      answerWith(
        answer(getGameMenus, () => ({
          categories: seedCategories().map((category) => ({ ...category, ...change(category) })),
        })),
      ),
    ),
  ],
});

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const ThreeTiles: Story = { args: { props: { limit: 3 } } };
/** A drawn motif stands for a category without a game of its own. */
export const WithoutPictures: Story = changed(() => ({ topGame: null }));
export const OneGameEach: Story = changed(() => ({ gameCount: 1 }));
export const ManyGames: Story = changed(() => ({ gameCount: 10_000 }));
/** The tiles stand before their counts and pictures come, and without them. */
export const Loading: Story = {
  ...sectionLoading,
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('section a').length).toBeGreaterThan(2),
    );
  },
};
export const Failed: Story = { ...Loading, decorators: [withCalls(failingTransport)] };
