import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, ON_PHONE, withBrandFacts } from '../../../tests/support/storyFrames.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The brand\'s wordmark in the scheme that shows, or its name in the display face where it has none. `narrow="mark"` shows the emblem on phones.\n\nNot twice in one view, and not on a picture.',
      },
    },
  },
  decorators: [inBox()],
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The brand of the toolbar; exactly one picture shows, whichever the scheme. */
export const Wordmark: Story = {
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('img')].filter(
      (picture) => getComputedStyle(picture).display !== 'none',
    );
    await expect(shown).toHaveLength(1);
  },
};

export const EmblemOnPhone: Story = { ...ON_PHONE, args: { narrow: 'mark' } };

export const WithoutPicture: Story = { decorators: [withBrandFacts({ assets: {} })] };

export const LongNameWithoutPicture: Story = {
  decorators: [
    withBrandFacts({ assets: {}, name: 'The Juniper & Saltmarsh Gaming House' }),
    inBox({ inlineSize: '14rem' }),
  ],
};

export const ArabicNameWithoutPicture: Story = {
  decorators: [withBrandFacts({ assets: {}, name: 'مجلس الياسمين' })],
};
