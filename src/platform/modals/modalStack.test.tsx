import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModalStack } from './modalStack.ts';

const goTo = vi.fn((path: string) => window.history.replaceState(null, '', path));
let stack: ModalStack;
let stop: () => void;
/** The popstate events that a router would have heard. */
const routed = vi.fn();

const names = () => stack.list().map(({ name }) => name);
const goBack = async () => {
  const before = JSON.stringify(window.history.state);
  window.history.back();
  await vi.waitFor(() => expect(JSON.stringify(window.history.state)).not.toBe(before), 10_000);
};
const signIn = () => {
  sessionStorage.setItem('token', 'a-token');
  sessionStorage.setItem('account', 'mara');
};

beforeEach(() => {
  window.history.pushState({ key: 'home' }, '', '/');
  window.history.pushState({ key: 'vip' }, '', '/vip');
  window.addEventListener('popstate', routed);
  stack = new ModalStack(goTo);
  stop = stack.start();
});
afterEach(() => {
  stop();
  window.removeEventListener('popstate', routed);
  vi.clearAllMocks();
  sessionStorage.clear();
});

describe('a modal', () => {
  it('is closed by the back button, and the page below hears nothing of it', async () => {
    stack.open('login');
    expect(names()).toEqual(['login']);
    await goBack();
    await vi.waitFor(() => expect(names()).toEqual([]), 10_000);
    expect(window.location.pathname).toBe('/vip');
    expect(routed).not.toHaveBeenCalled();
  });

  it('leaves no step behind in the history', async () => {
    stack.open('login');
    await stack.close();
    expect(window.history.state).toEqual({ key: 'vip' });
    await goBack();
    expect(window.location.pathname).toBe('/');
    await vi.waitFor(() => expect(routed).toHaveBeenCalledOnce(), 10_000);
  });

  it('takes the place of the one that opened it', async () => {
    stack.open('login');
    stack.open('register');
    expect(names()).toEqual(['register']);
    await stack.close();
    expect(names()).toEqual([]);
    expect(window.history.state).toEqual({ key: 'vip' });
  });

  it('opened over another leaves that one open below', async () => {
    stack.open('changePassword');
    stack.open('login', { reason: 'ended' }, { over: true });
    expect(names()).toEqual(['changePassword', 'login']);
    await stack.close();
    expect(names()).toEqual(['changePassword']);
  });

  it('that is asked for again stays as it is', () => {
    stack.open('changePassword', { forced: 'expired' });
    const [before] = stack.list();
    stack.open('changePassword', { forced: 'expired' });
    expect(stack.list()).toEqual([before]);
    stack.open('changePassword', {});
    expect(stack.list()).not.toEqual([before]);
  });

  it('that a sign-in over it leads to again is gone back to, with what was typed', async () => {
    stack.open('changePassword', { forced: 'mustChange' });
    const [below] = stack.list();
    stack.open('login', { reason: 'ended' }, { over: true });
    stack.open('changePassword', { forced: 'mustChange' });
    await vi.waitFor(
      () => expect(window.history.state).toEqual({ key: 'vip', modal: below!.key }),
      10_000,
    );
    expect(stack.list()).toEqual([below]);
  });

  it('that closes for another one lets it come once the address is right', async () => {
    stack.open('login');
    void stack.close();
    stack.open('afterLogin', { firstTime: true });
    await vi.waitFor(() => expect(names()).toEqual(['afterLogin']), 10_000);
    await stack.close();
    expect(window.history.state).toEqual({ key: 'vip' });
  });

  it('can lead on to another page, in place of its own step', () => {
    stack.open('login');
    void stack.close('/promotions');
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/promotions');
    expect(names()).toEqual([]);
  });

  it('that the address itself opens has no step of its own', async () => {
    stack.openAtAddress('register');
    await stack.close();
    expect(names()).toEqual([]);
    expect(window.history.state).toEqual({ key: 'vip' });
  });

  it('that took the place of one without a step is settled once its own step is taken back', async () => {
    stack.openAtAddress('register');
    stack.open('welcome');
    void stack.close();
    expect(names()).toEqual([]);
    await stack.settle();
    expect(window.history.state).toEqual({ key: 'vip' });
    await expect(stack.settle()).resolves.toBeUndefined();
  });

  it('to register starts with the codes that the visitor came by', () => {
    stack.landWith({ referralCode: 'FRIEND7' });
    stack.open('register', { affiliateCode: 'A1' });
    expect(stack.list()[0]?.args).toEqual({ referralCode: 'FRIEND7', affiliateCode: 'A1' });
  });
});

describe('what only members may do', () => {
  const action = vi.fn();

  it('is done at once by a member', () => {
    signIn();
    stack.requireMember(action);
    expect(action).toHaveBeenCalledOnce();
    expect(names()).toEqual([]);
  });

  it('waits until a guest has signed in and every modal is closed', async () => {
    stack.requireMember(action);
    expect(stack.list()[0]).toMatchObject({ name: 'login', args: { reason: 'protected' } });
    signIn();
    stack.open('afterLogin');
    expect(action).not.toHaveBeenCalled();
    await stack.close();
    await vi.waitFor(() => expect(action).toHaveBeenCalledOnce(), 10_000);
    expect(window.history.state).toEqual({ key: 'vip' });
  });

  it('is given up by a guest who does not sign in, for good', async () => {
    stack.requireMember(action);
    await stack.close();
    await new Promise((resolve) => setTimeout(resolve));
    signIn();
    stack.open('notice');
    await stack.close();
    await new Promise((resolve) => setTimeout(resolve));
    expect(action).not.toHaveBeenCalled();
  });

  it('asks a trial account for a real one where that is needed', () => {
    signIn();
    sessionStorage.setItem('isAgent', '4');
    stack.requireMember(action, { real: true });
    expect(names()).toEqual(['trialOnly']);
    stack.requireMember(action);
    expect(action).toHaveBeenCalledOnce();
  });
});
