import { sql } from 'kysely';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_BODY_BYTES, type Endpoint } from '../../schemas/api/endpoint.ts';
import { problemEnvelope, successEnvelope } from '../../schemas/api/envelope.ts';
import type { Sealing } from '../../schemas/api/sealed.ts';
import { loginFreePlay } from '../../schemas/api/session.ts';
import { getSystemStatus } from '../../schemas/api/system.ts';
import { AGENT_TYPE } from '../../schemas/memberTypes.ts';
import { sealBody } from '../../scripts/sealBody.ts';
import { withTransaction } from '../../server/db/database.ts';
import { addExampleIssue, addExampleOrder } from '../support/lottery.ts';
import { addExamplePayments } from '../support/examplePayments.ts';
import { addMember } from '../support/members.ts';
import { addExamplePromotion } from '../support/promotions.ts';
import { addRows, announcementRow, bannerRow, helpRow, hoursFromNow } from '../support/content.ts';
import {
  aurora as auroraAsIs,
  createTestGateway,
  keepCookies,
  sakura as sakuraAsIs,
  type SignedInAs,
  type TestBrand,
  type TestGateway,
} from '../support/gateway.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../schemas/api/*.ts', {
  eager: true,
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

const endpoints = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

interface Field {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Field>>;
  readonly items?: Field;
  readonly minimum?: number;
  readonly examples?: readonly unknown[];
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Everything on, so that no call is refused before what is asked here. */
const withAll = (testBrand: TestBrand): TestBrand => ({
  ...testBrand,
  features: Object.fromEntries(
    Object.keys(testBrand.features).map((id) => [id, true]),
  ) as TestBrand['features'],
  captcha: { provider: 'altcha' },
});

const aurora = withAll(auroraAsIs);
const sakura = withAll(sakuraAsIs);

/** Something that the schema of one field accepts. */
function sampleOf(field: Field): unknown {
  const { type, const: only, enum: some, examples, pattern = '', minLength = 1 } = field;
  if (only !== undefined) return only;
  if (some) return some[0];
  if (type === 'boolean') return true;
  if (type === 'integer') return field.minimum ?? 1;
  if (type === 'array') return [sampleOf(field.items!)];
  if (type === 'object') return field.required ? sampleFields(field) : {};
  const texts = ['1', 'sample', 'sample'.repeat(8)];
  const fitting = texts.find((text) => text.length >= minLength && new RegExp(pattern).test(text));
  return fitting ?? examples?.[0];
}

const sampleFields = ({ required = [], properties = {} }: Field): Record<string, unknown> =>
  Object.fromEntries(required.map((name) => [name, sampleOf(properties[name]!)]));

/** The smallest body the contract accepts. */
const smallestBody = ({ body }: Endpoint): Record<string, unknown> | undefined =>
  body === undefined ? undefined : sampleFields(body as Field);

/** Names in letters of three bytes, and tokens at their longest; a captcha's provider has one. */
function longestOf(name: string, field: Field): unknown {
  const { type, maxLength, pattern } = field;
  if (type === 'object' && !field.required) return { token: 'x'.repeat(4096) };
  const isText = type === 'string' && !pattern && field.const === undefined && !field.enum;
  if (!isText) return sampleOf(field);
  if (maxLength === undefined) throw new Error(`"${name}" may be of any length.`);
  return (maxLength < 4096 ? '漢' : 'x').repeat(maxLength);
}

/** The body of a contract with all of its fields as long as somebody may send them. */
function longestBody({ body }: Endpoint): Record<string, string> {
  const { properties = {} } = body as { properties?: Record<string, Field> };
  const fields = Object.entries(properties).map(([name, field]) => [name, longestOf(name, field)]);
  return Object.fromEntries(fields) as Record<string, string>;
}

/** The smallest query the contract accepts, from the examples of its required fields. */
function smallestQuery({ query }: Endpoint): Record<string, string> {
  const { required = [], properties = {} } = (query ?? {}) as {
    required?: readonly string[];
    properties?: Record<string, Field>;
  };
  return Object.fromEntries(
    required.map((name) => [name, String(properties[name]?.examples?.[0] ?? '')]),
  );
}

const ajv = new Ajv({ allowUnionTypes: true });
const isProblem = ajv.compile(problemEnvelope);
const allOff = Object.fromEntries(Object.keys(aurora.features).map((id) => [id, false]));
const bare = {
  ...aurora,
  id: 'bare',
  merchantCode: 'BARE',
  features: allOff as typeof aurora.features,
};

let gateway: TestGateway;
let sealing: Sealing;
/** Somebody signed in, by brand. */
const members = new Map<string, SignedInAs>();

/** Somebody right below who is signed in, by brand: what is asked of a member of one's team is asked of them. */
const downlines = new Map<string, string>();

/** The smallest query of a contract, of people whom the brand has. */
function queryAt(at: TestBrand, endpoint: Endpoint): Record<string, string> {
  const query = smallestQuery(endpoint);
  return query['member'] === undefined ? query : { ...query, member: downlines.get(at.id) ?? '' };
}

/** A call as its contract wants it. */
const callAsToldAt = (at: TestBrand, endpoint: Endpoint, options: object = {}) =>
  gateway.call(at, endpoint, {
    query: queryAt(at, endpoint),
    body: smallestBody(endpoint),
    as: endpoint.token ? members.get(at.id) : undefined,
    ...options,
  });

/** The message that contracts have for an example. */
const addExampleNotice = ({ merchantCode }: TestBrand) =>
  sql`insert into notices (merchant_code, id, member_id, name, kind, type, content, created_at)
    select merchant_code, '00000000-0000-4000-8000-000000000000', id, 'example', 'depositArrived', 'money',
           '{"amount":{"money":"1.00","currency":"EUR"},"order":{"text":"D26020112ABCD"}}', now()
      from members where merchant_code = ${merchantCode} limit 1`.execute(gateway.db.owner);

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora, sakura, bare] });
  await addRows(gateway.db, '*', 'announcements', [announcementRow()]);
  await addRows(gateway.db, '*', 'banners', [bannerRow()]);
  await addRows(gateway.db, '*', 'help_articles', [helpRow()]);
  const { id } = await gateway.db.owner
    .selectFrom('games')
    .select('id')
    .orderBy('popularity_rank')
    .limit(1)
    .executeTakeFirstOrThrow();
  const issueId = await addExampleIssue(gateway);
  const win = { masked_account: 'ma***7', game_id: id, amount_minor: 125050n };
  for (const testBrand of [aurora, sakura]) {
    const { id: brandId, merchantCode, currency } = testBrand;
    const row = { ...win, currency: currency.code, won_at: hoursFromNow(-1) };
    await addRows(gateway.db, merchantCode, 'winners', [row]);
    const affiliate = { merchant_code: merchantCode, code: 'WELCOME', member_id: null };
    await gateway.db.owner.insertInto('affiliates').values(affiliate).execute();
    const trial = await gateway.call(testBrand, loginFreePlay, {
      body: smallestBody(loginFreePlay),
    });
    sealing = (await gateway.call(testBrand, getSystemStatus)).json().value.sealing;
    members.set(brandId, { token: trial.json().value.token, cookie: keepCookies(trial) });
    await addExampleOrder(gateway, testBrand, issueId);
    await addExamplePayments(gateway, testBrand);
    await addExamplePromotion(gateway, testBrand);
    await addExampleNotice(testBrand);
    // A trial has no money, and calls about it refuse one; some are for agents alone.
    await withTransaction(gateway.db, { merchantCode }, (tx) =>
      tx.updateTable('members').set({ member_type: AGENT_TYPE, expires_at: null }).execute(),
    );
    const agent = await gateway.db.owner
      .selectFrom('members')
      .select('id')
      .where('merchant_code', '=', merchantCode)
      .executeTakeFirstOrThrow();
    const below = { account: 'below', upline_id: agent.id };
    downlines.set(brandId, await addMember(gateway, testBrand, below));
  }
});

