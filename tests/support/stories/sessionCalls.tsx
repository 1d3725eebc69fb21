import { getRegisterSetting } from '../../../schemas/api/account.ts';
import { login, proveAddress, sendAddressCode } from '../../../schemas/api/session.ts';
import { getCountryCodes, getSystemStatus } from '../../../schemas/api/system.ts';
import { getCaptcha, sendSignInCode } from '../../../schemas/api/verification.ts';
import { DEFAULT_REGISTER_RULES } from '../../../schemas/registration.ts';
import type { Transport } from '../../../src/platform/http/http.ts';
import { answer, answerWith } from '../builders/answerWith.ts';

/** Somebody who is in. */
export const SIGNED_IN = {
  token: 'story-token',
  account: 'maria77',
  memberType: 2,
  firstTimeLogin: false,
  passwordExpired: false,
  passwordMustChange: false,
};

/** Digits as a picture, drawn where there is a canvas. */
function drawDigits(): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 160, height: 56 });
  const pen = canvas.getContext('2d');
  if (!pen) return 'AAAA';
  pen.font = '32px sans-serif';
  pen.fillStyle = 'gray';
  pen.fillText('4 8 2 1 7', 16, 40);
  return canvas.toDataURL('image/png').split(',')[1] ?? 'AAAA';
}

const COUNTRIES = [
  ['VN', '+84'],
  ['ES', '+34'],
  ['MX', '+52'],
  ['AE', '+971'],
  ['JP', '+81'],
].map(([countryCode = '', countryDialingCode = '']) => ({ countryCode, countryDialingCode }));

/** Of a pair whose other half was thrown away: what is sealed with it nobody reads. */
const PUBLIC_KEY = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArhQom7mZO/i1jCbnMmC4Zq+B5Tc7XHmkz6khDWQWrt4A',
  'Jm5I2D/WNVBK2hnv6WuzmmNvgjFAdSXbvTg+0aG5VeNaAQdBwhgSjHqNFQvq3TitRohDtSW4mHHvFuCmO3wE41K5',
  'olBoFN9t1shxir5GIy7j2SoDU8RgG/NkImew+YhVW4RLsZ26hI1ABTaQOmuepgXlGe2ylJqKJsSl1azIaIfBEvHQ',
  'bbkWMY1yq6V1I0BTYNGsOkWYGYdx0b8RjFSd8qZQ77zl5Ay1GpE9N9Ydvc9yKCTofN5Z3S+JRMVLReD7T4nfUg3b',
  'ypvP6WQaNiw8fKbpdpNuc72Ei1dGJBrlDQIDAQAB',
].join('');

/** What the gateway answers to the forms of signing in, on a good day. */
export const sessionCalls: Transport = answerWith(
  answer(getSystemStatus, () => ({
    status: 0 as const,
    location: { ip: '192.0.2.1', country: null },
    maintenance: { active: false, endsAt: null },
    regionRestriction: false,
    sealing: { keyId: 'story-key', publicKey: PUBLIC_KEY, time: new Date().toISOString() },
  })),
  answer(login, () => SIGNED_IN),
  answer(proveAddress, () => SIGNED_IN),
  answer(sendAddressCode, () => ({ expiredMinutes: 5 })),
  answer(sendSignInCode, () => ({ expiredMinutes: 5 })),
  answer(getCaptcha, drawDigits),
  answer(getCountryCodes, () => ({ countries: COUNTRIES, current: 'ES' })),
  answer(getRegisterSetting, () => ({
    fields: {
      ...DEFAULT_REGISTER_RULES,
      payeeName: { ...DEFAULT_REGISTER_RULES.payeeName, enabled: true },
    },
    minimumAge: 18,
  })),
);

/** The same, but one path is refused. */
export const refuse =
  (path: string, code: string, value: unknown = null, status = 403): Transport =>
  async (request) =>
    request.url.split('?')[0] === path
      ? { status, body: { success: false, value, message: '', code } }
      : sessionCalls(request);
