import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Fault } from './fault.ts';
import { formatPath, parsePointer, readAt, type JsonPath } from './jsonPath.ts';
import { meantText } from './meantText.ts';
import { adviseValue } from './meantValue.ts';
import { mendColor, type Mend } from './mend.ts';

/** A fault that does not know yet where in the file it stands. */
export interface PathFault extends Pick<Fault, 'rule' | 'message' | 'suggestion'> {
  readonly path: JsonPath;
  /** Whether the key itself is wrong, rather than its value. */
  readonly target: 'key' | 'value';
  /** How to mend it, where only one way makes sense. */
  readonly mend?: Mend;
}

const MAX_FAULTS = 100;

/** One for all, because each makes its own validator of schemas first; it knows a schema that it compiled before. */
const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  strict: true,
  strictTypes: false,
  code: { optimize: false },
});

/** Compiles a schema so that it reports every fault, each with the schema it broke. */
export function compileSchema(schema: object): ValidateFunction {
  return ajv.compile(schema);
}

/** Everything in which a value differs from its schema, in words an operator understands. */
export function findSchemaFaults(validate: ValidateFunction, value: unknown): readonly PathFault[] {
  if (validate(value)) return [];
  const errors = withoutEchoes(validate.errors ?? [], value);
  return errors
    .slice(0, MAX_FAULTS)
    .map((error) => toFault(error, value, validate.schema as object));
}

/** One wrong value makes AJV complain about every branch of a choice; only the branch that was meant is kept. */
function withoutEchoes(errors: readonly ErrorObject[], root: unknown): readonly ErrorObject[] {
  const choices = errors.filter((error) => error.keyword === 'anyOf');
  const silenced = new Set<ErrorObject>(
    errors.filter((error) => error.keyword === 'propertyNames'),
  );
  for (const choice of choices) {
    const inside = errors.filter((error) => isWithin(error, choice));
    const branchOf = (error: ErrorObject) =>
      error.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0]!;
    const branches = [...new Set(inside.map(branchOf))].map((branch) =>
      inside.filter((error) => branchOf(error) === branch),
    );
    const meant = findMeant(branches, choice, root);
    for (const branch of branches) {
      if (meant.length !== 1 || branch !== meant[0]) branch.forEach((error) => silenced.add(error));
    }
    if (meant.length === 1) silenced.add(choice);
  }
  return errors.filter((error) => !silenced.has(error));
}

function isWithin(error: ErrorObject, choice: ErrorObject): boolean {
  const { instancePath, schemaPath } = choice;
  return (
    error.schemaPath.startsWith(`${schemaPath}/`) &&
    (error.instancePath === instancePath || error.instancePath.startsWith(`${instancePath}/`))
  );
}

/** The branches that a value may have been meant for: those of its tag, where one has it, else those of its type. */
function findMeant(
  branches: readonly (readonly ErrorObject[])[],
  choice: ErrorObject,
  root: unknown,
): readonly (readonly ErrorObject[])[] {
  const without = (from: typeof branches, tag: 'const' | 'enum') =>
    from.filter((branch) => !branch.some((error) => isWrongKind(error, tag, choice, root)));
  const possible = without(branches, 'const');
  return possible.length > 1 ? without(possible, 'enum') : possible;
}

/** Whether an error says that a branch is about something else altogether. */
function isWrongKind(
  error: ErrorObject,
  tag: 'const' | 'enum',
  choice: ErrorObject,
  root: unknown,
): boolean {
  if (error.instancePath === choice.instancePath) return error.keyword === 'type';
  const step = error.instancePath.slice(choice.instancePath.length + 1);
  const isTag = error.keyword === tag && !step.includes('/');
  return isTag && typeof readAt(root, parsePointer(error.instancePath, root)) === 'string';
}

function toFault(error: ErrorObject, root: unknown, schema: object): PathFault {
  const path = parsePointer(error.instancePath, root);
  const parent = (error.parentSchema ?? {}) as { description?: string; properties?: object };
  const value = { path, target: 'value' as const };
  const name = nameOf(path);
  const inName = error.propertyName;
  if (inName !== undefined) {
    const names = (error.params.allowedValues ?? []) as string[];
    return unknownKey([...path, inName], inName, names, readAt(root, path));
  }
  const { params } = error;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = params.additionalProperty as string;
      const names = Object.keys(parent.properties ?? {});
      return unknownKey([...path, key], key, names, error.data, findElsewhere(schema, key));
    }
    case 'required':
      return {
        ...value,
        rule: 'schema.missing',
        message: `${name} must say "${params.missingProperty}".`,
        suggestion: describe(parent.properties, params.missingProperty as string),
      };
    case 'enum':
      return {
        ...value,
        rule: 'schema.value',
        message: `${quote(error.data)} is not a value that ${name} can have.`,
        ...nearestValue(error.data, (params.allowedValues as unknown[]).map(String), path, root),
      };
    case 'pattern':
      return patternFault(value, error, name);
    case 'uniqueItems':
      return {
        path: [...path, Math.max(params.i as number, params.j as number)],
        target: 'value',
        rule: 'schema.duplicate',
        message: `${quote(readAt(error.data, [params.i as number]))} is listed twice.`,
        suggestion: 'Remove one of them.',
        mend: { kind: 'remove' },
      };
    default:
      return {
        ...value,
        ...describeMismatch(error, name),
        ...adviseType(error, parent.description),
      };
  }
}

