import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../schemas/api/endpoint.ts';
import { problemEnvelope, successEnvelope } from '../../schemas/api/envelope.ts';
import { addRows, announcementRow, bannerRow, helpRow, hoursFromNow } from '../support/content.ts';
import { aurora, createTestGateway, sakura, type TestGateway } from '../support/gateway.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../schemas/api/*.ts', {
  eager: true,
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

const endpoints = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

interface Field {
  readonly examples?: readonly unknown[];
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
  const win = { masked_account: 'ma***7', game_id: id, amount_minor: 125050n };
  for (const { merchantCode, currency } of [aurora, sakura]) {
    const row = { ...win, currency: currency.code, won_at: hoursFromNow(-1) };
    await addRows(gateway.db, merchantCode, 'winners', [row]);
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
      const reply = await gateway.call(aurora, endpoint, { query });
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

const guestReads = endpoints.filter(({ method, token }) => method === 'GET' && !token);

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
