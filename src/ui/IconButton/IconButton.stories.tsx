import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MATRIX_STATES, StateMatrix } from '../../../tests/support/StateMatrix.tsx';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A button of an icon alone, 44 px wide. `label` says what it does to those who do not see the icon.\n\nNot for the main action of a view, and not for an icon whose meaning is not common knowledge: use Button with a text.',
      },
    },
  },
  args: { icon: 'menu', label: 'Menu', onClick: fn() },
  decorators: [inBox()],
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Outlined: Story = { args: { kind: 'outlined' } };
export const Disabled: Story = { args: { disabled: true } };

export const States: Story = {
  parameters: MATRIX_STATES,
  render: () => (
    <StateMatrix
      looks={{
        quiet: <IconButton icon="menu" label="Menu" />,
        outlined: <IconButton icon="share" label="Share" kind="outlined" />,
      }}
    />
  ),
};

export const DisabledIgnoresPresses: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** It has a name without a word, and a finger finds it. */
export const PressedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Menu' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};
