import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const meta = {
  title: 'Parts/SchemeSwitch',
  component: SchemeSwitch,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof SchemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