afterAll(() => gateway.close());

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s',
  (_id, endpoint) => {
    it('is served, and listed on the page of calls', async () => {
      expect(gateway.app.gateway.served.has(endpoint.id)).toBe(true);
      const document = await gateway.app.inject({
        url: '/openapi.json',
        headers: { host: 'aurora.test' },
      });
      const listed = document.json().paths[endpoint.path][endpoint.method.toLowerCase()];
      expect(listed.operationId).toBe(endpoint.id);
      const page = await gateway.app.inject({ url: '/openapi', headers: { host: 'aurora.test' } });
      expect(page.body).toContain(endpoint.path);
    });

    it('is a refusal without any name at a host nobody serves', async () => {
      const reply = await gateway.call(aurora, endpoint, { headers: { host: 'stranger.test' } });
      expect([reply.statusCode, reply.json().code]).toEqual([421, 'unknownHost']);
      expect(reply.body).not.toMatch(/aurora|sakura/i);
    });

    it('refuses what its contract does not name in the query', async () => {
      const query = { ...smallestQuery(endpoint), notInTheContract: '1' };
      const reply = await callAsToldAt(aurora, endpoint, { query });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'queryInvalid']);
      expect(reply.json().message).toContain('notInTheContract');
    });

    it('refuses the words of another merchant and another module', async () => {
      for (const headers of [{ merchant: 'SAKURA' }, { 'x-module-id': 'NO_SUCH' }]) {
        const query = smallestQuery(endpoint);
        const reply = await gateway.call(aurora, endpoint, { query, headers });
        expect([reply.statusCode, reply.json().code]).toEqual([400, 'badRequest']);
      }
    });

    it('answers other methods with 405 and the ones there are', async () => {
      const reply = await gateway.call(aurora, endpoint, { method: 'OPTIONS' });
      expect([reply.statusCode, reply.json().code]).toEqual([405, 'methodNotAllowed']);
      expect(reply.headers.allow).toContain(endpoint.method);
    });
  },
);

