import {
  VENDOR_API_PATH,
  VENDOR_FAULT_STATUS,
  type VendorBody,
  type VendorFaultCode,
  type VendorValue,
} from '../../schemas/vendorApi.ts';
import { signRequest, type OriginalsKey } from './signRequest.ts';
import type { HttpLine } from '../http/httpLine.ts';

/** The calls that our own vendor makes. */
interface Asked {
  readonly authenticate: VendorBody<'authenticate'>;
  readonly balance: VendorBody<'balance'>;
  readonly debit: VendorBody<'debit'>;
  readonly credit: VendorBody<'credit'>;
  readonly rollback: VendorBody<'rollback'>;
  readonly endRound: VendorBody<'endRound'>;
}

interface Answered {
  readonly authenticate: VendorValue<'authenticate'>;
  readonly balance: VendorValue<'balance'>;
  readonly debit: VendorValue<'debit'>;
  readonly credit: VendorValue<'credit'>;
  readonly rollback: VendorValue<'rollback'>;
  readonly endRound: VendorValue<'endRound'>;
}

/** A call that our own vendor makes. */
export type WalletCall = keyof Asked;

/** Who is asked, and for whom. */
export interface WalletPlace {
  readonly merchantCode: string;
  readonly host: string;
}

/** What the wallet said: yes, no for good, or nothing that is known. */
export type WalletAnswer<C extends WalletCall> =
  | { readonly kind: 'done'; readonly value: Answered[C] }
  | { readonly kind: 'refused'; readonly code: VendorFaultCode }
  | { readonly kind: 'unknown'; readonly cause: string };

/** The wallet, as any vendor reaches it. */
export interface Wallet {
  /** Asks until there is an answer, with the same body each time, but not for ever. */
  ask<C extends WalletCall>(place: WalletPlace, call: C, body: Asked[C]): Promise<WalletAnswer<C>>;
}

/** How patient the vendor is while somebody waits. */
export interface WalletPatience {
  /** Of one try. */
  readonly timeoutMs: number;
  /** Before each further try. */
  readonly pausesMs: readonly number[];
}

/** What a wallet is reached by. */
export interface WalletDeps {
  readonly send: HttpLine;
  /** Where the wallet answers, such as `http://127.0.0.1:3000`. */
  readonly origin: () => string;
  readonly keys: {
    get(merchantCode: string): Promise<OriginalsKey>;
    /** The key was not taken. */
    drop(merchantCode: string): void;
  };
  readonly clock: () => Date;
  readonly random: (bytes: number) => Buffer;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly patience?: WalletPatience;
}

/** Four tries within some eight seconds: the page asks again for the rest. */
export const defaultPatience: WalletPatience = { timeoutMs: 4000, pausesMs: [100, 400, 1200] };

const NONCE_BYTES = 18;

/** Refusals of the request and not of what it asks for: another try may do better. */
const PASSING: readonly VendorFaultCode[] = [
  'badSignature',
  'staleRequest',
  'requestReplayed',
  'roundUnknown',
  // What was won is not lost: it is paid once there is room, or the operator lets it.
  'payoutAboveLimit',
  'walletFull',
  'tooManyRequests',
  // The round before is not over: this one waits for it.
  'spinTooEarly',
  'unknownHost',
  'internal',
  'unavailable',
];

function readAnswer<C extends WalletCall>(text: string): WalletAnswer<C> {
  try {
    const { success, value, code } = JSON.parse(text) as {
      success: boolean;
      value: Answered[C];
      code?: string;
    };
    if (success) return { kind: 'done', value };
    if (code === undefined || !Object.hasOwn(VENDOR_FAULT_STATUS, code)) {
      return { kind: 'unknown', cause: String(code) };
    }
    const known = code as VendorFaultCode;
    return PASSING.includes(known)
      ? { kind: 'unknown', cause: known }
      : { kind: 'refused', code: known };
  } catch {
    return { kind: 'unknown', cause: 'The answer is no JSON.' };
  }
}

/** Makes a wallet of a line; see docs/VENDORS.md. */
export function createWallet(deps: WalletDeps): Wallet {
  const { send, keys, clock, random, pause, patience = defaultPatience } = deps;

  async function tryOnce<C extends WalletCall>(
    { merchantCode, host }: WalletPlace,
    call: C,
    body: string,
  ): Promise<WalletAnswer<C>> {
    const path = `${VENDOR_API_PATH}/${call}`;
    const nonce = random(NONCE_BYTES).toString('base64url');
    try {
      const key = await keys.get(merchantCode);
      const headers = signRequest(key, { path, body, at: clock(), nonce });
      const { timeoutMs } = patience;
      const origin = deps.origin();
      const answer = readAnswer<C>(
        (await send({ method: 'POST', origin, host, path, headers, body, timeoutMs })).text,
      );
      if (answer.kind === 'unknown' && answer.cause === 'badSignature') keys.drop(merchantCode);
      return answer;
    } catch (error) {
      return { kind: 'unknown', cause: String(error) };
    }
  }

  return {
    async ask(place, call, body) {
      const text = JSON.stringify(body);
      // A code is good once: a second try could only be told that it was used.
      const pauses = call === 'authenticate' ? [] : patience.pausesMs;
      for (let tries = 0; ; tries += 1) {
        const answer = await tryOnce(place, call, text);
        const next = pauses[tries];
        if (answer.kind !== 'unknown' || next === undefined) return answer;
        await pause(next);
      }
    },
  };
}
