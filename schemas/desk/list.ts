import type { JSONSchema } from 'json-schema-to-ts';
import { idField } from './deskEndpoint.ts';

/** Rows of a page of a list, at most. */
export const LARGEST_PAGE = 100;

/** The part of a query that every list has: how many rows, and after which. */
export const pageQuery = {
  limit: { type: 'integer', minimum: 1, maximum: LARGEST_PAGE, default: 25 },
  after: {
    type: 'string',
    pattern: '^[A-Za-z0-9_-]{1,600}$',
    description: '"next" of the page before; good for the same order and filters only.',
  },
} as const;

/** The query of a list of what members sent: of one state, or of one member. */
export const sentQuery = <const State extends readonly string[]>(states: State) =>
  ({
    type: 'object',
    additionalProperties: false,
    properties: { ...pageQuery, state: { type: 'string', enum: states }, memberId: idField },
  }) as const;

/** A page of a list: its rows, where the next page begins, and how many rows there are in all. */
export const pageOf = <const Item extends JSONSchema>(item: Item) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['items', 'next', 'total'],
    properties: {
      items: { type: 'array', items: item },
      next: {
        type: ['string', 'null'],
        description: '"after" of the next page; null on the last.',
      },
      total: {
        type: 'object',
        additionalProperties: false,
        required: ['count', 'isEstimate'],
        properties: { count: { type: 'integer' }, isEstimate: { type: 'boolean' } },
      },
    },
  }) as const;
