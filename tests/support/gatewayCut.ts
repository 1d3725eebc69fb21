import type { Duplex } from 'node:stream';
import pg from 'pg';

/** How finely a gateway is cut off: after what is committed and asked of others, or after any statement. */
export type CutGrain = 'step' | 'statement';

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
    const counts = grain === 'statement' || textOf(args[0]) === 'commit';
    const { happens, isLast } = counts ? take() : { happens: left > 0, isLast: false };
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
