import type { Endpoint } from '../../schemas/api/endpoint.ts';

interface Field {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly examples?: readonly unknown[];
  readonly items?: Field;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Field>>;
}

interface Contract {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Field>>;
}

/** A body that is wrong, with what is wrong with it. */
export interface BadBody {
  readonly what: string;
  readonly body: unknown;
}

/** In no contract, no message and no row: what comes back of it was reflected. */
export const MARK = 'zq7<b>mark';

/** Texts that people do not type and programs stumble over; all of them are storable. */
export const ODD_TEXTS: Readonly<Record<string, string>> = {
  'an override of direction': '\u202eevil\u202c\u2066x\u2069',
  'a flood of accents': `a${'\u0301'.repeat(40)}`,
  'nothing to be seen': '\u200b\u2060\ufeff\u3164',
  'letters of two alphabets': 'аdmin',
  'signs beyond the first plane': '𝓪𝓭𝓶𝓲𝓷👩‍👩‍👧‍👦',
  'ends of lines': 'a\r\nSet-Cookie: x=1\u2028\u2029\u0085',
  'a tag': `<img src=x onerror=alert(1)>${MARK}`,
  'a query': `' or 1=1; drop table members; --`,
  'a template': '${7*7}{{7*7}}%s%n',
  'a path': '../../../../etc/passwd',
};

const contractOf = ({ body }: Endpoint) => (body ?? {}) as Contract;

const samples: Readonly<Record<string, string>> = {
  '^[A-Za-z0-9_-]{20,100}$': 'A'.repeat(43),
  '^\\+?[0-9]{1,4}$': '+34',
  '^[A-Za-z0-9+/=_-]{16,512}$': 'B'.repeat(32),
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'no-such-game',
  '^[A-Z0-9_]{1,32}$': 'NOBODY',
  '^-?[0-9]{1,15}(\\.[0-9]{1,4})?$': '1.00',
  '^[0-9]{1,12}(\\.[0-9]{1,4})?$': '1',
  '^[A-Za-z0-9_-]{1,64}$': 'seed',
};

/** What passes every rule of a form, but for a name that nobody may have: so far a call gets, and no further. */
const samplesByName: Readonly<Record<string, string>> = {
  username: 'admin77',
  email: 'sample@example.com',
  birthday: '1990-05-17',
  registerUrl: 'https://nova.test/register',
  domain: 'nova.test',
  mobileNum: '612345678',
  mobileNo: '612345678',
};

function sampleOf(
  name: string,
  {
    type,
    const: only,
    enum: choices,
    examples,
    pattern,
    minLength = 0,
    minimum = 1,
    items,
    ...object
  }: Field,
): unknown {
  if (only !== undefined) return only;

  if (choices) return choices[0];
  if (type === 'boolean') return true;
  if (type === 'integer') return minimum;
  if (type === 'array') return [sampleOf(name, items!)];
  if (type === 'object') return sampleObject(object);
  if (pattern) {
    const sample = samples[pattern] ?? examples?.[0];
    if (!sample) throw new Error(`There is no sample of "${name}" (${pattern}).`);
    return sample;
  }
  return samplesByName[name] ?? 'sample-7Text'.padEnd(minLength, 'x');
}

/** An object of the fields that it must have. */
const sampleObject = ({ required = [], properties = {} }: Contract) =>
  Object.fromEntries(required.map((name) => [name, sampleOf(name, properties[name]!)]));

/** A body that the contract takes, with all of its fields or the required ones alone. */
export function soundBody(endpoint: Endpoint, fields: 'all' | 'required' = 'all') {
  const { required = [], properties = {} } = contractOf(endpoint);
  // Where a day of birth can be told, the form asks for it.
  const asked = 'birthday' in properties ? [...required, 'birthday'] : required;
  const names = fields === 'all' ? Object.keys(properties) : asked;
  return Object.fromEntries(names.map((name) => [name, sampleOf(name, properties[name]!)]));
}

const wrongOf: Readonly<Record<string, readonly unknown[]>> = {
  string: [7, null, true, ['x'], { $ne: null }],
  boolean: ['true', 1, null],
  object: ['x', 7, null],
};

/** Bodies that break an endpoint's contract, so that none may get further than that. */
export function listBrokenBodies(endpoint: Endpoint): readonly BadBody[] {
  const sound = soundBody(endpoint);
  const { required = [], properties = {} } = contractOf(endpoint);
  const whole: BadBody[] = [null, 7, 'text', [], [sound], true].map((body) => ({
    what: `${JSON.stringify(body).slice(0, 12)} in place of the body`,
    body,
  }));
  const missing = required.map((name): BadBody => {
    const { [name]: _, ...body } = sound;
    return { what: `no ${name}`, body };
  });
  const unknown = ['isAdmin', 'merchantCode', 'member_type', MARK].map((name): BadBody => ({
    what: `a field ${name}`,
    body: { ...sound, [name]: MARK },
  }));
  const typed = Object.entries(properties).flatMap(([name, { type = 'string' }]) =>
    (wrongOf[type] ?? []).map((value): BadBody => ({
      what: `${name} is ${JSON.stringify(value)}`,
      body: { ...sound, [name]: value },
    })),
  );
  const texts = Object.entries(properties).filter(([, field]) => field.type === 'string');
  const unstorable = texts.slice(0, 2).flatMap(([name]) =>
    ['a\0b', 'a\ud800b', '\udfff'].map((text): BadBody => ({
      what: `${name} is ${JSON.stringify(text)}`,
      body: { ...sound, [name]: text },
    })),
  );
  return [...whole, ...missing, ...unknown, ...typed, ...unstorable];
}

/** Names of the fields that take any text within their lengths. */
export function listFreeTexts(endpoint: Endpoint): readonly string[] {
  const { properties = {} } = contractOf(endpoint);
  return Object.entries(properties)
    .filter(([, { type, pattern, enum: choices, const: only }]) => {
      return type === 'string' && !pattern && !choices && only === undefined;
    })
    .map(([name]) => name);
}
