import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getContractBills,
  getContracts,
  simulateContract,
} from '../../../../schemas/api/contracts.ts';
import { answer, answerWith } from '../../../../tests/support/builders/answerWith.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../../tests/support/storyFrames.tsx';
import type { Contract, ContractBill, ContractDebt, Contracts } from '../../../api/contracts.ts';
import DividendScreen from './DividendScreen.tsx';

const contract = (own: Partial<Contract> = {}): Contract => ({
  id: '5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a10',
  kind: 'dividend',
  group: 'CONS',
  payer: 'agent.top',
  receiver: 'mateoagente',
  status: 'A',
  terms: {
    tiers: [
      {
        minimumBet: '0.00',
        netLoss: '0.00',
        activeMember: 0,
        rateType: 'P',
        rate: '0.1',
        lossRate: '0',
      },
      {
        minimumBet: '50000.00',
        netLoss: '10000.00',
        activeMember: 5,
        rateType: 'P',
        rate: '0.15',
        lossRate: '0',
      },
    ],
    carry: 'untilCleared',
    feeRate: '0.05',
  },
  offered: null,
  offeredAt: '2026-01-10T09:00:00.000Z',
  lapsesAt: null,
  runsFrom: '2026-01-16T00:00:00.000Z',
  steps: [],
  ...own,
});

const bill: ContractBill = {
  id: '12',
  contract: '5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a10',
  group: 'CONS',
  period: 'dividend:2026-01-A',
  from: '2026-01-01T00:00:00.000Z',
  until: '2026-01-16T00:00:00.000Z',
  other: 'agent.top',
  status: 'paid',
  figures: {
    bets: '500000.00',
    valid: '480000.00',
    payouts: '460000.00',
    cashback: '1500.00',
    bonus: '2500.00',
    salaries: '2000.00',
    won: '0.00',
    lost: '0.00',
    active: 6,
    corrected: '-1000.00',
  },
  corrects: ['dividend:2025-12-B'],
  tier: { place: 1, rateType: 'P', rate: '0.1', lossRate: '0' },
  base: '32300.00',
  netLoss: '34000.00',
  afterFee: '32300.00',
  carryIn: '0.00',
  carryOut: '0.00',
  amount: '3230.00',
  paid: '3230.00',
  paidDown: '1200.10',
  at: '2026-01-16T02:00:00.000Z',
};

const debt: ContractDebt = {
  id: '3',
  kind: 'daily',
  period: 'daily:2026-01-14',
  account: 'quan.minh88',
  amount: '119.55',
  left: '19.55',
  at: '2026-01-15T01:00:00.000Z',
};

const PAGE: Contracts = {
  currency: 'EUR',
  decimals: 2,
  nextPeriod: '2026-02-01T00:00:00.000Z',
  canOffer: 'yes',
  own: [contract()],
  downlines: [
    {
      account: 'quan.minh88',
      contracts: [contract({ receiver: 'quan.minh88', payer: 'mateoagente', steps: ['E', 'V'] })],
    },
    { account: 'maria_del_carmen_1987', contracts: [] },
  ],
  next: null,
  owes: [],
  owed: [],
};

const showing = (own: Partial<Contracts> = {}, bills: readonly ContractBill[] = [bill]) =>
  withCalls(
    answerWith(
      answer(getContracts, () => ({ ...PAGE, ...own })),
      answer(getContractBills, () => ({ currency: 'EUR', list: [...bills], next: null })),
      answer(simulateContract, () => ({
        currency: 'EUR',
        from: '2026-01-01T00:00:00.000Z',
        until: '2026-01-31T00:00:00.000Z',
        periods: [],
        total: '3230.00',
        reached: 1,
        before: '0.00',
        ends: [],
        fault: null,
      })),
    ),
  );

const meta = {
  title: 'Pages/Contracts',
  component: DividendScreen,
  parameters: { path: '/agent/dividend' },
  decorators: [
    showing(),
    asVisitor('agent'),
    withGates({ memberCenter: true, agentCenter: true, dividendContract: true }),
  ],
} satisfies Meta<typeof DividendScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const Offered: Story = {
  ...ON_PHONE,
  decorators: [
    showing({
      canOffer: 'noContract',
      own: [
        contract({
          status: 'P',
          runsFrom: null,
          lapsesAt: '2026-01-17T09:00:00.000Z',
          steps: ['A', 'R'],
        }),
      ],
    }),
  ],
};
export const Owing: Story = {
  decorators: [showing({ canOffer: 'owing', owes: [debt], owed: [{ ...debt, id: '4' }] })],
};
export const Nothing: Story = {
  decorators: [showing({ canOffer: 'noContract', own: [], downlines: [] }, [])],
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
