import { maybeMoneySchema } from '../api/payments.ts';
import { outcomeOf } from './deskEndpoint.ts';

/** The name of a deposit's order. */
export const depositName = { type: 'string', pattern: '^D[0-9A-Z]{12}$' } as const;

/** The name of a withdrawal's order. */
export const withdrawalName = { type: 'string', pattern: '^W[0-9A-Z]{12}$' } as const;

/** An amount as callers write it. */
export const amountField = {
  type: 'string',
  pattern: '^[0-9]{1,15}(\\.[0-9]{1,4})?$',
  description: 'Decimal amount in the main unit of the currency.',
} as const;

/** A text that may not be there. */
export const maybeText = { type: ['string', 'null'] } as const;

/** Any text. */
export const text = { type: 'string' } as const;

/** Every name of an object of fields, as the tuple that a schema wants. */
export const namesOf = <const P extends object>(parts: P) =>
  Object.keys(parts) as (keyof P & string)[];

/** A member, as lists of money name them. */
export const memberName = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'account'],
  properties: { id: text, account: text },
} as const;

/** How a deposit stands after a change, or that the change waits. */
export const depositOutcome = outcomeOf({
  type: 'object',
  additionalProperties: false,
  required: ['order', 'state', 'credited'],
  properties: { order: text, state: text, credited: maybeMoneySchema },
});
