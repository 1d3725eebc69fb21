import { describe, expect, it } from 'vitest';
import {
  isSigned,
  SIGNATURE_FORMS,
  signBtcpay,
  signStandard,
  signStripe,
  type SignatureForm,
} from './signatures.ts';

const NOW = new Date('2026-11-26T10:00:00Z');
const SECRET = 'whsec_bGl2ZXJ5LXRlc3Qtd2ViaG9vay1zZWNyZXQtMzJiISE=';
const BODY = Buffer.from('{"type":"payment.paid"}');

/** Headers of a delivery that is signed so many seconds before now. */
function headersOf(form: SignatureForm, { secret = SECRET, age = 0, body = BODY } = {}) {
  const timestamp = String(NOW.getTime() / 1000 - age);
  const headers: Readonly<Record<SignatureForm, Readonly<Record<string, string>>>> = {
    standardWebhooks: {
      'webhook-id': 'evt_1',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,old ${signStandard(secret, 'evt_1', timestamp, body)}`,
    },
    stripe: {
      'stripe-signature': `t=${timestamp},v1=00,v1=${signStripe(secret, timestamp, body)}`,
    },
    btcpay: { 'btcpay-sig': signBtcpay(secret, body) },
  };
  return headers[form];
}

const check = (
  form: SignatureForm,
  headers: Readonly<Record<string, string>>,
  body = BODY,
  secrets = [SECRET],
) => isSigned(form, { header: (name) => headers[name], body, secrets, now: NOW });

describe.each(SIGNATURE_FORMS)('a delivery signed as %s', (form) => {
  it('is taken by either of two secrets', () => {
    expect(check(form, headersOf(form))).toBe(true);
    expect(check(form, headersOf(form), BODY, ['whsec_b3RoZXI=', SECRET])).toBe(true);
  });
  it('is refused with another body, another secret, without headers or without a secret', () => {
    expect(check(form, headersOf(form), Buffer.from('{}'))).toBe(false);
    expect(check(form, headersOf(form, { secret: 'whsec_b3RoZXI=' }))).toBe(false);
    expect(check(form, {})).toBe(false);
    expect(check(form, headersOf(form), BODY, [])).toBe(false);
  });
});

describe.each(['standardWebhooks', 'stripe'] as const)('a delivery signed as %s', (form) => {
  it.each([
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
  ])('%d seconds ago is taken: %s', (age, taken) => {
    expect(check(form, headersOf(form, { age }))).toBe(taken);
  });
});
