import { DESK_REQUEST_HEADER } from '../../../schemas/desk/deskEndpoint.ts';
import { deskStream } from '../../../schemas/desk/stream.ts';
import { DeskProblem } from './deskProblem.ts';

/** Opens the stream of the desk as text; rejects with a DeskProblem where it is refused. */
export async function openDeskStream(signal: AbortSignal): Promise<ReadableStream<string>> {
  const response = await fetch(deskStream.path, {
    headers: { accept: 'text/event-stream', [DESK_REQUEST_HEADER]: '1' },
    cache: 'no-store',
    credentials: 'same-origin',
    signal,
  });
  if (!response.ok || !response.body) {
    void response.body?.cancel();
    const code = response.status === 401 ? 'unauthenticated' : 'unavailable';
    throw new DeskProblem(code, `The stream was refused (${response.status}).`);
  }
  return response.body.pipeThrough(
    new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>,
  );
}
