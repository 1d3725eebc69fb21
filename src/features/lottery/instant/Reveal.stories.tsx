import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { instantOrder } from '../../../../tests/support/builders/instantOrder.ts';
import { inBox, ON_PHONE } from '../../../../tests/support/storyFrames.tsx';
import type { InstantPlays } from '../../../api/lottery.ts';
import { Reveal } from './Reveal.tsx';

const { order, instant } = instantOrder();
const PRIZES = ['0.00', '19.60', '0.00'];

/** So many plays in a row, of which the second wins. */
const played = (count: number): InstantPlays => ({
  plays: PRIZES.slice(0, count).map((prize, nonce) => ({
    order: {
      ...order,
      order: `L2602011030000${nonce}ABCDEFG`,
      state: prize === '0.00' ? 'lost' : 'won',
      prize,
    },
    nonce,
    hits: [],
  })),
  currency: 'EUR',
  stake: `${2 * count}.00`,
  prize: count > 1 ? '19.60' : '0.00',
  rebate: '0.00',
  sumBalance: '115.60',
  seeds: {
    serverSeedHash: instant!.serverSeedHash,
    clientSeed: instant!.clientSeed,
    nonce: count,
    nextServerSeedHash: '0f'.repeat(32),
  },
  serverNow: order.placedAt,
});

const meta = {
  title: 'Parts/LotteryReveal',
  component: Reveal,
  args: {
    played: played(3),
    path: '/elott',
    isBusy: false,
    onAgain: () => undefined,
    onDone: () => undefined,
  },
  decorators: [inBox({ padding: 'var(--gutter)' })],
} satisfies Meta<typeof Reveal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last of several draws is shown at once on demand. */
const showAll: Story['play'] = async ({ canvasElement }) => {
  const buttons = await within(canvasElement).findAllByRole('button');
  await userEvent.click(buttons.at(-1)!);
};

export const AllShown: Story = { play: showAll };
export const AllShownOnPhone: Story = { ...ON_PHONE, play: showAll };
