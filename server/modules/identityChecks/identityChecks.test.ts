import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { createDeposit } from '../../../schemas/api/deposits.ts';
import { addIdentityPicture, getIdentity, submitIdentity } from '../../../schemas/api/identity.ts';
import {
  addPayoutAccount,
  provePaymentPassword,
  setPaymentPassword,
} from '../../../schemas/api/payoutAccounts.ts';
import { getWithdrawal, requestWithdrawal } from '../../../schemas/api/withdrawals.ts';
import { listAudit } from '../../../schemas/desk/audit.ts';
import { approveCase } from '../../../schemas/desk/cases.ts';
import {
  approveIdentityCheck,
  askIdentityCheck,
  listIdentityChecks,
  openIdentityCheck,
  refuseIdentityCheck,
} from '../../../schemas/desk/identity.ts';
import { eraseMember } from '../../../schemas/desk/members.ts';
import { approveDeskWithdrawal } from '../../../schemas/desk/payments.ts';
import { withTransaction } from '../../db/database.ts';
import { callDesk, codeOf, staffWith, type TestStaff } from '../../../tests/support/desk.ts';
import type { SignedInAs } from '../../../tests/support/gateway.ts';
import { addMember, signIn, testPassword } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';

type Identity = ValueOf<typeof getIdentity>;

const aurora = {
  ...payingAurora,
  features: { ...payingAurora.features, identityCheck: true },
  identityChecks: {
    levels: [
      { id: 'new', title: { en: 'New' }, depositSum: 100, withdrawalSum: 50 },
      {
        id: 'known',
        title: { en: 'Known' },
        text: { en: 'The law asks for it.' },
        needs: ['document' as const],
        withdrawalSum: 5000,
      },
      { id: 'full', title: { en: 'Full' }, needs: ['selfie' as const, 'address' as const] },
    ],
    recheckDays: 365,
  },
};

const paper = {
  need: 'document',
  kind: 'passport',
  name: 'MEMBER, Demo',
  birthday: '1990-05-17',
  country: 'ES',
  number: 'x-123 4567',
  expiresOn: '2026-06-30',
};

let paying: PayingGateway;
let photo: Buffer;
let member: SignedInAs;
let memberId: string;
let account: string;
let clerk: TestStaff;

beforeAll(async () => {
  paying = await createPayingGateway(aurora);
  photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#235' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer();
});

afterAll(() => paying.close());

const call: PayingGateway['gateway']['call'] = (...args) => paying.gateway.call(...args);

beforeEach(async () => {
  account = `m${randomUUID().slice(0, 8)}`;
  memberId = await addMember(paying.gateway, aurora, {
    account,
    payee_name: 'Demo Member',
    birthday: '1990-05-17',
  });
  member = await signIn(paying.gateway, aurora, account);
  clerk = await staffWith(paying.gateway, 'risk');
});

const upload = (picture: Buffer, over: object = {}, as = member) =>
  call(aurora, addIdentityPicture, {
    as,
    body: { need: 'document', side: 'front', picture: picture.toString('base64'), ...over },
  });

async function send(over: object = {}, as = member) {
  const { picture } = (await upload(photo, {}, as)).json().value;
  const number = randomUUID().slice(0, 12);
  return call(aurora, submitIdentity, {
    as,
    body: { ...paper, number, pictures: [picture], ...over },
  });
}

async function read(): Promise<Identity> {
  return (await call(aurora, getIdentity, { as: member })).json().value;
}

const checkOf = async (need = 'document') =>
  (await read()).checks.find((check) => check.need === need)!;

const atDesk = (endpoint: Parameters<typeof callDesk>[1], body: object, as = clerk) =>
  callDesk(paying.gateway, endpoint, {
    as,
    brand: 'AURORA',
    body: { reason: 'Looked at', ...body },
  });

const open = async (check: string, as = clerk) =>
  callDesk(paying.gateway, openIdentityCheck, { as, brand: 'AURORA', body: { check } });

async function findCheck(): Promise<string> {
  const reply = await callDesk(paying.gateway, listIdentityChecks, {
    as: clerk,
    brand: 'AURORA',
    query: { memberId },
  });
  return reply.json().value.items.at(-1).id;
}

