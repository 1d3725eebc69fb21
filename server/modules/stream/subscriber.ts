import type { ServerResponse } from 'node:http';
import type { Caller } from '../../http/caller.ts';
import { comparePositions, type Position } from './position.ts';

/** Who listens. */
export interface Listener {
  readonly caller: Caller;
  /** Null for a guest. */
  readonly memberId: string | null;
  readonly sessionId: string | null;
}

/** One open stream. */
export interface Subscriber extends Listener {
  /** Nothing up to here is told to it again. */
  floor: Position;
  /** Of the heartbeats one in so many is for it. */
  readonly slot: number;
  /** Holds back what comes, until `release`, which sends something else first. */
  hold(): void;
  release(first: readonly Buffer[]): void;
  /** Sends bytes; whoever reads too slowly is cut off, and comes back for the rest. */
  send(frame: Buffer, position?: Position): void;
  /** Ends the stream in order. */
  end(): void;
  /** Ends it at once. */
  cut(): void;
}

/** Makes a stream of an answer whose head was sent. */
export function createSubscriber(
  response: ServerResponse,
  { caller, memberId, sessionId }: Listener,
  { slot, unreadBytes, onSlow }: { slot: number; unreadBytes: number; onSlow: () => void },
): Subscriber {
  let held: { frame: Buffer; position: Position | undefined }[] | null = null;
  const isOver = () => response.writableEnded || response.destroyed;

  const write = (frame: Buffer) => {
    if (response.writableLength + frame.length > unreadBytes) {
      onSlow();
      response.destroy();
    } else response.write(frame);
  };
  const subscriber: Subscriber = {
    caller,
    memberId,
    sessionId,
    slot,
    floor: { transactionId: 0n, id: 0n },
    hold: () => (held = []),
    release(first) {
      const waiting = held ?? [];
      held = null;
      for (const frame of first) subscriber.send(frame);
      for (const { frame, position } of waiting) subscriber.send(frame, position);
    },
    send(frame, position) {
      if (isOver()) return;
      if (held) held.push({ frame, position });
      else if (!position || comparePositions(position, subscriber.floor) > 0) write(frame);
    },
    end: () => void (isOver() || response.end()),
    cut: () => void response.destroy(),
  };
  return subscriber;
}
