import type { ServerResponse } from 'node:http';
import type { SessionRow } from './sessions.repository.ts';
import { writeFrame, type StreamMark } from './tableFrames.ts';

/** One page that watches a table. */
export interface TableWatcher {
  readonly session: SessionRow;
  /** The host that the page came by. */
  readonly host: string;
  /** Where the page was when it was cut off; taken once. */
  missed: StreamMark | null;
  /** The round whose result it was told. */
  told: string | null;
  /** The round for which the wallet is asked what it holds now. */
  asking: string | null;
  /** The last that it was told of its own bets. */
  bets: string | null;
  /** Whether it was told anything. */
  isNew: boolean;
  readonly isGone: boolean;
  /** Sends a frame; who does not read is cut off, and comes back for the rest. */
  send(frame: string): void;
  /** Ends the stream in order. */
  end(): void;
  /** Says that the game must be opened anew, and ends the stream. */
  endSession(): void;
}

/** What a page may leave unread. */
const UNREAD_BYTES = 64 * 1024;

/** Makes a watcher of an answer whose head was sent. */
export function createTableWatcher(
  response: ServerResponse,
  {
    session,
    host,
    last,
    onSlow,
  }: Pick<TableWatcher, 'session' | 'host'> & {
    readonly last: StreamMark | null;
    /** Told where the page is cut off because it does not read. */
    readonly onSlow: () => void;
  },
): TableWatcher {
  const isGone = () => response.writableEnded || response.destroyed;
  const watcher: TableWatcher = {
    session,
    host,
    missed: last?.step === 'told' ? null : last,
    told: last?.step === 'told' ? last.tableRound : null,
    asking: null,
    bets: null,
    isNew: true,
    get isGone() {
      return isGone();
    },
    send(frame) {
      if (isGone()) return;
      if (response.writableLength + frame.length <= UNREAD_BYTES) {
        response.write(frame);
        return;
      }
      response.destroy();
      onSlow();
    },
    end: () => void (isGone() || response.end()),
    endSession() {
      watcher.send(writeFrame('ended', null, {}));
      watcher.end();
    },
  };
  return watcher;
}