describe('what members send', () => {
  it('levels and what is missing are told, each once, and nobody is above the first without a word', async () => {
    expect(await read()).toMatchObject({
      level: 0,
      levels: [
        { id: 'new', needs: [], depositSum: '100.00', withdrawalSum: '50.00' },
        { id: 'known', text: 'The law asks for it.', depositSum: null, withdrawalSum: '5000.00' },
        { id: 'full', needs: ['document', 'selfie', 'address'], withdrawalSum: null },
      ],
      checks: [
        { need: 'document', state: 'missing' },
        { need: 'selfie', state: 'missing' },
        { need: 'address', state: 'missing' },
      ],
    });
  });

  it('a document is sent, approved and holds to the end of its last day, then it is missing again', async () => {
    expect((await send()).json().value).toMatchObject({ level: 0 });
    expect(await checkOf()).toMatchObject({ state: 'submitted' });
    expect(codeOf(await upload(photo))).toBe('identityClosed');
    const done = await atDesk(approveIdentityCheck, { check: await findCheck() });
    expect(done.json().value).toMatchObject({ outcome: 'done', value: { state: 'approved' } });
    expect((await read()).level).toBe(1);
    expect(await checkOf()).toMatchObject({
      state: 'approved',
      expiresAt: '2026-07-01T00:00:00.000Z',
    });
    await paying.gateway.parts.identityChecks.expire(new Date('2026-07-01T00:00:00.000Z'));
    expect((await read()).level).toBe(0);
    expect(await checkOf()).toMatchObject({ state: 'expired' });
  });

  it('one that is refused says why, and another can be sent', async () => {
    await send();
    const check = await findCheck();
    await atDesk(refuseIdentityCheck, { check, reason: 'The picture is blurred.' });
    expect(await checkOf()).toMatchObject({ state: 'refused', reason: 'The picture is blurred.' });
    expect(codeOf(await atDesk(approveIdentityCheck, { check }))).toBe('identityClosed');
    expect((await send()).statusCode).toBe(200);
    expect(await checkOf()).toMatchObject({ state: 'submitted', reason: null });
  });

  it('what was approved is asked for again, and the level falls until it is sent', async () => {
    await send();
    await atDesk(approveIdentityCheck, { check: await findCheck() });
    const ask = { memberId, need: 'document', reason: 'Your name has changed.' };
    expect((await atDesk(askIdentityCheck, ask)).statusCode).toBe(200);
    expect((await read()).level).toBe(0);
    expect(await checkOf()).toMatchObject({ state: 'asked', reason: 'Your name has changed.' });
    expect(codeOf(await atDesk(askIdentityCheck, ask))).toBe('identityClosed');
    expect((await send()).statusCode).toBe(200);
  });

  it.each([
    [{ kind: 'utilityBill' }, 'kind'],
    [{ birthday: '1990-02-30' }, 'birthday'],
    [{ expiresOn: '2026-01-31' }, 'expiresOn'],
    [{ number: '  -  ' }, 'number'],
    [{ kind: 'identityCard' }, 'pictures'],
  ])('%j is not taken', async (over, field) => {
    const reply = await send(over);
    expect([reply.json().code, reply.json().value]).toEqual(['identityInvalid', { field }]);
    expect(await checkOf()).toMatchObject({ state: 'missing' });
  });

  it('somebody who is too young is told so', async () => {
    expect(codeOf(await send({ birthday: '2010-01-01' }))).toBe('underage');
  });

  it('pictures of others, and of something else, are none', async () => {
    const other = `m${randomUUID().slice(0, 8)}`;
    await addMember(paying.gateway, aurora, { account: other });
    const stranger = await signIn(paying.gateway, aurora, other);
    const { picture } = (await upload(photo, {}, stranger)).json().value;
    expect(codeOf(await send({ pictures: [picture] }))).toBe('pictureInvalid');
    expect(codeOf(await send({ need: 'selfie' }))).toBe('pictureInvalid');
    expect(codeOf(await upload(photo, { side: 'selfie' }))).toBe('bodyInvalid');
  });
});

