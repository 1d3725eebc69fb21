import type { Meta, StoryObj } from '@storybook/react-vite';
import { banner } from '../../../tests/support/builders.ts';
import StageVariant from './variants/Stage.tsx';
import SplitVariant from './variants/Split.tsx';

const meta = {
  title: 'Slots/Hero',
  component: StageVariant,
  args: {
    banners: [banner(), banner({ id: 'jackpot', title: 'Tonight at nine' })],
    intervalSeconds: 0,
  },
} satisfies Meta<typeof StageVariant>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stage: Story = { render: (args) => <StageVariant {...args} /> };

export const Split: Story = { render: (args) => <SplitVariant {...args} /> };

export const OneBanner: Story = { args: { banners: [banner()] } };
