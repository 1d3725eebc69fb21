import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adjustMember } from '../../schemas/desk/members.ts';
import { endOwnSession } from '../../schemas/desk/session.ts';
import { deskStream } from '../../schemas/desk/stream.ts';
import { listenForChanges, type StopListening } from '../db/listen.ts';
import {
  callDesk,
  createTestDesk,
  deskHost,
  signInStaff,
  staffWith,
  type TestStaff,
} from '../../tests/support/desk.ts';
import { aurora, type TestGateway } from '../../tests/support/gateway.ts';
import { addMember } from '../../tests/support/members.ts';

let gateway: TestGateway;
let stop: StopListening;
let port: number;

beforeAll(async () => {
  gateway = await createTestDesk();
  // As every gateway of the database does.
  stop = await listenForChanges(gateway.db, {
    onContentChange: () => undefined,
    onEvents: () => undefined,
    onDesk: (news) => gateway.desk!.hear(news),
  });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  port = (gateway.app.server.address() as AddressInfo).port;
});

afterAll(async () => {
  await stop();
  await gateway.close();
});

/** A page that listens: what it hears, in order, and a way to wait for something. */
async function listen(as: TestStaff) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: deskHost, 'desk-request': '1', cookie: as.cookie };
    get({ port, host: '127.0.0.1', path: deskStream.path, headers }, resolve).on('error', reject);
  });
  let heard = '';
  const waiting = new Set<() => void>();
  response.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
    for (const look of waiting) look();
  });
  const hears = (words: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!heard.includes(words)) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  const ended = new Promise<void>((resolve) => response.once('end', () => resolve()));
  return { response, hears, ended, heard: () => heard };
}

const ask = async (as: TestStaff, memberId: string) => {
  const reply = await callDesk(gateway, adjustMember, {
    as,
    brand: 'AURORA',
    body: {
      memberId,
      direction: 'credit',
      amount: '90.00',
      requestId: randomUUID(),
      reason: 'goodwill',
    },
  });
  return reply.json().value.caseId as string;
};

it('tells a new case within a second to whom it concerns, and to nobody of another brand', async () => {
  const memberId = await addMember(gateway, aurora, { account: 'streamed' });
  const cashier = await staffWith(gateway, 'cashier');
  const own = await listen(await staffWith(gateway, 'finance', ['AURORA']));
  const foreign = await listen(await staffWith(gateway, 'finance', ['SAKURA']));
  await Promise.all([own.hears('event: hello'), foreign.hears('event: hello')]);
  expect(own.response.headers['content-type']).toContain('text/event-stream');
  const from = performance.now();
  const caseId = await ask(cashier, memberId);
  await own.hears(caseId);
  expect(performance.now() - from).toBeLessThan(1000);
  // What concerns everybody comes after it, so nothing else is under way.
  gateway.db.deskNotifier.notify('cases');
  await foreign.hears('event: cases');
  expect(foreign.heard()).not.toContain(caseId);
  own.response.destroy();
  foreign.response.destroy();
});

it('ends with its session', async () => {
  const staff = await staffWith(gateway, 'support');
  const page = await listen(staff);
  await page.hears('event: hello');
  gateway.passTime(30);
  const elsewhere = await signInStaff(gateway, staff);
  await callDesk(gateway, endOwnSession, { as: elsewhere, body: {} });
  await page.hears('event: sessionEnded');
  await page.ended;
});
