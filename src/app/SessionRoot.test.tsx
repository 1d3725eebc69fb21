import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMemberInfo } from '../../schemas/api/member.ts';
import { getBalance } from '../../schemas/api/wallet.ts';
import { brand } from '../../tests/support/builders.ts';
import { fixtureTransport } from '../../tests/support/fixtureTransport.ts';
import { renderApp } from '../../tests/support/renderApp.tsx';
import { stubBrowser } from '../../tests/support/stubBrowser.ts';
import { pressEscape, stubDialogs } from '../../tests/support/stubDialogs.ts';
import type { HttpRequest, Transport } from '../platform/http/http.ts';
import { SLOT_REGISTRY } from './catalogue.ts';
import { SCREENS } from './screens.ts';

const dialog = (name: RegExp) => screen.findByRole('dialog', { name, hidden: true });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

// Pages and parts load lazily; what is tested here is not how long that takes.
beforeAll(async () => {
  const variants = Object.values(SLOT_REGISTRY).flatMap((slot) => Object.values(slot));
  const lazily = [
    () => import('./ModalHost.tsx'),
    () => import('./MemberGate.tsx'),
    () => import('../features/member/MemberAccount.tsx'),
    () => import('../features/session/LoginModal.tsx'),
    () => import('../features/session/RegisterModal.tsx'),
    () => import('../features/session/ChangePasswordModal.tsx'),
  ];
  const loads = [...variants, ...lazily, ...SCREENS.map(({ load }) => load)];
  await Promise.all(loads.map((load) => load()));
}, 120_000);

beforeEach(() => {
  stubBrowser();
  stubDialogs();
  vi.stubGlobal('scrollTo', vi.fn());
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

function signIn(memberType = 2) {
  sessionStorage.setItem('token', 'token-1');
  sessionStorage.setItem('account', 'maria77');
  sessionStorage.setItem('isAgent', String(memberType));
}

const refusal = { success: false, value: null, message: '', code: 'sessionEnded' };

/** Answers as the samples do, until it ends every session. */
function endingTransport() {
  let isOver = false;
  const asked: HttpRequest[] = [];
  const transport: Transport = async (request) => {
    asked.push(request);
    const isRefused = isOver && request.headers['authorization'] !== undefined;
    return isRefused ? { status: 401, body: refusal } : fixtureTransport(request);
  };
  return { transport, asked, end: () => (isOver = true) };
}

describe('a member', () => {
  it('who comes back is known, and what is theirs is asked for with their token', async () => {
    signIn();
    const { transport, asked } = endingTransport();
    await renderApp({ path: '/vip', transport });
    expect(await screen.findAllByText('maria77')).not.toHaveLength(0);
    const paths: readonly string[] = [getMemberInfo.path, getBalance.path];
    // The name stands there before anything is asked.
    await waitFor(() => {
      const own = asked.filter(({ url }) => paths.includes(url));
      expect(own.map(({ headers }) => headers['authorization'])).toEqual([
        'Bearer token-1',
        'Bearer token-1',
      ]);
    });
  });

  it('whose token is refused at the start is a guest without a word', async () => {
    signIn();
    const { transport, end } = endingTransport();
    end();
    await renderApp({ path: '/vip', transport });
    await waitFor(() => expect(sessionStorage.getItem('token')).toBeNull());
    expect(await screen.findAllByRole('link', { name: 'Log in' })).not.toHaveLength(0);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('whose session the gateway ends stays on the page and is offered to sign in', async () => {
    signIn();
    const { transport, end } = endingTransport();
    await renderApp({ path: '/member/deposit', transport });
    expect(await heading('Deposit')).toBeInTheDocument();
    const [refresh] = await screen.findAllByRole('button', { name: 'Refresh the balance' });
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy'));
    end();
    await userEvent.click(refresh!);
    expect(await dialog(/log in/i)).toBeInTheDocument();
    expect(await heading('Deposit')).toBeInTheDocument();
    expect(screen.queryByText('maria77')).toBeNull();
    expect({ ...sessionStorage }).not.toHaveProperty('token');
  });

  it('who signed out elsewhere is a guest when the page comes back from the history', async () => {
    signIn();
    sessionStorage.setItem('livery.signedInAt', '1000');
    await renderApp({ path: '/member/deposit' });
    await screen.findAllByText('maria77');
    localStorage.setItem('livery.signedOutAt', '2000');
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(screen.queryByText('maria77')).toBeNull();
    expect(await screen.findByText(/Log in to see this page/)).toBeInTheDocument();
  });
});

describe('a password that must be changed', () => {
  /** Answers as the samples do, and says of the member what a test says. */
  function memberTransport() {
    const state = { passwordMustChange: false, passwordExpired: false };
    const transport: Transport = async (request) => {
      const { status, body } = await fixtureTransport(request);
      if (request.url !== getMemberInfo.path) return { status, body };
      const { value } = body as { value: object };
      return { status, body: { ...(body as object), value: { ...value, ...state } } };
    };
    return { state, transport };
  }

  /** Speaks as another tab of the site. */
  function openOtherTab() {
    const channel = new BroadcastChannel('livery.session');
    const { merchantCode: merchant } = brand();
    return {
      signIn(token: string) {
        const items = { token, account: 'maria77', isAgent: '2', cpw: null };
        channel.postMessage({ kind: 'session', merchant, items });
      },
      signOut: () => channel.postMessage({ kind: 'end', merchant }),
      close: () => channel.close(),
    };
  }

  it('must be after a reload, whatever one signed in by', async () => {
    signIn();
    const { state, transport } = memberTransport();
    state.passwordMustChange = true;
    await renderApp({ path: '/vip', transport });
    expect(await dialog(/choose a new password/i)).toBeInTheDocument();
  });

  it('must be in every tab, until it is changed in one of them', async () => {
    signIn();
    const { state, transport } = memberTransport();
    await renderApp({ path: '/vip', transport });
    await screen.findAllByText('maria77');
    const other = openOtherTab();
    state.passwordExpired = true;
    act(() => other.signIn('token-2'));
    expect(await dialog(/choose a new password/i)).toBeInTheDocument();
    state.passwordExpired = false;
    act(() => other.signIn('token-3'));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    other.close();
  });

  it('is no longer asked for where another tab has logged out', async () => {
    signIn();
    const { state, transport } = memberTransport();
    state.passwordMustChange = true;
    await renderApp({ path: '/vip', transport });
    await dialog(/choose a new password/i);
    const other = openOtherTab();
    act(() => other.signOut());
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    other.close();
  });
});

describe('a page of a member’s account', () => {
  it('asks guests to sign in', async () => {
    await renderApp({ path: '/member' });
    expect(await screen.findByText(/Log in to see this page/)).toBeInTheDocument();
    expect(await dialog(/log in/i)).toBeInTheDocument();
  });

  it('tells trial accounts that it takes a real one', async () => {
    signIn(4);
    await renderApp({ path: '/member' });
    expect(await screen.findByText(/This is for real accounts/)).toBeInTheDocument();
  });

  it('is open to members', async () => {
    signIn();
    await renderApp({ path: '/member' });
    expect(await heading('Personal centre')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/Log in to see/)).toBeNull());
  });
});

describe('the address of the registration', () => {
  it('opens it over the home page, which is the address once it is closed', async () => {
    const { visited } = await renderApp({ path: '/register' });
    const form = await dialog(/account/i);
    act(() => pressEscape(form));
    await waitFor(() => expect(visited).toEqual(['/register', '/']));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});
