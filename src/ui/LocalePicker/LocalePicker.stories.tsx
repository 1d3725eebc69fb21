import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocalePicker } from './LocalePicker.tsx';

const meta = {
  title: 'Parts/LocalePicker',
  component: LocalePicker,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof LocalePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
