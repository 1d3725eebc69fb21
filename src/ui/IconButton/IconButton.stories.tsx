import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Parts/IconButton',
  component: IconButton,
  args: { icon: 'menu', label: 'Menu' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Outlined: Story = { args: { kind: 'outlined' } };
export const Disabled: Story = { args: { disabled: true } };
