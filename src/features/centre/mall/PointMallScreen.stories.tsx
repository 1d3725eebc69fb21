import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getPointBalance,
  getPointConfig,
  getPointDetails,
  getPointReward,
  getRedeemPointList,
} from '../../../../schemas/api/points.ts';
import { answer, answerWith } from '../../../../tests/support/builders/answerWith.ts';
import {
  pointBalance,
  pointConfig,
  pointEntries,
  pointItems,
  pointOrders,
} from '../../../../tests/support/builders/points.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../../tests/support/storyFrames.tsx';
import type { PointBalance, PointItem } from '../../../api/points.ts';
import PointMallScreen from './PointMallScreen.tsx';

const showing = (own: Partial<PointBalance> = {}, list: PointItem[] = pointItems()) =>
  withCalls(
    answerWith(
      answer(getPointConfig, () => pointConfig()),
      answer(getPointReward, () => ({ list })),
      answer(getPointBalance, () => pointBalance(own)),
      answer(getRedeemPointList, () => ({ list: pointOrders(), next: null })),
      answer(getPointDetails, () => ({ list: pointEntries(), next: null })),
    ),
  );

const meta = {
  title: 'Pages/PointMall',
  component: PointMallScreen,
  parameters: { path: '/pointMall' },
  decorators: [
    showing(),
    asVisitor('member'),
    withGates({ memberCenter: true, pointMall: true, registration: true }),
  ],
} satisfies Meta<typeof PointMallScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const Owing: Story = { decorators: [showing({ points: 0, owed: 120, convertible: 0 })] };
export const Nothing: Story = { decorators: [showing({}, [])] };
export const Orders: Story = { parameters: { path: '/pointMall?tab=history' } };
export const Details: Story = { parameters: { path: '/pointMall?tab=details' } };
export const Rules: Story = { parameters: { path: '/pointMall?tab=rules' } };
export const Guest: Story = { decorators: [asVisitor('guest')] };
export const GuestOrders: Story = {
  decorators: [asVisitor('guest')],
  parameters: { path: '/pointMall?tab=history' },
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
