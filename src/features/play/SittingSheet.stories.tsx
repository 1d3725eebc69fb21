import type { Meta, StoryObj } from '@storybook/react-vite';
import { getStatement, MAIN_WALLET } from '../../../schemas/api/wallet.ts';
import { answer, answerWith } from '../../../tests/support/builders/answerWith.ts';
import { failingTransport, silentTransport } from '../../../tests/support/seedTransport.ts';
import { asVisitor, ON_DESKTOP, ON_PHONE, withCalls } from '../../../tests/support/storyFrames.tsx';
import type { StatementLine } from './moneyKinds.ts';
import SittingSheet from './SittingSheet.tsx';

const sitting = {
  playedMs: 3_849_000,
  netMinor: -1250n,
  rounds: 12,
  startedAt: '2026-02-01T12:00:00.000Z',
  lastRound: null,
};

const MOVES: readonly (readonly [kind: StatementLine['kind'], amount: string, after: string])[] = [
  ['bet', '-2.50', '98.20'],
  ['refund', '5.00', '100.70'],
  ['bet', '-5.00', '95.70'],
  ['win', '18.75', '100.70'],
  ['bet', '-2.50', '81.95'],
  ['bet', '-2.50', '84.45'],
  ['walletTransfer', '50.00', '86.95'],
];

const list = MOVES.map(([kind, amount, balanceAfter], at): StatementLine => ({
  id: String(900 - at),
  at: new Date(Date.UTC(2026, 1, 1, 13, 4, 9) - at * 7_000).toISOString(),
  kind,
  wallet: MAIN_WALLET,
  amount,
  balanceAfter,
  reference: null,
}));

const answering = (lines: readonly StatementLine[], next: string | null = null) =>
  withCalls(answerWith(answer(getStatement, () => ({ currency: 'EUR', list: [...lines], next }))));

const meta = {
  title: 'Pages/SittingSheet',
  component: SittingSheet,
  args: { sitting, mode: 'real', wallet: MAIN_WALLET, onClose: () => undefined },
  decorators: [asVisitor('member'), answering(list)],
} satisfies Meta<typeof SittingSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Movements: Story = { ...ON_DESKTOP };
export const OnPhone: Story = { ...ON_PHONE };
export const ManyMore: Story = { ...ON_PHONE, decorators: [answering(list, '893')] };
/** The longest that there is still has its place. */
export const Greatest: Story = {
  ...ON_PHONE,
  args: {
    sitting: { ...sitting, playedMs: 36_000_000, netMinor: -999_999_999n, rounds: 10_000 },
  },
  decorators: [
    answering(list.map((line) => ({ ...line, amount: '-9999999.99', balanceAfter: '9999999.99' }))),
  ],
};
export const NothingYet: Story = {
  args: { sitting: { ...sitting, netMinor: 0n, rounds: 0 } },
  decorators: [answering([])],
};
export const PlayMoney: Story = { args: { mode: 'play' } };
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
