import type { Meta, StoryObj } from '@storybook/react-vite';
import { getBonusMoney } from '../../../../schemas/api/bonuses.ts';
import { getBonuses } from '../../../../schemas/api/rewards.ts';
import { answer, answerWith } from '../../../../tests/support/builders/answerWith.ts';
import { bonus, bonusMoneyItem, LONG_TITLE } from '../../../../tests/support/builders/centre.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../../tests/support/storyFrames.tsx';
import type { Bonus } from '../../../api/rewards.ts';
import BonusesScreen from './BonusesScreen.tsx';

const given = [
  bonus(),
  bonus({
    id: 'referral:1',
    origin: 'referral',
    title: null,
    amount: '20.00',
    turnover: { times: '3', required: '60.00', done: '0.00', open: '60.00', waits: true },
  }),
  bonus({
    id: 'cashback:2026-01-13',
    origin: 'cashback',
    title: null,
    day: '2026-01-13',
    amount: '3.20',
    state: 'free',
    turnover: null,
  }),
  bonus({
    id: 'mission:3',
    title: 'Deposit this week',
    state: 'completed',
    turnover: { times: '2', required: '10.00', done: '10.00', open: '0.00', waits: false },
    endedAt: '2026-01-14T22:00:00.000Z',
  }),
];

const showing = (list: readonly Bonus[], total: string) =>
  withCalls(
    answerWith(
      answer(getBonuses, () => ({
        currency: 'EUR',
        total,
        list: [...list],
        next: list.length > 1 ? '1_mission:3' : null,
      })),
    ),
  );

const meta = {
  title: 'Pages/Bonuses',
  component: BonusesScreen,
  parameters: { path: '/member/bonuses' },
  decorators: [showing(given, '33.20'), asVisitor('member'), withGates({ memberCenter: true })],
} satisfies Meta<typeof BonusesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const Nothing: Story = { decorators: [showing([], '0.00')] };
export const LongTexts: Story = {
  ...ON_PHONE,
  decorators: [
    showing(
      given.map((one) => ({ ...one, title: LONG_TITLE, amount: '99999999.99' })),
      '399999999.96',
    ),
  ],
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };

const withMoney = withCalls(
  answerWith(
    answer(getBonuses, () => ({ currency: 'EUR', total: '33.20', list: given, next: null })),
    answer(getBonusMoney, () => ({
      currency: 'EUR',
      balance: '734.20',
      list: [
        bonusMoneyItem(),
        bonusMoneyItem({
          id: '8',
          origin: 'vip',
          title: null,
          state: 'offered',
          expiresAt: null,
          done: '0.00',
          left: '500.00',
        }),
        bonusMoneyItem({
          id: '5',
          origin: 'raffle',
          title: LONG_TITLE,
          state: 'released',
          released: '250.00',
          removed: '484.20',
          endedAt: '2026-01-13T18:20:00.000Z',
        }),
      ],
    })),
  ),
);

/** A bonus that is played, one that waits, and one that was paid out. */
export const Money: Story = { decorators: [withMoney] };
export const MoneyOnPhone: Story = { ...ON_PHONE, decorators: [withMoney] };
