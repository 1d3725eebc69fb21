import type { Meta, StoryObj } from '@storybook/react-vite';
import { navMenu } from '../../../tests/support/builders.ts';
import ColumnsVariant from './variants/Columns.tsx';
import MinimalVariant from './variants/Minimal.tsx';

const meta = {
  title: 'Slots/Footer',
  component: ColumnsVariant,
  args: {
    help: navMenu().slice(-2),
    menu: navMenu(),
    legal: [
      { topic: 'about', label: 'About Company', href: '/help?topic=about' },
      { topic: 'contact', label: 'Contact Us', href: '/help?topic=contact' },
      { topic: 'terms', label: 'General Terms and Conditions', href: '/help?topic=terms' },
    ],
    showSteps: true,
    year: 2026,
  },
} satisfies Meta<typeof ColumnsVariant>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = { render: (args) => <ColumnsVariant {...args} /> };

export const Minimal: Story = { render: (args) => <MinimalVariant {...args} /> };
