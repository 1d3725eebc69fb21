import type { TypedEndpoint, QueryOf, BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';

/** Sends a call with its body as the wire has it. */
export type Send = <E extends TypedEndpoint>(
  endpoint: E,
  call: CallOptions<E>,
  text: string | undefined,
) => Promise<ValueOf<E>>;

/** What a call may say beside its endpoint. */
export interface CallOptions<E extends TypedEndpoint> {
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  readonly signal?: AbortSignal;
  /** Names a call that moves money; the same for every try of the same thing, 8 to 200 visible ASCII characters. */
  readonly idempotencyKey?: string;
}
