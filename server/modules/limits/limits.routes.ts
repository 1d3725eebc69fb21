import type { FastifyInstance } from 'fastify';
import {
  confirmLimit,
  declineLimits,
  getLimits,
  setLimit,
  takeBreak,
} from '../../../schemas/api/limits.ts';
import { serve } from '../../http/serve.ts';
import type { LimitsService } from './limits.service.ts';

/** The calls of members who set limits for themselves. */
export function addLimitRoutes(app: FastifyInstance, service: LimitsService): void {
  serve(app, getLimits, (call) => service.read(call));
  serve(app, setLimit, ({ body, ...call }) => service.set(call, body));
  serve(app, confirmLimit, ({ body, ...call }) => service.confirm(call, body));
  serve(app, declineLimits, (call) => service.decline(call));
  serve(app, takeBreak, ({ body, ...call }) => service.takeBreak(call, body));
}
