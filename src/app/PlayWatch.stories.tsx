import type { Meta, StoryObj } from '@storybook/react-vite';
import { getPlayTime } from '../../schemas/api/playTime.ts';
import { answer, answerWith } from '../../tests/support/builders/answerWith.ts';
import { asVisitor, ON_DESKTOP, ON_PHONE, withCalls } from '../../tests/support/storyFrames.tsx';
import type { PlayTime } from '../api/playTime.ts';
import { PlayWatch } from './PlayWatch.tsx';

const TIME: PlayTime = {
  now: '2999-01-01T01:00:00.000Z',
  startedAt: '2999-01-01T00:00:00.000Z',
  staked: '120.00',
  paid: '85.50',
  net: '-34.50',
  checkAt: '2999-01-01T01:00:00.000Z',
  endsAt: '2999-01-01T03:00:00.000Z',
  stop: 'check',
  restMinutes: 30,
  isReviewDue: false,
  times: [],
  checks: [],
};

const meta = {
  title: 'Pages/PlayWatch',
  component: PlayWatch,
  decorators: [asVisitor('member')],
} satisfies Meta<typeof PlayWatch>;

export default meta;
type Story = StoryObj<typeof meta>;

const telling = (over: Partial<PlayTime>): Pick<Story, 'decorators'> => ({
  decorators: [withCalls(answerWith(answer(getPlayTime, () => ({ ...TIME, ...over }))))],
});

export const Reminder: Story = { ...ON_DESKTOP, ...telling({}) };
export const ReminderOnPhone: Story = { ...ON_PHONE, ...telling({ net: '12.00' }) };
export const ReviewIsDue: Story = { ...ON_PHONE, ...telling({ isReviewDue: true }) };
export const TimeIsOver: Story = { ...ON_PHONE, ...telling({ stop: 'over' }) };
