import type { FastifyInstance } from 'fastify';
import {
  cancelDeposit,
  claimDeposit,
  createDeposit,
  getDeposit,
  getDepositOptions,
  getDeposits,
  redeemVoucher,
} from '../../../schemas/api/deposits.ts';
import { serve } from '../../http/serve.ts';
import type { DepositsService } from './deposits.service.ts';

/** The calls of members who pay in. */
export function addDepositRoutes(app: FastifyInstance, service: DepositsService): void {
  serve(app, getDepositOptions, (call) => service.getOptions(call));
  serve(app, createDeposit, ({ tx, body, ...call }) => service.create(tx, call, body));
  serve(app, redeemVoucher, ({ tx, body, ...call }) => service.redeem(tx, call, body));
  serve(app, getDeposit, ({ query, ...call }) => service.find(call, query.order));
  serve(app, claimDeposit, ({ body, ...call }) => service.claim(call, body));
  serve(app, cancelDeposit, ({ body, ...call }) => service.cancel(call, body.order));
  serve(app, getDeposits, ({ query, ...call }) => service.list(call, query));
}
