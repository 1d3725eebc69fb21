import { getEndpointModuleId, type Endpoint } from '../../../schemas/api/endpoint.ts';

/** Who asks for a stream, and from where on. */
export interface StreamRequest {
  readonly merchantCode: string;
  readonly language: string;
  /** State of the brand that the page shows; undefined where it does not know. */
  readonly revision?: string | undefined;
  /** Null for a guest. */
  readonly token: string | null;
  /** The last event that was heard; null to begin. */
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
}

/** The gateway's refusal of a stream. */
export class StreamRefusal extends Error {
  override readonly name = 'StreamRefusal';

  constructor(
    readonly status: number,
    /** How long the gateway wants to be left alone. */
    readonly waitMs: number,
  ) {
    super(`The stream was refused (${status}).`);
  }
}

/**
 * Opens a stream of text by fetch, since an EventSource sends no headers and a token in an address would be kept in logs.
 * Rejects with StreamRefusal, or as fetch does where nobody answers.
 */
export async function fetchStream(
  endpoint: Endpoint,
  { merchantCode, language, revision, token, lastEventId, signal }: StreamRequest,
): Promise<ReadableStream<string>> {
  const query = revision === undefined ? '' : `?${new URLSearchParams({ revision }).toString()}`;
  const response = await fetch(endpoint.path + query, {
    headers: {
      accept: 'text/event-stream',
      merchant: merchantCode,
      language,
      'x-module-id': getEndpointModuleId(endpoint),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
    },
    cache: 'no-store',
    credentials: 'same-origin',
    signal,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!response.ok || !isStream || !response.body) {
    const waitSeconds = Number(response.headers.get('retry-after') ?? 0);
    void response.body?.cancel();
    // What is no stream, such as a page of a hotel's network, is as good as an answer that does not come.
    throw new StreamRefusal(response.ok ? 503 : response.status, waitSeconds * 1000 || 0);
  }
  return response.body.pipeThrough(
    new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>,
  );
}