/** Texts that JavaScript, PostgreSQL or people take for numbers, and that no query takes for an integer. */
const NO_INTEGERS = [
  ...[
    'Infinity',
    '-Infinity',
    '+Infinity',
    'NaN',
    'null',
    'true',
    '1e400',
    '1e1',
    '0x10',
    '0b1',
    '0o7',
  ],
  ...[
    '-1',
    '-0',
    '+1',
    '1.0',
    '1.5',
    '.5',
    '1,5',
    '1_000',
    '01',
    '1n',
    '٣',
    '３',
    ' 1',
    '1 ',
    '',
    '[1]',
  ],
  ...['9007199254740993', '2147483648', '9223372036854775808', '9'.repeat(40), '9'.repeat(400)],
];

const integersOf = ({ query }: Endpoint) =>
  Object.entries((query as { properties?: Record<string, Field> })?.properties ?? {})
    .filter(([, { type }]) => type === 'integer' || type === 'number')
    .map(([name]) => name);
const counting = endpoints.filter((endpoint) => integersOf(endpoint).length > 0);

describe.each(counting.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s, which is asked with numbers,',
  (_id, endpoint) => {
    it.each(integersOf(endpoint))('refuses what is none as "%s", by its name', async (name) => {
      for (const text of NO_INTEGERS) {
        const query = { ...smallestQuery(endpoint), [name]: text };
        const reply = await callAsToldAt(aurora, endpoint, { query });
        const { code, message } = reply.json() as { code: string; message: string };
        expect([text, reply.statusCode, code]).toEqual([text, 400, 'queryInvalid']);
        expect(message).toMatch(`Field "${name}" must be`);
      }
    });
  },
);

const taking = endpoints.filter(({ body }) => body !== undefined);