describe('pictures', () => {
  it('are judged by their content, however they are called, and there are not too many', async () => {
    const noise = Buffer.concat([Buffer.from('GIF89a'), photo]);
    const polyglot = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    for (const bad of [noise, polyglot, Buffer.from('%PDF-1.7'), photo.subarray(0, 200)]) {
      expect(codeOf(await upload(bad))).toBe('pictureInvalid');
    }
    const flood = await sharp({
      create: { width: 8000, height: 6000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(codeOf(await upload(flood))).toBe('pictureInvalid');
    for (let sent = 0; sent < 12; sent += 1) {
      expect((await upload(photo)).statusCode).toBe(200);
    }
    expect(codeOf(await upload(photo))).toBe('pictureInvalid');
  });

  it('are sealed at rest, without what stood beside their pixels, and opened for staff alone with a record', async () => {
    await send();
    const check = await findCheck();
    const row = await withTransaction(paying.gateway.db, aurora, (tx) =>
      tx
        .selectFrom('identity_pictures')
        .selectAll()
        .where('check_id', '=', check)
        .executeTakeFirstOrThrow(),
    );
    expect(row.sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    const opened = (await open(check)).json().value;
    const [, data] = opened.pictures[0].picture.split(',');
    const kept = await sharp(Buffer.from(data, 'base64')).metadata();
    expect([kept.format, kept.width, kept.exif]).toEqual(['jpeg', 90, undefined]);
    expect(opened).toMatchObject({
      name: 'MEMBER, Demo',
      file: { name: 'Demo Member', birthday: '1990-05-17' },
      comparisons: [
        { what: 'name', result: 'same' },
        { what: 'accounts', result: 'unknown' },
        { what: 'birthday', result: 'same' },
      ],
      needsSecond: false,
    });
    const support = await staffWith(paying.gateway, 'support');
    expect(codeOf(await open(check, support))).toBe('permissionMissing');
    const auditor = await staffWith(paying.gateway, 'auditor');
    const records = await callDesk(paying.gateway, listAudit, {
      as: auditor,
      query: { action: 'identity.open' },
    });
    expect(records.json().value.items[0]).toMatchObject({
      action: 'identity.open',
      subject: { id: check },
    });
  });

  it('that were never sent go within a day, those that were refused after ninety', async () => {
    const count = () =>
      withTransaction(paying.gateway.db, aurora, (tx) =>
        tx
          .selectFrom('identity_pictures')
          .select('drop_at')
          .where('member_id', '=', memberId)
          .execute(),
      );
    await upload(photo);
    await send();
    expect((await count()).filter(({ drop_at: at }) => at !== null)).toHaveLength(1);
    await atDesk(refuseIdentityCheck, { check: await findCheck() });
    expect((await count()).every(({ drop_at: at }) => at !== null)).toBe(true);
  });
});

describe('the desk', () => {
  it('another name, birthday or the document of somebody else wants a second person', async () => {
    const number = randomUUID().slice(0, 12);
    await send({ name: 'Eva Gil', number });
    const check = await findCheck();
    expect((await open(check)).json().value).toMatchObject({ needsSecond: true, sameDocument: 0 });
    const asked = await atDesk(approveIdentityCheck, { check });
    expect(asked.json().value.outcome).toBe('waiting');
    const id = asked.json().value.caseId;
    const approve = (as: TestStaff) => callDesk(paying.gateway, approveCase, { as, body: { id } });
    expect(codeOf(await approve(clerk))).toBe('caseBound');
    const second = await staffWith(paying.gateway, 'compliance');
    expect((await approve(second)).statusCode).toBe(200);
    expect((await read()).level).toBe(1);

    account = `m${randomUUID().slice(0, 8)}`;
    memberId = await addMember(paying.gateway, aurora, { account, payee_name: 'Demo Member' });
    member = await signIn(paying.gateway, aurora, account);
    await send({ number: number.toUpperCase().replaceAll('-', ' ') });
    const opened = (await open(await findCheck())).json().value;
    expect(opened).toMatchObject({ sameDocument: 1, needsSecond: true });
  });

  it('is decided once, however many decide at once', async () => {
    await send();
    const check = await findCheck();
    const replies = await Promise.all([
      atDesk(approveIdentityCheck, { check }),
      atDesk(refuseIdentityCheck, { check }),
      atDesk(approveIdentityCheck, { check }),
    ]);
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
  });

  it('erasing a member takes what was not approved, and the rest once the law wants it no more', async () => {
    await send();
    await atDesk(approveIdentityCheck, { check: await findCheck() });
    await upload(photo, { need: 'selfie', side: 'selfie' });
    const officer = await staffWith(paying.gateway, 'compliance');
    const asked = await atDesk(eraseMember, { memberId }, clerk);
    await callDesk(paying.gateway, approveCase, {
      as: officer,
      body: { id: asked.json().value.caseId },
    });
    const kept = await withTransaction(paying.gateway.db, aurora, (tx) =>
      tx.selectFrom('identity_checks').selectAll().where('member_id', '=', memberId).execute(),
    );
    const years = kept.map(({ gone_at: at }) => (at!.getTime() - Date.now()) / (365 * 86_400_000));
    expect(years.map(Math.round)).toEqual([5]);
  });
});

describe('what depends on it', () => {
  const deposit = (amount: string) =>
    call(aurora, createDeposit, {
      as: member,
      headers: { 'idempotency-key': randomUUID() },
      body: { method: 'sepa', amount },
    });

  it('a deposit above the sum of the level is refused and says what is missing and left', async () => {
    const reply = await deposit('100.01');
    expect([reply.statusCode, reply.json().code, reply.json().value]).toEqual([
      409,
      'identityNeeded',
      { needs: ['document'], left: '100.00' },
    ]);
    await send();
    await atDesk(approveIdentityCheck, { check: await findCheck() });
    expect((await deposit('100.01')).statusCode).toBe(200);
  });

  it('a withdrawal above the sum of the level waits until the member has shown who they are, and can then be approved', async () => {
    await paying.fund(memberId, 100_000n);
    await withTransaction(paying.gateway.db, aurora, (tx) =>
      tx
        .insertInto('withdrawal_settings')
        .values({
          merchant_code: 'AURORA',
          automatic_minor: 100_000n,
          four_eyes_minor: 200_000n,
          changed_at: paying.gateway.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    const pin = '246810';
    const prove = async () =>
      (await call(aurora, provePaymentPassword, { as: member, body: { password: pin } })).json()
        .value.pass;
    await call(aurora, setPaymentPassword, {
      as: member,
      body: { password: pin, loginPassword: testPassword },
    });
    const number = 'ES9121000418450200051332';
    const added = await call(aurora, addPayoutAccount, {
      as: member,
      body: { type: 'bank', number, bank: 'Banco', pass: await prove() },
    });
    await withTransaction(paying.gateway.db, aurora, (tx) =>
      tx.updateTable('payout_accounts').set({ usable_at: paying.gateway.now() }).execute(),
    );
    const asked = await call(aurora, requestWithdrawal, {
      as: member,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        account: added.json().value.accounts[0].id,
        amount: '60.00',
        arrives: '60.00',
        pass: await prove(),
      },
    });
    const { order } = asked.json().value;
    const look = async () =>
      (await call(aurora, getWithdrawal, { as: member, query: { order } })).json().value;
    expect(await look()).toMatchObject({ state: 'review', identityNeeds: ['document'] });
    const finance = await staffWith(paying.gateway, 'finance');
    expect(codeOf(await atDesk(approveDeskWithdrawal, { order }, finance))).toBe('identityNeeded');
    await send();
    await atDesk(approveIdentityCheck, { check: await findCheck() });
    const after = await look();
    expect(after.identityNeeds).toEqual([]);
    // Nothing was ever paid in: that is red for other reasons, and somebody still decides.
    expect(after.state).toBe('review');
    expect((await atDesk(approveDeskWithdrawal, { order }, finance)).statusCode).toBe(200);
    expect((await look()).state).toBe('approved');
  });
});
