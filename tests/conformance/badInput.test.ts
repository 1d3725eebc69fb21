import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROBLEM_STATUS, type ProblemCode } from '../../schemas/api/problem.ts';
import type { Endpoint } from '../../schemas/api/endpoint.ts';
import { login } from '../../schemas/api/session.ts';
import {
  listBrokenBodies,
  listFreeTexts,
  MARK,
  ODD_TEXTS,
  soundBody,
} from '../support/badBodies.ts';
import { brand } from '../support/builders.ts';
import {
  createTestGateway,
  hostOf,
  sakura,
  type SignedInAs,
  type TestCallOptions,
  type TestGateway,
} from '../support/gateway.ts';
import { addMember, signIn, testPassword } from '../support/members.ts';
import { quickHasher } from '../support/quickHasher.ts';
import { countRows, type RowCounts } from '../support/rowCounts.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../schemas/api/*.ts', {
  eager: true,
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

const endpoints = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

/** Everything is on, so that no call is refused for being off. */
const nova = brand({
  id: 'nova',
  merchantCode: 'NOVA',
  features: {
    addressCheck: true,
    mobileRegistration: true,
    mobilePassword: true,
    phoneRecovery: true,
    smsLogin: true,
    identityCheck: true,
    registrationSms: true,
    loginCaptcha: true,
    vnLottery: true,
    transferUpline: true,
    dividendContract: true,
    dailySalary: true,
    hourlySalary: true,
    realtimeSalary: true,
  },
  registration: { fields: { captcha: { enabled: false } } },
});

/** What a call that was understood may leave behind whatever its answer: that it came, and how often. */
const COUNTERS = ['used_nonces', 'throttles', 'login_failures', 'verification_codes'];

let gateway: TestGateway;
let member: SignedInAs;
let stranger: SignedInAs;
let ended: SignedInAs;
let visitors = 0;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [nova, sakura], hasher: quickHasher });
  const password_hash = await quickHasher.hash(testPassword);
  for (const at of [nova, sakura]) {
    await addMember(gateway, at, { account: 'member', password_hash });
  }
  ended = await signIn(gateway, nova, 'member');
  gateway.passTime(13 * 3600);
  member = await signIn(gateway, nova, 'member');
  stranger = await signIn(gateway, sakura, 'member');
});

afterAll(() => gateway.close());

/** Every call comes from somewhere else, so that none is refused for coming too often. */
function call(endpoint: Endpoint, options: TestCallOptions = {}) {
  visitors += 1;
  return gateway.call(nova, endpoint, {
    remoteAddress: `10.0.${visitors >> 8}.${visitors & 255}`,
    ...(endpoint.token ? { as: member } : {}),
    ...options,
  });
}
type Reply = Awaited<ReturnType<typeof call>>;

/** What is wrong with a refusal; empty for one that is typed, tells nothing and signs nobody in. */
function findFault(reply: Reply, what: string): string[] {
  const status = reply.statusCode;
  const { success, code } = JSON.parse(reply.body) as { success: boolean; code?: ProblemCode };
  const cookies = String(reply.headers['set-cookie'] ?? '');
  const faults = [
    (status < 400 || status > 499) && `answers ${status} ${reply.body.slice(0, 80)}`,
    success && 'is a success',
    (!code || PROBLEM_STATUS[code] !== status) && `has the code ${code} with status ${status}`,
    `${reply.body}${JSON.stringify(reply.headers)}`.includes(MARK) && 'gives back what came',
    /livery_(session|device)=\w/.test(cookies) && 'sets a cookie',
    reply.body.length > 500 && `is ${reply.body.length} characters long`,
  ];
  return faults.flatMap((fault) => (fault ? [`${what}: ${fault}`] : []));
}

/** Rows of all tables but the counters. */
function withoutCounters(rows: RowCounts, kept: readonly string[] = []): RowCounts {
  const left = [...COUNTERS, ...kept];
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !left.includes(table)));
}

