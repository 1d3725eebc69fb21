import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { getLotteryHall } from '../../../../schemas/api/lotteryGames.ts';
import {
  getLotteryResults,
  getLotteryResultsOfDay,
} from '../../../../schemas/api/lotteryIssues.ts';
import { answer, answerWith } from '../../../../tests/support/builders/answerWith.ts';
import { lotteryCard } from '../../../../tests/support/builders/lottery.ts';
import {
  drawResult,
  NORTH_BOARD,
  SOUTH_BOARD,
} from '../../../../tests/support/builders/lotteryRecords.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import { inBox, ON_DESKTOP, ON_PHONE, withCalls } from '../../../../tests/support/storyFrames.tsx';
import ResultsPage from './ResultsPage.tsx';
import TicketCheckPage from './TicketCheckPage.tsx';

const official = { everySeconds: null, feature: 'vnLottery', group: 'VN', source: 'feed' } as const;
const stations = [
  lotteryCard({
    ...official,
    lottery: 'VNMB',
    name: 'Vietnam North',
    family: 'VNN',
    area: 'NORTH',
  }),
  lotteryCard({ ...official, lottery: 'VNTG', name: 'Tiền Giang', family: 'VNS', area: 'SOUTH' }),
  lotteryCard({ ...official, lottery: 'VNKG', name: 'Kiên Giang', family: 'VNS', area: 'SOUTH' }),
];

const BOARDS: Readonly<Record<string, ReturnType<typeof drawResult>>> = {
  VNMB: drawResult({ lottery: 'VNMB', issue: 'MB-20260201', draw: NORTH_BOARD, demo: true }),
  VNTG: drawResult({ lottery: 'VNTG', issue: 'TG-20260201', draw: SOUTH_BOARD }),
  // Its first prizes are still to come.
  VNKG: drawResult({
    lottery: 'VNKG',
    issue: 'KG-20260201',
    state: 'drawing',
    draw: { G8: '07', G7: '512', G6: ['4410', '9021'] },
  }),
};

const serverNow = '2026-02-01T10:00:00.000Z';
const ofDay = stations.map(({ lottery, name, family, group, feature }) => ({
  lottery,
  name,
  family,
  group,
  feature,
  draws: 1,
  result: BOARDS[lottery]!,
}));
const races = ['03,01,02,04,05,06,07,08,09,10', '10,09,08,07,06,05,04,03,02,01'].map(
  (draw, at) => ({
    lottery: `PK${at}`,
    name: `PK10 Racing, ${at + 1} Minutes`,
    family: 'PK10',
    group: 'PK10',
    feature: 'lottery' as const,
    draws: 40,
    result: drawResult({ lottery: `PK${at}`, draw, version: at + 1 }),
  }),
);
const markSix = {
  ...races[0]!,
  lottery: 'HKLHC',
  name: 'Mark Six',
  family: 'LHC',
  result: drawResult({
    lottery: 'HKLHC',
    issue: '26/012',
    draw: { main: [7, 9, 12, 25, 34, 40], special: 29, zodiac: 'HORSE' },
  }),
};

const answering = (list: readonly ((typeof ofDay)[number] | (typeof races)[number])[]) =>
  withCalls(
    answerWith(
      answer(getLotteryHall, () => ({ serverNow, groups: [{ group: 'VN', lotteries: stations }] })),
      answer(getLotteryResultsOfDay, () => ({ serverNow, list: [...list] })),
      answer(getLotteryResults, () => ({ list: [BOARDS['VNMB']!], next: null })),
    ),
  );

const meta = {
  title: 'Pages/LotteryResults',
  component: ResultsPage,
  args: { feature: 'vnLottery', path: '/vnlottery', gameCode: null },
  decorators: [inBox({ padding: 'var(--gutter)' }), answering(ofDay)],
} satisfies Meta<typeof ResultsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vietnam: Story = ON_DESKTOP;
export const VietnamOnPhone: Story = ON_PHONE;
export const AllLotteries: Story = {
  ...ON_PHONE,
  args: { feature: 'lottery', path: '/lottery' },
  decorators: [answering([...races, markSix])],
};
export const NothingDrawn: Story = {
  args: { feature: 'lottery', path: '/lottery' },
  decorators: [answering([])],
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };

/** A ticket that won the special prize. */
export const Ticket: Story = {
  ...ON_PHONE,
  render: () => <TicketCheckPage feature="vnLottery" path="/vnlottery" />,
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('textbox'), '60213');
  },
};
