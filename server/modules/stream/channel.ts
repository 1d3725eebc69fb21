import type { Database } from '../../db/database.ts';
import { createCatchUp } from './catchUp.ts';
import { writeBeat, writeFrame } from './frames.ts';
import type { MarkWriter } from './position.ts';
import type { EventRow, Tail } from './stream.repository.ts';
import type { Subscriber } from './subscriber.ts';
import { createTailReader } from './tailReader.ts';
import type { EventWriter } from './wireEvents.ts';

/** The open streams of one merchant at this gateway; events are read once for all of them. */
export interface Channel {
  readonly size: number;
  /** Lets a stream hear from now on, and first whatever it missed since its mark. */
  join(subscriber: Subscriber, mark: string | null): Promise<void>;
  leave(subscriber: Subscriber): void;
  /** Reads what is new. */
  wake(): void;
  /** Shows those streams that they are alive whose turn it is. */
  beat(slot: number): void;
  /** Tells all streams of something that nobody missed who comes later. */
  tellAll(frame: Buffer): void;
  /** A host at which one of its pages was opened. */
  host(): string | undefined;
  /** Streams of members by their sessions. */
  sessionIds(): readonly string[];
  /** Tells the streams of some sessions that those are over, and ends them. */
  signOut(sessionIds: ReadonlySet<string>): void;
  close(): void;
}

/** What a channel is made from. */
export interface ChannelDeps {
  readonly db: Database;
  readonly merchantCode: string;
  readonly marks: MarkWriter;
  readonly events: EventWriter;
  readonly onError: (error: unknown) => void;
}

/** Who listens, also by member. */
function createAudience() {
  const all = new Set<Subscriber>();
  const byMember = new Map<string, Set<Subscriber>>();
  return {
    all,
    of: (memberId: string | null) => (memberId === null ? all : byMember.get(memberId)),
    members: () => [...byMember.values()].flatMap((some) => [...some]),
    add(subscriber: Subscriber) {
      all.add(subscriber);
      const { memberId } = subscriber;
      if (memberId === null) return;
      byMember.set(memberId, (byMember.get(memberId) ?? new Set()).add(subscriber));
    },
    remove(subscriber: Subscriber) {
      all.delete(subscriber);
      const { memberId } = subscriber;
      if (memberId === null) return;
      byMember.get(memberId)?.delete(subscriber);
      if (byMember.get(memberId)?.size === 0) byMember.delete(memberId);
    },
  };
}

function tell(subscriber: Subscriber, row: EventRow, frame: Buffer): void {
  const isEnd = row.kind === 'signOut';
  if (isEnd && row.content['sessionId'] !== subscriber.sessionId) return;
  subscriber.send(frame, row.position);
  if (isEnd) subscriber.end();
}

/** Makes a channel; it reads nothing before somebody joins. */
export function createChannel(deps: ChannelDeps): Channel {
  const { marks, events } = deps;
  const audience = createAudience();
  const catchUp = createCatchUp(deps);

  /** Everything to send, so that sending itself waits for nothing and nobody joins in the middle. */
  async function prepare({ rows, through }: Tail): Promise<() => void> {
    const caller = audience.all.values().next().value?.caller;
    const wanted = rows.filter(({ memberId }) => audience.of(memberId) !== undefined);
    const sendings = caller
      ? await events.write(caller, wanted, (row) => marks.write({ ...row, atMs: through.atMs }))
      : [];
    return () => {
      for (const { row, frame } of sendings) {
        for (const subscriber of [...(audience.of(row.memberId) ?? [])]) {
          tell(subscriber, row, frame);
        }
      }
    };
  }
  const reader = createTailReader({ ...deps, prepare });

  return {
    get size() {
      return audience.all.size;
    },
    async join(subscriber, markText) {
      // Whatever comes meanwhile is held, so that nothing lies between what is read now and what comes next.
      subscriber.hold();
      audience.add(subscriber);
      const known = markText === null ? null : marks.read(markText);
      const through = await reader.reach(known);
      subscriber.floor = through.position;
      const unknown = { ...through, atMs: 0 };
      const from = markText === null ? null : (known ?? unknown);
      subscriber.release(await catchUp(subscriber, from, through));
    },
    leave: audience.remove,
    wake: reader.wake,
    beat(slot) {
      if (!reader.place) return;
      const frame = writeBeat(marks.write(reader.place));
      for (const subscriber of audience.all) if (subscriber.slot === slot) subscriber.send(frame);
    },
    tellAll(frame) {
      for (const subscriber of [...audience.all]) subscriber.send(frame);
    },
    host: () => audience.all.values().next().value?.caller.host,
    sessionIds: () =>
      audience.members().flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId])),
    signOut(sessionIds) {
      for (const subscriber of audience.members()) {
        if (subscriber.sessionId === null || !sessionIds.has(subscriber.sessionId)) continue;
        subscriber.send(writeFrame(null, 'signOut', {}));
        subscriber.end();
      }
    },
    close() {
      reader.close();
      for (const subscriber of [...audience.all]) subscriber.end();
    },
  };
}