const asCases = (some: readonly Endpoint[]) =>
  some.map((endpoint) => [endpoint.id, endpoint] as const);
const withBody = endpoints.filter(({ body }) => body !== undefined);
const asJson = withBody.filter(({ form }) => !form);
const asForm = withBody.filter(({ form }) => form);
const sealed = withBody.filter((endpoint) => endpoint.sealed);

describe.each(asCases(asJson))(
  '%s, called with a body that breaks its contract,',
  (_id, endpoint) => {
    it('is refused every time, and nothing is written', async () => {
      const before = await countRows(gateway.db);
      const faults: string[] = [];
      for (const { what, body } of listBrokenBodies(endpoint)) {
        faults.push(...findFault(await call(endpoint, { body }), what));
      }
      expect(faults).toEqual([]);
      expect(await countRows(gateway.db)).toEqual(before);
    });
  },
);

/** Texts that are no JSON a gateway should take, whatever they say. */
const listTricks = (sound: object): Readonly<Record<string, string | Buffer>> => {
  const text = JSON.stringify(sound);
  const inner = text.slice(1, -1);
  const [name = 'type'] = Object.keys(sound);
  return {
    nothing: '',
    'half of it': text.slice(0, -1),
    'a field twice': `{${inner},${JSON.stringify(name)}:"${MARK}"}`,
    'a field twice, once in other letters': `{${inner},"\\u00${name.charCodeAt(0).toString(16)}${name.slice(1)}":1}`,
    'a prototype': `{${inner},"__proto__":{"isAdmin":true}}`,
    'a constructor': `{${inner},"constructor":{"prototype":{}}}`,
    'a comment': `{${inner}/* ${MARK} */}`,
    'a comma too many': `{${inner},}`,
    'not a number': `{${inner},"n":NaN}`,
    'bytes that are no UTF-8': Buffer.concat([
      Buffer.from(`{"${name}":"`),
      Buffer.from([0xff, 0xc0]),
    ]),
    'a tower of lists': '['.repeat(50_000),
    'a field of half a pair': `{${inner},"\\ud800":1}`,
  };
};

describe.each(asCases(asJson))('%s, called with no JSON to speak of,', (_id, endpoint) => {
  it('is refused every time, outside of a seal and in it, and nothing is written', async () => {
    const before = await countRows(gateway.db);
    const faults: string[] = [];
    const tricks = Object.entries(listTricks(soundBody(endpoint)));
    const headers = { 'content-type': 'application/json' };
    const outside = [
      ...tricks,
      ['a million characters', JSON.stringify({ ...soundBody(endpoint), os: 'a'.repeat(1e6) })],
      ['more than a megabyte', JSON.stringify({ x: 'a'.repeat(1_100_000) })],
    ] as const;
    for (const [what, payload] of outside) {
      faults.push(...findFault(await call(endpoint, { payload, headers }), what));
    }
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'text/html', 'x']) {
      const payload = JSON.stringify(soundBody(endpoint));
      const reply = await call(endpoint, { payload, headers: { 'content-type': type } });
      faults.push(...findFault(reply, type));
    }
    expect(faults).toEqual([]);
    expect(await countRows(gateway.db)).toEqual(before);
  });
});

