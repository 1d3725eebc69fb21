import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMemberInfo } from '../../../schemas/api/member.ts';
import { login, logout } from '../../../schemas/api/session.ts';
import {
  aurora,
  createTestGateway,
  keepCookies,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, testPassword } from '../../../tests/support/members.ts';

let gateway: TestGateway;
let log = '';

beforeAll(async () => {
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  gateway = await createTestGateway({ logger: { level: 'trace', stream } });
});

afterAll(() => gateway.close());

it('passwords, tokens and cookies stand in no log, whatever goes wrong', async () => {
  const account = `m${randomUUID().slice(0, 8)}`;
  await addMember(gateway, aurora, { account });
  const body = { type: 'username', username: account, password: testPassword, remember: true };
  const reply = await gateway.call(aurora, login, { body });
  const { token } = reply.json().value as { token: string };
  const cookie = keepCookies(reply);
  const as = { token, cookie };
  await gateway.call(aurora, login, { body: { ...body, password: 'planted-1' } });
  await gateway.call(aurora, login, { body: { ...body, password: 'planted-2', unknown: 1 } });
  await gateway.call(aurora, login, { payload: { password: 'planted-3' }, headers: { cookie } });
  await gateway.call(aurora, getMemberInfo, { as, query: { token: 'planted-4' } });
  await gateway.db.owner.schema.alterTable('sessions').renameTo('sessions_away').execute();
  const broken = await gateway.call(aurora, getMemberInfo, { as });
  const brokenLogin = await gateway.call(aurora, login, { body });
  await gateway.db.owner.schema.alterTable('sessions_away').renameTo('sessions').execute();
  expect([broken.statusCode, brokenLogin.statusCode]).toEqual([500, 500]);
  await gateway.call(aurora, logout, { as });
  expect(log).toContain('request failed');
  const secrets = [testPassword, token, 'planted-', ...cookie.split(/[;=]\s*/)];
  for (const secret of secrets.filter((text) => !text.startsWith('livery_'))) {
    expect(log).not.toContain(secret);
  }
});
