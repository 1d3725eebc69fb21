import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAgentHome } from '../../../schemas/api/agents.ts';
import {
  AGENT_TYPE,
  ASSISTANT_TYPE,
  LINE_HEAD_TYPE,
  MEMBER_TYPE,
  TRIAL_TYPE,
} from '../../../schemas/memberTypes.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  testNow,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import { withTransaction } from '../../db/database.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

const add = (upline_id: string | null = null, overrides: object = {}, at = aurora) =>
  addMember(gateway, at, { account: `l${randomUUID().slice(0, 10)}`, upline_id, ...overrides });

const move = (id: string, upline_id: string | null, at: Date) =>
  withTransaction(gateway.db, aurora, async (tx) => {
    await sql`select set_config('app.line_moves_at', ${at.toISOString()}, true)`.execute(tx);
    await tx.updateTable('members').set({ upline_id }).where('id', '=', id).execute();
  });

/** Who is above a member at a moment, the nearest first. */
const above = (id: string, at: Date) =>
  withTransaction(gateway.db, aurora, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select ancestor_id as id from member_lines
       where merchant_code = ${aurora.merchantCode} and descendant_id = ${id}::uuid and depth > 0
         and from_at <= ${at} and ${at} < until_at order by depth`.execute(tx);
    return rows.map((row) => row.id);
  });

describe('a line', () => {
  it('has a row for each agent above, and moves with its team from a moment on', async () => {
    const [a, b] = [await add(), await add()];
    const c = await add(a);
    const d = await add(c);
    const at = new Date('2026-02-16T00:00:00Z');
    await move(c, b, at);
    const joined = await add(d);
    const before = new Date(at.getTime() - 1);
    expect(await above(d, testNow)).toEqual([c, a]);
    expect(await above(d, before)).toEqual([c, a]);
    expect(await above(d, at)).toEqual([c, b]);
    expect(await above(joined, before)).toEqual([d, c, a]);
    expect(await above(joined, at)).toEqual([d, c, b]);
  });

  it('is ten deep at most, never a circle, and of one merchant', async () => {
    let last = await add();
    const first = last;
    for (let depth = 0; depth < 10; depth += 1) last = await add(last);
    await expect(add(last)).rejects.toThrow('member_lines_depth');
    await expect(move(first, last, testNow)).rejects.toThrow('below');
    const stranger = await add(null, {}, sakura);
    await expect(add(stranger)).rejects.toThrow('is no member');
  });

  it('tells the same as uplines do, whatever moves', async () => {
    const at = new Date('2026-02-16T00:00:00Z');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 8 }),
        async (moves) => {
          const ids: string[] = [];
          for (let index = 0; index < 8; index += 1) {
            ids.push(await add(ids[Math.floor(index / 2) - 1] ?? null));
          }
          const uplines = new Map(ids.map((id, index) => [id, ids[Math.floor(index / 2) - 1]]));
          const pathOf = (id: string): string[] => {
            const up = uplines.get(id);
            return up === undefined ? [] : [up, ...pathOf(up)];
          };
          const former = new Map(ids.map((id) => [id, pathOf(id)]));
          for (const [who, where] of moves) {
            const [id, to] = [ids[who]!, ids[where]!];
            if (id === to || pathOf(to).includes(id)) continue;
            await move(id, to, at);
            uplines.set(id, to);
          }
          for (const id of ids) {
            expect(await above(id, testNow)).toEqual(former.get(id));
            expect(await above(id, at)).toEqual(pathOf(id));
          }
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('the agent centre', () => {
  it('is for those who lead a team, and tells how large it is', async () => {
    const head = { account: 'head41', member_type: LINE_HEAD_TYPE };
    const id = await addMember(gateway, aurora, head);
    const agent = await add(id, { member_type: AGENT_TYPE });
    await add(id, { member_type: ASSISTANT_TYPE });
    await add(agent);
    const as = await signIn(gateway, aurora, head.account);
    const reply = await gateway.call(aurora, getAgentHome, { as });
    expect(reply.json().value).toEqual({ team: 4, direct: 2, agents: 2 });
  });

  it.each([
    [MEMBER_TYPE, 'agentsOnly'],
    [TRIAL_TYPE, 'realAccountNeeded'],
  ])('refuses type %i with %s', async (member_type, code) => {
    const account = `r${member_type}${randomUUID().slice(0, 6)}`;
    await addMember(gateway, aurora, { account, member_type });
    const as = await signIn(gateway, aurora, account);
    expect((await gateway.call(aurora, getAgentHome, { as })).json().code).toBe(code);
  });
});
