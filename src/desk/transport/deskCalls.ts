import type { Envelope } from '../../../schemas/api/envelope.ts';
import {
  DESK_BRAND_HEADER,
  DESK_REQUEST_HEADER,
  type DeskBodyOf,
  type DeskQueryOf,
  type DeskValueOf,
  type TypedDeskEndpoint,
} from '../../../schemas/desk/deskEndpoint.ts';
import type { Transport } from '../../platform/http/http.ts';
import { Problem } from '../../platform/http/problem.ts';
import { DeskProblem, type DeskCode } from './deskProblem.ts';

/** What a call may say beside its endpoint. */
export interface DeskCallOptions<E extends TypedDeskEndpoint> {
  readonly query?: DeskQueryOf<E>;
  readonly body?: DeskBodyOf<E>;
  readonly signal?: AbortSignal;
  /** The merchant code of a call about one brand; without it, the brand that is chosen. */
  readonly brand?: string;
}

/** The way from the desk to the gateway. */
export interface DeskCalls {
  /** Calls an endpoint; resolves with the envelope's value, rejects with a DeskProblem. */
  call<E extends TypedDeskEndpoint>(
    endpoint: E,
    options?: DeskCallOptions<E>,
  ): Promise<DeskValueOf<E>>;
}

/** The query of a call as it stands in an address; what says nothing is left out. */
export function toQuery(query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, String(value)]);
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

function toProblem(refusal: Exclude<Envelope<unknown>, { success: true }> | null, status: number) {
  if (!refusal) return new DeskProblem('unreadable', `The answer (status ${status}) says nothing.`);
  return new DeskProblem(refusal.code as DeskCode, refusal.message, refusal.value);
}

/** Makes the way to the gateway; `getBrand` tells the merchant code of calls about one brand. */
export function createDeskCalls(options: {
  readonly transport: Transport;
  readonly getBrand: () => string | undefined;
  /** Told of every call that was answered, since each keeps the session alive, and of every refusal. */
  readonly onAnswer?: (endpoint: TypedDeskEndpoint, problem: DeskProblem | null) => void;
}): DeskCalls {
  const { transport, getBrand, onAnswer } = options;

  async function call<E extends TypedDeskEndpoint>(
    endpoint: E,
    { query, body, signal, brand }: DeskCallOptions<E> = {},
  ): Promise<DeskValueOf<E>> {
    const merchantCode = endpoint.scope === 'brand' ? (brand ?? getBrand()) : undefined;
    const answer = await transport({
      method: endpoint.method,
      url: endpoint.path + toQuery(query),
      headers: {
        [DESK_REQUEST_HEADER]: '1',
        ...(merchantCode && { [DESK_BRAND_HEADER]: merchantCode }),
        ...(endpoint.method === 'POST' && { 'content-type': 'application/json' }),
      },
      body: endpoint.method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
      signal,
    }).catch((cause: unknown) => {
      throw cause instanceof Problem ? new DeskProblem(cause.code, cause.message) : cause;
    });
    const envelope = answer.body as Envelope<DeskValueOf<E>> | null;
    if (envelope?.success) {
      onAnswer?.(endpoint, null);
      return envelope.value;
    }
    const problem = toProblem(envelope, answer.status);
    onAnswer?.(endpoint, problem);
    throw problem;
  }

  return { call };
}
