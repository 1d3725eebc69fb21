import type { Meta, StoryObj } from '@storybook/react-vite';
import { getLotteryStatistics } from '../../../../schemas/api/lotteryStatistics.ts';
import { answer, answerWith } from '../../../../tests/support/builders/answerWith.ts';
import {
  drawResult,
  drawResults,
  lotteryStatistics,
  NORTH_BOARD,
} from '../../../../tests/support/builders/lotteryRecords.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import { inBox, ON_DESKTOP, ON_PHONE, withCalls } from '../../../../tests/support/storyFrames.tsx';
import StatisticsPage from './StatisticsPage.tsx';

const answering = (list: ReturnType<typeof drawResults>, family = 'SSC') =>
  withCalls(answerWith(answer(getLotteryStatistics, () => lotteryStatistics(list, family))));

const meta = {
  title: 'Pages/LotteryStatistics',
  component: StatisticsPage,
  args: { feature: 'lottery', path: '/lottery', gameCode: 'SSC1M' },
  decorators: [inBox({ padding: 'var(--gutter)' }), answering(drawResults(50))],
} satisfies Meta<typeof StatisticsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Digits: Story = ON_DESKTOP;
export const DigitsOnPhone: Story = ON_PHONE;
export const TwoHundred: Story = { decorators: [answering(drawResults(200))] };

const marks = drawResults(30).map((result, at) => ({
  ...result,
  draw: {
    main: [1, 2, 3, 4, 5, 6].map((place) => ((at * 7 + place * 8) % 49) + 1),
    special: ((at * 11) % 49) + 1,
  },
}));
export const MarkSix: Story = { ...ON_DESKTOP, decorators: [answering(marks, 'LHC')] };
export const Vietnam: Story = {
  ...ON_PHONE,
  decorators: [
    answering(
      Array.from({ length: 12 }, (_, at) =>
        drawResult({ issue: `MB-202602${at + 10}`, draw: { ...NORTH_BOARD, DB: `602${at + 13}` } }),
      ),
      'VNN',
    ),
  ],
};
export const NothingYet: Story = { decorators: [answering([])] };
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
