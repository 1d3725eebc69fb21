import {
  isSignedBy,
  QUICKNET,
  timeOfRound,
  type BeaconChain,
} from '../../engine/lottery/beacon.ts';
import { callProvider, parseAnswer, providerTimeoutMs, type Fetch } from './httpCall.ts';
import { ProviderFault } from './providerFault.ts';

/** A public beacon whose rounds are mixed into own draws. */
export interface Beacon {
  readonly chain: BeaconChain;
  /**
   * The signature of a round, held against its network; undefined as long as it is not here. Who asks makes it be fetched,
   * so that asking again some time later is all there is to do.
   */
  find(round: number): string | undefined;
}

/** What it is made with. */
export interface DrandDeps {
  /** Addresses that hand on what the network tells, the first one first. */
  readonly urls: readonly string[];
  readonly chain?: BeaconChain;
  readonly fetch: Fetch;
  readonly clock: () => Date;
}

/** Rounds kept: those of draws that are due at about the same time. */
const KEPT = 256;
/** From a call that brought nothing to the next, whichever round that is for. */
const PAUSE_MS = 1_000;
/** After an outage many rounds are wanted at once. */
const AT_ONCE = 4;

/** Drand over HTTP (https://docs.drand.love/dev-guide/API%20Documentation). Who hands a round on cannot change it: it is signed. */
export function createDrand({ urls, chain = QUICKNET, fetch, clock }: DrandDeps): Beacon {
  const known = new Map<number, string>();
  const asked = new Set<number>();
  let pausedUntil = 0;

  async function ask(url: string, round: number): Promise<string> {
    const answer = await callProvider(fetch, {
      service: 'beacon',
      url: `${url}/${chain.hash}/public/${round}`,
      method: 'GET',
      timeoutMs: providerTimeoutMs,
      retry: 'always',
    });
    const { signature } = parseAnswer('beacon', answer) as { readonly signature?: unknown };
    if (typeof signature === 'string' && isSignedBy(chain, { round, signature })) return signature;
    throw new ProviderFault('beacon', 'refused', `status ${answer.status} without a signed round`);
  }

  async function fetchRound(round: number): Promise<void> {
    for (const url of urls) {
      const signature = await ask(url, round).catch(() => undefined);
      if (signature === undefined) continue;
      known.set(round, signature);
      if (known.size > KEPT) known.delete(known.keys().next().value!);
      return;
    }
    // The draw is late by then, and is told of as such: what cannot be reached needs no line each second.
    pausedUntil = clock().getTime() + PAUSE_MS;
  }

  return {
    chain,
    find(round) {
      const now = clock().getTime();
      const isDue = now >= Math.max(timeOfRound(chain, round), pausedUntil);
      if (isDue && !known.has(round) && !asked.has(round) && asked.size < AT_ONCE) {
        asked.add(round);
        void fetchRound(round).finally(() => asked.delete(round));
      }
      return known.get(round);
    },
  };
}
