import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { announcement, brand, gameCategory } from '../../../tests/support/builders.ts';
import { createFakeHttp } from '../../../tests/support/fakeHttp.tsx';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../tests/support/stubBrowser.ts';
import { pressEscape, stubDialogs } from '../../../tests/support/stubDialogs.ts';
import { SIGNED_IN } from '../../../tests/support/stories/sessionCalls.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { FULL_CHROME, type Screen } from '../../platform/screens/screen.ts';
import type { Session } from '../../platform/session/session.ts';
import AddressCheckModal from './AddressCheckModal.tsx';
import AfterLoginModal from './AfterLoginModal.tsx';
import ChangePasswordModal from './ChangePasswordModal.tsx';
import { clearDrafts } from './drafts.ts';
import ForgotModal from './ForgotModal.tsx';
import LogoutModal from './LogoutModal.tsx';
import NewPasswordModal from './NewPasswordModal.tsx';
import NoticeModal from './NoticeModal.tsx';
import TrialOnlyModal from './TrialOnlyModal.tsx';
import WelcomeModal from './WelcomeModal.tsx';

beforeEach(() => {
  stubBrowser();
  stubDialogs();
  clearDrafts();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const MEMBER: Session = { kind: 'member', account: 'maria77', memberType: 2 };

type Close = (to?: string) => Promise<void>;

function show(
  part: (onClose: Close) => React.ReactNode,
  answers: Record<string, unknown> = {},
  options: { session?: Session; phoneRecovery?: boolean } = {},
) {
  const fake = createFakeHttp({ getMemberInfo: { hasPassword: true }, ...answers });
  const onClose = vi.fn<Close>(async () => undefined);
  const seen = { open: vi.fn(), signIn: vi.fn(), signOut: vi.fn(), renew: vi.fn() };
  const { phoneRecovery = false, session } = options;
  renderUi(fake.wrap(part(onClose)), {
    brand: brand({ features: { phoneRecovery } }),
    session,
    modals: { open: seen.open },
    actions: seen,
  });
  return { ...fake, ...seen, onClose };
}

const press = (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })));

