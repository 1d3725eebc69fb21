import type { Meta, StoryObj } from '@storybook/react-vite';
import { getVipHistory, getVipProgramme, getVipStanding } from '../../../../schemas/api/vip.ts';
import { answer, answerWith } from '../../../../tests/support/builders/answerWith.ts';
import { vipProgramme, vipStanding, vipSteps } from '../../../../tests/support/builders/vip.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../../tests/support/storyFrames.tsx';
import type { VipStanding, VipStep } from '../../../api/vip.ts';
import VipScreen from './VipScreen.tsx';

const showing = (own: Partial<VipStanding> = {}, list: VipStep[] = vipSteps()) =>
  withCalls(
    answerWith(
      answer(getVipProgramme, () => vipProgramme()),
      answer(getVipStanding, () => vipStanding(own)),
      answer(getVipHistory, () => ({ list, next: null })),
    ),
  );

const meta = {
  title: 'Pages/Vip',
  component: VipScreen,
  parameters: { path: '/vip' },
  decorators: [
    showing(),
    asVisitor('member'),
    withGates({ memberCenter: true, vip: true, registration: true }),
  ],
} satisfies Meta<typeof VipScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const FirstDay: Story = {
  decorators: [showing({ level: 0, points: 0, today: 0, keep: null, month: null, gifts: [] }, [])],
};
export const Highest: Story = {
  decorators: [showing({ level: 5, points: 912_345, gifts: [] })],
};
export const Guest: Story = { ...ON_DESKTOP, decorators: [asVisitor('guest')] };
export const GuestOnPhone: Story = { ...ON_PHONE, decorators: [asVisitor('guest')] };
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
