import type { JSONSchema } from 'json-schema-to-ts';
import { PROBLEM_STATUS, type ProblemCode } from './problem.ts';

/** The reply of every call. */
export type Envelope<Value> =
  | { readonly success: true; readonly value: Value; readonly message: string }
  | {
      readonly success: false;
      readonly value: unknown;
      readonly message: string;
      readonly code: ProblemCode;
    };

/** Schema of a successful reply around an endpoint's value. */
export function successEnvelope(value: JSONSchema) {
  return {
    type: 'object',
    required: ['success', 'value', 'message'],
    properties: { success: { type: 'boolean', const: true }, value, message: { type: 'string' } },
  } as const;
}

/** Schema of a refused call. */
export const problemEnvelope = {
  type: 'object',
  required: ['success', 'value', 'message', 'code'],
  properties: {
    success: { type: 'boolean', const: false },
    value: {},
    message: {
      type: 'string',
      description: 'For developers; people read the translated text of the code.',
    },
    code: { type: 'string', enum: Object.keys(PROBLEM_STATUS) as ProblemCode[] },
  },
} as const;
