import type { Meta, StoryObj } from '@storybook/react-vite';
import { getBonuses, getRewards } from '../../../../schemas/api/rewards.ts';
import { answer, answerWith } from '../../../../tests/support/builders/answerWith.ts';
import { bonus, LONG_TITLE, reward } from '../../../../tests/support/builders/centre.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../../tests/support/storyFrames.tsx';
import type { Bonus, Reward } from '../../../api/rewards.ts';
import RewardsScreen from './RewardsScreen.tsx';

const waiting = [
  reward(),
  reward({
    source: 'cashback',
    id: 'all',
    title: null,
    amount: '12.40',
    days: 3,
    turnover: '0',
    expiresAt: '2026-01-20T00:00:00.000Z',
  }),
  reward({
    source: 'leaderboard',
    id: 'b:2026-01-05',
    title: 'Race of the week',
    amount: '100.00',
    place: 3,
    turnover: '1',
    expiresAt: null,
  }),
];

const showing = (list: readonly Reward[], before: readonly Bonus[], total: string) =>
  withCalls(
    answerWith(
      answer(getRewards, () => ({ currency: 'EUR', total, list: [...list] })),
      answer(getBonuses, () => ({ currency: 'EUR', total, list: [...before], next: null })),
    ),
  );

const before = [
  bonus(),
  bonus({
    id: 'cashback:2026-01-13',
    origin: 'cashback',
    title: null,
    day: '2026-01-13',
    amount: '3.20',
    state: 'free',
    turnover: null,
  }),
];

const meta = {
  title: 'Pages/Rewards',
  component: RewardsScreen,
  parameters: { path: '/member/rewards' },
  decorators: [
    showing(waiting, before, '117.40'),
    asVisitor('member'),
    withGates({ memberCenter: true, missions: true, manualRebate: true }),
  ],
} satisfies Meta<typeof RewardsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const One: Story = { decorators: [showing(waiting.slice(0, 1), [], '5.00')] };
export const Nothing: Story = { decorators: [showing([], [], '0.00')] };
export const LongTexts: Story = {
  ...ON_PHONE,
  decorators: [
    showing(
      waiting.map((one) => ({ ...one, title: LONG_TITLE, amount: '99999999.99' })),
      before.map((one) => ({ ...one, title: LONG_TITLE })),
      '299999999.97',
    ),
  ],
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
