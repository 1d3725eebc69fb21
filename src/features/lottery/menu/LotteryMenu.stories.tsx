import type { Meta, StoryObj } from '@storybook/react-vite';
import { navEntry } from '../../../../tests/support/builders.ts';
import { lotteryTransport } from '../../../../tests/support/lotteryTransport.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import { ON_DESKTOP, ON_PHONE, withCalls } from '../../../../tests/support/storyFrames.tsx';
import LotteryPanel from './LotteryPanel.tsx';
import PopularLotteries from './PopularLotteries.tsx';

const meta = {
  title: 'Shell/LotteryPanel',
  component: LotteryPanel,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'Drops down from the lotteries of the main navigation: the most played with their clocks, and what the hall leads to. In the menu of phones the first few stand in a list.',
      },
    },
  },
  args: {
    entry: navEntry({
      id: 'lottery',
      label: 'Lottery',
      href: '/lottery',
      icon: 'lottery',
      lotteries: 'lottery',
    }),
  },
  decorators: [withCalls(lotteryTransport())],
  ...ON_DESKTOP,
} satisfies Meta<typeof LotteryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lotteries: Story = {};
export const Vietnam: Story = {
  args: {
    entry: navEntry({
      id: 'vnLottery',
      label: 'Vietnam lottery',
      href: '/vnlottery',
      icon: 'lottery',
      lotteries: 'vnLottery',
    }),
  },
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
export const InPhoneMenu: Story = { ...ON_PHONE, render: (args) => <PopularLotteries {...args} /> };
