import { isTrial } from '../session/session.ts';
import { readStoredSession } from '../session/sessionStore.ts';
import type { ModalArgs, ModalName, Modals } from './modals.ts';

/** A modal that is open. */
export interface OpenModal<Name extends ModalName = ModalName> {
  readonly key: number;
  readonly name: Name;
  readonly args: ModalArgs[Name];
  /** Whether it has an entry of its own in the history, so that the back button closes it. */
  readonly hasEntry: boolean;
}

interface Entry {
  /** The router's own name of the entry: modals share that of the page below them. */
  readonly key?: string;
  readonly modal?: number;
}

const getEntry = (state: unknown): Entry => (state ?? {}) as Entry;

/**
 * Which modals are open. Each has an entry in the history, of which the router is not told: the page below neither
 * changes nor scrolls, and the back button closes what is on top.
 */
export class ModalStack implements Omit<Modals, 'prefetch'> {
  #open: readonly OpenModal[] = [];
  #lastKey = 0;
  #pageKey: string | undefined;
  #landing: ModalArgs['register'] = {};
  #pending: { readonly action: () => void; readonly real: boolean } | undefined;
  /** What follows the step back that a closing modal causes. */
  #arrivals: (() => void)[] | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #goTo: (path: string) => void;

  constructor(goTo: (path: string) => void) {
    this.#goTo = goTo;
  }

  readonly open = <Name extends ModalName>(
    name: Name,
    args?: ModalArgs[Name],
    options: { readonly over?: boolean } = {},
  ): void => {
    if (this.#arrivals) return void this.#arrivals.push(() => this.open(name, args, options));
    if (!options.over && this.#goesOn(name, args)) return;
    const isInPlace = !options.over && this.#open.at(-1)?.hasEntry === true;
    const state = { ...window.history.state, modal: this.#lastKey + 1 };
    this.#pageKey = getEntry(state).key;
    if (isInPlace) window.history.replaceState(state, '');
    else window.history.pushState(state, '');
    const below = options.over ? this.#open : this.#open.slice(0, -1);
    const given = name === 'register' ? { ...this.#landing, ...args } : args;
    this.#show([...below, this.#make(name, given, true)]);
  };

  /** Lets a modal lie over the page that its address leads to; it has no entry of its own. */
  readonly openAtAddress = (name: 'register'): void => {
    this.#show([this.#make(name, this.#landing, false)]);
  };

  readonly close = async (to?: string): Promise<void> => {
    const top = this.#open.at(-1);
    if (to !== undefined) {
      this.#show([]);
      this.#goTo(to);
    } else if (top?.hasEntry && !this.#arrivals) {
      const arrived = new Promise<void>((resolve) => (this.#arrivals = [resolve]));
      this.#show(this.#open.slice(0, -1));
      window.history.back();
      await arrived;
    } else if (top && !top.hasEntry) this.#show(this.#open.slice(0, -1));
  };

  /** Resolves once the address is right again: a modal that closes takes its step back a moment after it is gone. */
  readonly settle = (): Promise<void> =>
    new Promise((resolve) => {
      if (this.#arrivals) this.#arrivals.push(resolve);
      else resolve();
    });

  readonly requireMember = (action: () => void, { real = false } = {}): void => {
    const session = readStoredSession();
    if (session.kind === 'guest') {
      this.#pending = { action, real };
      this.open('login', { reason: 'protected' });
    } else if (real && isTrial(session)) this.open('trialOnly');
    else action();
  };

  /** Codes of the address that the visitor came by; a registration starts with them. */
  readonly landWith = (codes: ModalArgs['register']): void => {
    this.#landing = codes;
  };

  /** Another page has come: nothing is open any more. */
  readonly clear = (): void => {
    if (this.#open.length > 0) this.#show([]);
  };

  readonly list = (): readonly OpenModal[] => this.#open;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Listens to the back button; ends with what it returns. */
  readonly start = (): (() => void) => {
    window.addEventListener('popstate', this.#onPop, true);
    return () => window.removeEventListener('popstate', this.#onPop, true);
  };

  /** What is asked for already stays, with what was typed; right below the top one it is gone back to. */
  #goesOn(name: ModalName, args: object = {}): boolean {
    const isIt = (modal: OpenModal | undefined) =>
      modal?.name === name && JSON.stringify(modal.args) === JSON.stringify(args);
    if (isIt(this.#open.at(-1))) return true;
    if (!isIt(this.#open.at(-2))) return false;
    void this.close();
    return true;
  }

  #make(name: ModalName, args: object | undefined, hasEntry: boolean): OpenModal {
    return { key: ++this.#lastKey, name, args: (args ?? {}) as ModalArgs[ModalName], hasEntry };
  }

  #show(next: readonly OpenModal[]): void {
    this.#open = next;
    for (const listener of this.#listeners) listener();
    // A modal may close and then open the next one.
    setTimeout(this.#goOn);
  }

  /** Does what waited for a sign-in, once nothing lies over the page any more. */
  readonly #goOn = (): void => {
    if (this.#open.length > 0 || this.#arrivals || !this.#pending) return;
    const { action, real } = this.#pending;
    this.#pending = undefined;
    if (readStoredSession().kind === 'member') this.requireMember(action, { real });
  };

  readonly #onPop = (event: PopStateEvent): void => {
    const { key, modal = 0 } = getEntry(event.state);
    const arrivals = this.#arrivals ?? [];
    const isSamePage = key === this.#pageKey && (this.#open.length > 0 || arrivals.length > 0);
    this.#arrivals = undefined;
    if (isSamePage) {
      // To the router nothing has happened.
      event.stopImmediatePropagation();
      this.#show(this.#open.filter((each) => !each.hasEntry || each.key <= modal));
    }
    for (const go of arrivals) go();
  };
}
