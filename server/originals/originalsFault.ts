import { ORIGINALS_FAULT_STATUS, type OriginalsFaultCode } from '../../schemas/originalsApi.ts';

/** A refusal to a page of a game, with a stable code. */
export class OriginalsFault extends Error {
  readonly code: OriginalsFaultCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: OriginalsFaultCode,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'OriginalsFault';
    this.code = code;
    this.headers = headers;
  }

  /** The HTTP status of the code. */
  get statusCode(): number {
    return ORIGINALS_FAULT_STATUS[this.code];
  }
}

/** One at a time: the same request may be sent again, after the round that is being played. */
export function roundUnderWay(): OriginalsFault {
  const headers = { 'retry-after': '1' };
  return new OriginalsFault('roundUnderWay', 'Another round is being played. Try again.', headers);
}

/** Nothing is known yet; the same request may be sent again. */
export function notYet(cause = 'The wallet did not answer.'): OriginalsFault {
  return new OriginalsFault('unavailable', `${cause} Try again.`, { 'retry-after': '2' });
}

/** The refusal of a page whose session is none, or over. */
export const openAnew = (): OriginalsFault =>
  new OriginalsFault('sessionEnded', 'The game must be opened anew.');
