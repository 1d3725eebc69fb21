import type { Duplex } from 'node:stream';
import pg from 'pg';

/**
 * How finely a gateway is cut off: after what is committed and asked of others, after any statement, or after any that changes
 * something: a kill after a read leaves what a kill before it leaves.
 */
export type CutGrain = 'step' | 'change' | 'statement';

/**
 * Stops a gateway of this process as a kill -9 would: after so many statements or steps nothing of it reaches the database or
 * anybody else, and what it had under way there is undone as its connections break.
 */
export interface GatewayCut {
  /** Lets so many of them happen from now on; whatever comes after is refused. */
  after(count: number, grain: CutGrain): void;
  /** How many happened since `after`. */
  count(): number;
  /** The gateway is started again. Says whether it had been stopped. */
  lift(): Promise<boolean>;
  /** Lets a call of somebody else happen, or refuses it. Its answer is lost where it is the last thing that happens. */
  pass<T>(call: () => Promise<T>): Promise<T>;
  /** Takes the seam away. */
  close(): void;
}

const COUNTED: Readonly<Record<CutGrain, RegExp>> = {
  step: /^commit$/,
  change: /^commit$|\b(insert into|update|delete from)\b/i,
  statement: /(?:)/,
};

const killed = () => new Error('This gateway was killed.');

/** Makes one, for every connection of this process. */
export function createGatewayCut(): GatewayCut {
  let left = Infinity;
  let allowed = 0;
  let grain: CutGrain = 'step';
  const broken: Promise<unknown>[] = [];
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;

  /** Whether it still happens, and is the last thing that does. */
  function take(): { readonly happens: boolean; readonly isLast: boolean } {
    if (left <= 0) return { happens: false, isLast: false };
    left -= 1;
    return { happens: true, isLast: left <= 0 };
  }
  function breakOff(client: pg.Client): void {
    const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
    if (!stream.destroyed) {
      broken.push(new Promise((resolve) => void stream.once('close', resolve)));
    }
    stream.destroy();
  }
  const textOf = (query: unknown) =>
    typeof query === 'string' ? query : String((query as { text?: unknown })?.text ?? '');

  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    if (left === Infinity) return send.apply(this, args);
    const { happens, isLast } = COUNTED[grain].test(textOf(args[0]))
      ? take()
      : { happens: left > 0, isLast: false };
    if (!happens) {
      breakOff(this);
      return Promise.reject(killed());
    }
    const answer = send.apply(this, args);
    if (!isLast) return answer;
    return Promise.resolve(answer).then(
      () => {
        breakOff(this);
        throw killed();
      },
      (error: unknown) => {
        breakOff(this);
        throw error;
      },
    );
  } as typeof pg.Client.prototype.query;

  return {
    after(count, fineness) {
      left = count;
      allowed = count;
      grain = fineness;
    },
    count: () => allowed - left,
    async lift() {
      const wasCut = left <= 0;
      left = Infinity;
      await Promise.all(broken.splice(0));
      return wasCut;
    },
    async pass(call) {
      if (left === Infinity) return call();
      const { happens, isLast } = take();
      if (!happens) throw killed();
      const answer = await call();
      if (isLast) throw killed();
      return answer;
    },
    close() {
      pg.Client.prototype.query = send as typeof pg.Client.prototype.query;
    },
  };
}

/** Longer than a gateway keeps what it had taken. */
export const RESTART_S = 61;

/** What happens one after the other, each of it once more where nobody answered. */
export interface Course {
  readonly acts: readonly (() => Promise<void>)[];
  /** Everything that was late is done, and there was one effect. */
  end(): Promise<void>;
}

/** Whoever is not answered asks again. */
async function askAgain(act: () => Promise<void>, tries = 3): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      await act();
      return;
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}

/** Goes through a course with a kill after so many statements or steps; false where it ended before that. */
export async function playCourse(
  cut: GatewayCut,
  gateway: { passTime(seconds: number): void },
  { acts, end }: Course,
  { count, grain }: { readonly count: number; readonly grain: CutGrain },
): Promise<boolean> {
  let wasKilled = false;
  cut.after(count, grain);
  for (const act of acts) {
    let isDone = await act().then(
      () => true,
      () => false,
    );
    const taken = cut.count();
    if (await cut.lift()) {
      wasKilled = true;
      gateway.passTime(RESTART_S);
      isDone = false;
    } else if (!wasKilled) {
      cut.after(count - taken, grain);
    }
    if (!isDone) await askAgain(act);
  }
  await cut.lift();
  await end();
  return wasKilled;
}
