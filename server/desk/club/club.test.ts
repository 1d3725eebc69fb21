import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approveCase } from '../../../schemas/desk/cases.ts';
import { addUpload } from '../../../schemas/desk/content.ts';
import type { DeskEndpoint } from '../../../schemas/desk/deskEndpoint.ts';
import {
  adjustPoints,
  getMemberPoints,
  getPointTerms,
  listMemberPoints,
  listPointItems,
  publishPointTerms,
  savePointItem,
} from '../../../schemas/desk/points.ts';
import {
  getMemberVip,
  getVipTerms,
  listVipGifts,
  listVipSteps,
  publishVipTerms,
  setVipLevel,
} from '../../../schemas/desk/vip.ts';
import {
  callDesk,
  codeOf,
  createTestDesk,
  staffWith,
  type TestStaff,
} from '../../../tests/support/desk.ts';
import { aurora, type TestGateway } from '../../../tests/support/gateway.ts';
import { addMember } from '../../../tests/support/members.ts';

let gateway: TestGateway;
let one: TestStaff;
let other: TestStaff;
let memberId: string;

beforeAll(async () => {
  gateway = await createTestDesk();
  [one, other] = [
    await staffWith(gateway, ['risk', 'marketing']),
    await staffWith(gateway, 'finance'),
  ];
  memberId = await addMember(gateway, aurora, { account: 'club_member' });
});

afterAll(() => gateway.close());

const call = (endpoint: DeskEndpoint, with_: { body?: object; query?: Record<string, string> }) =>
  callDesk(gateway, endpoint, { as: one, brand: 'AURORA', ...with_ });
const read = async (endpoint: DeskEndpoint, query: Record<string, string> = {}) =>
  (await call(endpoint, { query })).json().value;

/** Asks for a change, and has somebody else approve it. */
async function agree(endpoint: DeskEndpoint, body: object) {
  const asked = await call(endpoint, { body: { ...body, reason: 'as agreed' } });
  expect(asked.json()).toMatchObject({ value: { outcome: 'waiting' } });
  const { caseId: id } = asked.json().value as { caseId: string };
  return callDesk(gateway, approveCase, { as: other, body: { id } });
}

it('publishes programmes of levels by two people, over the version that they read', async () => {
  const { holds, terms } = await read(getVipTerms);
  expect(holds).toBe(0);
  const raised = structuredClone(terms);
  raised.levels[1].threshold = 2_000_000;
  const refused = await call(publishVipTerms, {
    body: { over: 0, terms: raised, reason: 'too high' },
  });
  expect(refused.json()).toMatchObject({
    code: 'bodyInvalid',
    value: { fields: { 'levels.2.threshold': 'invalid' } },
  });
  terms.levels[1] = {
    ...terms.levels[1],
    gift: '7.50',
    monthly: { amount: '1.00', minDeposit: '10.00', minBet: '50.00' },
    withdrawal: { dayCount: 9, feeRate: '0.005' },
  };
  expect((await agree(publishVipTerms, { over: 0, terms })).statusCode).toBe(200);
  expect(await read(getVipTerms)).toMatchObject({ holds: 1, version: 1, terms });
  const late = await call(publishVipTerms, { body: { over: 0, terms, reason: 'late' } });
  expect(codeOf(late)).toBe('changedMeanwhile');
  expect(
    (await agree(publishVipTerms, { over: 1, terms: { ...terms, keepDays: 30 } })).statusCode,
  ).toBe(200);
  expect(await read(getVipTerms, { version: '1' })).toMatchObject({
    holds: 2,
    version: 1,
    terms: { keepDays: 90 },
    versions: [{ version: 2 }, { version: 1 }],
  });
  expect(codeOf(await call(getVipTerms, { query: { version: '9' } }))).toBe('notFound');
});

it('puts a member on a level, with the gifts on the way', async () => {
  const done = await agree(setVipLevel, { memberId, level: 2, withGifts: true });
  expect(done.statusCode).toBe(200);
  expect(await read(getMemberVip, { memberId })).toMatchObject({ level: 2, points: 5_000 });
  const steps = await read(listVipSteps, { memberId });
  expect(steps.items).toMatchObject([{ kind: 'set', fromLevel: 0, toLevel: 2 }]);
  const gifts = await read(listVipGifts, { memberId });
  expect(gifts.items).toMatchObject([{ name: 'level:1', amount: '7.50', state: 'open' }]);
});

it('promises and gives no level where the brand has no programme, as the law of its market may want', async () => {
  const { terms, holds } = await read(getVipTerms);
  gateway.brands.put({ ...aurora, features: { ...aurora.features, vip: false } });
  const reason = 'as agreed';
  for (const [endpoint, body] of [
    [publishVipTerms, { over: holds, terms, reason }],
    [setVipLevel, { memberId, level: 3, withGifts: true, reason }],
  ] as const) {
    expect(codeOf(await call(endpoint, { body }))).toBe('featureOff');
  }
  gateway.brands.put(aurora);
});

it('publishes terms of points by two people, and refuses what cannot be', async () => {
  const { terms } = await read(getPointTerms);
  const refused = await call(publishPointTerms, {
    body: {
      over: 0,
      terms: { ...terms, conversion: { step: 100, amount: '1.00', dayCap: 50, turnover: '1' } },
      reason: 'too small',
    },
  });
  expect(refused.json()).toMatchObject({ value: { fields: { 'conversion.dayCap': 'invalid' } } });
  const next = { ...terms, conversion: { step: 100, amount: '1.00', turnover: '1' } };
  expect((await agree(publishPointTerms, { over: 0, terms: next })).statusCode).toBe(200);
  expect(await read(getPointTerms)).toMatchObject({ holds: 1, terms: next });
});

it('adjusts points once, by two people', async () => {
  const body = { requestId: randomUUID(), memberId, direction: 'credit', points: 250 };
  expect((await agree(adjustPoints, body)).statusCode).toBe(200);
  expect((await agree(adjustPoints, body)).statusCode).toBe(200);
  expect(await read(getMemberPoints, { memberId })).toEqual({ points: 250, owed: 0 });
  const { items } = await read(listMemberPoints, { memberId });
  expect(items).toMatchObject([{ kind: 'adjusted', points: 250, balanceAfter: 250 }]);
});

it('keeps items with pictures that were uploaded, and with no others', async () => {
  const picture = `/uploads/${'a'.repeat(22)}.png`;
  const item = (address: string) => ({
    state: 'shown',
    place: 1,
    texts: { es: { title: 'Taza', text: '', picture: address } },
    isGoods: true,
    points: 300,
    minLevel: 0,
    stock: 2,
  });
  expect(codeOf(await call(savePointItem, { body: item(picture) }))).toBe('bodyInvalid');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h4v3z"/></svg>';
  const uploaded = await call(addUpload, {
    body: { name: 'taza.svg', data: Buffer.from(svg).toString('base64') },
  });
  const { address } = uploaded.json().value.value as { address: string };
  expect((await call(savePointItem, { body: item(address) })).statusCode).toBe(200);
  const { items } = await read(listPointItems, { state: 'shown' });
  expect(items).toMatchObject([{ title: 'Taza', stock: 2, texts: { es: { picture: address } } }]);
});
