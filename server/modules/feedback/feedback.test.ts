import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFeedbackPicture, sendFeedback } from '../../../schemas/api/feedback.ts';
import { getMessage, getMessages } from '../../../schemas/api/inbox.ts';
import { listAudit } from '../../../schemas/desk/audit.ts';
import { approveCase } from '../../../schemas/desk/cases.ts';
import {
  answerFeedback,
  closeFeedback,
  listFeedback,
  openFeedback,
} from '../../../schemas/desk/feedback.ts';
import { eraseMember } from '../../../schemas/desk/members.ts';
import { callDesk, codeOf, staffWith, type TestStaff } from '../../../tests/support/desk.ts';
import type { SignedInAs } from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora as aurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';
import { withTransaction } from '../../db/database.ts';

let paying: PayingGateway;
let photo: Buffer;
let member: SignedInAs;
let memberId: string;
let clerk: TestStaff;

beforeAll(async () => {
  paying = await createPayingGateway(aurora);
  photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#235' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer();
  clerk = await staffWith(paying.gateway, 'support');
});

afterAll(() => paying.close());

beforeEach(async () => {
  const account = `m${randomUUID().slice(0, 8)}`;
  memberId = await addMember(paying.gateway, aurora, { account });
  member = await signIn(paying.gateway, aurora, account);
});

const call: PayingGateway['gateway']['call'] = (...args) => paying.gateway.call(...args);

const send = (content: string, pictures?: readonly string[], as: SignedInAs | undefined = member) =>
  call(aurora, sendFeedback, { as, body: { content, ...(pictures && { pictures }) } });

const upload = (picture: Buffer, as = member) =>
  call(aurora, addFeedbackPicture, { as, body: { picture: picture.toString('base64') } });

const addPicture = async (as = member): Promise<string> =>
  (await upload(photo, as)).json().value.picture;

const atDesk = (endpoint: Parameters<typeof callDesk>[1], body: object, as = clerk) =>
  callDesk(paying.gateway, endpoint, { as, brand: 'AURORA', body });

async function list(query: object = {}) {
  const reply = await callDesk(paying.gateway, listFeedback, {
    as: clerk,
    brand: 'AURORA',
    query: { memberId, ...query },
  });
  return reply.json().value.items;
}

const rowsOf = (table: 'feedback' | 'feedback_pictures') =>
  withTransaction(paying.gateway.db, aurora, (tx) =>
    tx.selectFrom(table).selectAll().where('member_id', '=', memberId).execute(),
  );

describe('the text', () => {
  it.each([
    ['letters', 'a'.repeat(140)],
    ['families', '👨‍👩‍👧‍👦'.repeat(140)],
    ['flags of regions', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'.repeat(140)],
    ['letters with their marks', 'x\u0323\u0307'.repeat(140)],
    ['lines', `${'a\n'.repeat(69)}aa`],
  ])('of 140 %s is taken, one more is not', async (_what, text) => {
    expect((await send(text)).statusCode).toBe(200);
    expect((await list())[0].content).toBe(text.normalize('NFC'));
    expect(codeOf(await send(`${text}b`))).toBe('bodyInvalid');
  });

  it.each([
    ['nothing', ' \n\u200b\u00ad '],
    ['a turned direction', 'Pay \u202e001\u202c now'],
    ['an isolate', 'a\u2066b'],
    ['a mark of direction', 'a\u200fb'],
    ['a control', 'a\u0000b'],
    ['half of a character', 'a\ud83d'],
    ['hidden tags', 'a\u{E0041}\u{E0042}'],
    ['marks without end', `a${'\u0301'.repeat(2100)}`],
  ])('with %s is not taken', async (_what, text) => {
    expect(codeOf(await send(text))).toBe('bodyInvalid');
    expect(await rowsOf('feedback')).toEqual([]);
  });

  it('is kept as text, whatever it looks like, with line ends of one kind', async () => {
    await send('  <b>Hi</b>\r\n\t& bye ');
    expect((await list())[0].content).toBe('<b>Hi</b>\n & bye');
  });

  it('is of members alone', async () => {
    expect((await call(aurora, sendFeedback, { body: { content: 'Hi' } })).statusCode).toBe(401);
  });

  it('is kept once however often it is sent while it waits, and five an hour are enough', async () => {
    const same = await Promise.all([send('Same'), send('Same'), send('Same')]);
    expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await rowsOf('feedback')).toHaveLength(1);
    const codes = [];
    for (const text of ['1', '2', '3', '4', '5']) codes.push((await send(text)).statusCode);
    expect(codes).toContain(429);
    expect((await rowsOf('feedback')).length).toBeLessThanOrEqual(5);
    expect((await send('Same')).statusCode).toBe(200);
  });
});

