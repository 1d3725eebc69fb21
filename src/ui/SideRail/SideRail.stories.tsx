import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideRail } from './SideRail.tsx';

const meta = { title: 'Parts/SideRail', component: SideRail } satisfies Meta<typeof SideRail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown from 1200 pixels on. */
export const Default: Story = {};

export const ServiceOpen: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus(),
};
