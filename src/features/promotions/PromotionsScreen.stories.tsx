import type { Meta, StoryObj } from '@storybook/react-vite';
import { getPromotions } from '../../../schemas/api/promotions.ts';
import { answer, answerWith } from '../../../tests/support/builders/answerWith.ts';
import { promotionPart } from '../../../tests/support/builders/promotions.ts';
import { failingTransport, silentTransport } from '../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../tests/support/storyFrames.tsx';
import type { Promotions } from '../../api/promotions.ts';
import PromotionsScreen from './PromotionsScreen.tsx';

const LONG = 'Bring five friends, play a round with each of them and share what all of you won';

const list = [
  promotionPart(),
  promotionPart({
    id: '5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a11',
    kind: 'signIn',
    category: 'everyday',
    title: 'A week of rewards',
    lead: 'Come back each day; the seventh is worth the most.',
    most: '20.00',
  }),
  promotionPart({
    id: '5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a12',
    kind: 'raffle',
    title: LONG,
    lead: `${LONG}.`,
    status: 'comingSoon',
    button: null,
  }),
];

const showing = (own: Partial<Promotions> = {}) =>
  withCalls(
    answerWith(answer(getPromotions, () => ({ currency: 'EUR', isPaused: false, list, ...own }))),
  );

const meta = {
  title: 'Pages/Promotions',
  component: PromotionsScreen,
  parameters: { path: '/promotions' },
  decorators: [
    showing(),
    asVisitor('member'),
    withGates({ promotions: true, memberCenter: true, missions: true, referral: true }),
  ],
} satisfies Meta<typeof PromotionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const Nothing: Story = { decorators: [showing({ list: [] })] };
export const TakingABreak: Story = { decorators: [showing({ list: [], isPaused: true })] };
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
