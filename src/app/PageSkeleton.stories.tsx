import type { Meta, StoryObj } from '@storybook/react-vite';
import { ON_DESKTOP, ON_PHONE } from '../../tests/support/storyFrames.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

const meta = {
  title: 'Pages/PageThatLoads',
  component: PageSkeleton,
} satisfies Meta<typeof PageSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = { ...ON_DESKTOP };
export const OnPhone: Story = { ...ON_PHONE };
