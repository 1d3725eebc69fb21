import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { liveStream } from '../../../schemas/api/stream.ts';

/** What events carry, by their kind. */
export type EventValues = Required<ValueOf<typeof liveStream>>;

/** One event as the wire has it. JSON has no line breaks, so one line of data is enough. */
export function writeFrame<K extends keyof EventValues>(
  mark: string | null,
  kind: K,
  value: EventValues[K],
): Buffer {
  const id = mark === null ? '' : `id: ${mark}\n`;
  return Buffer.from(`${id}event: ${kind}\ndata: ${JSON.stringify(value)}\n\n`);
}

/** Says nothing but that the line is alive, and where one is. */
export function writeBeat(mark: string): Buffer {
  return Buffer.from(`id: ${mark}\n\n`);
}
