import type { FastifyInstance } from 'fastify';
import {
  getCaptcha,
  getCaptchaChallenge,
  getCaptchaSound,
} from '../../../schemas/api/verification.ts';
import { Problem } from '../../http/problem.ts';
import { serve } from '../../http/serve.ts';
import type { CaptchaVerifier } from '../../providers/captchaVerifier.ts';
import type { Captchas } from './captchas.ts';

/** The calls about captchas. */
export function addCaptchaRoutes(
  app: FastifyInstance,
  captchas: Captchas,
  verifier: CaptchaVerifier,
): void {
  serve(app, getCaptcha, (call) => captchas.draw(call));
  serve(app, getCaptchaSound, (call) => captchas.speak(call));
  serve(app, getCaptchaChallenge, async ({ caller }) => {
    const { merchantCode, captcha } = caller.brand;
    if (captcha.provider === 'altcha') return { ...(await verifier.createChallenge(merchantCode)) };
    throw new Problem('notFound', 'The challenges of this brand come from another provider.');
  });
}
