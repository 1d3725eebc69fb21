import type { I18n, Messages } from '@lingui/core';
import { loadChunk } from '../chunks/loadChunk.ts';

type Files = Readonly<Record<string, () => Promise<{ messages: Messages }>>>;

const FILES = {
  /** Signing in, opening an account and all that forms say. */
  account: import.meta.glob<{ messages: Messages }>('../../../locales/*/messages.po', {
    query: '?part=account.po',
  }),
  /** Playing a game and checking its rounds. */
  play: import.meta.glob<{ messages: Messages }>('../../../locales/*/messages.po', {
    query: '?part=play.po',
  }),
  /** A member's centre: money in and out, wallets and limits. */
  centre: import.meta.glob<{ messages: Messages }>('../../../locales/*/messages.po', {
    query: '?part=centre.po',
  }),
  /** Promotions, and what is done about one. */
  promotions: import.meta.glob<{ messages: Messages }>('../../../locales/*/messages.po', {
    query: '?part=promotions.po',
  }),
  /** An agent's centre, and the page that wins agents: the team, what it played and what it earns. */
  agent: import.meta.glob<{ messages: Messages }>('../../../locales/*/messages.po', {
    query: '?part=agent.po',
  }),
  /** Betting on lotteries, their results and what a member bet on them. */
  lottery: import.meta.glob<{ messages: Messages }>('../../../locales/*/messages.po', {
    query: '?part=lottery.po',
  }),
  /** What was bet on lotteries and what was drawn, with its statistics, rules and draws to watch. */
  lotteryRecords: import.meta.glob<{ messages: Messages }>('../../../locales/*/messages.po', {
    query: '?part=lotteryRecords.po',
  }),
  /** What only the gateway itself says: its own pages, and messages that it sends. */
  gateway: import.meta.glob<{ messages: Messages }>('../../../locales/*/messages.po', {
    query: '?part=gateway.po',
  }),
} satisfies Record<string, Files>;

/** A part of the catalogues that no first page needs. */
export type MessagePart = keyof typeof FILES;

/** Every part there is. */
export const MESSAGE_PARTS = Object.keys(FILES) as MessagePart[];

async function loadMessages(tag: string, part: MessagePart): Promise<Messages> {
  const files: Files = FILES[part];
  const load = files[`../../../locales/${tag}/messages.po`];
  if (!load) throw new Error(`No catalogue locales/${tag}/messages.po. Run "npm run extract".`);
  return (await loadChunk(load)()).messages;
}

const loading = new WeakMap<I18n, Map<MessagePart, Promise<void>>>();

/**
 * Adds a part to a language that is loaded, once; a merchant's own wordings stay. One that did not come is asked for again.
 * Whoever shows its texts waits for it (`WithMessages`), so nobody is told: `i18n.load` would have every text of the page
 * rendered anew.
 */
export function addMessagePart(i18n: I18n, part: MessagePart): Promise<void> {
  const parts = loading.get(i18n) ?? new Map<MessagePart, Promise<void>>();
  loading.set(i18n, parts);
  const known = parts.get(part);
  if (known) return known;
  const added = loadMessages(i18n.locale, part).then((messages) => {
    Object.assign(i18n.messages, { ...messages, ...i18n.messages });
  });
  parts.set(part, added);
  added.catch(() => parts.delete(part));
  return added;
}
