import type { Meta, StoryObj } from '@storybook/react-vite';
import { lotteryIssue } from '../../../tests/support/builders/lottery.ts';
import { silentTransport } from '../../../tests/support/seedTransport.ts';
import { inBox, withCalls } from '../../../tests/support/storyFrames.tsx';
import { IssueClock } from './IssueClock.tsx';

const meta = {
  title: 'Primitives/IssueClock',
  component: IssueClock,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          "The clock of a lottery's issue: what it counts to, in words, and the time that is left by the gateway's clock.\n\nNot for any other time: that is Countdown.",
      },
    },
  },
  args: { issue: lotteryIssue() },
  decorators: [inBox(), withCalls(silentTransport)],
} satisfies Meta<typeof IssueClock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Until the gateway was asked the room is kept. */
export const NotKnownYet: Story = {};
export const Void: Story = { args: { issue: lotteryIssue(0, { state: 'void' }) } };
