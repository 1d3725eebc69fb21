import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HomeSection } from '../../../tests/support/stories/homeSectionStory.tsx';
import { ON_DESKTOP, ON_PHONE, withCalls, withGates } from '../../../tests/support/storyFrames.tsx';

const meta = {
  title: 'Sections/HowItWorks',
  component: HomeSection,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Three steps from opening an account to playing, for guests.\n\nNot for members who know the site already. The footer leaves its own steps out where this section shows.',
      },
    },
  },
  args: { section: 'howItWorks' },
  decorators: [withCalls()],
} satisfies Meta<typeof HomeSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
/** Where nobody can register by themselves, the first step leads nowhere. */
export const WithoutRegistration: Story = {
  decorators: [withGates({ registration: false })],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('li')).toHaveLength(3));
    await expect(canvasElement.querySelector('a[href="/register"]')).toBeNull();
  },
};
