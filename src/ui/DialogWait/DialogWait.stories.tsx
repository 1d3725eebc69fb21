import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ON_PHONE } from '../../../tests/support/storyFrames.tsx';
import { DialogWait } from './DialogWait.tsx';

const meta = {
  title: 'Primitives/DialogWait',
  component: DialogWait,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'Stands in place of a dialog whose scripts are on their way, or did not come.\n\nNot for waiting inside of a dialog that is already open: use Skeleton there.',
      },
    },
  },
} satisfies Meta<typeof DialogWait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

/** It can be tried again, or left. */
export const Failed: Story = {
  args: { onRetry: fn(), onClose: fn() },
  play: async ({ args, canvasElement }) => {
    const [retry, close] = within(canvasElement).getAllByRole('button');
    await userEvent.click(retry!);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(close!);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const FailedOnPhone: Story = { ...ON_PHONE, args: Failed.args };
