import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playButtons, playKeys, playPause } from '../../../tests/support/stories/carouselPlay.ts';
import { inBox, ON_PHONE } from '../../../tests/support/storyFrames.tsx';
import { Carousel } from './Carousel.tsx';

const slide = (name: string, surface: string) => ({
  id: name,
  name,
  content: (
    <div
      style={{
        display: 'grid',
        placeItems: 'center',
        blockSize: '14rem',
        background: surface,
        color: 'var(--text-1)',
        fontSize: 'var(--type-title)',
      }}
    >
      {name}
    </div>
  ),
});

const slides = [
  slide('First', 'var(--surface-2)'),
  slide('Second', 'var(--surface-3)'),
  slide('Third', 'var(--surface-4)'),
];

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Slides of full width, one in view. It scrolls without script; dots, keys and time come with it. What moves by itself can be paused.\n\nNot for things to compare or choose from: use Shelf, which shows several. Not for what everybody must read, since later slides are seldom seen.',
      },
    },
  },
  args: { label: 'Highlights', slides, intervalSeconds: 0 },
  decorators: [inBox()],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSlides: Story = {};
export const OnPhone: Story = { ...ON_PHONE };
export const ThatMovesByItself: Story = { args: { intervalSeconds: 30 } };
/** Nothing in it takes the focus, so that the row does. */
export const ReachedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(document.activeElement).toBe(canvasElement.querySelector('ul[role="list"]'));
  },
};

export const TwelveSlides: Story = {
  args: {
    slides: Array.from({ length: 12 }, (_, at) => slide(`Slide ${at + 1}`, 'var(--surface-2)')),
  },
};

export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('button')).toHaveLength(0);
  },
};

export const ControlPointedAt: Story = {
  args: { intervalSeconds: 30 },
  parameters: { pseudo: { hover: 'button' } },
};

export const ControlInFocus: Story = {
  args: { intervalSeconds: 30 },
  parameters: { pseudo: { focusVisible: 'button' } },
};

export const MovedByButtons: Story = { play: playButtons };
export const MovedByKeys: Story = { play: playKeys };
export const Paused: Story = { args: { intervalSeconds: 30 }, play: playPause };
