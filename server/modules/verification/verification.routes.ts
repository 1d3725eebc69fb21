import type { FastifyInstance } from 'fastify';
import { sendRegistrationCode, sendSignInCode } from '../../../schemas/api/verification.ts';
import { serve } from '../../http/serve.ts';
import type { VerificationService } from './verification.service.ts';

/** The calls that send codes. */
export function addVerificationRoutes(app: FastifyInstance, service: VerificationService): void {
  serve(app, sendSignInCode, (call) => service.sendSignInCode(call, call.body));
  serve(app, sendRegistrationCode, (call) => service.sendRegistrationCode(call, call.body));
}