function describeMismatch(
  { keyword, params, data, message }: ErrorObject,
  name: string,
): Pick<PathFault, 'rule' | 'message'> {
  switch (keyword) {
    case 'type':
      return {
        rule: 'schema.type',
        message: `${name} must be ${nameOfTypes(params.type as string)}, but is ${kindOf(data)}.`,
      };
    case 'const':
      return {
        rule: 'schema.value',
        message: `${name} must be ${quote(params.allowedValue)}, but is ${quote(data)}.`,
      };
    case 'anyOf':
      return {
        rule: 'schema.choice',
        message: `${quote(data)} is none of the things that ${name} can be.`,
      };
    default:
      return { rule: 'schema.limit', message: `${name} ${message ?? 'is not valid'}.` };
  }
}

function patternFault(
  place: Pick<PathFault, 'path' | 'target'>,
  error: ErrorObject,
  name: string,
): PathFault {
  const isColor = String(error.params.pattern).startsWith('^#(');
  if (isColor) return { ...place, rule: 'theme.color', ...describeBadColor(error.data, name) };
  const { description } = (error.parentSchema ?? {}) as { description?: string };
  return {
    ...place,
    rule: 'schema.format',
    message: `${quote(error.data)} is not valid for ${name}.`,
    suggestion: description,
    ...(typeof error.data === 'string' && meantText(error.data, String(error.params.pattern))),
  };
}

/** What to say of a colour that is none; the name comes with its quotes. */
export function describeBadColor(
  written: unknown,
  name: string,
): Pick<PathFault, 'message' | 'suggestion' | 'mend'> {
  return {
    message: `${quote(written)} is not a colour that ${name} can have.`,
    suggestion: 'Write "#" and three or six hexadecimal digits, such as "#0e7a5f".',
    mend: mendColor(written),
  };
}

function unknownKey(
  path: JsonPath,
  key: string,
  names: readonly string[],
  siblings: unknown,
  elsewhere?: string,
): PathFault {
  const taken = names.filter((name) => readAt(siblings, [name]) !== undefined);
  const { suggestion, mend } = adviseValue(key, names, taken);
  return {
    path,
    target: 'key',
    rule: 'schema.unknownKey',
    message: `"${key.slice(0, 80)}" is not known here.`,
    suggestion: elsewhere && !mend ? `Did you mean "${elsewhere}"?` : suggestion,
    mend: mend && { kind: 'rename', key: mend.value },
  };
}

function adviseType(
  error: ErrorObject,
  description: string | undefined,
): Pick<PathFault, 'suggestion' | 'mend'> {
  const mend = mendType(error);
  if (mend?.kind === 'set')
    return { mend, suggestion: `Write ${String(mend.value)}, without quotes.` };
  const isNothing = error.keyword === 'type' && error.data === null;
  return { suggestion: isNothing ? 'Leave the key out where it has no value.' : description };
}

/** "true" in quotes is true, and "8" is 8. */
function mendType({ keyword, params, data }: ErrorObject): Mend | undefined {
  if (keyword !== 'type' || typeof data !== 'string') return undefined;
  const types = [params.type as string | readonly string[]].flat();
  const truth = types.includes('boolean') ? TRUTHS[data.trim().toLowerCase()] : undefined;
  if (truth !== undefined) return { kind: 'set', value: truth };
  const isNumber =
    /^-?\d{1,9}$/.test(data) && types.some((type) => /^(integer|number)$/.test(type));
  return isNumber ? { kind: 'set', value: Number(data) } : undefined;
}

const TRUTHS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

/** The nearest of the allowed values, and whether it was surely meant; in a list never one that it has already. */
function nearestValue(
  written: unknown,
  allowed: readonly string[],
  path: JsonPath,
  root: unknown,
): Pick<PathFault, 'suggestion' | 'mend'> {
  if (typeof written !== 'string') return { suggestion: `Known: ${allowed.join(', ')}.` };
  const list = readAt(root, path.slice(0, -1));
  return adviseValue(written, allowed, Array.isArray(list) ? list.map(String) : []);
}

/** Where a key that stands in the wrong object belongs, such as `assets.logo` for `logo`. */
function findElsewhere(schema: object, key: string): string | undefined {
  const groups = Object.entries((schema as { properties?: object }).properties ?? {});
  const group = groups.find(([, entry]) => {
    const { type, properties } = entry as { type?: string; properties?: object };
    return type === 'object' && properties !== undefined && Object.hasOwn(properties, key);
  });
  return group && `${group[0]}.${key}`;
}

/** A value of a design token is known by the token's path, anything else by its key. */
function nameOf(path: JsonPath): string {
  const key = path.findLastIndex((step) => typeof step === 'string');
  if (key < 0) return 'The file';
  const tokenEnd = path.indexOf('$value');
  const name = `"${formatPath(path.slice(key))}"`;
  if (tokenEnd < 1) return name;
  const token = `"${formatPath(path.slice(0, tokenEnd))}"`;
  return path.length === tokenEnd + 1 ? token : `${name} of ${token}`;
}

function describe(properties: object | undefined, key: string): string | undefined {
  return (readAt(properties, [key]) as { description?: string } | undefined)?.description;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function nameOfTypes(types: string | readonly string[]): string {
  return [types]
    .flat()
    .map((type) => KINDS[type] ?? type)
    .join(' or ');
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  return KINDS[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
