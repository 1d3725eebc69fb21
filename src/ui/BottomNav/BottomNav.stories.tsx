import type { Meta, StoryObj } from '@storybook/react-vite';
import { navMenu } from '../../../tests/support/builders.ts';
import BarVariant from './variants/Bar.tsx';
import FloatingVariant from './variants/Floating.tsx';

const meta = {
  title: 'Slots/BottomNav',
  component: BarVariant,
  args: { menu: navMenu().slice(0, 5) },
} satisfies Meta<typeof BarVariant>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = { render: (args) => <BarVariant {...args} /> };

export const Floating: Story = { render: (args) => <FloatingVariant {...args} /> };
