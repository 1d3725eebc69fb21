import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { approveCase } from '../../../schemas/desk/cases.ts';
import { moveMember } from '../../../schemas/desk/lineMoves.ts';
import { AGENT_TYPE } from '../../../schemas/memberTypes.ts';
import { callDesk, codeOf, createTestDesk, staffWith } from '../../../tests/support/desk.ts';
import { aurora, type TestGateway } from '../../../tests/support/gateway.ts';
import { addMember } from '../../../tests/support/members.ts';
import { withTransaction } from '../../db/database.ts';

let gateway: TestGateway;
const open = new Set<string>();

interface Person {
  readonly account: string;
  readonly memberId: string;
}

let top: Person;
let other: Person;
let member: Person;
let below: Person;

beforeAll(async () => {
  gateway = await createTestDesk();
  gateway.parts.lineMoves.addOpen((_tx, id) =>
    Promise.resolve(open.has(id) ? (['contract'] as const) : []),
  );
});

afterAll(() => gateway.close());

async function add(upline?: Person, member_type = AGENT_TYPE): Promise<Person> {
  const account = `m${randomUUID().slice(0, 9)}`;
  const upline_id = upline?.memberId ?? null;
  return {
    account,
    memberId: await addMember(gateway, aurora, { account, upline_id, member_type }),
  };
}

beforeEach(async () => {
  top = await add();
  other = await add();
  member = await add(top);
  below = await add(member, 2);
});

const brand = aurora.merchantCode;

async function ask(who: Person, upline: string | null) {
  const reply = await callDesk(gateway, moveMember, {
    as: await staffWith(gateway, 'support'),
    brand,
    body: { memberId: who.memberId, upline, reason: 'They work together' },
  });
  return { code: codeOf(reply), value: reply.json().value };
}

async function approve(id: string) {
  const as = await staffWith(gateway, 'administrator');
  return callDesk(gateway, approveCase, { as, body: { id, reason: 'Agreed' } });
}

/** Accounts above a member at a moment, the nearest first. */
const above = (who: Person, at: Date) =>
  withTransaction(gateway.db, aurora, async (tx) => {
    const { rows } = await sql<{ account: string }>`
      select account from member_lines join members on members.id = ancestor_id
       where descendant_id = ${who.memberId}::uuid and depth > 0 and from_at <= ${at} and ${at} < until_at
       order by depth`.execute(tx);
    return rows.map(({ account }) => account);
  });

it('moves a member with its team by two people, from the next period on', async () => {
  const asked = await ask(member, other.account.toUpperCase());
  expect(asked.value).toMatchObject({ outcome: 'waiting' });
  const far = new Date(gateway.now().getTime() + 60 * 86_400_000);
  expect(await above(below, far)).toEqual([member.account, top.account]);
  const approved = await approve(asked.value.caseId as string);
  expect(codeOf(approved)).toBeUndefined();
  expect(await above(below, gateway.now())).toEqual([member.account, top.account]);
  expect(await above(below, far)).toEqual([member.account, other.account]);
  const [{ at }] = (
    await withTransaction(gateway.db, aurora, (tx) =>
      sql<{ at: Date }>`select min(from_at) as at from member_lines
        where ancestor_id = ${other.memberId}::uuid and descendant_id = ${member.memberId}::uuid`.execute(
        tx,
      ),
    )
  ).rows as [{ at: Date }];
  const day = new Intl.DateTimeFormat('en-CA', {
    timeZone: aurora.timeZone,
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => day.find((one) => one.type === type)?.value;
  expect(['01', '16']).toContain(part('day'));
  expect(part('hour')).toBe('00');
});

it('is refused for what a line cannot be, and says why', async () => {
  const player = await add(undefined, 2);
  let deep = other;
  for (let depth = 0; depth < 9; depth += 1) deep = await add(deep);
  const deeper = await add(member);
  const cases = [
    [member, top.account, 'same'],
    [member, member.account, 'self'],
    [member, deeper.account, 'below'],
    [member, player.account, 'notAgent'],
    [member, deep.account, 'depth'],
    [top, null, 'same'],
  ] as const;
  for (const [who, upline, why] of cases) {
    expect(await ask(who, upline)).toMatchObject({ code: 'lineMoveInvalid', value: { why } });
  }
  expect((await ask(member, 'nobody-of-this-name')).code).toBe('notFound');
  open.add(member.memberId);
  expect(await ask(member, other.account)).toMatchObject({
    code: 'lineMoveInvalid',
    value: { why: 'contract' },
  });
  // Those below may have theirs: they stay with who pays them.
  open.clear();
  open.add(below.memberId);
  expect((await ask(member, null)).value).toMatchObject({ outcome: 'waiting' });
  open.clear();
});

it('is looked at again as it is approved', async () => {
  const asked = await ask(member, other.account);
  open.add(member.memberId);
  const approved = await approve(asked.value.caseId as string);
  expect(codeOf(approved)).toBe('lineMoveInvalid');
  open.clear();
});
