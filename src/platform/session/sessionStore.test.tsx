import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from './session.ts';
import { createSessionStore, readStoredSession, type SessionStore } from './sessionStore.ts';

const mara = { token: 'token-1', account: 'mara', memberType: 2 };
const asMara = { kind: 'member', account: 'mara', memberType: 2, passwordProved: false };

/** Channels between tabs, which deliver once the tab that speaks has finished. */
class Channel {
  static all = new Set<Channel>();
  static said: (() => void)[] = [];
  static deliver() {
    while (Channel.said.length > 0) Channel.said.shift()!();
  }
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    const others = [...Channel.all].filter((each) => each !== this && each.name === this.name);
    for (const each of others) {
      Channel.said.push(() => each.onmessage?.({ data: structuredClone(data) }));
    }
  }
  close() {
    Channel.all.delete(this);
  }
}

/** Session storage of a tab of its own; jsdom has one for all. */
function makeTab(merchant = 'SAMPLE') {
  let kept: Record<string, string> = {};
  const within = <Result,>(act: () => Result): Result => {
    const outside = { ...sessionStorage } as Record<string, string>;
    sessionStorage.clear();
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    try {
      return act();
    } finally {
      kept = { ...sessionStorage } as Record<string, string>;
      sessionStorage.clear();
      for (const [key, value] of Object.entries(outside)) sessionStorage.setItem(key, value);
    }
  };
  const seen: Session[] = [];
  let stop: () => void = () => undefined;
  const store = createSessionStore(merchant, () => (clock += 1));
  return {
    seen,
    kept: () => kept,
    start() {
      within(() => (stop = store.start((session) => seen.push(session))));
      const channel = [...Channel.all].at(-1)!;
      const { onmessage } = channel;
      channel.onmessage = (event) => within(() => onmessage?.(event));
      Channel.deliver();
      return this;
    },
    do<Result>(act: (store: SessionStore) => Result): Result {
      const result = within(() => act(store));
      Channel.deliver();
      return result;
    },
    hears: (event: string, target: EventTarget = window) =>
      within(() => void target.dispatchEvent(new Event(event))),
    stop: () => stop(),
  };
}

let clock = 0;
let tabs: ReturnType<typeof makeTab>[] = [];
const tab = (merchant?: string) => {
  const made = makeTab(merchant);
  tabs.push(made);
  return made;
};

