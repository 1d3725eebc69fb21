import type { Meta, StoryObj } from '@storybook/react-vite';
import { winner } from '../../../tests/support/builders.ts';
import { longGames } from '../../../tests/support/builders/longGames.ts';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { WinCard } from './WinCard.tsx';

const meta = {
  title: 'Primitives/WinCard',
  component: WinCard,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A win of real money: the game, the amount, who won by a shortened name, and when. It leads to where it was won where it is told to.\n\nNot for what the member won: that is in the betting record.',
      },
    },
  },
  args: { win: winner({}) },
  decorators: [inBox({ padding: 'var(--space-4)', maxInlineSize: '20rem' })],
} satisfies Meta<typeof WinCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Leading: Story = { args: { leads: true } };
export const InFocus: Story = {
  args: Leading.args ?? {},
  parameters: { pseudo: { focusVisible: 'a' } },
};
export const Ranked: Story = { args: { leads: true, rank: 12 } };
export const InALottery: Story = {
  args: {
    win: winner({
      category: 'LOTT',
      game: null,
      lottery: { lottery: 'SSC5M', name: 'SSC 5 min', feature: 'lottery', issue: '20260115-144' },
      multiple: '97.50',
    }),
  },
};
export const OfAFreeRound: Story = { args: { win: winner({ multiple: null }) } };
export const LongNames: Story = {
  args: {
    win: winner({
      game: longGames(1)[0]!,
      account: 'maria_del_carmen_***87',
      amount: '9999999.99',
    }),
    rank: 1,
  },
};
