import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { getCaptchaChallenge } from '../../../../schemas/api/verification.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ProveCaptcha } from './captchaProof.ts';

/** Longest work that a challenge may be on a slow phone. */
const TIMEOUT_MS = 60_000;

/** Solves the gateway's own challenge. The browser derives keys off the page's thread, which stays free. */
export const proveByAltcha: ProveCaptcha = async ({ http }) => {
  if (!globalThis.crypto?.subtle) {
    throw new Problem('insecurePage', 'Challenges are solved on secure pages only.');
  }
  const challenge = (await http.call(getCaptchaChallenge)) as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  if (!solution) throw new Problem('captchaUnavailable', 'The challenge was not solved in time.');
  return { altcha: btoa(JSON.stringify({ challenge, solution })) };
};
