import { PROBLEM_STATUS, type ProblemCode } from '../../schemas/api/problem.ts';
import { DESK_PROBLEM_STATUS, type DeskProblemCode } from '../../schemas/desk/problem.ts';

/** A code of any refusal of the gateway's. */
export type AnyProblemCode = ProblemCode | DeskProblemCode;

const STATUS: Readonly<Record<AnyProblemCode, number>> = {
  ...PROBLEM_STATUS,
  ...DESK_PROBLEM_STATUS,
};

/** What a refusal carries beside its code and message. */
export interface ProblemDetails {
  /** The envelope's `value`; null without it. */
  readonly value?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A refusal with a stable code; thrown anywhere while a call is served, sent as the problem envelope. */
export class Problem extends Error {
  readonly code: AnyProblemCode;
  readonly value: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: AnyProblemCode, message: string, details: ProblemDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'Problem';
    this.code = code;
    this.value = details.value ?? null;
    this.headers = details.headers ?? {};
  }

  /** The HTTP status of the code. */
  get statusCode(): number {
    return STATUS[this.code];
  }
}

/** The refusal of more calls of a kind, with the seconds to wait before the next. */
export function tooManyRequests(message: string, waitSeconds: number): Problem {
  const headers = { 'retry-after': String(waitSeconds) };
  return new Problem('tooManyRequests', message, { headers });
}
