import { defineEndpoint } from './endpoint.ts';
import { moneySchema } from './money.ts';

/** All money of the signed-in member that is not on hold. */
export const getBalance = defineEndpoint({
  id: 'getBalance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  summary: "The member's balance",
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['sumBalance', 'currency'],
    properties: { sumBalance: moneySchema, currency: { type: 'string' } },
  },
});
