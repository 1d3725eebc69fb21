import type { JSONSchema } from 'json-schema-to-ts';
import { nearestName } from './nearestName.ts';

/** What is wrong at one place of a theme file. */
export interface ThemeFault {
  /** Dotted, such as `color.brand.$value`; empty for the whole file. */
  readonly path: string;
  readonly message: string;
  /** What to write instead. */
  readonly suggestion?: string;
}

type Schema = Exclude<JSONSchema, boolean>;

/** Checks a value against the JSON Schema keywords that the theme schema uses; returns every fault. */
export function checkShape(schema: Schema, value: unknown, path = ''): readonly ThemeFault[] {
  if (schema.anyOf) return checkAnyOf(schema, value, path);
  if ('const' in schema && value !== schema.const) {
    return [fault(path, `must be ${JSON.stringify(schema.const)}`, schema.description)];
  }
  const listed = schema.enum as readonly unknown[] | undefined;
  if (listed && !listed.includes(value)) return [notListed(path, value, listed.map(String))];
  switch (schema.type) {
    case 'object':
      return checkObject(schema, value, path);
    case 'array':
      return checkArray(schema, value, path);
    case 'number':
      return checkNumber(schema, value, path);
    case 'string':
      return checkString(schema, value, path);
    default:
      return [];
  }
}

function checkObject(schema: Schema, value: unknown, path: string): readonly ThemeFault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [fault(path, 'must be an object', schema.description)];
  }
  const entries = Object.entries(value);
  const missing = (schema.required ?? [])
    .filter((key) => !Object.hasOwn(value, key))
    .map((key) => fault(join(path, key), 'is missing', propertyOf(schema, key)?.description));
  return [...missing, ...entries.flatMap(([key, child]) => checkEntry(schema, key, child, path))];
}

function checkEntry(schema: Schema, key: string, value: unknown, path: string) {
  const known = propertyOf(schema, key);
  const rest = schema.additionalProperties;
  const names = (schema.propertyNames as Schema | undefined)?.enum as readonly string[] | undefined;
  const allowed = names ?? Object.keys(schema.properties ?? {});
  if (known) return checkShape(known, value, join(path, key));
  if (typeof rest !== 'object' || (names && !names.includes(key))) {
    return [notListed(join(path, key), key, allowed)];
  }
  return checkShape(rest, value, join(path, key));
}

function checkArray(schema: Schema, value: unknown, path: string): readonly ThemeFault[] {
  const { minItems = 0, maxItems = Infinity, items } = schema;
  if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
    return [fault(path, `must be a list of ${minItems}`, schema.description)];
  }
  return value.flatMap((item, index) =>
    checkShape(items as Schema, item, join(path, String(index))),
  );
}

function checkNumber(schema: Schema, value: unknown, path: string): readonly ThemeFault[] {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const fits = typeof value === 'number' && value >= minimum && value <= maximum;
  return fits ? [] : [fault(path, `must be a number from ${minimum} to ${maximum}`)];
}

function checkString(schema: Schema, value: unknown, path: string): readonly ThemeFault[] {
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern);
  const fits = typeof value === 'string' && (pattern?.test(value) ?? true);
  return fits ? [] : [fault(path, 'is not valid here', schema.description)];
}

function checkAnyOf(schema: Schema, value: unknown, path: string): readonly ThemeFault[] {
  const fits = schema.anyOf!.some(
    (choice) => checkShape(choice as Schema, value, path).length === 0,
  );
  return fits ? [] : [fault(path, 'is not a colour this theme can use', schema.description)];
}

function notListed(path: string, value: unknown, allowed: readonly string[]): ThemeFault {
  const nearest = typeof value === 'string' ? nearestName(value, allowed) : undefined;
  const suggestion = nearest ? `Did you mean "${nearest}"?` : `Use one of: ${allowed.join(', ')}.`;
  return fault(path, `has an unknown name ${JSON.stringify(value)?.slice(0, 60)}`, suggestion);
}

function propertyOf(schema: Schema, key: string): Schema | undefined {
  const { properties } = schema;
  return properties && Object.hasOwn(properties, key) ? (properties[key] as Schema) : undefined;
}

function fault(path: string, problem: string, suggestion?: string): ThemeFault {
  const message = `${path === '' ? 'The theme' : `"${path}"`} ${problem}.`;
  return suggestion === undefined ? { path, message } : { path, message, suggestion };
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
