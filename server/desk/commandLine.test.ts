import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readInvitation } from '../../schemas/desk/session.ts';
import { runDeskCommand } from '../../scripts/desk/run.ts';
import { callDesk, codeOf, createTestDesk } from '../../tests/support/desk.ts';
import type { TestGateway } from '../../tests/support/gateway.ts';
import { verifyChain } from './audit/audit.service.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestDesk();
});

afterAll(() => gateway.close());

async function run(...args: readonly string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runDeskCommand(args, {
    open: async () => ({ ...gateway.db, close: async () => undefined }),
    origin: 'https://desk.example.com',
    ids: randomUUID,
    random: randomBytes,
    now: gateway.now(),
    write: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

const tokenOf = (text: string) => /invitation#([\w-]+)/.exec(text)?.[1] ?? '';

it('invites the first administrator, lists, resets and disables, each with a record', async () => {
  const invited = await run('invite', 'ana@example.com', '--name', 'Ana Ruiz');
  expect(invited.code).toBe(0);
  expect(invited.said).toContain('https://desk.example.com/invitation#');
  const read = () => callDesk(gateway, readInvitation, { body: { token: tokenOf(invited.said) } });
  expect((await read()).json().value).toMatchObject({ email: 'ana@example.com', name: 'Ana Ruiz' });
  expect((await run('list')).said).toContain('ana@example.com  invited  administrator  all brands');

  const twice = await run('invite', 'ANA@example.com');
  expect([twice.code, twice.complained]).toEqual([1, 'There is an account of ANA@example.com.']);
  const reset = await run('reset-factor', 'ana@example.com');
  expect(tokenOf(reset.said)).not.toBe(tokenOf(invited.said));
  expect(codeOf(await read())).toBe('invitationInvalid');
  expect((await run('disable', 'ana@example.com')).code).toBe(0);
  expect((await run('list')).said).toContain('disabled');
  expect(await verifyChain(gateway.db)).toMatchObject({ records: 3, faults: [] });
});

it('says what is wrong with a command line', async () => {
  for (const args of [
    ['fly'],
    ['invite'],
    ['invite', 'no address'],
    ['list', 'a', 'b'],
    ['--odd'],
  ]) {
    expect((await run(...args)).code, args.join(' ')).toBe(2);
  }
  expect(await run('invite', 'b@example.com', '--role', 'emperor')).toMatchObject({
    code: 1,
    complained: 'There is no role "emperor".',
  });
  expect((await run('disable', 'nobody@example.com')).code).toBe(1);
});
