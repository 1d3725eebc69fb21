import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyToJoin } from '../../../schemas/api/joining.ts';
import {
  decideApplication,
  listApplications,
  openApplication,
} from '../../../schemas/desk/joining.ts';
import { callDesk, codeOf, createTestDesk, staffWith } from '../../../tests/support/desk.ts';
import { aurora, sakura, type TestGateway } from '../../../tests/support/gateway.ts';
import { withTransaction } from '../../db/database.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestDesk();
});

afterAll(() => gateway.close());

const body = (own: object = {}) => ({
  name: 'Lucia Ortega',
  contactKind: 'email',
  contact: 'lucia@example.com',
  channels: ['social', 'messengers'],
  players: 'to50',
  text: 'A club of football fans.',
  ...own,
});

const apply = async (own: object = {}) => {
  const reply = await gateway.call(aurora, applyToJoin, { body: body(own) as never });
  return reply.json().code as string | undefined;
};

const rows = () =>
  withTransaction(gateway.db, aurora, (tx) =>
    tx.selectFrom('join_applications').selectAll().execute(),
  );

it('reaches the desk once, tells how the applicant is reached only to who looks, and is decided once', async () => {
  expect(await apply()).toBeUndefined();
  expect(await apply({ contact: 'LUCIA@example.com', name: 'Lucia' })).toBeUndefined();
  const kept = await rows();
  expect(kept).toMatchObject([
    { name: 'Lucia Ortega', state: 'open', channels: ['social', 'messengers'] },
  ]);
  expect(kept[0]!.contact.toString()).not.toContain('lucia');

  const as = await staffWith(gateway, 'support');
  const brand = aurora.merchantCode;
  const listed = await callDesk(gateway, listApplications, { as, brand, query: { state: 'open' } });
  const [item] = listed.json().value.items;
  expect(item).toMatchObject({ name: 'Lucia Ortega', players: 'to50', contactKind: 'email' });
  expect(JSON.stringify(item)).not.toContain('@');
  const { id } = item as { id: string };
  const other = { as, brand: sakura.merchantCode, body: { application: id } };
  expect((await callDesk(gateway, openApplication, other)).statusCode).not.toBe(200);
  const opened = await callDesk(gateway, openApplication, { as, brand, body: { application: id } });
  expect(opened.json().value).toMatchObject({ contact: 'lucia@example.com' });
  const decide = () =>
    callDesk(gateway, decideApplication, {
      as,
      brand,
      body: { application: id, decision: 'accepted', note: 'Called; line head from March.' },
    });
  expect(codeOf(await decide())).toBeUndefined();
  expect(codeOf(await decide())).toBe('changedMeanwhile');
  expect(await rows()).toMatchObject([
    { state: 'accepted', note: 'Called; line head from March.' },
  ]);
});

it.each([
  ['a contact of another kind', { contactKind: 'phone' }],
  ['a name that hides something', { name: 'Lu\u202Ecia' }],
  ['a name that is too long', { name: 'x'.repeat(61) }],
  ['a text that is too long', { text: 'x'.repeat(501) }],
  ['no channel', { channels: [] }],
  ['a channel twice', { channels: ['social', 'social'] }],
  ['a field that is none', { upline: 'me' }],
])('refuses %s', async (_name, own) => {
  const before = (await rows()).length;
  expect(await apply(own)).toBe('bodyInvalid');
  expect(await rows()).toHaveLength(before);
});

it('takes five a day from one address', async () => {
  const codes: (string | undefined)[] = [];
  for (let at = 0; at < 6; at += 1) codes.push(await apply({ contact: `a${at}@example.com` }));
  expect(codes).toContain('tooManyRequests');
});
