import {
  clearSession,
  readLocal,
  readSession,
  writeLocal,
  writeSession,
} from '../storage/storage.ts';
import { GUEST, type Session } from './session.ts';

/** When a sign-in of this tab happened and when a sign-out of any tab did: milliseconds since 1970, no secrets. */
const SINCE_KEY = 'livery.signedInAt';
const ENDED_KEY = 'livery.signedOutAt';

/** What a tab tells another of the same session. */
const ITEMS = ['token', 'account', 'isAgent', 'cpw', SINCE_KEY] as const;

type Items = Readonly<Record<string, string | null>>;

/** What the tabs of one site say to each other. */
type Message = { readonly merchant: string } & (
  { readonly kind: 'ask' | 'end' } | { readonly kind: 'session'; readonly items: Items }
);

/** What the gateway answers to a sign-in, as far as the session needs it. */
export interface SignedIn {
  readonly token: string;
  readonly account: string;
  readonly memberType: number;
}

/** Who is signed in in this tab, kept the same in all tabs of the site. */
export interface SessionStore {
  /** The token that calls carry, or null for a guest. */
  readToken(): string | null;
  /** Signs every tab in; `passwordProved` where the member typed their password for it. */
  signIn(value: SignedIn, passwordProved?: boolean): void;
  /** Goes on under the token of a changed password. */
  renew(token: string): void;
  /** Signs every tab out. */
  signOut(): void;
  /** Goes on as a guest after the gateway ended the session. */
  acceptEnd(): void;
  /** Told what became of a call with a token: one that the gateway refuses is over. */
  onTokenUsed(token: string, isAccepted: boolean): void;
  /** Begins with what this tab has kept or another tab tells, and calls back on every change; ends with what it returns. */
  start(onChange: (session: Session) => void): () => void;
}

/** Reads who is signed in in this tab. */
export function readStoredSession(): Session {
  const token = readSession('token');
  const account = readSession('account');
  const isOver = Number(readLocal(ENDED_KEY)) > Number(readSession(SINCE_KEY) ?? Infinity);
  if (!token || !account || isOver) return GUEST;
  const memberType = Number(readSession('isAgent') ?? 0);
  return { kind: 'member', account, memberType, passwordProved: readSession('cpw') === '1' };
}

/** The token of this tab, for the one call that names it in its body; null for a guest. */
export const readStoredToken = (): string | null =>
  readStoredSession().kind === 'member' ? readSession('token') : null;

/** Makes the store of one page. Nothing of the browser is touched before it is used. */
export function createSessionStore(merchant: string, now: () => number): SessionStore {
  let report: (session: Session) => void = () => undefined;
  let channel: BroadcastChannel | undefined;
  /** Whether the gateway has accepted the token on this page: only then is its end news. */
  let isConfirmed = false;

  const tell = (message: { kind: Message['kind']; items?: Items }) =>
    channel?.postMessage({ ...message, merchant });
  const readItems = (): Items => Object.fromEntries(ITEMS.map((key) => [key, readSession(key)]));
  const isMember = () => readStoredSession().kind === 'member';

  function keep(items: Items): void {
    clearSession(['merchant']);
    writeSession('merchant', merchant);
    for (const key of ITEMS) if (items[key]) writeSession(key, items[key]);
    report(readStoredSession());
  }

  function leave(session: Session): void {
    clearSession(['merchant']);
    isConfirmed = false;
    report(session);
  }

  /** What another tab did while this one slept or could not hear it. */
  function check(): void {
    if (readSession('token') && !isMember()) leave(GUEST);
  }

  function hear({ data }: MessageEvent<Message>): void {
    if (data.merchant !== merchant) return;
    if (data.kind === 'ask' && isMember()) tell({ kind: 'session', items: readItems() });
    if (data.kind === 'end' && readSession('token')) leave(GUEST);
    if (data.kind === 'session' && data.items['token'] !== readSession('token')) keep(data.items);
  }

  return {
    readToken: () => readSession('token'),
    signIn({ token, account, memberType }, passwordProved = false) {
      isConfirmed = true;
      const cpw = passwordProved ? '1' : null;
      keep({ token, account, isAgent: String(memberType), cpw, [SINCE_KEY]: String(now()) });
      tell({ kind: 'session', items: readItems() });
    },
    renew(token) {
      keep({ ...readItems(), token, cpw: '1' });
      tell({ kind: 'session', items: readItems() });
    },
    signOut() {
      writeLocal(ENDED_KEY, String(now()));
      tell({ kind: 'end' });
      leave(GUEST);
    },
    acceptEnd: () => report(readStoredSession()),
    onTokenUsed(token, isAccepted) {
      if (token !== readSession('token')) return;
      if (isAccepted) isConfirmed = true;
      else leave(isConfirmed ? { kind: 'guest', wasEnded: true } : GUEST);
    },
    start(onChange) {
      report = onChange;
      if (typeof BroadcastChannel !== 'undefined') channel = new BroadcastChannel('livery.session');
      if (channel) channel.onmessage = hear;
      check();
      if (isMember()) report(readStoredSession());
      else tell({ kind: 'ask' });
      const events = [
        ['storage', window],
        ['pageshow', window],
        ['visibilitychange', document],
      ] as const;
      for (const [name, target] of events) target.addEventListener(name, check);
      return () => {
        for (const [name, target] of events) target.removeEventListener(name, check);
        channel?.close();
        channel = undefined;
      };
    },
  };
}
