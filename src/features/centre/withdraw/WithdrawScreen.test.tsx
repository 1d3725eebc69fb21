import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { getPaymentPassword, getPayoutAccounts } from '../../../../schemas/api/payoutAccounts.ts';
import { getWithdrawalQuote } from '../../../../schemas/api/withdrawals.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { VISITORS } from '../../../../tests/support/storyFrames.tsx';
import { stubBrowser } from '../../../../tests/support/stubBrowser.ts';
import { stubDialogs } from '../../../../tests/support/stubDialogs.ts';
import type { PayoutAccounts, WithdrawalQuote } from '../../../api/payments.ts';
import type { Transport } from '../../../platform/http/http.ts';
import WithdrawScreen from './WithdrawScreen.tsx';

const QUOTE: WithdrawalQuote = {
  currency: 'EUR',
  decimals: 2,
  available: '100.00',
  held: '0.00',
  min: '20.00',
  max: '100.00',
  dayCountLeft: null,
  daySumLeft: null,
  freeLeft: 1,
  identityLeft: null,
  bonus: null,
  fee: { rate: '0', fixed: '0.00', min: '0.00', max: null },
  turnoverPolicy: 'block',
  turnoverRate: '0',
  turnover: { required: '0.00', done: '0.00', left: '0.00', rows: [] },
  blocks: [{ block: 'accountMissing', left: null, until: null }],
  quote: null,
  open: [],
};

const NO_ACCOUNTS: PayoutAccounts = {
  payeeName: 'Demo Member',
  most: 5,
  types: ['bank'],
  waitHours: 24,
  accounts: [],
};

beforeEach(() => {
  stubDialogs();
  stubBrowser();
});

it('checks a new account before it asks for the payment password', async () => {
  const transport: Transport = async ({ url }) => {
    const [path] = url.split('?');
    const answers: Record<string, unknown> = {
      [getWithdrawalQuote.path]: QUOTE,
      [getPaymentPassword.path]: {
        isSet: true,
        lockedUntil: null,
        rule: { acceptedPattern: '*', patternId: 0, minLength: 6, maxLength: 20 },
      },
      [getPayoutAccounts.path]: NO_ACCOUNTS,
    };
    return { status: 200, body: { success: true, value: answers[path!] ?? null, message: '' } };
  };
  const { container } = await act(async () =>
    renderUi(<WithdrawScreen />, { transport, session: VISITORS.member }),
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Add an account' }));
  expect(container.querySelector('form form')).toBeNull();
  const account = within(await screen.findByRole('dialog'));
  const [bank, number] = account.getAllByRole('textbox');
  await userEvent.type(bank!, 'Banco Norte');
  await userEvent.type(number!, 'ES91 2100 0418 4502 0005 1333');
  await userEvent.click(account.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/This number cannot be right/)).toBeInTheDocument();

  await userEvent.clear(number!);
  await userEvent.type(number!, 'es91 2100 0418 4502 0005 1332');
  await userEvent.click(account.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Payment password')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('Banco Norte es91 2100 0418 4502 0005 1332');
});
