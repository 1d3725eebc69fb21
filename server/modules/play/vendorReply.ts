import type { VendorFaultCode } from '../../../schemas/vendorApi.ts';
import type { VendorFault } from './vendorFault.ts';

/** An answer as it travels, so that a second try gets the very same. */
export interface VendorReply {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer to a call that was carried out. */
export function writeValue(value: object): VendorReply {
  return { status: 200, text: JSON.stringify({ success: true, value, message: '' }) };
}

/** The answer to a call that was refused. */
export function writeFault({
  statusCode,
  code,
  message,
  headers,
  value,
}: Pick<VendorFault, 'statusCode' | 'message' | 'headers' | 'value'> & {
  readonly code: VendorFaultCode;
}): VendorReply {
  const text = JSON.stringify({ success: false, value, message, code });
  return { status: statusCode, text, headers };
}
