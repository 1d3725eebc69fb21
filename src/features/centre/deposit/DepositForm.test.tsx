import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createDeposit } from '../../../../schemas/api/deposits.ts';
import { depositOffer, depositOptions } from '../../../../tests/support/builders/centre.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { VISITORS } from '../../../../tests/support/storyFrames.tsx';
import type { Transport } from '../../../platform/http/http.ts';
import { offerLink } from '../../../ui/BonusTerms/offerLink.ts';
import { DepositForm } from './DepositForm.tsx';

const options = depositOptions({ bonuses: [depositOffer()] });

function show(path?: string | { pathname: string; search: string; state: object }) {
  const sent: string[] = [];
  const transport: Transport = async ({ url, body }) => {
    if (url === createDeposit.path) sent.push(String(body));
    return { status: 409, body: { success: false, value: null, message: '', code: 'notFound' } };
  };
  renderUi(<DepositForm options={options} />, {
    transport,
    session: VISITORS.member,
    ...(path && { path }),
  });
  return sent;
}

const none = () => screen.getByRole('radio', { name: /No bonus/ });
const welcome = () => screen.getByRole('radio', { name: /Welcome bonus/ });
const amount = () => screen.getByRole('textbox', { name: 'Amount' });
async function type(text: string) {
  // Drafts outlive their form.
  await userEvent.clear(amount());
  await userEvent.type(amount(), text);
}
const pay = () => screen.getByRole('button', { name: /^Pay/ });

it('sends no bonus unless it is chosen, and says what a chosen one comes to', async () => {
  const sent = show();
  expect(none()).toBeChecked();
  await type('50');
  await userEvent.click(pay());
  expect(sent.at(-1)).not.toContain('bonus');

  await userEvent.click(welcome());
  const example = screen.getByText(/To withdraw/);
  expect(example).toHaveTextContent(
    'To withdraw €50.00 you would bet €500.00 on slots or €5,000.00 at live tables.',
  );
  await userEvent.click(pay());
  expect(sent.at(-1)).toContain('"bonus":"welcome"');
});

it('says what is missing for a bonus, and asks for nothing before that is settled', async () => {
  const sent = show();
  await type('15');
  expect(screen.getByText(/more needed/)).toHaveTextContent('€5.00 more needed');
  await userEvent.click(welcome());
  await userEvent.click(pay());
  expect(screen.getByRole('alert')).toHaveTextContent('too small for the bonus');
  expect(sent).toEqual([]);
  await userEvent.click(none());
  await userEvent.click(pay());
  expect(sent).toHaveLength(1);
});

it('opens the terms of an offer that an address names, and chooses one only where it was pressed', async () => {
  show('/member/deposit?offer=welcome');
  expect(none()).toBeChecked();
  expect(screen.getByRole('button', { name: 'Hide terms' })).toBeInTheDocument();
});

it('takes an offer that was pressed, and gives it back by one press', async () => {
  const { href, state } = offerLink('/member/deposit', 'welcome');
  const [pathname, search] = href.split('?') as [string, string];
  show({ pathname, search: `?${search}`, state });
  expect(welcome()).toBeChecked();
  await userEvent.click(none());
  expect(none()).toBeChecked();
});
