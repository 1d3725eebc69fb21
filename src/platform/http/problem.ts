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
