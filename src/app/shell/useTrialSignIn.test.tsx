import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { loginFreePlay } from '../../../schemas/api/session.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import type { HttpRequest } from '../../platform/http/http.ts';
import { useTrialSignIn } from './useTrialSignIn.ts';

const value = {
  token: 'token-1',
  account: 'trial_1',
  memberType: 4,
  firstTimeLogin: true,
  passwordExpired: false,
  passwordMustChange: false,
};

function Demo() {
  const start = useTrialSignIn();
  return (
    <>
      <button onClick={start}>Free demo</button>
      <output>{useLocation().pathname}</output>
    </>
  );
}

function show(status: number, body: object) {
  const asked: HttpRequest[] = [];
  const actions = { signIn: vi.fn() };
  const modals = { open: vi.fn() };
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  renderUi(<Demo />, {
    actions,
    modals,
    path: '/vip',
    transport: async (request) => {
      asked.push(request);
      await answered;
      return { status, body };
    },
  });
  return { asked, answer, ...actions, ...modals };
}

describe('the free demo', () => {
  it('signs in with a trial account and goes home, once however often it is pressed', async () => {
    const { asked, answer, signIn } = show(200, { success: true, value, message: '' });
    await userEvent.dblClick(screen.getByRole('button'));
    answer();
    await waitFor(() => expect(signIn).toHaveBeenCalledExactlyOnceWith(value));
    expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      url: loginFreePlay.path,
      headers: { 'gateway-version': '3' },
      body: expect.stringContaining('"platform":"W"'),
    });
  });

  it('that is refused leaves one where one is, and the log-in says why', async () => {
    const refusal = { success: false, value: null, message: '', code: 'tooManyRequests' };
    const { answer, open, signIn } = show(429, refusal);
    await userEvent.click(screen.getByRole('button'));
    answer();
    const problem = expect.objectContaining({ code: 'tooManyRequests' });
    await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith('login', { problem }));
    expect(signIn).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('/vip');
  });
});
