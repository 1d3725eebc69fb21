import { VENDOR_FAULT_STATUS, type VendorFaultCode } from '../../../schemas/vendorApi.ts';

/** A refusal to a vendor, with a stable code. */
export class VendorFault extends Error {
  readonly code: VendorFaultCode;
  readonly headers: Readonly<Record<string, string>>;
  /** What the vendor may want to know beside the code. */
  readonly value: object | null;

  constructor(
    code: VendorFaultCode,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    value: object | null = null,
  ) {
    super(message);
    this.name = 'VendorFault';
    this.code = code;
    this.headers = headers;
    this.value = value;
  }

  /** The HTTP status of the code. */
  get statusCode(): number {
    return VENDOR_FAULT_STATUS[this.code];
  }
}

/** An id was taken while it was looked for, in another round: all is to be undone and done again. */
export class TakenMeanwhile extends Error {}
