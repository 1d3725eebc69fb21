import type { ClientProblemCode, ProblemCode } from '../../../schemas/api/problem.ts';
import type { DeskProblemCode } from '../../../schemas/desk/problem.ts';

/** Every code that a call of the desk may end with. */
export type DeskCode = ProblemCode | DeskProblemCode | ClientProblemCode;

/** A call of the desk that did not succeed: the gateway's stable code, or what the browser itself knows. */
export class DeskProblem extends Error {
  override readonly name = 'DeskProblem';

  constructor(
    readonly code: DeskCode,
    message: string,
    /** The envelope's value beside the refusal, such as the fields that are wrong. */
    readonly value?: unknown,
  ) {
    super(message);
  }
}

/** Whether something that was thrown is a refusal with one of these codes. */
export function isDeskProblem(cause: unknown, ...codes: readonly DeskCode[]): cause is DeskProblem {
  return cause instanceof DeskProblem && codes.includes(cause.code);
}
