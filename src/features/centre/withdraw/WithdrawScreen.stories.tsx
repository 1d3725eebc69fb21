import type { Meta, StoryObj } from '@storybook/react-vite';
import { getPaymentPassword, getPayoutAccounts } from '../../../../schemas/api/payoutAccounts.ts';
import { getWithdrawalQuote } from '../../../../schemas/api/withdrawals.ts';
import { answer, answerWith } from '../../../../tests/support/builders/answerWith.ts';
import {
  LONG_TITLE,
  paymentPassword,
  payoutAccounts,
  withdrawalLine,
  withdrawalQuote,
} from '../../../../tests/support/builders/centre.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../../tests/support/storyFrames.tsx';
import type { PayoutAccounts, WithdrawalQuote } from '../../../api/payments.ts';
import WithdrawScreen from './WithdrawScreen.tsx';

const showing = (own: Partial<WithdrawalQuote> = {}, accounts: Partial<PayoutAccounts> = {}) =>
  withCalls(
    answerWith(
      answer(getWithdrawalQuote, () => withdrawalQuote(own)),
      answer(getPayoutAccounts, () => payoutAccounts(accounts)),
      answer(getPaymentPassword, paymentPassword),
    ),
  );

const meta = {
  title: 'Pages/Withdraw',
  component: WithdrawScreen,
  parameters: { path: '/member/withdraw' },
  decorators: [
    showing(),
    asVisitor('member'),
    withGates({ memberCenter: true, deposit: true, withdraw: true }),
  ],
} satisfies Meta<typeof WithdrawScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const KeptBack: Story = {
  decorators: [
    showing({
      turnover: {
        required: '300.00',
        done: '120.00',
        left: '180.00',
        rows: [
          {
            id: '1',
            source: 'deposit',
            reference: 'D26011512ABCD',
            at: '2026-01-14T10:00:00.000Z',
            credited: '200.00',
            required: '200.00',
            done: '120.00',
            left: '80.00',
          },
          {
            id: '2',
            source: 'bonus',
            reference: 'mission:1',
            at: '2026-01-15T08:00:00.000Z',
            credited: '5.00',
            required: '100.00',
            done: '0.00',
            left: '100.00',
          },
        ],
      },
      blocks: [{ block: 'turnover', left: '180.00', until: null }],
      open: [withdrawalLine()],
    }),
  ],
};
export const WithoutAccount: Story = {
  ...ON_PHONE,
  decorators: [
    showing(
      { blocks: [{ block: 'accountMissing', left: null, until: null }] },
      { payeeName: null, accounts: [] },
    ),
  ],
};
export const LongTexts: Story = {
  ...ON_PHONE,
  decorators: [
    showing(
      { available: '999999999.99', max: '999999999.99' },
      {
        payeeName: LONG_TITLE,
        accounts: payoutAccounts().accounts.map((one) => ({
          ...one,
          bank: LONG_TITLE,
          holder: LONG_TITLE,
        })),
      },
    ),
  ],
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
