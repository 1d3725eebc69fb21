import { createHash } from 'node:crypto';
import type { Endpoint } from '../../schemas/api/endpoint.ts';
import { PROBLEM_STATUS } from '../../schemas/api/problem.ts';
import { withTransaction, type Database, type Tx } from '../db/database.ts';
import { claimKey, getReply, keepReply } from '../db/idempotencyKeys.ts';
import { Problem, type AnyProblemCode } from './problem.ts';

/** The header that names a call which moves money. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** What such a name may be: 8 to 200 visible ASCII characters. */
export const IDEMPOTENCY_PATTERN = '^[!-~]{8,200}$';

/** One call that moves money, as its caller named it. */
export interface NamedCall {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly endpoint: Endpoint;
  readonly key: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly now: Date;
}

/** Answers calls that move money once, however often they come. */
export interface Idempotency {
  /**
   * Does the work in one transaction with the memory of its reply, or gives the reply that the same call had before;
   * at the same moment, one works and the others wait. Refusals are remembered as well; faults of ours, and callers who
   * are to come again later, are not. Within, use no other connection: those who wait may hold them all. Throws Problem
   * idempotencyKeyReused where the key came with another body.
   */
  run<T>(call: NamedCall, work: (tx: Tx) => Promise<T>): Promise<T>;
}

type Reply =
  | { readonly value: unknown }
  | { readonly problem: { code: AnyProblemCode; message: string; value: unknown } };

const DAY_MS = 86_400_000;

/** The same for the same content, in whatever order its fields came. */
function writeSorted(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function digestCall({ query, body }: NamedCall): Buffer {
  return createHash('sha256')
    .update(writeSorted([query, body]))
    .digest();
}

function answer<T>(kept: { body_digest: Buffer; reply: string | null }, digest: Buffer): T {
  if (!kept.body_digest.equals(digest)) {
    throw new Problem('idempotencyKeyReused', 'This key came before, with another body.');
  }
  const reply = JSON.parse(kept.reply ?? 'null') as Reply | null;
  if (!reply) throw new Error('A reply was kept without its content.');
  if ('value' in reply) return reply.value as T;
  const { code, message, value } = reply.problem;
  throw new Problem(code, message, { value });
}

const isLasting = (error: unknown): error is Problem =>
  error instanceof Problem &&
  error.statusCode < 500 &&
  error.statusCode !== PROBLEM_STATUS.tooManyRequests;

/** Makes the memory of calls that move money; it lasts 24 hours, in the database, for all gateways. */
export function createIdempotency(db: Database): Idempotency {
  const place = ({ merchantCode, memberId, endpoint, key }: NamedCall) => ({
    merchant_code: merchantCode,
    member_id: memberId,
    route: endpoint.id,
    key,
  });

  const claim = (tx: Tx, call: NamedCall, reply: Reply | null) =>
    claimKey(tx, {
      ...place(call),
      body_digest: digestCall(call),
      reply: reply && JSON.stringify(reply),
      ends_at: new Date(call.now.getTime() + DAY_MS),
    });

  /** Once the work is undone: whoever comes first says what the reply is, also if that is no refusal. */
  async function keepRefusal(call: NamedCall, { code, message, value }: Problem) {
    return withTransaction(db, call, async (tx) => {
      await claim(tx, call, { problem: { code, message, value } });
      return getReply(tx, place(call));
    });
  }

  return {
    async run(call, work) {
      let isOurs = false;
      try {
        return await withTransaction(db, call, async (tx) => {
          isOurs = await claim(tx, call, null);
          if (!isOurs) return answer(await getReply(tx, place(call)), digestCall(call));
          const value = await work(tx);
          await keepReply(tx, place(call), JSON.stringify({ value }));
          return value;
        });
      } catch (error) {
        if (!isOurs || !isLasting(error)) throw error;
        return answer(await keepRefusal(call, error), digestCall(call));
      }
    },
  };
}
