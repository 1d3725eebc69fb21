import type { Meta, StoryObj } from '@storybook/react-vite';
import { getPromotion } from '../../../schemas/api/promotions.ts';
import { answer, answerWith } from '../../../tests/support/builders/answerWith.ts';
import { depositOffer } from '../../../tests/support/builders/centre.ts';
import { promotionDetail } from '../../../tests/support/builders/promotions.ts';
import { failingTransport, silentTransport } from '../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../tests/support/storyFrames.tsx';
import type { PromotionDetail } from '../../api/promotions.ts';
import PromoDetailScreen from './PromoDetailScreen.tsx';

const showing = (own: Partial<PromotionDetail> = {}) =>
  withCalls(answerWith(answer(getPromotion, () => promotionDetail(own))));

const meta = {
  title: 'Pages/Promotion',
  component: PromoDetailScreen,
  parameters: { path: '/promoDetail?id=5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a10' },
  decorators: [showing(), asVisitor('member'), withGates({ promotions: true, memberCenter: true })],
} satisfies Meta<typeof PromoDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Application: Story = ON_DESKTOP;
export const ApplicationOnPhone: Story = ON_PHONE;
export const Issued: Story = {
  decorators: [
    showing({
      status: 'issued',
      button: 'collect',
      amount: '15.00',
      collectUntil: '2026-01-20T00:00:00.000Z',
    }),
  ],
};
export const Rejected: Story = {
  decorators: [showing({ status: 'rejected', button: 'claim', reason: 'The picture is missing.' })],
};
export const SignIn: Story = {
  decorators: [
    showing({
      kind: 'signIn',
      title: 'A week of rewards',
      signIn: {
        rewards: ['1.00', '2.00', '3.00', '4.00', '5.00', '6.00', '20.00'],
        streak: 2,
        isDone: false,
      },
    }),
  ],
};
export const Packet: Story = {
  decorators: [
    showing({
      kind: 'redPacket',
      title: 'Red packet',
      packet: { total: '100.00', parts: 100, left: 41 },
    }),
  ],
};
export const Raffle: Story = {
  decorators: [
    showing({
      kind: 'raffle',
      title: 'Friday raffle',
      raffle: {
        tickets: 3,
        used: 0,
        prizes: [
          { amount: '0.00', weight: 700, openWeight: 700, stock: 0, left: null },
          { amount: '5.00', weight: 90, openWeight: 90, stock: 50, left: 12 },
          { amount: '500.00', weight: 1, openWeight: 0, stock: 1, left: 0 },
        ],
        hash: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
        draws: [],
      },
    }),
  ],
};
export const DepositMatch: Story = {
  decorators: [
    showing({
      kind: 'depositMatch',
      title: 'Half on top',
      turnover: null,
      match: { rate: '0.5', min: '20.00', max: '100.00' },
      bonus: depositOffer().terms,
      maxReleaseTimes: '5',
    }),
  ],
};
const freeSpins = (own: Partial<NonNullable<PromotionDetail['freeSpins']>> = {}) =>
  ({
    kind: 'freeSpins',
    title: 'Twenty-five on the house',
    lead: 'A first look at Lantern Orchard, on us.',
    spins: 25,
    most: '5.00',
    freeSpins: {
      gameId: 'lantern-orchard',
      gameName: 'Lantern Orchard',
      stake: '0.20',
      hours: 48,
      isOpen: true,
      left: null,
      won: null,
      endsAt: null,
      ...own,
    },
  }) as const;
export const FreeSpins: Story = { decorators: [showing(freeSpins())] };
export const FreeSpinsToPlay: Story = {
  decorators: [
    showing({
      ...freeSpins({ left: 11, won: '3.40', endsAt: '2026-01-12T18:00:00.000Z' }),
      status: 'claimed',
      button: null,
      turnover: null,
      bonus: depositOffer().terms,
    }),
  ],
};
export const Guest: Story = { decorators: [showing(), asVisitor('guest')] };
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
