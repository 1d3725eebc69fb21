import type { Meta, StoryObj } from '@storybook/react-vite';
import { seedGame } from '../../../tests/support/builders/seedGames.ts';
import { asVisitor, ON_DESKTOP, ON_PHONE } from '../../../tests/support/storyFrames.tsx';
import { GameBar } from './GameBar.tsx';

const sitting = {
  of: '',
  playedMs: 3_849_000,
  netMinor: -1250n,
  rounds: 12,
  startedAt: null,
  seenAt: 0,
};

const meta = {
  title: 'Pages/GameBar',
  component: GameBar,
  args: {
    game: seedGame(),
    mode: 'real',
    amount: '1250.50',
    sitting,
    fullScreen: { canFill: true, isFull: false, toggle: () => undefined },
    onReload: () => undefined,
    onSitting: () => undefined,
  },
  decorators: [asVisitor('member')],
} satisfies Meta<typeof GameBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RealMoney: Story = { ...ON_DESKTOP };
export const PlayMoney: Story = {
  ...ON_DESKTOP,
  args: { mode: 'play', sitting: { ...sitting, netMinor: 98_000n } },
};
export const OnPhone: Story = { ...ON_PHONE, args: { mode: 'play' } };
/** The longest that there is still has its place. */
export const LongOnPhone: Story = {
  ...ON_PHONE,
  args: {
    game: seedGame({ gameName: 'The Lighthouse Keeper and the Nine Golden Koi of Winter' }),
    mode: 'play',
    amount: '9999999.99',
    sitting: { ...sitting, playedMs: 36_000_000, netMinor: -999_999_999n },
  },
};
export const BalanceUnknown: Story = { ...ON_PHONE, args: { amount: undefined } };