describe.each(asCases(sealed))('%s, sealed rightly around something wrong,', (_id, endpoint) => {
  it('is refused every time, and nothing is written', async () => {
    const before = await countRows(gateway.db);
    const faults: string[] = [];
    const sound = soundBody(endpoint);
    const stamp = { sentAt: gateway.now().toISOString(), nonce: 'n'.repeat(24) };
    const wrap = (body: string) =>
      `{"sentAt":"${stamp.sentAt}","nonce":"${stamp.nonce}","body":${body}}`;
    const texts: Record<string, string> = {
      ...Object.fromEntries(
        Object.entries(listTricks(sound))
          .filter(([, text]) => typeof text === 'string')
          .map(([what, text]) => [`${what}, inside`, wrap(text as string)]),
      ),
      'a long text': wrap(JSON.stringify({ ...sound, username: 'a'.repeat(40_000) })),
      'no stamp': JSON.stringify({ body: sound }),
      'a stamp of yesterday': JSON.stringify({
        ...stamp,
        sentAt: new Date(gateway.now().getTime() - 86_400_000).toISOString(),
        body: sound,
      }),
      'a stamp of no time': JSON.stringify({ ...stamp, sentAt: MARK, body: sound }),
      'a short nonce': JSON.stringify({ ...stamp, nonce: 'n', body: sound }),
      'something beside': JSON.stringify({ ...stamp, body: sound, more: MARK }),
      'no object': '"text"',
    };
    for (const [what, text] of Object.entries(texts)) {
      faults.push(...findFault(await call(endpoint, { body: null, seal: { text } }), what));
    }
    expect(faults).toEqual([]);
    expect(await countRows(gateway.db)).toEqual(before);
  });
});

/** A trial is opened whatever the browser says it runs on; that is not kept. */
const opensAnyway = new Set(['loginFreePlay']);

/** Tables that keep what is written to the house, whatever its letters. */
const keepsText: Readonly<Record<string, readonly string[]>> = { sendFeedback: ['feedback'] };

describe.each(asCases(withBody.filter(({ id }) => !opensAnyway.has(id))))(
  '%s, called with unusual letters,',
  (_id, endpoint) => {
    it('repeats none of them and opens nothing', async () => {
      const kept = keepsText[endpoint.id];
      const before = withoutCounters(await countRows(gateway.db), kept);
      const faults: string[] = [];
      for (const field of listFreeTexts(endpoint)) {
        for (const [what, text] of Object.entries(ODD_TEXTS)) {
          const body = { ...soundBody(endpoint, 'required'), [field]: text.slice(0, 120) };
          const reply = await call(endpoint, { body });
          if (reply.statusCode >= 500) faults.push(`${field} is ${what}: ${reply.body}`);
          if (reply.body.includes(text)) faults.push(`${field} is ${what}: given back`);
          if (reply.headers['set-cookie']?.includes('livery_session=')) faults.push(`${field}: in`);
        }
      }
      expect(faults).toEqual([]);
      expect(withoutCounters(await countRows(gateway.db), kept)).toEqual(before);
    });
  },
);

describe.each(asCases(asForm))('%s, called with a form that is none,', (_id, endpoint) => {
  it('is refused every time, and nothing is written', async () => {
    const before = await countRows(gateway.db);
    const sound = new URLSearchParams(soundBody(endpoint) as Record<string, string>).toString();
    const [first = ''] = sound.split('&');
    const forms: Record<string, string> = {
      nothing: '',
      'a field twice': `${sound}&${first}`,
      'a field nobody knows': `${sound}&${encodeURIComponent(MARK)}=${encodeURIComponent(MARK)}`,
      'a prototype': `${sound}&__proto__=x`,
      'a list': `${sound}&username[]=x`,
      'half an escape': `${sound}&x=%E0%A4`,
      'a character of no weight': `username=a%00b&email=a%40b.example`,
      'a million characters': `username=${'a'.repeat(1_000_000)}&email=a%40b.example`,
      'more than a megabyte': `x=${'a'.repeat(1_100_000)}`,
      'one field only': first,
    };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const faults: string[] = [];
    for (const [what, payload] of Object.entries(forms)) {
      faults.push(...findFault(await call(endpoint, { payload, headers }), what));
    }
    const json = { payload: JSON.stringify(soundBody(endpoint)) };
    const asJsonText = await call(endpoint, {
      ...json,
      headers: { 'content-type': 'application/json' },
    });
    faults.push(...findFault(asJsonText, 'JSON in place of a form'));
    expect(faults).toEqual([]);
    expect(await countRows(gateway.db)).toEqual(before);
  });
});

