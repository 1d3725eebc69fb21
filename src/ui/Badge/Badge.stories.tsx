import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Parts/Badge',
  component: Badge,
  args: { children: 'New' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Brand: Story = { args: { tone: 'brand' } };
export const Accent: Story = { args: { tone: 'accent', children: 'Jackpot' } };
export const Win: Story = { args: { tone: 'win', children: '+12' } };
export const Loss: Story = { args: { tone: 'loss', children: '−3' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Maintenance' } };
export const Info: Story = { args: { tone: 'info', children: '99+' } };
