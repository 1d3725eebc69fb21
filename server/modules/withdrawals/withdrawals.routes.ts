import type { FastifyInstance } from 'fastify';
import {
  cancelWithdrawal,
  confirmWithdrawalReceipt,
  getWithdrawal,
  getWithdrawalQuote,
  getWithdrawals,
  requestWithdrawal,
} from '../../../schemas/api/withdrawals.ts';
import { serve } from '../../http/serve.ts';
import type { WithdrawalsService } from './withdrawals.service.ts';

/** The calls of members who are paid out. */
export function addWithdrawalRoutes(app: FastifyInstance, service: WithdrawalsService): void {
  serve(app, getWithdrawalQuote, ({ query, ...call }) => service.quote(call, query.amount));
  serve(app, requestWithdrawal, ({ tx, body, ...call }) => service.request(tx, call, body));
  serve(app, getWithdrawal, ({ query, ...call }) => service.find(call, query.order));
  serve(app, cancelWithdrawal, ({ body, ...call }) => service.cancel(call, body.order));
  serve(app, confirmWithdrawalReceipt, ({ body, ...call }) => service.confirmReceipt(call, body));
  serve(app, getWithdrawals, ({ query, ...call }) => service.list(call, query));
}