describe.each(asCases(endpoints))('%s, called from elsewhere,', (_id, endpoint) => {
  it('is refused to pages of other sites, and nothing is written', async () => {
    const before = await countRows(gateway.db);
    const body = endpoint.body ? { body: soundBody(endpoint) } : {};
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      ...(endpoint.method === 'GET'
        ? []
        : ['https://evil.example', 'null', `https://${hostOf(sakura)}`, 'http://nova.test:81'].map(
            (origin) => ({ origin }),
          )),
    ];
    const codes = new Set<string>();
    for (const headers of foreign) {
      codes.add((await call(endpoint, { ...body, headers })).json().code as string);
    }
    expect([...codes]).toEqual(['originForbidden']);
    expect(await countRows(gateway.db)).toEqual(before);
  });
});

describe.each(asCases(endpoints.filter(({ token }) => token)))(
  '%s, called with a token that is not good,',
  (_id, endpoint) => {
    it('is refused every time, and nothing is written', async () => {
      const before = await countRows(gateway.db);
      const { token, cookie } = member;
      const broken: Record<string, SignedInAs> = {
        'another brand’s': stranger,
        'another brand’s, with this one’s cookie': { ...stranger, cookie },
        'with another’s cookie': { token, cookie: stranger.cookie },
        'without a cookie': { token, cookie: '' },
        'with its cookie twice': { token, cookie: `${cookie}; ${cookie}` },
        'with a letter changed': { token: `${token.slice(0, -1)}-`, cookie },
        'of one letter': { token: 'x', cookie },
        'of a thousand letters': { token: 'x'.repeat(1000), cookie },
        'of odd letters': { token: `é${MARK}`, cookie },
        'as a cookie': { token: cookie.split('=')[1]!, cookie: `livery_session=${token}` },
      };
      const body = endpoint.body ? { body: soundBody(endpoint) } : {};
      const faults: string[] = [];
      for (const [what, as] of Object.entries(broken)) {
        const reply = await call(endpoint, { ...body, as });
        faults.push(...findFault(reply, what));
        if (reply.json().code !== 'unauthenticated') faults.push(`${what}: ${reply.body}`);
      }
      const old = await call(endpoint, { ...body, as: ended });
      faults.push(...findFault(old, 'ended'));
      expect(old.json().code).toBe('sessionEnded');
      expect(faults).toEqual([]);
      expect(await countRows(gateway.db)).toEqual(before);
    });
  },
);

describe.each(asCases(endpoints.filter(({ query }) => query !== undefined)))(
  '%s, asked with a query that breaks its contract,',
  (_id, endpoint) => {
    it('is refused every time, and nothing is written', async () => {
      const before = await countRows(gateway.db);
      const names = Object.keys((endpoint.query as { properties?: object }).properties ?? {});
      const queries = [
        `${encodeURIComponent(MARK)}=1`,
        '__proto__=1',
        'constructor[prototype]=1',
        ...names.flatMap((name) => [
          `${name}=a%00b`,
          `${name}[]=${encodeURIComponent(MARK)}`,
          `${name}[$ne]=1`,
          `${name}=1&${name}=2&${name}=${encodeURIComponent(MARK)}`,
        ]),
      ];
      const faults: string[] = [];
      for (const query of queries) {
        const reply = await call(endpoint, { url: `${endpoint.path}?${query}` });
        faults.push(...findFault(reply, query));
      }
      expect(faults).toEqual([]);
      expect(await countRows(gateway.db)).toEqual(before);
    });
  },
);

it('takes a sealed body once, at its own call and merchant', async () => {
  const body = { type: 'username', username: 'nobody', password: 'whatever-7' };
  const seal = { nonce: 'again-and-again-0123456789' };
  const first = await call(login, { body, seal });
  expect(first.json().code).toBe('credentialsWrong');
  expect((await call(login, { body, seal })).json().code).toBe('requestReplayed');
});
