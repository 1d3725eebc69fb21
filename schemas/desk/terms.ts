import type { JSONSchema } from 'json-schema-to-ts';
import { maybeTimeField, reasonField, timeField } from './deskEndpoint.ts';
import { maybeText, text } from './paymentParts.ts';

/** How many times something is to be played, a decimal text. */
export const timesField = {
  type: 'string',
  pattern: '^[0-9]{1,3}(\\.[0-9]{1,2})?$',
  description: 'How many times it is to be played; "0" for nothing.',
} as const;

/** Which version of terms is read; those that hold without it. */
export const versionQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { version: { type: 'integer', minimum: 1, maximum: 1_000_000 } },
} as const;

/** Terms in one of their versions, and which versions there are. */
export const termsOf = <const Terms extends JSONSchema>(terms: Terms) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['currency', 'decimals', 'holds', 'version', 'at', 'by', 'terms', 'versions'],
    properties: {
      currency: text,
      decimals: { type: 'integer' },
      holds: { type: 'integer', description: 'The version that holds; 0 before a first one.' },
      version: { type: 'integer', description: 'That of these terms.' },
      at: maybeTimeField,
      by: maybeText,
      terms,
      versions: {
        type: 'array',
        description: 'The newest first, the last fifty.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['version', 'at', 'by'],
          properties: { version: { type: 'integer' }, at: timeField, by: text },
        },
      },
    },
  }) as const;

/** The body that has terms hold. */
export const publishBody = <const Terms extends JSONSchema>(terms: Terms) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['over', 'terms', 'reason'],
    properties: {
      over: {
        type: 'integer',
        minimum: 0,
        maximum: 1_000_000,
        description: 'The version that was read; it is refused where another one holds by now.',
      },
      terms,
      reason: reasonField,
    },
  }) as const;
