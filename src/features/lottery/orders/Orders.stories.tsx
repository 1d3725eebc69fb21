import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { getLotteryOrder, getLotteryOrders } from '../../../../schemas/api/lotteryOrders.ts';
import { answer, answerWith } from '../../../../tests/support/builders/answerWith.ts';
import { lotteryOrder, orderDetail } from '../../../../tests/support/builders/lotteryRecords.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  inBox,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
} from '../../../../tests/support/storyFrames.tsx';
import OrdersPage from './OrdersPage.tsx';

const STATES = [
  'pending',
  'won',
  'lost',
  'pushed',
  'cancelled',
  'cancelledBySystem',
  'refunded',
  'planned',
] as const;

const orders = STATES.map((state, at) =>
  lotteryOrder({
    order: `L260201100000${at}ABCDEFG`,
    state,
    ...(state !== 'won' && { prize: '0.00' }),
    ...(at % 3 === 1 && {
      lottery: 'PK101M',
      name: 'PK10 Racing, 1 Minute',
      family: 'PK10',
      plays: ['POS'],
      draw: '03,01,02,04,05,06,07,08,09,10',
    }),
    ...((state === 'pending' || state === 'planned') && { draw: null }),
  }),
);

const answering = (list: typeof orders, detail = orderDetail(), next: string | null = null) =>
  withCalls(
    answerWith(
      answer(getLotteryOrders, () => ({ currency: 'EUR', list, next })),
      answer(getLotteryOrder, () => detail),
    ),
  );

const meta = {
  title: 'Pages/LotteryOrders',
  component: OrdersPage,
  args: { feature: 'lottery', path: '/lottery', order: null },
  parameters: { path: '/lottery?view=orders' },
  decorators: [
    inBox({ padding: 'var(--gutter)' }),
    asVisitor('member'),
    answering(orders, orderDetail(), 'more'),
  ],
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = ON_DESKTOP;
export const ListOnPhone: Story = ON_PHONE;
export const Nothing: Story = { decorators: [answering([])] };
export const NothingOfThese: Story = {
  parameters: { path: '/lottery?view=orders&state=won' },
  decorators: [answering([])],
};
export const Guest: Story = { decorators: [asVisitor('guest')] };
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };

const one = { order: lotteryOrder().order };
export const One: Story = { ...ON_DESKTOP, args: one };
export const OneOnPhone: Story = { ...ON_PHONE, args: one };
export const Corrected: Story = {
  args: one,
  decorators: [answering([], orderDetail({ version: 2 }))],
};
export const OneFailed: Story = { args: one, decorators: [withCalls(failingTransport)] };

/** It asks before it takes a bet back. */
export const Cancelling: Story = {
  ...ON_PHONE,
  args: one,
  decorators: [answering([], orderDetail({ state: 'pending', canCancel: true, draw: null }))],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const buttons = await canvas.findAllByRole('button');
    await userEvent.click(buttons.at(-1)!);
  },
};
