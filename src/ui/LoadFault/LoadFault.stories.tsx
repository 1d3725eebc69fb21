import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IN_VIETNAMESE_ON_PHONE, inBox } from '../../../tests/support/storyFrames.tsx';
import { LoadFault } from './LoadFault.tsx';

const meta = {
  title: 'Primitives/LoadFault',
  component: LoadFault,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Says that one part of a page could not be loaded, and offers to try again.\n\nNot for a page that failed as a whole: use StatusPage. Not for mistakes in a form: fields and FormFault say those. Not for a part that is merely empty.',
      },
    },
  },
  args: { children: 'The hot games did not load.', onRetry: fn() },
  decorators: [inBox()],
} satisfies Meta<typeof LoadFault>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

export const RetryInFocus: Story = { parameters: { pseudo: { focusVisible: 'button' } } };

export const Retried: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
};

export const LongTextOnPhone: Story = {
  ...IN_VIETNAMESE_ON_PHONE,
  args: {
    children:
      'Danh sách các trò chơi được yêu thích nhất chưa tải được. Vui lòng kiểm tra kết nối của bạn.',
  },
};
