import type { Meta, StoryObj } from '@storybook/react-vite';
import { instantOrder } from '../../../../tests/support/builders/instantOrder.ts';
import { asVisitor, inBox, ON_PHONE } from '../../../../tests/support/storyFrames.tsx';
import { InstantCheck } from './InstantCheck.tsx';

const of = (over: Parameters<typeof instantOrder>[0] = {}) => {
  const { order, instant } = instantOrder(over);
  return { order, proof: instant! };
};

const meta = {
  title: 'Pages/LotteryInstantCheck',
  component: InstantCheck,
  args: of(),
  decorators: [inBox({ padding: 'var(--gutter)' }), asVisitor('member')],
} satisfies Meta<typeof InstantCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fair: Story = {};
export const FairOnPhone: Story = ON_PHONE;
export const Unfair: Story = { args: of({ serverSeedHash: 'ff'.repeat(32) }) };
export const SeedStillSecret: Story = { ...ON_PHONE, args: of({ serverSeed: null }) };
