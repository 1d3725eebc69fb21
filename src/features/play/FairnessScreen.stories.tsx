import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor } from 'storybook/test';
import { ORIGINALS_API_PATH, type OriginalsRound } from '../../../schemas/originalsApi.ts';
import { getDrawProof } from '../../../schemas/api/lotteryIssues.ts';
import { getLotteryOrder } from '../../../schemas/api/lotteryOrders.ts';
import { answer, answerWith } from '../../../tests/support/builders/answerWith.ts';
import { drawProof, TOLD_ROUND } from '../../../tests/support/builders/drawProof.ts';
import { instantOrder } from '../../../tests/support/builders/instantOrder.ts';
import { seedTransport } from '../../../tests/support/seedTransport.ts';
import { asVisitor, ON_DESKTOP, ON_PHONE, withCalls } from '../../../tests/support/storyFrames.tsx';
import { writeTicketPath } from '../../lib/ticketPath.ts';
import type { Transport } from '../../platform/http/http.ts';
import FairnessScreen from './FairnessScreen.tsx';

const id = 'A'.repeat(22);

const round: OriginalsRound = {
  id,
  kind: 'roulette',
  gameCode: 'wheel',
  gameId: 'roulette',
  mode: 'real',
  playedAt: '2026-01-15T12:00:00.000Z',
  stake: '6.00',
  paid: '41.00',
  currency: 'EUR',
  decimals: 2,
  bet: {
    chips: [
      { spot: 'straight:13', amount: '1.00' },
      { spot: 'red', amount: '2.50' },
      { spot: 'black', amount: '2.50' },
    ],
  },
  outcome: { number: 13 },
  clientSeed: '00e6a4fbf72e985a9343402cafe81daf3444e6e87739f66759b86378e1e770fe',
  clientSeeds: ['lucky-Member_1', 'NtW9gL2wq0vQx7Ya'],
  nonce: 0,
  serverSeedHash: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
};

const answering =
  (value: OriginalsRound): Transport =>
  async (request) =>
    request.url === `${ORIGINALS_API_PATH}/round`
      ? { status: 200, body: { success: true, value, message: '' } }
      : seedTransport(request);

const ticket = {
  hash: round.serverSeedHash,
  serverSeed: round.serverSeed!,
  clientSeed: 'lucky-Member_1',
  nonce: 0,
  weights: [700, 200, 90, 10],
  amounts: ['0.00', '5.00', '10.00', '100.00'],
  prize: 0,
};

const meta = {
  title: 'Pages/Fairness',
  component: FairnessScreen,
  decorators: [withCalls(answering(round))],
  parameters: { path: `/fairness?round=${id}` },
} satisfies Meta<typeof FairnessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fair: Story = { ...ON_DESKTOP };
export const RaffleTicket: Story = {
  ...ON_DESKTOP,
  parameters: { path: writeTicketPath('/fairness', ticket) },
};
export const FairOnPhone: Story = { ...ON_PHONE };
export const Unfair: Story = { decorators: [withCalls(answering({ ...round, paid: '5.00' }))] };
export const SeedsOfOthers: Story = {
  decorators: [withCalls(answering({ ...round, clientSeeds: ['lucky-Member_1'] }))],
  play: async ({ canvasElement }) => {
    await userEvent.click(await waitFor(() => canvasElement.querySelector('ol summary')!));
  },
};
export const SeedStillSecret: Story = {
  decorators: [withCalls(answering({ ...round, serverSeed: null }))],
};
export const Empty: Story = { parameters: { path: '/fairness' } };

const { lottery, issue, result } = drawProof();
const ofDraw = (over: Parameters<typeof drawProof>[0] = {}) => ({
  parameters: { path: `/fairness?draw=${lottery}:${issue}` },
  decorators: [withCalls(answerWith(answer(getDrawProof, () => drawProof(over))))],
});

export const FairDraw: Story = { ...ON_DESKTOP, ...ofDraw() };
export const FairDrawOnPhone: Story = { ...ON_PHONE, ...ofDraw() };
export const FairDrawWithBeacon: Story = { ...ON_PHONE, ...ofDraw({ beacon: TOLD_ROUND }) };
export const UnfairDraw: Story = ofDraw({ result: { ...result!, draw: '0,0,0,0,0' } });
export const DrawToCome: Story = ofDraw({
  seed: null,
  parts: null,
  result: null,
  sealedAt: null,
  beacon: { ...TOLD_ROUND, signature: null },
});
export const DrawnElsewhere: Story = ofDraw({
  source: 'feed',
  commitment: null,
  seed: null,
  parts: null,
});

const ofPlay = (
  over: Parameters<typeof instantOrder>[0] = {},
  who: 'member' | 'guest' = 'member',
) => ({
  parameters: { path: `/fairness?draw=${instantOrder().order.order}` },
  decorators: [
    asVisitor(who),
    withCalls(answerWith(answer(getLotteryOrder, () => instantOrder(over)))),
  ],
});

export const FairPlay: Story = { ...ON_DESKTOP, ...ofPlay() };
export const FairPlayOnPhone: Story = { ...ON_PHONE, ...ofPlay() };
export const UnfairPlay: Story = ofPlay({ serverSeedHash: 'ff'.repeat(32) });
export const PlaySeedStillSecret: Story = { ...ON_PHONE, ...ofPlay({ serverSeed: null }) };
export const PlayOfSomebody: Story = ofPlay({}, 'guest');
