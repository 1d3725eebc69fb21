import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pages } from './Pages.tsx';

const meta = {
  title: 'Pages',
  component: Pages,
  args: { year: 2026 },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};

export const ComingSoon: Story = { parameters: { path: '/vip' } };

export const NotFound: Story = { parameters: { path: '/no-such-page' } };