describe('a forgotten password', () => {
  test('is answered by e-mail in the same words whether there is such an account or not', async () => {
    const { bodiesOf, onClose } = show((close) => <ForgotModal args={{}} onClose={close} />, {
      requestPasswordByEmail: null,
    });
    await userEvent.type(screen.getByLabelText('Username'), ' maria77 ');
    await userEvent.type(screen.getByLabelText('E-mail'), 'maria@example.com');
    await press('Send the link');
    expect(await screen.findByText(/^If the username and the address belong/)).toBeVisible();
    expect(bodiesOf('requestPasswordByEmail')).toEqual([
      { username: 'maria77', email: 'maria@example.com' },
    ]);
    await press('OK');
    expect(onClose).toHaveBeenCalledWith();
  });

  test('needs an address that could be one', async () => {
    const { calls } = show((close) => <ForgotModal args={{}} onClose={close} />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'maria@');
    await press('Send the link');
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(calls.map(({ id }) => id)).not.toContain('requestPasswordByEmail');
  });

  test('is set by phone only where the brand has that, and then signs in and goes home', async () => {
    show((close) => <ForgotModal args={{}} onClose={close} />);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('set by phone signs in and goes home', async () => {
    const { bodiesOf, signIn, onClose } = show(
      (close) => <ForgotModal args={{}} onClose={close} />,
      {
        setPasswordByPhone: SIGNED_IN,
        getCountryCodes: {
          countries: [{ countryCode: 'ES', countryDialingCode: '+34' }],
          current: 'ES',
        },
      },
      { phoneRecovery: true },
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
    await screen.findByRole('button', { name: 'Country code: Spain +34' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Mobile number' }), '612345412');
    await userEvent.type(screen.getByLabelText('Code from the SMS'), '482170');
    await userEvent.type(screen.getByLabelText('New password'), 'long-enough-1');
    await press('Set password and log in');
    await waitFor(() => expect(onClose).toHaveBeenCalledWith('/'));
    expect(signIn).toHaveBeenCalledWith(SIGNED_IN, true);
    expect(bodiesOf('setPasswordByPhone')).toEqual([
      {
        mobileNum: '612345412',
        countryDialingCode: '+34',
        verificationCode: '482170',
        newPassword: 'long-enough-1',
      },
    ]);
  });

  test('is replaced behind an e-mailed link, once', async () => {
    const secret = 's'.repeat(24);
    const { bodiesOf, open } = show(
      (close) => <NewPasswordModal args={{ secret }} onClose={close} />,
      { checkPasswordLink: null, setPasswordByEmail: null },
    );
    await userEvent.type(screen.getByLabelText('New password'), 'short');
    await press('Set password');
    expect(bodiesOf('setPasswordByEmail')).toEqual([]);
    await userEvent.type(screen.getByLabelText('New password'), '-but-not-now');
    await press('Set password');
    await screen.findByRole('dialog', { name: 'Your password is set' });
    expect(bodiesOf('setPasswordByEmail')).toEqual([{ secret, newPassword: 'short-but-not-now' }]);
    await press('Log in');
    expect(open).toHaveBeenCalledWith('login');
  });

  test('says that a link is over before anything is typed', async () => {
    const secret = 's'.repeat(24);
    const { open, bodiesOf } = show(
      (close) => <NewPasswordModal args={{ secret }} onClose={close} />,
      { checkPasswordLink: new Problem('codeExpired', '') },
    );
    expect(await screen.findByText(/was used already or is too old/)).toBeInTheDocument();
    expect(bodiesOf('checkPasswordLink')).toEqual([{ secret }]);
    expect(screen.queryByLabelText('New password')).toBeNull();
    await press('Ask for another link');
    expect(open).toHaveBeenCalledWith('forgot');
  });

  test('can be asked for again where the link is over', async () => {
    const { open } = show(
      (close) => <NewPasswordModal args={{ secret: 's'.repeat(24) }} onClose={close} />,
      {
        checkPasswordLink: new Problem('offline', ''),
        setPasswordByEmail: new Problem('proofExpired', ''),
      },
    );
    await userEvent.type(screen.getByLabelText('New password'), 'long-enough-1');
    await press('Set password');
    await press('Ask for another link');
    expect(open).toHaveBeenCalledWith('forgot');
  });
});

describe('changing the password', () => {
  const type = async () => {
    await userEvent.type(screen.getByLabelText('New password'), 'long-enough-1');
    await userEvent.type(screen.getByLabelText('The new password again'), 'long-enough-1');
    await press('Change password');
  };

  test('asks for the old one unless it was typed to sign in', async () => {
    const { bodiesOf, renew, onClose } = show(
      (close) => <ChangePasswordModal args={{}} onClose={close} />,
      { changePassword: { token: 'next' } },
      { session: MEMBER },
    );
    await userEvent.type(screen.getByLabelText('Current password'), 'old one');
    await type();
    await waitFor(() => expect(onClose).toHaveBeenCalledWith('/'));
    expect(renew).toHaveBeenCalledWith('next');
    expect(bodiesOf('changePassword')).toEqual([
      {
        oldPassword: 'old one',
        newPassword: 'long-enough-1',
        confirmNewPassword: 'long-enough-1',
      },
    ]);
  });

  test('asks for it after all where the sign-in is too long ago', async () => {
    show(
      (close) => <ChangePasswordModal args={{}} onClose={close} />,
      { changePassword: new Problem('signInTooOld', '') },
      { session: { ...MEMBER, passwordProved: true } as Session },
    );
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await type();
    expect(await screen.findByLabelText('Current password')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue('long-enough-1');
  });

  test('cannot be passed by where it must be, except by logging out', async () => {
    const { onClose, signOut } = show(
      (close) => <ChangePasswordModal args={{ forced: 'mustChange' }} onClose={close} />,
      { logout: null },
      { session: MEMBER },
    );
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    act(() => pressEscape(screen.getByRole('dialog')));
    expect(onClose).not.toHaveBeenCalled();
    await press('Log out');
    expect(signOut).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledWith('/');
  });
});

describe('logging out', () => {
  const open = (answers: Record<string, unknown>) =>
    show((close) => <LogoutModal args={{}} onClose={close} />, answers, { session: MEMBER });

  test('asks first, with staying as what Enter does', async () => {
    const { onClose, calls } = open({ logout: null });
    expect(screen.getByRole('dialog', { name: 'Log out now?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledWith();
    expect(calls.map(({ id }) => id)).not.toContain('logout');
  });

  test('ends every session on request', async () => {
    const { calls, signOut } = open({ logout: null });
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Log out');
    expect(signOut).toHaveBeenCalledOnce();
    expect(calls.find(({ id }) => id === 'logout')?.query).toEqual({ everywhere: true });
  });

  test('does not pretend where the gateway could not be told', async () => {
    const { signOut } = open({ logout: new Problem('offline', '') });
    await press('Log out');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(signOut).not.toHaveBeenCalled();
  });

  test('takes a session that is over already for signed out', async () => {
    const { signOut } = open({ logout: new Problem('sessionEnded', '') });
    await press('Log out');
    expect(signOut).toHaveBeenCalledOnce();
  });
});

describe('news after signing in', () => {
  const list = [announcement({ id: 'a', title: 'Maintenance' }), announcement({ id: 'b' })];
  const open = (notices: unknown[]) =>
    show(
      (close) => <AfterLoginModal args={{ firstTime: true }} onClose={close} />,
      { getAnnouncements: { list: notices } },
      { session: MEMBER },
    );

  test('is told once', async () => {
    const { onClose } = open(list);
    expect(await screen.findByRole('dialog', { name: 'Welcome, maria77' })).toBeInTheDocument();
    await press('Continue');
    expect(onClose).toHaveBeenCalledOnce();
    const { onClose: closeAgain } = open(list);
    await waitFor(() => expect(closeAgain).toHaveBeenCalledOnce());
  });
});

test('announcements show the chosen one of them', async () => {
  const list = [
    announcement({ id: 'a', title: 'First', content: '<p>About the first</p>' }),
    announcement({ id: 'b', title: 'Second', content: '<p>About the second</p>' }),
  ];
  show((close) => <NoticeModal args={{ id: 'b' }} onClose={close} />, {
    getAnnouncements: { list },
  });
  expect(await screen.findByText('About the second')).toBeInTheDocument();
  await press('First');
  expect(screen.getByText('About the first')).toBeInTheDocument();
  expect(screen.queryByText('About the second')).toBeNull();
});

test('a trial account is led to a real one', async () => {
  const { open } = show((close) => <TrialOnlyModal args={{}} onClose={close} />);
  expect(screen.getByRole('dialog', { name: 'This needs a real account' })).toBeInTheDocument();
  await press('Open a real account');
  expect(open).toHaveBeenCalledWith('register');
});

describe('a sign-in from a new place', () => {
  const challenge = 'c'.repeat(24);
  const proofs = [{ kind: 'email' as const, hint: 'm•••@example.com' }, { kind: 'totp' as const }];
  const open = (answers: Record<string, unknown>, some = proofs) =>
    show((close) => <AddressCheckModal args={{ challenge, proofs: some }} onClose={close} />, {
      getAnnouncements: { list: [] },
      ...answers,
    });

  test('is proved in the way that is chosen', async () => {
    const { bodiesOf, signIn, onClose } = open({
      proveAddress: SIGNED_IN,
      sendAddressCode: { expiredMinutes: 5 },
    });
    await userEvent.click(screen.getByRole('button', { name: /Code by e-mail/ }));
    await press('Send code');
    expect(bodiesOf('sendAddressCode')).toEqual([{ challenge, proof: 'email' }]);
    await userEvent.type(screen.getByLabelText('Code from the e-mail'), ' 482170 {Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodiesOf('proveAddress')).toEqual([{ challenge, proof: 'email', answer: '482170' }]);
    expect(signIn).toHaveBeenCalledOnce();
  });

  test('can be proved in another way', async () => {
    open({});
    await userEvent.click(screen.getByRole('button', { name: /Google/ }));
    await press('Another way');
    expect(screen.getByRole('button', { name: /Code by e-mail/ })).toBeInTheDocument();
  });

  test('begins anew where it waited too long', async () => {
    const { open: openModal } = open({ proveAddress: new Problem('proofExpired', '') }, [
      { kind: 'totp' } as (typeof proofs)[number],
    ]);
    await userEvent.type(screen.getByRole('textbox'), '123456{Enter}');
    await screen.findByRole('alert');
    await press('Log in again');
    expect(openModal).toHaveBeenCalledWith('login');
  });
});

describe('what welcomes a new member', () => {
  const screenOf = (id: string, source: Screen['source'], category?: string): Screen => ({
    id,
    paths: [`/${id}`],
    label: { id, message: id },
    icon: 'home',
    chrome: FULL_CHROME,
    ...(category && { category }),
    source,
    load: async () => ({ default: () => null }),
  });
  const built = 'src/features/x/XScreen.tsx';
  const soon = 'src/ui/ComingSoon/ComingSoonScreen.tsx';
  const menus = { categories: [gameCategory({ gameCategory: 'RNG' })], updatedAt: '' };

  test('tells the balance and leads on only to what is there', async () => {
    const fake = createFakeHttp({
      getBalance: { sumBalance: '0.00', currency: 'EUR' },
      getGameMenus: menus,
    });
    const onClose = vi.fn<Close>(async () => undefined);
    renderUi(fake.wrap(<WelcomeModal args={{}} onClose={onClose} />), {
      session: MEMBER,
      screens: [
        screenOf('memberCenter', soon),
        screenOf('deposit', built),
        screenOf('live', built, 'LIVE'),
        screenOf('rng', built, 'RNG'),
      ],
    });
    await screen.findByRole('link', { name: 'See the games' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/deposit', '/rng']);
    expect(await screen.findByText(/0\.00/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'deposit' }));
    expect(onClose).toHaveBeenCalledWith('/deposit');
  });
});
