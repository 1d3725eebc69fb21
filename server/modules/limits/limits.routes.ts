import type { FastifyInstance } from 'fastify';
import {
  confirmLimit,
  declineLimits,
  getLimits,
  reviewLimits,
  setLimit,
  takeBreak,
} from '../../../schemas/api/limits.ts';
import {
  answerPlayCheck,
  confirmPlayTime,
  getPlayTime,
  setPlayTime,
} from '../../../schemas/api/playTime.ts';
import { serve } from '../../http/serve.ts';
import type { LimitsService } from './limits.service.ts';
import type { PlayTimeService } from './playTime.service.ts';

/** The calls of members who set limits for themselves. */
export function addLimitRoutes(
  app: FastifyInstance,
  service: LimitsService,
  time: PlayTimeService,
): void {
  serve(app, getLimits, (call) => service.read(call));
  serve(app, setLimit, ({ body, ...call }) => service.set(call, body));
  serve(app, confirmLimit, ({ body, ...call }) => service.confirm(call, body));
  serve(app, declineLimits, (call) => service.decline(call));
  serve(app, reviewLimits, (call) => service.review(call));
  serve(app, takeBreak, ({ body, ...call }) => service.takeBreak(call, body));
  serve(app, getPlayTime, (call) => time.read(call));
  serve(app, answerPlayCheck, (call) => time.answer(call, call.body));
  serve(app, setPlayTime, ({ body, ...call }) => time.set(call, body));
  serve(app, confirmPlayTime, ({ body, ...call }) => time.confirm(call, body));
}
