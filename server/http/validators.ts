import { Ajv, type ValidateFunction } from 'ajv';
import type { JSONSchema } from 'json-schema-to-ts';

const common = {
  allErrors: false,
  removeAdditional: false,
  useDefaults: true,
  allowUnionTypes: true,
  // Shorter code is not faster here, and takes a second of each start.
  code: { optimize: false },
} as const;

/** Bodies are taken as they are: a wrong type or an unknown field is refused. */
const strict = new Ajv({ ...common, coerceTypes: false });

/** Everything in an address is text, so numbers and booleans are read from it; unknown fields are still refused. */
const coercing = new Ajv({ ...common, coerceTypes: true });

/** The query schema of endpoints that declare none: nothing may be asked. */
export const emptyQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {},
} as const satisfies JSONSchema;

/** Compiles a schema for one part of a request; AJV keeps what it compiled, by the schema object. */
export function compileValidator(schema: JSONSchema, part: string | undefined): ValidateFunction {
  return (part === 'body' ? strict : coercing).compile(schema as object);
}

/** The part of AJV's error that is needed to name the field. */
export interface SchemaError {
  readonly instancePath: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const plainName = /^[A-Za-z][\w.-]{0,39}$/;

/** A sentence about the first fault that names its field; a name no contract could have is not repeated. */
export function describeSchemaError({ instancePath, message, params }: SchemaError): string {
  const extra = params['additionalProperty'];
  if (typeof extra === 'string') {
    return plainName.test(extra) ? `Field "${extra}" is not known.` : 'A field is not known.';
  }
  const missing = params['missingProperty'];
  if (typeof missing === 'string') return `Field "${missing}" is missing.`;
  const field = instancePath.slice(1).replaceAll('/', '.');
  if (!field) return `It ${message ?? 'is not valid'}.`;
  return plainName.test(field) ? `Field "${field}" ${message}.` : `A field ${message}.`;
}

/** Characters that PostgreSQL cannot keep: NUL and halves of surrogate pairs. */
const unstorable = /\0|\p{Surrogate}/u;

/** Whether a text can be stored and compared; the rest is refused before it reaches a query. */
export function isStorableText(text: string): boolean {
  return !unstorable.test(text);
}