describe.each(taking.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s, which takes a body,',
  (_id, endpoint) => {
    it('refuses what its contract does not name, and a body of another kind', async () => {
      const body = { ...smallestBody(endpoint), notInTheContract: 'marker' };
      const reply = await callAsToldAt(aurora, endpoint, { body });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'bodyInvalid']);
      expect(reply.body).not.toContain('marker');
      const others = [
        'text/plain',
        endpoint.form ? 'application/json' : 'application/x-www-form-urlencoded',
      ];
      for (const type of others) {
        const other = await callAsToldAt(aurora, endpoint, { headers: { 'content-type': type } });
        expect([other.statusCode, other.json().code]).toEqual([415, 'contentTypeUnsupported']);
      }
    });

    it('takes no byte more than its limit', async () => {
      const limit = endpoint.bodyBytes ?? DEFAULT_BODY_BYTES;
      const type = endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json';
      const send = (payload: string) =>
        callAsToldAt(aurora, endpoint, {
          body: undefined,
          payload,
          headers: { 'content-type': type },
        });
      // Calls that ask for nothing would take an empty body.
      const odd = '{"notInTheContract":1}';
      const fits = await send(endpoint.form ? 'x='.padEnd(limit, 'x') : odd.padEnd(limit));
      expect([fits.statusCode, fits.json().code]).toEqual([400, 'bodyInvalid']);
      const sprawls = await send(
        endpoint.form ? 'x='.padEnd(limit + 1, 'x') : odd.padEnd(limit + 1),
      );
      expect([sprawls.statusCode, sprawls.json().code]).toEqual([413, 'bodyTooLarge']);
    });

    it('has room for every field at its longest', () => {
      const body = longestBody(endpoint);
      const sent = endpoint.sealed ? sealBody(sealing, endpoint.id, body) : body;
      const text = endpoint.form ? new URLSearchParams(body).toString() : JSON.stringify(sent);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(endpoint.bodyBytes ?? DEFAULT_BODY_BYTES);
    });

    it('refuses none at all', async () => {
      const reply = await callAsToldAt(aurora, endpoint, { body: undefined });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'bodyInvalid']);
    });
  },
);

const sealedOnes = endpoints.filter(({ sealed }) => sealed);

describe.each(sealedOnes.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s, whose body travels sealed,',
  (_id, endpoint) => {
    it('refuses it in the open', async () => {
      const payload = JSON.stringify(smallestBody(endpoint));
      const headers = { 'content-type': 'application/json' };
      const reply = await callAsToldAt(aurora, endpoint, { body: undefined, payload, headers });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'bodyInvalid']);
    });
  },
);

const writing = endpoints.filter(({ method }) => method !== 'GET');

describe.each(writing.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s, which changes something,',
  (_id, endpoint) => {
    it.each(['https://evil.example', 'http://sakura.test', 'http://aurora.test:8443', 'null'])(
      'is refused to a page of %s',
      async (origin) => {
        const reply = await callAsToldAt(aurora, endpoint, { headers: { origin } });
        expect([reply.statusCode, reply.json().code]).toEqual([403, 'originForbidden']);
      },
    );
  },
);

const memberOnly = endpoints.filter(({ token }) => token);

describe.each(memberOnly.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s, which is for members,',
  (_id, endpoint) => {
    it('is refused to guests and to members of another brand', async () => {
      for (const as of [undefined, members.get(sakura.id)]) {
        const reply = await callAsToldAt(aurora, endpoint, { as });
        expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthenticated']);
      }
    });
  },
);

const memberReads = memberOnly.filter(({ method }) => method === 'GET');

describe.each(memberReads.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s, read by a member,',
  (_id, endpoint) => {
    it.each([aurora, sakura])('is what its contract says at $name', async (testBrand) => {
      const reply = await callAsToldAt(testBrand, endpoint);
      expect(reply.statusCode).toBe(200);
      const schema = { ...successEnvelope(endpoint.value), additionalProperties: false };
      const validate = ajv.compile(schema);
      expect(validate(reply.json()), JSON.stringify(validate.errors)).toBe(true);
    });
  },
);

/** Streams do not end, and have tests of their own. */
const guestReads = endpoints.filter(
  ({ method, token, streams }) => method === 'GET' && !token && !streams,
);

describe.each(guestReads.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s, read by a guest,',
  (_id, endpoint) => {
    it.each([aurora, sakura])('is what its contract says at $name', async (testBrand) => {
      const reply = await gateway.call(testBrand, endpoint, { query: smallestQuery(endpoint) });
      expect(reply.statusCode).toBe(200);
      const validate = ajv.compile({
        ...successEnvelope(endpoint.value),
        additionalProperties: false,
      });
      expect(validate(reply.json()), JSON.stringify(validate.errors)).toBe(true);
    });
  },
);

const gated = endpoints.filter(({ gate }) => gate !== undefined);

describe.each(gated.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s, whose feature the brand has off,',
  (_id, endpoint) => {
    it('is refused as switched off', async () => {
      const reply = await gateway.call(bare, endpoint, { query: smallestQuery(endpoint) });
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'featureOff']);
      expect(isProblem(reply.json())).toBe(true);
    });
  },
);
