// Loaded into the gateway before anything else: answers in place of the outside services that it asks, each of which
// looks at what it is sent as the real one does.
import { createHmac } from 'node:crypto';

const { TURNSTILE_SECRET, GEETEST_KEY, E2E_PERSON, E2E_CERTIFICATES, E2E_PAYMENTS } = process.env;

function askTurnstile(form) {
  if (form.get('secret') !== TURNSTILE_SECRET) {
    return { success: false, 'error-codes': ['invalid-input-secret'] };
  }
  const isPerson = form.get('response') === E2E_PERSON;
  return isPerson
    ? { success: true }
    : { success: false, 'error-codes': ['invalid-input-response'] };
}

function askGeetest(form) {
  const sign = createHmac('sha256', GEETEST_KEY).update(form.get('lot_number')).digest('hex');
  if (form.get('sign_token') !== sign) return { status: 'error', code: '-50303' };
  const isPerson = form.get('pass_token') === E2E_PERSON;
  return { status: 'success', result: isPerson ? 'success' : 'fail' };
}

const SERVICES = {
  'https://challenges.cloudflare.com/turnstile/v0/siteverify': askTurnstile,
  'https://gcaptcha4.geetest.com/validate': askGeetest,
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com': () =>
    JSON.parse(E2E_CERTIFICATES),
};

const { fetch } = globalThis;

globalThis.fetch = async (address, options = {}) => {
  const { origin, pathname } = new URL(address);
  // The provider of payments is simulated by a process of its own.
  if (origin === E2E_PAYMENTS) return fetch(address, options);
  const answer = SERVICES[origin + pathname];
  if (!answer) throw new TypeError(`Nobody answers in place of ${origin}${pathname}.`);
  return Response.json(answer(new URLSearchParams(options.body)));
};
