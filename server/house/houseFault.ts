import { HOUSE_FAULT_STATUS, type HouseFaultCode } from '../../schemas/houseApi.ts';

/** A refusal to a page of a game, with a stable code. */
export class HouseFault extends Error {
  readonly code: HouseFaultCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: HouseFaultCode,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'HouseFault';
    this.code = code;
    this.headers = headers;
  }

  /** The HTTP status of the code. */
  get statusCode(): number {
    return HOUSE_FAULT_STATUS[this.code];
  }
}

/** Nothing is known yet; the same request may be sent again. */
export function notYet(cause = 'The wallet did not answer.'): HouseFault {
  return new HouseFault('unavailable', `${cause} Try again.`, { 'retry-after': '2' });
}
