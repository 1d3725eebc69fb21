import type { ServerResponse } from 'node:http';
import { deskStream } from '../../schemas/desk/stream.ts';
import { Problem } from '../http/problem.ts';
import type { BrandScope } from '../db/deskScope.ts';
import type { Area } from './area.ts';
import { coversScope, type StaffSession } from './deskCall.ts';
import type { DeskSessions } from './staff/sessions.ts';

const MOST_STREAMS = 2000;
const BEAT_MS = 15_000;
/** What a page may leave unread. */
const UNREAD_BYTES = 64 * 1024;

interface Listener {
  readonly response: ServerResponse;
  readonly ip: string;
  readonly staff: StaffSession;
}

/** What gateways tell each other of a case that is new or changed. */
export const newsOfCase = (id: string, brands: BrandScope): string =>
  `case ${id} ${brands?.join() ?? '*'}`;

/** What gateways tell each other where sessions of somebody were ended. */
export const newsOfSessions = (staffId: string): string => `sessions ${staffId}`;

const writeEvent = (kind: string, value: object) =>
  `event: ${kind}\ndata: ${JSON.stringify(value)}\n\n`;

/** The streams of one gateway's desk. */
export interface DeskStream {
  readonly area: Area;
  /** Something is new: what `newsOfCase` or `newsOfSessions` wrote, or '*' for anything. */
  hear(news: string): void;
  close(): void;
}

/** Makes the streams; a session that has ended is told so at the next beat, and at once where it was ended on purpose. */
export function createDeskStream({
  sessions,
  clock,
  onError,
}: {
  readonly sessions: DeskSessions;
  readonly clock: () => Date;
  readonly onError: (error: unknown) => void;
}): DeskStream {
  const open = new Set<Listener>();

  const send = (listener: Listener, text: string) => {
    const { response } = listener;
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > UNREAD_BYTES) response.destroy();
    else response.write(text);
  };
  const end = (listener: Listener) => {
    send(listener, writeEvent('sessionEnded', {}));
    listener.response.end();
    open.delete(listener);
  };

  /** Ends the streams of sessions that are over by now. */
  async function check(listeners: readonly Listener[]): Promise<void> {
    for (const listener of listeners) {
      try {
        if (!(await sessions.isLive(listener.staff, listener.ip, clock()))) end(listener);
      } catch (error) {
        onError(error);
      }
    }
  }

  const beat = setInterval(() => {
    for (const listener of open) send(listener, ': beat\n\n');
    void check([...open]);
  }, BEAT_MS);
  beat.unref();

  return {
    area: {
      name: 'stream',
      mount(desk) {
        desk.serveStream(deskStream, (call) => {
          if (open.size >= MOST_STREAMS) {
            throw new Problem('unavailable', 'No more streams can be opened here.');
          }
          const { staff, ip } = call;
          return (response) => {
            const listener = { response, ip, staff: staff! };
            open.add(listener);
            response.once('close', () => open.delete(listener));
            send(listener, writeEvent('hello', {}));
          };
        });
      },
    },
    hear(news) {
      const [kind, id = null, codes = ''] = news.split(' ', 3);
      if (kind === 'sessions') return void check([...open].filter(({ staff }) => staff.id === id));
      const brands = codes === '' || codes === '*' ? null : codes.split(',');
      for (const listener of open) {
        // Anything may be theirs; of one case only who is in charge of its brands hears.
        const isTheirs = kind !== 'case' || coversScope(listener.staff.brands, brands);
        if (isTheirs) send(listener, writeEvent('cases', { id: kind === 'case' ? id : null }));
      }
    },
    close() {
      clearInterval(beat);
      for (const { response } of open) response.end();
      open.clear();
    },
  };
}
