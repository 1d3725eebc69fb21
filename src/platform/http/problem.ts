import type { ClientProblemCode, ProblemCode } from '../../../schemas/api/problem.ts';

/** A call that did not succeed: the gateway's stable code, or what the browser itself knows. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly code: ProblemCode | ClientProblemCode,
    message: string,
    /** The envelope's value beside the refusal, such as a captcha to show. */
    readonly value?: unknown,
  ) {
    super(message);
  }
}

/** Whether something that was thrown is a refusal with one of these codes. */
export function isProblem(cause: unknown, ...codes: readonly Problem['code'][]): cause is Problem {
  return cause instanceof Problem && codes.includes(cause.code);
}