describe('pictures', () => {
  it('are judged by their content, and there are not too many', async () => {
    const gif = Buffer.concat([Buffer.from('GIF89a'), photo]);
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const webp = await sharp(photo).webp().toBuffer();
    for (const bad of [gif, drawing, webp, Buffer.from('%PDF-1.7'), photo.subarray(0, 200)]) {
      expect(codeOf(await upload(bad))).toBe('pictureInvalid');
    }
    const names = [];
    for (let sent = 0; sent < 12; sent += 1) names.push(await addPicture());
    expect(codeOf(await upload(photo))).toBe('pictureInvalid');
    expect(codeOf(await send('Four', names.slice(0, 4)))).toBe('bodyInvalid');
    expect((await send('Three', names.slice(0, 3))).statusCode).toBe(200);
    expect(codeOf(await send('Again', names.slice(0, 1)))).toBe('pictureInvalid');
    expect((await rowsOf('feedback')).map((row) => 'content' in row && row.content)).toEqual([
      'Three',
    ]);
  });

  it('of others are none', async () => {
    const account = `m${randomUUID().slice(0, 8)}`;
    await addMember(paying.gateway, aurora, { account });
    const stranger = await signIn(paying.gateway, aurora, account);
    const foreign = await addPicture(stranger);
    expect(codeOf(await send('Mine', [foreign]))).toBe('pictureInvalid');
  });

  it('leave nothing of what stood behind or beside their pixels, are sealed, and open for staff with a record', async () => {
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    const first = (await upload(polyglot)).json().value.picture;
    await send('See', [first, await addPicture()]);
    const [row] = await list();
    expect(row).toMatchObject({ content: 'See', state: 'open', pictures: 2, answer: null });
    const [kept] = await rowsOf('feedback_pictures');
    expect(kept).toMatchObject({ drop_at: null });
    expect('sealed' in kept! && kept.sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    const { opened } = (await atDesk(openFeedback, { feedback: row.id })).json().value;
    expect(opened).toHaveLength(2);
    const bytes = Buffer.from(opened[0].split(',')[1], 'base64');
    const { format, exif } = await sharp(bytes).metadata();
    expect([format, exif, bytes.includes('script')]).toEqual(['jpeg', undefined, false]);
    const auditor = await staffWith(paying.gateway, 'auditor');
    const records = await callDesk(paying.gateway, listAudit, {
      as: auditor,
      query: { action: 'feedback.open' },
    });
    expect(records.json().value.items[0]).toMatchObject({ subject: { id: row.id } });
  });
});

describe('the desk', () => {
  it('answers once, however many answer at once, and the answer arrives once', async () => {
    await send('When do you open?');
    const [{ id }] = await list({ state: 'open' });
    const answer = 'At nine.\nSee you!';
    const replies = await Promise.all([
      atDesk(answerFeedback, { feedback: id, answer }),
      atDesk(answerFeedback, { feedback: id, answer }),
      atDesk(closeFeedback, { feedback: id }),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.map(codeOf)).toContain('changedMeanwhile');
    const [row] = await list();
    const inbox = (await call(aurora, getMessages, { as: member })).json().value.list;
    expect(inbox).toHaveLength(row.state === 'answered' ? 1 : 0);
  });

  it('reaches the member with its answer as it was written', async () => {
    await send('When do you open?');
    const [{ id }] = await list({ state: 'open' });
    expect(codeOf(await atDesk(answerFeedback, { feedback: id, answer: 'a\u202eb' }))).toBe(
      'bodyInvalid',
    );
    expect((await atDesk(answerFeedback, { feedback: id, answer: 'At <b>nine' })).statusCode).toBe(
      200,
    );
    const [told] = (await call(aurora, getMessages, { as: member })).json().value.list;
    const message = (await call(aurora, getMessage, { as: member, query: { id: told.id } })).json();
    expect(message.value).toMatchObject({ text: '\u2068At <b>nine\u2069', html: null });
    expect(await list({ state: 'open' })).toEqual([]);
    expect(await list({ state: 'answered' })).toMatchObject([{ id, answer: 'At <b>nine' }]);
  });

  it('closes without a word, and only who may edit members', async () => {
    await send('Nothing');
    const [{ id }] = await list();
    const cashier = await staffWith(paying.gateway, 'cashier');
    expect(codeOf(await atDesk(closeFeedback, { feedback: id }, cashier))).toBe(
      'permissionMissing',
    );
    expect((await atDesk(closeFeedback, { feedback: id })).statusCode).toBe(200);
    expect(await list({ state: 'closed' })).toMatchObject([{ id, answer: null }]);
    expect((await call(aurora, getMessages, { as: member })).json().value.list).toEqual([]);
  });

  it('pages what waits by key, what waits longest first', async () => {
    for (const text of ['one', 'two', 'three']) {
      await send(text);
      paying.gateway.passTime(1);
    }
    const page = async (after?: string) => {
      const reply = await callDesk(paying.gateway, listFeedback, {
        as: clerk,
        brand: 'AURORA',
        query: { memberId, state: 'open', limit: '2', ...(after && { after }) },
      });
      return reply.json().value;
    };
    const first = await page();
    const second = await page(first.next);
    const texts = [...first.items, ...second.items].map(({ content }) => content);
    expect(texts).toEqual(['one', 'two', 'three']);
  });
});

it('goes with the member who is erased', async () => {
  await send('Bye', [await addPicture()]);
  await addPicture();
  const risk = await staffWith(paying.gateway, 'risk');
  const asked = await atDesk(eraseMember, { memberId, reason: 'Asked for' }, risk);
  await callDesk(paying.gateway, approveCase, {
    as: await staffWith(paying.gateway, 'compliance'),
    body: { id: asked.json().value.caseId },
  });
  expect([await rowsOf('feedback'), await rowsOf('feedback_pictures')]).toEqual([[], []]);
});
