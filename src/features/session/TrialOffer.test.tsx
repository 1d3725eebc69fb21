import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createFakeHttp } from '../../../tests/support/fakeHttp.tsx';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { SIGNED_IN } from '../../../tests/support/stories/sessionCalls.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { TrialOffer } from './TrialOffer.tsx';

const TRIAL = { ...SIGNED_IN, account: 'trial_1', memberType: 4 };

const Where = () => <output>{useLocation().pathname}</output>;

function show(loginFreePlay: unknown = TRIAL) {
  const fake = createFakeHttp({ loginFreePlay });
  const signIn = vi.fn();
  const offer = (
    <>
      <TrialOffer />
      <Where />
    </>
  );
  renderUi(fake.wrap(offer), { path: '/login', actions: { signIn } });
  return { signIn, countAsked: () => fake.bodiesOf('loginFreePlay').length };
}

const button = () => screen.getByRole('button', { name: 'Start the free demo' });
const path = () => screen.getByRole('status').textContent;

describe('the offer of a free demo', () => {
  it('asks for an account only when it is pressed, signs in with it and goes to the home page', async () => {
    const { signIn, countAsked } = show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Try .+ for free$/);
    expect(countAsked()).toBe(0);
    await userEvent.click(button());
    await waitFor(() => expect(path()).toBe('/'));
    expect(signIn).toHaveBeenCalledExactlyOnceWith(TRIAL);
  });

  it('asks once, however often it is pressed meanwhile', async () => {
    let answer!: (value: unknown) => void;
    const { signIn, countAsked } = show(() => new Promise((resolve) => (answer = resolve)));
    await userEvent.dblClick(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    answer(TRIAL);
    await waitFor(() => expect(path()).toBe('/'));
    expect([countAsked(), signIn.mock.calls.length]).toEqual([1, 1]);
  });

  it('says why it could not start, and can be asked again', async () => {
    let isTooOften = true;
    const { signIn } = show(() => (isTooOften ? new Problem('tooManyRequests', '') : TRIAL));
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect([signIn.mock.calls.length, path()]).toEqual([0, '/login']);
    isTooOften = false;
    await userEvent.click(button());
    await waitFor(() => expect(signIn).toHaveBeenCalledExactlyOnceWith(TRIAL));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads who has an account to the log-in', () => {
    show();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });
});
