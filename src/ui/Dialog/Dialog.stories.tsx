import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IN_VIETNAMESE_ON_PHONE, ON_PHONE } from '../../../tests/support/storyFrames.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';

const form = (count: number) => (
  <>
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      {Array.from({ length: count }, (_, at) => (
        <TextField key={at} label={`Field ${at + 1}`} />
      ))}
    </div>
    <DialogActions>
      <Button kind="primary" size="large">
        Create account
      </Button>
      <Button size="large">Clear all</Button>
    </DialogActions>
  </>
);

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'Asks one thing over the page: a panel on wide screens, a sheet from below on phones. Focus stays inside and returns afterwards.\n\nNot for news that needs no answer, not for long texts, and never one over another. Leave out `onClose` only where an answer is needed to go on.',
      },
    },
  },
  args: { title: 'Create account', onClose: fn(), children: form(2) },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = {
  args: {
    size: 'small',
    title: 'Log out?',
    lead: 'You can come back any time.',
    children: form(0),
  },
};
export const LongerThanTheWindow: Story = { args: { children: form(14) } };
export const Sheet: Story = ON_PHONE;
export const LongSheet: Story = { ...ON_PHONE, args: { children: form(14) } };
export const WithoutWayOut: Story = { args: { onClose: undefined } };
export const LongTitleOnPhone: Story = {
  ...IN_VIETNAMESE_ON_PHONE,
  args: { title: 'Xác nhận rằng lần đăng nhập từ địa chỉ mới này là của chính bạn' },
};

/** The focus begins at the heading, stays inside, and the button asks to close. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
    for (let step = 0; step < 7; step += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      await expect(activeElement === document.body || dialog.contains(activeElement)).toBe(true);
    }
    await userEvent.click(within(dialog).getAllByRole('button')[0]!);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
