import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { announcement, brand } from '../../../tests/support/builders.ts';
import { createFakeHttp } from '../../../tests/support/fakeHttp.tsx';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../tests/support/stubBrowser.ts';
import { stubDialogs } from '../../../tests/support/stubDialogs.ts';
import { SIGNED_IN } from '../../../tests/support/stories/sessionCalls.tsx';
import { Problem } from '../../platform/http/problem.ts';
import type { ModalArgs } from '../../platform/modals/modals.ts';
import { forgetLogin, rememberUsername } from '../../platform/session/rememberedLogin.ts';
import { clearDrafts } from './drafts.ts';
import LoginModal from './LoginModal.tsx';

beforeEach(() => {
  stubBrowser();
  stubDialogs();
  clearDrafts();
  forgetLogin();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const COUNTRIES = {
  countries: [
    { countryCode: 'ES', countryDialingCode: '+34' },
    { countryCode: 'VN', countryDialingCode: '+84' },
  ],
  current: 'ES',
};

function show(
  answers: Record<string, unknown> = {},
  { args = {}, smsLogin = false }: { args?: ModalArgs['login']; smsLogin?: boolean } = {},
) {
  const fake = createFakeHttp({
    getBanners: { list: [] },
    getAnnouncements: { list: [] },
    getCountryCodes: COUNTRIES,
    getMemberInfo: {},
    ...answers,
  });
  const seen = { onClose: vi.fn(async () => undefined), open: vi.fn(), signIn: vi.fn() };
  const view = renderUi(fake.wrap(<LoginModal args={args} onClose={seen.onClose} />), {
    brand: brand({ features: { smsLogin } }),
    modals: { open: seen.open },
    actions: { signIn: seen.signIn },
  });
  return { ...fake, ...seen, ...view };
}

const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function signIn() {
  await userEvent.type(username(), '  maria77 ');
  await userEvent.type(password(), ' pass word ');
  await userEvent.click(submit());
}

describe('logging in by username', () => {
  test('sends the name trimmed and the password as typed, keeps the session and closes', async () => {
    const { bodiesOf, signIn: keep, onClose } = show({ login: SIGNED_IN });
    await signIn();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodiesOf('login')).toEqual([
      { type: 'username', username: 'maria77', password: ' pass word ', remember: false },
    ]);
    expect(keep).toHaveBeenCalledWith(SIGNED_IN, true);
  });

  test('tells empty fields and puts the focus on the first', async () => {
    const { calls } = show();
    await userEvent.click(submit());
    expect(username()).toHaveFocus();
    expect(username()).toHaveAccessibleDescription('Enter your username.');
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    expect(calls.some(({ id }) => id === 'login')).toBe(false);
  });

  test('sends once however often the button is pressed', async () => {
    const { bodiesOf } = show({ login: () => new Promise(() => undefined) });
    await signIn();
    await userEvent.click(submit());
    await userEvent.type(password(), '{Enter}');
    expect(bodiesOf('login')).toHaveLength(1);
    expect(submit()).toHaveAttribute('aria-busy', 'true');
  });

  test('keeps what was typed when the gateway cannot be reached, and says so', async () => {
    show({ login: new Problem('offline', '') });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('The network is not answering.');
    expect(username()).toHaveValue('  maria77 ');
    expect(password()).toHaveValue(' pass word ');
  });

  test('shows the captcha that a refusal asks for, and a new one after each try', async () => {
    const wrong = new Problem('credentialsWrong', '', { captcha: true });
    const { bodiesOf, calls } = show({ login: wrong, getCaptcha: 'AAAA' });
    await signIn();
    const digits = await screen.findByLabelText('Digits in the picture');
    await userEvent.click(submit());
    expect(digits).toHaveAccessibleDescription('Enter the digits in the picture.');
    await userEvent.type(digits, '48217{Enter}');
    await waitFor(() => expect(bodiesOf('login')).toHaveLength(2));
    expect(bodiesOf('login')[1]).toMatchObject({ captcha: '48217' });
    await waitFor(() => expect(calls.filter(({ id }) => id === 'getCaptcha')).toHaveLength(2));
    expect(digits).toHaveValue('');
  });

  test('rests for as long as the gateway asks', async () => {
    show({ login: new Problem('loginDelayed', '', { captcha: false, waitSeconds: 8 }) });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(/the next try opens in 8 s/);
    expect(submit()).toBeDisabled();
  });

  test('leads from a locked account to a new password', async () => {
    const locked = new Problem('accountLocked', '', { captcha: true, waitSeconds: 1800 });
    const { open } = show({ login: locked });
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Reset the password' }));
    expect(open).toHaveBeenCalledWith('forgot', { username: 'maria77' });
  });

  test.each([
    ['passwordMustChange', 'mustChange'],
    ['passwordExpired', 'expired'],
  ] as const)('goes on to a new password for %s', async (reason, forced) => {
    const { open, onClose } = show({ login: { ...SIGNED_IN, [reason]: true } });
    await signIn();
    await waitFor(() => expect(open).toHaveBeenCalledWith('changePassword', { forced }));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('tells the news after it, but not in the middle of something', async () => {
    const news = { list: [announcement({ type: 'PU' })] };
    const first = show({ login: { ...SIGNED_IN, firstTimeLogin: true }, getAnnouncements: news });
    await signIn();
    await waitFor(() => expect(first.open).toHaveBeenCalledWith('afterLogin', { firstTime: true }));
    first.unmount();
    const second = show(
      { login: SIGNED_IN, getAnnouncements: news },
      { args: { reason: 'ended' } },
    );
    await signIn();
    await waitFor(() => expect(second.onClose).toHaveBeenCalledOnce());
    expect(second.open).not.toHaveBeenCalled();
  });

  test('a wrong password is typed anew where the cursor stands already', async () => {
    show({ login: new Problem('credentialsWrong', '', { captcha: false }) });
    await signIn();
    await screen.findByRole('alert');
    expect(password()).toHaveFocus();
  });

  test('asks for a proof of a new address', async () => {
    const challenge = { challenge: 'c'.repeat(24), proofs: [{ kind: 'sms' }] };
    const { open } = show({ login: new Problem('addressUnregistered', '', challenge) });
    await signIn();
    await waitFor(() => expect(open).toHaveBeenCalledWith('addressCheck', challenge));
  });

  test('signs in at once with what the header was given', async () => {
    const args = { username: 'maria77', password: 'secret', submit: true };
    const { bodiesOf } = show({ login: SIGNED_IN }, { args });
    await waitFor(() => expect(bodiesOf('login')).toHaveLength(1));
    expect(bodiesOf('login')[0]).toMatchObject({ username: 'maria77', password: 'secret' });
  });

  test('keeps the name, never the password, of a form that was closed', async () => {
    const { unmount } = show();
    await userEvent.type(username(), 'maria77');
    await userEvent.type(password(), 'secret');
    unmount();
    show();
    expect(username()).toHaveValue('maria77');
    expect(password()).toHaveValue('');
  });
});

describe('a remembered device', () => {
  beforeEach(() => rememberUsername('maria77', true));

  test('signs in without a password by one press', async () => {
    const { bodiesOf, signIn: keep } = show({ login: SIGNED_IN });
    expect(username()).toHaveValue('maria77');
    expect(password()).toHaveAttribute('placeholder', '••••••••');
    await userEvent.click(submit());
    await waitFor(() => expect(keep).toHaveBeenCalledWith(SIGNED_IN, false));
    expect(bodiesOf('login')).toEqual([{ type: 'device', username: 'maria77', remember: true }]);
  });

  test('takes a password that is typed after all', async () => {
    const { bodiesOf } = show({ login: SIGNED_IN });
    await userEvent.type(password(), 'secret{Enter}');
    await waitFor(() => expect(bodiesOf('login')).toHaveLength(1));
    expect(bodiesOf('login')[0]).toMatchObject({ type: 'username', password: 'secret' });
  });

  test('asks for the password where the ticket is good no more, or for somebody else', async () => {
    const { bodiesOf } = show({ login: new Problem('credentialsWrong', '', { captcha: false }) });
    await userEvent.click(submit());
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).not.toHaveAttribute('placeholder');
    await userEvent.clear(username());
    await userEvent.type(username(), 'other');
    await userEvent.click(submit());
    expect(password()).toBeInvalid();
    expect(bodiesOf('login')).toHaveLength(1);
  });
});

describe('logging in by mobile number', () => {
  const showSms = async (answers: Record<string, unknown> = {}) => {
    const shown = show({ sendSignInCode: { expiredMinutes: 2 }, ...answers }, { smsLogin: true });
    await userEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
    await screen.findByRole('button', { name: 'Country code: Spain +34' });
    return shown;
  };
  const mobile = () => within(screen.getByRole('tabpanel')).getByLabelText('Mobile number');
  const send = () => screen.getByRole('button', { name: 'Send code' });

  test('sends a code, counts down, and signs in with it', async () => {
    const { bodiesOf, signIn: keep } = await showSms({ login: SIGNED_IN });
    await userEvent.type(mobile(), '612 34 54 12');
    await userEvent.click(send());
    expect(await screen.findByRole('button', { name: /Again in (2:00|1:59)/ })).toBeVisible();
    expect(bodiesOf('sendSignInCode')).toEqual([
      { mobileNum: '612345412', countryDialingCode: '+34' },
    ]);
    expect(screen.getByLabelText('Code from the SMS')).toHaveFocus();
    await userEvent.keyboard('482170{Enter}');
    await waitFor(() => expect(keep).toHaveBeenCalledWith(SIGNED_IN, false));
    expect(bodiesOf('login')).toEqual([
      { type: 'sms', username: '612345412', countryDialingCode: '+34', password: '482170' },
    ]);
  });

  test('is told of a number that is none before anything is sent', async () => {
    const { bodiesOf } = await showSms();
    await userEvent.type(mobile(), '12');
    await userEvent.click(send());
    await waitFor(() => expect(mobile()).toBeInvalid());
    expect(mobile()).toHaveFocus();
    expect(bodiesOf('sendSignInCode')).toEqual([]);
  });

  test('does not ask for a new password by a code', async () => {
    const { onClose, open } = await showSms({ login: { ...SIGNED_IN, passwordExpired: true } });
    await userEvent.type(mobile(), '612345412');
    await userEvent.type(screen.getByLabelText('Code from the SMS'), '1{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(open).not.toHaveBeenCalled();
  });
});

test('one way in needs no tabs, and the way to an account is in sight', async () => {
  const { open } = show();
  expect(screen.queryByRole('tab')).toBeNull();
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Register now' })));
  expect(open).toHaveBeenCalledWith('register');
});
