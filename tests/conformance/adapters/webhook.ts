import {
  signBtcpay,
  signStandard,
  signStripe,
} from '../../../server/providers/payments/signatures.ts';

interface Input {
  readonly secret: string;
  readonly body: string;
  readonly t?: string;
  readonly 'webhook-id'?: string;
  readonly 'webhook-timestamp'?: string;
}

/** The signature of a delivery, in the form that its fields tell. */
export function run({ secret, body: text, t, ...standard }: Input) {
  const body = Buffer.from(text);
  const [id, timestamp] = [standard['webhook-id'], standard['webhook-timestamp']];
  if (id && timestamp) return { 'webhook-signature': signStandard(secret, id, timestamp, body) };
  return t ? { v1: signStripe(secret, t, body) } : { 'BTCPay-Sig': signBtcpay(secret, body) };
}
