import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addIdentityPicture,
  getIdentity,
  startIdentityCheck,
  submitIdentity,
} from '../../../schemas/api/identity.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import {
  approveIdentityCheck,
  getIdentityProvider,
  listIdentityChecks,
  openIdentityCheck,
  putIdentityProvider,
} from '../../../schemas/desk/identity.ts';
import { IDENTITY_EVENTS_PATH } from '../../../schemas/identityApi.ts';
import { withTransaction } from '../../db/database.ts';
import type { SimulatedCheckFault, SimulatedFinding } from '../../paymentSimulator/identity.ts';
import { callDesk, codeOf, staffWith, type TestStaff } from '../../../tests/support/desk.ts';
import type { SignedInAs } from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';

const aurora = {
  ...payingAurora,
  features: { ...payingAurora.features, identityCheck: true },
  identityChecks: {
    levels: [
      { id: 'new', title: { en: 'New' }, withdrawalSum: 50 },
      {
        id: 'known',
        title: { en: 'Known' },
        needs: ['document' as const, 'selfie' as const],
      },
      { id: 'full', title: { en: 'Full' }, needs: ['address' as const] },
    ],
  },
};

const secret = Buffer.from('a secret of a provider of tests!').toString('base64');

let paying: PayingGateway;
let member: SignedInAs;
let memberId: string;
let account: string;

