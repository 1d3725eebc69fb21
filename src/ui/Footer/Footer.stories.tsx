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
      { topic: 'about', label: 'About us', href: '/help?topic=about' },
      { topic: 'contact', label: 'Contact us', href: '/help?topic=contact' },
      { topic: 'terms', label: 'General terms and conditions', href: '/help?topic=terms' },
      { topic: 'responsibleGaming', label: 'Responsible gaming', href: '/help?topic=responsible' },
      { topic: 'privacy', label: 'Privacy policy', href: '/help?topic=privacy' },
      { topic: 'affiliates', label: 'Affiliates', href: '/help?topic=affiliates' },
      { topic: 'refund', label: 'Refund policy', href: '/help?topic=refund' },
    ],
    showSteps: true,
    year: 2026,
  },
} satisfies Meta<typeof ColumnsVariant>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = { render: (args) => <ColumnsVariant {...args} /> };

export const ColumnsWithoutSteps: Story = { args: { showSteps: false } };

export const ColumnsWithoutLinks: Story = { args: { help: [], menu: [] } };

export const Minimal: Story = { render: (args) => <MinimalVariant {...args} /> };

export const MinimalWithoutSteps: Story = {
  args: { showSteps: false },
  render: (args) => <MinimalVariant {...args} />,
};