beforeEach(() => {
  clock = 1000;
  tabs = [];
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  for (const each of tabs) each.stop();
  Channel.all.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('a sign-in', () => {
  it('is kept in the tab under the names of the product, and nothing else is', () => {
    const one = tab().start();
    one.do((store) => store.signIn(mara, true));
    expect(one.kept()).toEqual({
      token: 'token-1',
      account: 'mara',
      merchant: 'SAMPLE',
      isAgent: '2',
      cpw: '1',
      'livery.signedInAt': '1001',
    });
    expect(one.seen.at(-1)).toEqual({ ...asMara, passwordProved: true });
  });

  it('without a password leaves no mark that there was one', () => {
    const one = tab().start();
    one.do((store) => store.signIn(mara, true));
    one.do((store) => store.signIn({ ...mara, token: 'token-2', memberType: 4 }));
    expect(one.kept()).not.toHaveProperty('cpw');
  });

  it('is one of every tab, as they share the cookie that belongs to it', () => {
    const [one, two] = [tab().start(), tab().start()];
    one.do((store) => store.signIn(mara));
    expect(two.seen.at(-1)).toEqual(asMara);
    expect(two.do((store) => store.readToken())).toBe('token-1');
  });

  it('is there again after a reload', () => {
    const one = tab().start();
    one.do((store) => store.signIn(mara));
    one.stop();
    const again = one.start();
    expect(again.seen.at(-1)).toEqual(asMara);
  });

  it('goes on under a new token in every tab', () => {
    const [one, two] = [tab().start(), tab().start()];
    one.do((store) => store.signIn(mara));
    one.do((store) => store.renew('token-2'));
    expect(two.do((store) => store.readToken())).toBe('token-2');
    expect(two.seen.at(-1)).toMatchObject({ account: 'mara', passwordProved: true });
  });
});

describe('a new tab', () => {
  it('of a signed-in member is signed in', () => {
    const one = tab().start();
    one.do((store) => store.signIn(mara, true));
    const two = tab().start();
    expect(two.seen).toEqual([{ ...asMara, passwordProved: true }]);
    expect(two.kept()).toEqual(one.kept());
  });

  it('of another merchant is a guest', () => {
    tab()
      .start()
      .do((store) => store.signIn(mara));
    const two = tab('OTHER').start();
    expect(two.seen).toEqual([]);
    expect(two.kept()).toEqual({});
  });

  it('beside guests is a guest', () => {
    tab().start();
    expect(tab().start().seen).toEqual([]);
  });
});

describe('a sign-out', () => {
  it('ends every tab and leaves nothing but the merchant', () => {
    const [one, two] = [tab().start(), tab().start()];
    one.do((store) => store.signIn(mara));
    one.do(() => sessionStorage.setItem('game', 'x'));
    one.do((store) => store.signOut());
    for (const each of [one, two]) {
      expect(each.seen.at(-1)).toEqual({ kind: 'guest' });
      expect(each.kept()).toEqual({ merchant: 'SAMPLE' });
    }
  });

  it.each([
    ['is told by local storage where there are no channels', 'storage', () => window],
    ['is found when the page comes back from the history', 'pageshow', () => window],
    ['is found when the tab is looked at again', 'visibilitychange', () => document],
  ])('%s', (_, event, target) => {
    const [one, two] = [tab().start(), tab().start()];
    one.do((store) => store.signIn(mara));
    Channel.all.clear();
    one.do((store) => store.signOut());
    expect(two.seen.at(-1)).toEqual(asMara);
    one.stop();
    two.hears(event, target());
    expect(two.seen.at(-1)).toEqual({ kind: 'guest' });
    expect(two.kept()).toEqual({ merchant: 'SAMPLE' });
  });

  it('is found by a tab that was asleep and loads anew', () => {
    const [one, two] = [tab().start(), tab().start()];
    one.do((store) => store.signIn(mara));
    two.stop();
    one.do((store) => store.signOut());
    expect(two.do(() => readStoredSession())).toEqual({ kind: 'guest' });
    expect(two.start().seen.at(-1)).toEqual({ kind: 'guest' });
    expect(two.kept()).toEqual({ merchant: 'SAMPLE' });
  });

  it('does not touch a sign-in that comes after it', () => {
    const one = tab().start();
    one.do((store) => store.signIn(mara));
    one.do((store) => store.signOut());
    one.do((store) => store.signIn({ ...mara, token: 'token-2' }));
    one.hears('storage');
    expect(one.seen.at(-1)).toEqual(asMara);
  });
});

describe('a token that the gateway refuses', () => {
  it('ends the session, and that is news where the session was good on this page', () => {
    const one = tab().start();
    one.do((store) => store.signIn(mara));
    one.do((store) => store.onTokenUsed('token-1', false));
    expect(one.seen.at(-1)).toEqual({ kind: 'guest', wasEnded: true });
    expect(one.kept()).toEqual({ merchant: 'SAMPLE' });
  });

  it('at the start of a page makes a guest without a word', () => {
    const one = tab().start();
    one.do((store) => store.signIn(mara));
    const two = tab().start();
    two.do((store) => store.onTokenUsed('token-1', false));
    expect(two.seen.at(-1)).toEqual({ kind: 'guest' });
  });

  it('is news where a call was answered before', () => {
    tab()
      .start()
      .do((store) => store.signIn(mara));
    const two = tab().start();
    two.do((store) => store.onTokenUsed('token-1', true));
    two.do((store) => store.onTokenUsed('token-1', false));
    expect(two.seen.at(-1)).toEqual({ kind: 'guest', wasEnded: true });
  });

  it('is no end where the session goes on under another', () => {
    const one = tab().start();
    one.do((store) => store.signIn(mara));
    one.do((store) => store.renew('token-2'));
    one.do((store) => store.onTokenUsed('token-1', false));
    expect(one.seen.at(-1)).toMatchObject({ kind: 'member' });
  });
});
