import { FEED_FAULT_STATUS, type FeedFaultCode } from '../../../schemas/feedApi.ts';

/** A refusal to a source of results, with a stable code. */
export class FeedFault extends Error {
  readonly code: FeedFaultCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: FeedFaultCode,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'FeedFault';
    this.code = code;
    this.headers = headers;
  }

  /** The HTTP status of the code. */
  get statusCode(): number {
    return FEED_FAULT_STATUS[this.code];
  }
}
