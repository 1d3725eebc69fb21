import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDepositOptions } from '../../../../schemas/api/deposits.ts';
import { answer, answerWith } from '../../../../tests/support/builders/answerWith.ts';
import {
  depositLine,
  depositMethod,
  depositOffer,
  depositOptions,
  LONG_TITLE,
} from '../../../../tests/support/builders/centre.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../../tests/support/storyFrames.tsx';
import type { DepositOptions } from '../../../api/payments.ts';
import DepositScreen from './DepositScreen.tsx';

const showing = (own: Partial<DepositOptions> = {}) =>
  withCalls(answerWith(answer(getDepositOptions, () => depositOptions(own))));

const meta = {
  title: 'Pages/Deposit',
  component: DepositScreen,
  parameters: { path: '/member/deposit' },
  decorators: [
    showing(),
    asVisitor('member'),
    withGates({ memberCenter: true, deposit: true, withdraw: true }),
  ],
} satisfies Meta<typeof DepositScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const Waiting: Story = {
  decorators: [
    showing({ open: [depositLine(), depositLine({ order: 'D26011512EFGH', state: 'paid' })] }),
  ],
};
export const WithOffers: Story = {
  decorators: [
    showing({
      bonuses: [
        depositOffer(),
        depositOffer({
          id: 'weekend',
          title: 'Weekend reload',
          rate: '0.5',
          max: null,
          min: '10.00',
        }),
      ],
    }),
  ],
  parameters: { path: '/member/deposit?offer=weekend' },
};
export const Nothing: Story = { decorators: [showing({ groups: [] })] };
export const LongTexts: Story = {
  ...ON_PHONE,
  decorators: [
    showing({
      groups: [
        {
          id: 'bank',
          icon: 'bank',
          title: LONG_TITLE,
          methods: [1, 2, 3].map((at) =>
            depositMethod({
              id: `bank${at}`,
              title: LONG_TITLE,
              text: LONG_TITLE,
              min: '100000.00',
              max: '999999999.00',
              presets: ['1000000.00', '25000000.00', '500000000.00'],
            }),
          ),
        },
      ],
    }),
  ],
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
