import type { FastifyInstance } from 'fastify';
import {
  addPayoutAccount,
  changePaymentPassword,
  getPaymentPassword,
  getPayoutAccounts,
  provePaymentPassword,
  removePayoutAccount,
  resetPaymentPassword,
  sendPaymentPasswordCode,
  setPaymentPassword,
} from '../../../schemas/api/payoutAccounts.ts';
import { serve } from '../../http/serve.ts';
import type { PayoutAccountsService } from './payoutAccounts.service.ts';

/** The calls of members about where they are paid out to, and the password that guards it. */
export function addPayoutAccountRoutes(app: FastifyInstance, service: PayoutAccountsService): void {
  serve(app, getPayoutAccounts, (call) => service.list(call));
  serve(app, addPayoutAccount, ({ body, ...call }) => service.add(call, body));
  serve(app, removePayoutAccount, ({ body, ...call }) => service.remove(call, body));
  serve(app, getPaymentPassword, (call) => service.getPassword(call));
  serve(app, setPaymentPassword, ({ body, ...call }) => service.setPassword(call, body));
  serve(app, changePaymentPassword, ({ body, ...call }) => service.changePassword(call, body));
  serve(app, sendPaymentPasswordCode, ({ body, ...call }) => service.sendCode(call, body));
  serve(app, resetPaymentPassword, ({ body, ...call }) => service.resetPassword(call, body));
  serve(app, provePaymentPassword, ({ body, ...call }) => service.prove(call, body.password));
}
