import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { getGameArt } from '../../lib/artAddress.ts';
import { Picture } from './Picture.tsx';

const art = getGameArt('aur-amber-chalice');

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A picture whose room is reserved by its size, in the best format the browser can show. `onMissing` tells when it cannot be had.\n\nNot for the logo (Logo) or icons (Icon). A picture that only decorates takes an empty `alt`.',
      },
    },
  },
  args: {
    src: art.src,
    sources: [
      { type: 'image/avif', srcSet: art.avif },
      { type: 'image/webp', srcSet: art.webp },
    ],
    width: 240,
    height: 320,
    sizes: '240px',
    alt: 'Amber Chalice',
    loading: 'eager',
    onMissing: fn(),
  },
  decorators: [inBox()],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

/** It tells, so that what holds it can draw something in its place; its room stays. */
export const Missing: Story = {
  args: { src: '/no-such-picture.png', sources: [] },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onMissing).toHaveBeenCalled());
    await expect(canvasElement.querySelector('img')).toHaveAttribute('height', '320');
  },
};
