import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import {
  lotteryCard,
  lotteryDraw,
  lotteryIssue,
  lotteryOffer,
  lotteryResult,
  lotteryState,
} from '../../../tests/support/builders/lottery.ts';
import { lotteryTransport } from '../../../tests/support/lotteryTransport.ts';
import { failingTransport, silentTransport } from '../../../tests/support/seedTransport.ts';
import { ON_DESKTOP, ON_PHONE, withCalls } from '../../../tests/support/storyFrames.tsx';
import { CurrentScreenProvider } from '../../platform/screens/ScreensContext.tsx';
import LotteryScreen from './LotteryScreen.tsx';
import { screens } from './screens.ts';

const onScreen =
  (id: string): Decorator =>
  (Story) => (
    <CurrentScreenProvider screen={screens.find((screen) => screen.id === id)!}>
      <Story />
    </CurrentScreenProvider>
  );

const meta = {
  title: 'Pages/Lottery',
  component: LotteryScreen,
  decorators: [onScreen('lottery'), withCalls(lotteryTransport())],
  parameters: { path: '/lottery' },
} satisfies Meta<typeof LotteryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bet screen of a lottery of the catalogue; its clock stands still, since nothing is open any more. */
const betting = (id: string, family: string, path = '/lottery'): Partial<Story> => {
  const draw = lotteryDraw(id);
  const last = [0, 1, 2].map((at) =>
    lotteryResult({
      lottery: id,
      issue: `20260201-066${at}`,
      draw: at === 0 ? draw : lotteryDraw(id, at + 1),
    }),
  );
  const lottery = lotteryCard({ lottery: id, name: id, family, last: last[0] ?? null });
  const state = lotteryState({ lottery, last, waiting: [], issues: [lotteryIssue()] });
  return {
    decorators: [withCalls(lotteryTransport({ state, offer: lotteryOffer(id) }))],
    parameters: { path: `${path}?gameCode=${id}` },
  };
};

export const Hall: Story = { ...ON_DESKTOP };
export const HallOnPhone: Story = { ...ON_PHONE };
export const HallSearched: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('searchbox'), 'mark six');
  },
};
export const HallLoading: Story = { decorators: [withCalls(silentTransport)] };
export const HallFailed: Story = { decorators: [withCalls(failingTransport)] };
export const HallEmpty: Story = { decorators: [withCalls(lotteryTransport({ cards: [] }))] };

export const DigitsOnPhone: Story = { ...ON_PHONE, ...betting('SSC1M', 'SSC') };
export const DigitsOnDesktop: Story = { ...ON_DESKTOP, ...betting('SSC1M', 'SSC') };
export const RaceOnPhone: Story = { ...ON_PHONE, ...betting('PK101M', 'PK10') };
export const MarkSix: Story = { ...ON_DESKTOP, ...betting('LHC5M', 'LHC') };
/** Numbers keyed in with the large keys, as a visitor does. */
const keying =
  (digits: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const digit of digits)
      await userEvent.click(await canvas.findByRole('button', { name: digit }));
  };

export const TicketOnPhone: Story = {
  ...ON_PHONE,
  ...betting('THAIGLO', 'SEA', '/seaLottery'),
  play: keying('89505'),
};
export const TicketOnDesktop: Story = {
  ...ON_DESKTOP,
  ...betting('HANOIVNC', 'SEA', '/seaLottery'),
  play: keying('8950523'),
};
export const FourDigits: Story = { ...ON_DESKTOP, ...betting('SG4D', '4D', '/seaLottery') };
export const VietnamOnPhone: Story = { ...ON_PHONE, ...betting('VNN1M', 'VNN', '/vnlottery') };

export const Instant: Story = {
  ...ON_DESKTOP,
  decorators: [
    withCalls(
      lotteryTransport({
        state: lotteryState({
          lottery: lotteryCard({
            lottery: 'SSCINSTANT',
            source: 'instant',
            feature: 'elott',
            everySeconds: null,
            current: null,
            last: null,
          }),
          issues: [],
          waiting: [],
          last: [],
        }),
        offer: lotteryOffer('SSC1M'),
      }),
    ),
  ],
  parameters: { path: '/elott?gameCode=SSCINSTANT' },
};

/** Stations of a Sunday in the South, and what a typed list comes to. */
const stationCards = [
  ['VNTG', 'VNS', 'feed'],
  ['VNKG', 'VNS', 'feed'],
  ['VNSOUTH12', 'VNSX', 'parts'],
].map(([lottery, family, source]) =>
  lotteryCard({
    lottery: lottery!,
    name: lottery!,
    family: family!,
    source: source as 'feed',
    area: 'SOUTH',
    feature: 'vnLottery',
    everySeconds: null,
    zone: 'Asia/Ho_Chi_Minh',
    current: lotteryIssue(0, {
      state: 'open',
      closeAt: '2026-02-01T09:10:00.000Z',
      drawAt: '2026-02-01T09:15:00.000Z',
    }),
  }),
);
export const TypedList: Story = {
  ...ON_DESKTOP,
  decorators: [withCalls(lotteryTransport({ cards: stationCards, offer: lotteryOffer('VNTG') }))],
  parameters: { path: '/vnlottery?view=shorthand' },
  play: async ({ canvasElement }) => {
    await userEvent.type(
      await within(canvasElement).findByRole('textbox'),
      'tg kg 12.34b1 123xc1,5 xyz 55',
    );
  },
};
