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

/** Everything is taken as it is: a wrong type or an unknown field is refused. */
const strict = new Ajv({ ...common, coerceTypes: false });

/** The query schema of endpoints that declare none: nothing may be asked. */
export const emptyQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {},
} as const satisfies JSONSchema;

/** What a field of a query is declared as. */
interface QueryField {
  readonly type?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

const INTEGER = /^(0|-?[1-9]\d*)$/;

/** Text stays what it is where it is none of what is wanted, and is refused as such. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  integer: (text) => (INTEGER.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
  string: (text) => text,
};

/** How a field is read. Throws on contracts that leave open how large a number gets, or name what no address holds. */
function requireReader(name: string, { type, minimum, maximum }: QueryField) {
  const read = READERS[String(type)];
  if (!read)
    throw new Error(`"${name}" of a query is of type ${String(type)}: nothing reads that.`);
  const isOpen = type === 'integer' && (minimum === undefined || maximum === undefined);
  if (isOpen) throw new Error(`"${name}" of a query needs a minimum and a maximum.`);
  return read;
}

/** Everything in an address is text: numbers and booleans are read from it, and all the rest is as in bodies. */
function compileQuery(schema: JSONSchema): Validator {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, QueryField>> };
  const readers = Object.entries(properties).map(
    ([name, field]) => [name, requireReader(name, field)] as const,
  );
  const validate = strict.compile(schema as object);
  const checkQuery: Validator = (query) => {
    const fields = query as Record<string, unknown>;
    for (const [name, read] of readers) {
      const text = fields[name];
      if (typeof text === 'string') fields[name] = read(text);
    }
    const isValid = validate(fields);
    checkQuery.errors = validate.errors;
    return isValid;
  };
  return checkQuery;
}

/** Whether something is as its contract says; what is wrong with it otherwise stands in `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidateFunction['errors'];
}

/** Compiles a schema for one part of a request; AJV keeps what it compiled, by the schema object. */
export function compileValidator(schema: JSONSchema, part: string | undefined): Validator {
  return part === 'querystring' ? compileQuery(schema) : strict.compile(schema as object);
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