beforeAll(async () => {
  paying = await createPayingGateway(aurora);
  // Jobs find the site of a merchant by where it listens.
  await paying.gateway.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => paying.close());

async function join(over: object = {}): Promise<void> {
  account = `m${randomUUID().slice(0, 8)}`;
  const known = { account, payee_name: 'Demo Member', birthday: '1990-05-17', ...over };
  memberId = await addMember(paying.gateway, aurora, known);
  member = await signIn(paying.gateway, aurora, account);
}

async function setProvider(mode: 'page' | 'pictures', state: 'active' | 'paused' = 'active') {
  const { provider } = paying.gateway.parts.identityChecks;
  await withTransaction(paying.gateway.db, aurora, (tx) =>
    provider.put(tx, {
      merchant_code: 'AURORA',
      id: 'ip_simulated',
      provider: 'hostedCheck',
      name: 'Example Identity',
      settings: JSON.stringify({ baseUrl: 'http://provider.test', mode }),
      secrets_sealed: provider.sealKeys('ip_simulated', {
        apiKey: 'key-of-tests',
        webhookSecrets: [secret],
      }),
      state,
      created_at: paying.gateway.now(),
      changed_at: paying.gateway.now(),
    }),
  );
}

beforeEach(async () => {
  await join();
  await setProvider('page');
  paying.setSilent(false);
});

const call: PayingGateway['gateway']['call'] = (...args) => paying.gateway.call(...args);

const start = () => call(aurora, startIdentityCheck, { as: member, body: {} });

async function read(): Promise<ValueOf<typeof getIdentity>> {
  return (await call(aurora, getIdentity, { as: member })).json().value;
}

const stateOf = async (need = 'document') =>
  (await read()).checks.find((check) => check.need === need)!;

/** The name of the check that is under way, by its page. */
async function begin(): Promise<string> {
  const { provider } = (await start()).json().value;
  return provider.pageUrl.split('/').at(-1);
}

async function finish(
  check: string,
  finding: SimulatedFinding,
  ...faults: readonly SimulatedCheckFault[]
): Promise<void> {
  paying.simulator.finish(check, finding, faults);
  await paying.settle();
}

/** Time goes by; whoever was signed in may have to do so again. */
async function passMinutes(minutes: number): Promise<void> {
  paying.gateway.passTime(minutes * 60);
  member = await signIn(paying.gateway, aurora, account);
}

async function openAtDesk(need = 'document') {
  const clerk = await staffWith(paying.gateway, 'risk');
  const listed = await callDesk(paying.gateway, listIdentityChecks, {
    as: clerk,
    brand: 'AURORA',
    query: { memberId },
  });
  const row = listed.json().value.items.findLast((one: { need: string }) => one.need === need);
  const opened = await callDesk(paying.gateway, openIdentityCheck, {
    as: clerk,
    brand: 'AURORA',
    body: { check: row.id },
  });
  return opened.json().value;
}

describe('on a page of the provider', () => {
  it('all that the next level takes is checked at once, and the same check goes on however often it is begun', async () => {
    expect((await read()).provider).toEqual({
      name: 'Example Identity',
      needs: ['document', 'selfie'],
      state: null,
      pageUrl: null,
      until: null,
    });
    const pages = await Promise.all([start(), start(), start()]);
    const check = await begin();
    expect(new Set(pages.map((page) => page.json().value.provider.state))).toEqual(
      new Set(['open']),
    );
    const asked = paying.simulator.findCheckPage(check)!.asked;
    expect(asked).toMatchObject({
      member: memberId,
      level: 'known',
      needs: ['document', 'selfie'],
      details: { name: 'Demo Member', birthday: '1990-05-17' },
    });
    expect(asked.returnUrl).toMatch(/\/member\/identity$/);
    await finish(check, 'right');
    expect(await read()).toMatchObject({
      level: 1,
      checks: [
        { need: 'document', state: 'approved' },
        { need: 'selfie', state: 'approved' },
        { need: 'address', state: 'missing' },
      ],
      provider: { needs: ['address'], state: null },
    });
    expect((await openAtDesk()).provider).toMatchObject({
      state: 'approved',
      doubts: [],
      readName: 'Demo Member',
    });
  });

  it.each([
    ['blurred', ['blurred']],
    ['underAge', ['underAge']],
  ] as const)(
    'what is %s is refused, says why, and can be tried again',
    async (finding, reasons) => {
      await finish(await begin(), finding);
      expect(await stateOf()).toMatchObject({ state: 'refused', reason: null, reasons });
      expect((await read()).level).toBe(0);
      await finish(await begin(), 'right');
      expect((await read()).level).toBe(1);
    },
  );

  it('somebody else is never approved by it, whatever the provider says', async () => {
    await finish(await begin(), 'somebodyElse');
    expect((await read()).level).toBe(0);
    expect(await stateOf()).toMatchObject({ state: 'submitted' });
    const opened = await openAtDesk();
    expect(opened).toMatchObject({
      state: 'submitted',
      needsSecond: true,
      provider: {
        state: 'review',
        doubts: ['name', 'birthday'],
        readName: 'Somebody Else',
        readBirthday: '1971-03-02',
      },
    });
  });

  it.each([
    [{ payee_name: null }, ['nameUnknown']],
    [{ payee_name: 'Demo' }, []],
    [{ birthday: '1990-05-18' }, []],
  ])('it reads what is on file: %j', async (over, doubts) => {
    await join(over);
    const check = await begin();
    const { details } = paying.simulator.findCheckPage(check)!.asked;
    expect(details.name).toBe('payee_name' in over ? over.payee_name : 'Demo Member');
    await finish(check, 'right');
    expect((await openAtDesk()).provider.doubts).toEqual(doubts);
  });

  it('a part of a name, and the document of another member, are for a person', async () => {
    await join({ payee_name: 'Demo Member' });
    await finish(await begin(), 'somebodyElse');
    await join({ payee_name: 'Else Somebody', birthday: '1971-03-02' });
    await finish(await begin(), 'somebodyElse');
    expect((await openAtDesk()).provider.doubts).toEqual(['sameDocument']);
    await join({ payee_name: 'Somebody', birthday: null });
    await finish(await begin(), 'somebodyElse');
    expect((await openAtDesk()).provider.doubts).toEqual(['name', 'sameDocument']);
  });

  it('what it cannot tell is decided by a person, who sees what it said', async () => {
    await finish(await begin(), 'person');
    const opened = await openAtDesk();
    expect(opened.provider).toMatchObject({ state: 'review', reasons: ['unsupported'] });
    const done = await callDesk(paying.gateway, approveIdentityCheck, {
      as: await staffWith(paying.gateway, 'risk'),
      brand: 'AURORA',
      body: { check: opened.id, reason: 'Seen' },
    });
    expect(done.json().value).toMatchObject({ value: { state: 'approved' } });
    expect(await stateOf()).toMatchObject({ state: 'approved' });
  });
});

describe('what goes wrong', () => {
  it.each([
    [['twice']],
    [['swapped']],
    [['twice', 'swapped']],
    [['lost']],
    [['late']],
    [['badSignature']],
    [['badSignature', 'twice', 'late']],
  ] satisfies [SimulatedCheckFault[]][])(
    'webhooks that are %j change nothing once',
    async (faults) => {
      await finish(await begin(), 'right', ...faults);
      await passMinutes(3);
      await paying.settle();
      expect((await read()).level).toBe(1);
      const rows = await withTransaction(paying.gateway.db, aurora, (tx) =>
        tx.selectFrom('identity_checks').selectAll().where('member_id', '=', memberId).execute(),
      );
      expect(rows.map(({ need, state }) => `${need} ${state}`).sort()).toEqual([
        'document approved',
        'selfie approved',
      ]);
    },
  );

  it('an answer about another member approves and refuses nothing', async () => {
    for (const finding of ['right', 'blurred'] as const) {
      await finish(await begin(), finding, 'wrongMember');
      expect((await read()).level).toBe(0);
      const opened = await openAtDesk();
      expect(opened).toMatchObject({
        state: 'submitted',
        name: null,
        provider: { doubts: ['member'], readName: null },
      });
      await join();
    }
  });

  it('an unsigned webhook, and one of an unknown account, are turned away', async () => {
    const check = await begin();
    const post = (account: string, headers = {}) =>
      paying.gateway.app.inject({
        method: 'POST',
        url: `${IDENTITY_EVENTS_PATH}/${account}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({ id: 'e', type: 'check.approved', at: '', data: { check } }),
      });
    expect((await post('ip_simulated')).statusCode).toBe(401);
    expect((await post('ip_nobody')).statusCode).toBe(401);
    expect((await read()).level).toBe(0);
  });

  it('a provider that does not answer is asked again, and nothing is lost', async () => {
    paying.setSilent(true);
    expect((await start()).json().value.provider).toMatchObject({
      state: 'created',
      pageUrl: null,
    });
    paying.setSilent(false);
    await passMinutes(1);
    await paying.settle();
    const { provider } = await read();
    expect(provider).toMatchObject({ state: 'open' });
    const check = provider!.pageUrl!.split('/').at(-1)!;
    paying.setSilent(true);
    await finish(check, 'right');
    expect((await read()).level).toBe(0);
    paying.setSilent(false);
    await passMinutes(61);
    await paying.settle();
    expect((await read()).level).toBe(1);
  });

  it('who does not finish within a day begins anew, and the old check approves nothing', async () => {
    const old = await begin();
    await passMinutes(24 * 60 + 1);
    expect((await read()).provider).toMatchObject({ state: null, needs: ['document', 'selfie'] });
    const next = await begin();
    expect(next).not.toBe(old);
    await finish(old, 'right');
    expect((await read()).level).toBe(0);
  });
});

describe('pictures that are handed on', () => {
  it('are looked at by the provider, against what was typed; there is no page', async () => {
    await setProvider('pictures');
    expect((await read()).provider).toBeNull();
    expect(codeOf(await start())).toBe('notFound');
    const photo = await sharp({
      create: { width: 90, height: 60, channels: 3, background: '#235' },
    })
      .jpeg()
      .toBuffer();
    const uploaded = await call(aurora, addIdentityPicture, {
      as: member,
      body: { need: 'document', side: 'front', picture: photo.toString('base64') },
    });
    const paper = {
      need: 'document',
      kind: 'passport',
      name: 'Demo Member',
      birthday: '1990-05-17',
      country: 'ES',
      number: 'not the one that is read',
      pictures: [uploaded.json().value.picture],
    };
    expect((await call(aurora, submitIdentity, { as: member, body: paper })).statusCode).toBe(200);
    await paying.settle();
    await passMinutes(2);
    await paying.settle();
    const opened = await openAtDesk();
    expect(opened).toMatchObject({ state: 'submitted', provider: { doubts: ['number'] } });
    expect(opened.pictures).toHaveLength(1);
  });
});

describe('the account of a provider', () => {
  it('is kept by who keeps accounts, its keys are never told, and without it people look', async () => {
    const body = {
      provider: 'hostedCheck',
      name: 'Somebody',
      settings: { baseUrl: 'https://provider.example' },
      apiKey: 'a new key',
      state: 'paused',
      reason: 'No contract any more',
    };
    const put = (as: TestStaff) =>
      callDesk(paying.gateway, putIdentityProvider, { as, brand: 'AURORA', body });
    expect(codeOf(await put(await staffWith(paying.gateway, 'risk')))).toBe('permissionMissing');
    const admin = await staffWith(paying.gateway, 'administrator');
    expect((await put(admin)).statusCode).toBe(200);
    const shown = await callDesk(paying.gateway, getIdentityProvider, {
      as: admin,
      brand: 'AURORA',
    });
    expect(shown.json().value.provider).toMatchObject({
      name: 'Somebody',
      state: 'paused',
      hasKeys: true,
      webhookPath: `${IDENTITY_EVENTS_PATH}/ip_simulated`,
    });
    expect(shown.body).not.toContain('a new key');
    expect((await read()).provider).toBeNull();
  });
});
