import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDeposits } from '../../../../schemas/api/deposits.ts';
import { getConsolidatedFunds, getWalletTransfers } from '../../../../schemas/api/wallet.ts';
import { getWithdrawals } from '../../../../schemas/api/withdrawals.ts';
import { answer, answerWith } from '../../../../tests/support/builders/answerWith.ts';
import {
  depositLine,
  LONG_TITLE,
  vendorWallet,
  withdrawalLine,
} from '../../../../tests/support/builders/centre.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../../tests/support/storyFrames.tsx';
import type { DepositLine, WithdrawalLine } from '../../../api/payments.ts';
import type { Wallet } from '../../../api/wallet.ts';
import WalletScreen from './WalletScreen.tsx';

const MAIN: Wallet = vendorWallet({ wallet: 'MAIN', name: 'Main wallet', balance: '1250.50' });

interface Shown {
  readonly vendors?: readonly Wallet[];
  readonly paidIn?: readonly DepositLine[];
  readonly paidOut?: readonly WithdrawalLine[];
  readonly sum?: string;
}

const showing = ({ vendors = [], paidIn = [], paidOut = [], sum = '1250.50' }: Shown = {}) =>
  withCalls(
    answerWith(
      answer(getConsolidatedFunds, () => ({
        currency: 'EUR',
        isSingle: vendors.length === 0,
        isAutomatic: false,
        sumBalance: sum,
        sumHeld: paidOut.length > 0 ? '80.00' : '0.00',
        sumUnderWay: '0.00',
        playMoney: null,
        wallets: [MAIN, ...vendors],
      })),
      answer(getWalletTransfers, () => ({ currency: 'EUR', list: [], next: null })),
      answer(getDeposits, () => ({ list: [...paidIn], next: null })),
      answer(getWithdrawals, () => ({ list: [...paidOut], next: null })),
    ),
  );

const orders = {
  paidIn: [depositLine(), depositLine({ order: 'D26011512EFGH', state: 'confirmed' })],
  paidOut: [withdrawalLine()],
};

const meta = {
  title: 'Pages/Wallet',
  component: WalletScreen,
  parameters: { path: '/member/wallet' },
  decorators: [
    showing(orders),
    asVisitor('member'),
    withGates({ memberCenter: true, deposit: true, withdraw: true }),
  ],
} satisfies Meta<typeof WalletScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const OfVendors: Story = {
  decorators: [
    showing({
      ...orders,
      vendors: [
        vendorWallet(),
        vendorWallet({
          wallet: 'LIVE1',
          name: 'Grand Live',
          balance: '0.00',
          status: 'maintenance',
        }),
      ],
    }),
  ],
};
export const Nothing: Story = { decorators: [showing({ sum: '0.00' })] };
export const LongTexts: Story = {
  ...ON_PHONE,
  decorators: [
    showing({
      sum: '999999999.99',
      vendors: [vendorWallet({ name: LONG_TITLE, balance: '999999999.99' })],
      paidIn: [depositLine({ title: LONG_TITLE, amount: '999999999.99' })],
    }),
  ],
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
