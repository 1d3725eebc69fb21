import type { Meta, StoryObj } from '@storybook/react-vite';
import { getTeam } from '../../../../schemas/api/agents.ts';
import { getDownlineTransfer, getLineTransfers } from '../../../../schemas/api/lineTransfers.ts';
import { getPaymentPassword } from '../../../../schemas/api/payoutAccounts.ts';
import { answer, answerWith } from '../../../../tests/support/builders/answerWith.ts';
import { LONG_TITLE, paymentPassword } from '../../../../tests/support/builders/centre.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../../tests/support/storyFrames.tsx';
import type { LineTransfer, TransferStanding } from '../../../api/lineTransfers.ts';
import DownlineScreen from './DownlineScreen.tsx';

const STANDING: TransferStanding = {
  account: 'quan.minh88',
  currency: 'EUR',
  decimals: 2,
  available: '1250.50',
  min: '10.00',
  max: '500.00',
  dayLeft: '500.00',
  blocks: [],
};

const transfer = (own: Partial<LineTransfer> = {}): LineTransfer => ({
  id: 'T260115120000A',
  direction: 'out',
  account: 'quan.minh88',
  amount: '80.00',
  currency: 'EUR',
  purpose: 'Your start',
  at: '2026-01-15T09:12:00.000Z',
  ...own,
});

const showing = (own: Partial<TransferStanding> = {}, list: readonly LineTransfer[] = []) =>
  withCalls(
    answerWith(
      answer(getDownlineTransfer, () => ({ ...STANDING, ...own })),
      answer(getLineTransfers, () => ({ list: [...list], next: null })),
      answer(getPaymentPassword, paymentPassword),
    ),
  );

const sent = [
  transfer(),
  transfer({ id: 'T260114120000A', direction: 'in', account: 'agent.top', purpose: '' }),
];

const meta = {
  title: 'Pages/DownlineTransfer',
  component: DownlineScreen,
  parameters: { path: '/agent/transfer?to=5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a10' },
  decorators: [
    showing({}, sent),
    asVisitor('agent'),
    withGates({ memberCenter: true, agentCenter: true }),
  ],
} satisfies Meta<typeof DownlineScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const Owing: Story = {
  decorators: [showing({ blocks: [{ block: 'owes', left: '350.05', until: null }] }, sent)],
};
export const Nothing: Story = { decorators: [showing()] };
export const LongTexts: Story = {
  ...ON_PHONE,
  decorators: [
    showing({ account: 'maria_del_carmen_1987', available: '999999999.99', max: '999999999.99' }, [
      transfer({ account: 'maria_del_carmen_1987', purpose: LONG_TITLE.slice(0, 60) }),
    ]),
  ],
};
export const Choosing: Story = {
  parameters: { path: '/agent/transfer' },
  decorators: [
    withCalls(
      answerWith(
        answer(getTeam, () => ({
          currency: 'EUR',
          path: [],
          own: { point: 0, base: 1700 },
          list: [],
          next: null,
        })),
        answer(getLineTransfers, () => ({ list: [...sent], next: null })),
      ),
    ),
  ],
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
