import type { Meta, StoryObj } from '@storybook/react-vite';
import { getLotteryChases } from '../../../../schemas/api/lotteryChases.ts';
import { answer, answerWith } from '../../../../tests/support/builders/answerWith.ts';
import { lotteryChase } from '../../../../tests/support/builders/lotteryRecords.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  inBox,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
} from '../../../../tests/support/storyFrames.tsx';
import ChasesPage from './ChasesPage.tsx';

const chases = [
  lotteryChase(),
  lotteryChase({
    chase: `C${'1'.repeat(20)}`,
    state: 'reached',
    done: 6,
    left: 0,
    held: '0.00',
    prize: '180.00',
    stop: 'profit',
    stopProfit: '50.00',
  }),
  lotteryChase({
    chase: `C${'2'.repeat(20)}`,
    state: 'stopped',
    left: 0,
    held: '0.00',
    stop: 'never',
  }),
];

const answering = (list: typeof chases) =>
  withCalls(answerWith(answer(getLotteryChases, () => ({ currency: 'EUR', list, next: null }))));

const meta = {
  title: 'Pages/LotteryChases',
  component: ChasesPage,
  args: { feature: 'lottery', path: '/lottery' },
  decorators: [inBox({ padding: 'var(--gutter)' }), asVisitor('member'), answering(chases)],
} satisfies Meta<typeof ChasesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = ON_DESKTOP;
export const ListOnPhone: Story = ON_PHONE;
export const Nothing: Story = { decorators: [answering([])] };
export const Guest: Story = { decorators: [asVisitor('guest')] };
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
