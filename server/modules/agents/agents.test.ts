import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAffiliate, register } from '../../../schemas/api/account.ts';
import {
  addAgentLink,
  closeAgentLink,
  getAgentAnnouncements,
  getAgentIncome,
  getAgentLinks,
  getAgentOverview,
  getTeam,
  getTeamBets,
  getTeamProfit,
  getTeamRecord,
  openDownline,
  sendTeamMessage,
  setDownlinePoint,
} from '../../../schemas/api/agents.ts';
import { getAnnouncements } from '../../../schemas/api/content.ts';
import { getMessage, getMessages } from '../../../schemas/api/inbox.ts';
import { AGENT_TYPE, LINE_HEAD_TYPE } from '../../../schemas/memberTypes.ts';
import {
  aurora as plain,
  createTestGateway,
  hostOf,
  type SignedInAs,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addRows, announcementRow } from '../../../tests/support/content.ts';
import { payIn } from '../../../tests/support/ledger.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import { withTransaction } from '../../db/database.ts';

const aurora = {
  ...plain,
  agents: { rebate: { max: 9 } },
  registration: {
    ...plain.registration,
    fields: {
      captcha: { required: false, enabled: false },
      birthday: { required: false, enabled: false },
    },
  },
};
const NEW_PASSWORD = 'Blue-heron-41';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora] });
  await gateway.db.owner
    .insertInto('merchant_currencies')
    .values({ merchant_code: aurora.merchantCode, code: 'EUR', decimals: 2, brand_id: aurora.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});

afterAll(() => gateway.close());

interface Person {
  readonly id: string;
  readonly account: string;
  readonly as: SignedInAs;
}

async function addPerson(overrides: object = {}): Promise<Person> {
  const account = `p${randomUUID().slice(0, 9)}`;
  const id = await addMember(gateway, aurora, { account, ...overrides });
  return { id, account, as: await signIn(gateway, aurora, account) };
}

const addAgent = (upline_id: string | null = null, rebate_point: number | null = null) =>
  addPerson({ upline_id, rebate_point, member_type: upline_id ? AGENT_TYPE : LINE_HEAD_TYPE });

const inAurora = <T>(work: Parameters<typeof withTransaction<T>>[2]) =>
  withTransaction(gateway.db, aurora, work);

let played = 0;

/** A settled bet of a day, or the correction of one. */
const play = (
  memberId: string,
  of: { day: string; bet: number; payout: number; version?: number },
) =>
  inAurora(async (tx) => {
    played += 1;
    const at = `${of.day}T10:00:00Z`;
    await sql`
      insert into bets (merchant_code, member_id, source, reference, version, category, vendor_code, game, currency, decimals,
        state, placed_at, settled_at, at, day, stake_minor, bet_minor, valid_minor, payout_minor)
      values (${aurora.merchantCode}, ${memberId}::uuid, 'order', ${`T${played}`}, ${of.version ?? 0}, ${played % 2 ? 'LOTT' : 'RNG'},
        'LOTT', 'SSC1M', 'EUR', 2, ${of.version ? 'resettled' : 'won'}, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz,
        ${of.day}::date, ${of.bet}, ${of.bet}, ${of.bet}, ${of.payout})`.execute(tx);
  });

const count = () => gateway.parts.agents.work.work();

const read = async (as: SignedInAs, query: Record<string, string>) =>
  (await gateway.call(aurora, getTeamProfit, { as, query })).json().value;

describe('registration links', () => {
  it('open accounts of their kind and point below the agent, as often as they say', async () => {
    const agent = await addAgent(null, 80);
    const body = { kind: 'agent', point: 70, uses: 1, note: ' for Ana ' };
    const made = await gateway.call(aurora, addAgentLink, { as: agent.as, body });
    expect(made.json().value).toMatchObject({
      point: 70,
      uses: 1,
      used: 0,
      note: 'for Ana',
      state: 'open',
    });
    const { code } = made.json().value as { code: string };
    const ask = { query: { code: code.toLowerCase() } };
    expect((await gateway.call(aurora, getAffiliate, ask)).json().value).toEqual({ code });
    const form = (username: string) => ({
      body: {
        username,
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
        affiliateCode: code,
        registerUrl: `https://${hostOf(aurora)}/register`,
        registerMethod: 'WEB',
        agreed: true,
      },
    });
    const first = await gateway.call(aurora, register, form('fromlink1'));
    expect(first.json().value).toMatchObject({ memberType: AGENT_TYPE });
    expect((await gateway.call(aurora, register, form('fromlink2'))).json().code).toBe(
      'affiliateCodeWrong',
    );
    const list = await gateway.call(aurora, getAgentLinks, { as: agent.as });
    expect(list.json().value.list).toMatchObject([{ code, used: 1, state: 'used' }]);
    const team = (await gateway.call(aurora, getTeam, { as: agent.as })).json().value;
    expect(team.list).toMatchObject([{ account: 'fromlink1', kind: 'agent', depth: 1, point: 70 }]);
    for (const secret of ['email', 'phone', 'ip'])
      expect(JSON.stringify(team)).not.toContain(secret);
  });

  it('give no point above the own one, end when closed, and are nobody else’s', async () => {
    const [agent, other] = [await addAgent(null, 80), await addAgent()];
    const high = { body: { kind: 'player', point: 81 }, as: agent.as };
    expect((await gateway.call(aurora, addAgentLink, high)).json()).toMatchObject({
      code: 'pointTooHigh',
      value: { most: 80 },
    });
    const made = await gateway.call(aurora, addAgentLink, {
      as: other.as,
      body: { kind: 'player', point: 90 },
    });
    const body = { code: made.json().value.code as string };
    expect((await gateway.call(aurora, closeAgentLink, { as: agent.as, body })).json().code).toBe(
      'notFound',
    );
    await gateway.call(aurora, closeAgentLink, { as: other.as, body });
    const reply = await gateway.call(aurora, getAffiliate, { query: body });
    expect(reply.json().code).toBe('affiliateCodeWrong');
  });
});

describe('accounts and points', () => {
  const open = (as: SignedInAs, body: object) =>
    gateway.call(aurora, openDownline, {
      as,
      body: { kind: 'player', username: 'direct01', password: NEW_PASSWORD, point: 50, ...body },
    });

  it('are opened with a password that must be changed, by the rules of names and passwords', async () => {
    const agent = await addAgent(null, 80);
    expect((await open(agent.as, {})).json().value).toMatchObject({ account: 'direct01' });
    const row = await inAurora((tx) =>
      tx
        .selectFrom('members')
        .select(['upline_id', 'rebate_point', 'password_must_change'])
        .where('account', '=', 'direct01')
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ upline_id: agent.id, rebate_point: 50, password_must_change: true });
    expect((await open(agent.as, {})).json().code).toBe('accountTaken');
    expect((await open(agent.as, { username: 'direct02', point: 81 })).json().code).toBe(
      'pointTooHigh',
    );
    expect((await open(agent.as, { username: 'direct02', password: 'password' })).json().code).toBe(
      'fieldsInvalid',
    );
  });

  it('rise to the own point, and never fall below those further down', async () => {
    const a = await addAgent(null, 90);
    const b = await addAgent(a.id, 80);
    const c = await addPerson({ upline_id: b.id, rebate_point: 70 });
    const set = async (as: SignedInAs, member: string, point: number) =>
      (await gateway.call(aurora, setDownlinePoint, { as, body: { member, point } })).json();
    expect(await set(a.as, b.id, 91)).toMatchObject({ code: 'pointTooHigh', value: { most: 90 } });
    expect(await set(a.as, b.id, 69)).toMatchObject({ code: 'pointTooLow', value: { least: 70 } });
    expect(await set(a.as, b.id, 70)).toMatchObject({ value: { point: 70 } });
    expect(await set(a.as, c.id, 60)).toMatchObject({ code: 'notFound' });
    const stranger = await addAgent();
    expect(await set(stranger.as, b.id, 60)).toMatchObject({ code: 'notFound' });
  });
});

it('announcements for agents are told to agents alone', async () => {
  await addRows(gateway.db, aurora.merchantCode, 'announcements', [
    announcementRow({ id: 'agents', type: 'AG' }),
    announcementRow({ id: 'everybody', type: 'PL' }),
  ]);
  const [agent, player] = [await addAgent(), await addPerson()];
  const told = await gateway.call(aurora, getAgentAnnouncements, { as: agent.as });
  expect(
    told
      .json()
      .value.list.map(({ id }: { id: string }) => id)
      .toSorted(),
  ).toEqual(['agents', 'everybody']);
  const refused = await gateway.call(aurora, getAgentAnnouncements, { as: player.as });
  expect(refused.json().code).toBe('agentsOnly');
  expect((await gateway.call(aurora, getAnnouncements, { as: agent.as })).body).not.toContain(
    '"agents"',
  );
});

describe('messages to a team', () => {
  const write = async (from: Person, member: string, text: string) =>
    (
      await gateway.call(aurora, sendTeamMessage, { as: from.as, body: { member, text } })
    ).json() as { readonly success: boolean; readonly code?: string };

  it('reach anybody of it with the account of who wrote, and nobody else', async () => {
    const a = await addAgent();
    const b = await addAgent(a.id);
    const c = await addPerson({ upline_id: b.id });
    const stranger = await addAgent();
    expect(await write(a, c.id, '  Your salary is ready.\r\nLook at it. ')).toMatchObject({
      success: true,
    });
    const told = await gateway.call(aurora, getMessages, { as: c.as });
    expect(told.json().value.list).toMatchObject([{ type: 'agents', isRead: false }]);
    const { id } = told.json().value.list[0];
    const one = await gateway.call(aurora, getMessage, { as: c.as, query: { id } });
    expect(one.json().value.text).toContain('Your salary is ready.\nLook at it.');
    expect(one.json().value.text).toContain(a.account);
    for (const member of [a.id, stranger.id, randomUUID()])
      expect((await write(a, member, 'Hello')).code).toBe('notFound');
    expect((await write(b, a.id, 'Hello')).code).toBe('notFound');
    expect((await write(c, b.id, 'Hello')).code).toBe('agentsOnly');
    for (const text of ['  ', 'x'.repeat(141), 'a\u202eb'])
      expect((await write(a, c.id, text)).code).toBe('bodyInvalid');
  });

  it('do not reach who takes a break, of which the agent learns nothing', async () => {
    const a = await addAgent();
    const b = await addPerson({ upline_id: a.id });
    await inAurora((tx) =>
      tx
        .updateTable('members')
        .set({ paused_until: new Date('9999-12-31') })
        .where('id', '=', b.id)
        .execute(),
    );
    expect((await write(a, b.id, 'Come back')).success).toBe(true);
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from notices where member_id = ${b.id}::uuid`.execute(
      gateway.db.owner,
    );
    expect(rows[0]!.count).toBe(0);
  });
});

describe('sums of a team', () => {
  it('are own row and rows below, and the same as bets and money say, whatever the tree, corrections and moves', async () => {
    const days = ['2026-01-30', '2026-01-31', '2026-02-01'];
    const moveAt = new Date('2026-01-31T00:00:00Z');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(100), { minLength: 4, maxLength: 7 }),
        fc.array(
          fc.record({
            who: fc.nat(20),
            day: fc.nat(2),
            bet: fc.integer({ min: 1, max: 99_999 }),
            payout: fc.integer({ min: 0, max: 99_999 }),
            isCorrection: fc.boolean(),
          }),
          { minLength: 3, maxLength: 12 },
        ),
        fc.tuple(fc.nat(6), fc.nat(6)),
        async (shape, plays, [who, where]) => {
          const people = [await addAgent()];
          const uplines: (number | null)[] = [null];
          for (const pick of shape) {
            const upline = pick % people.length;
            people.push(await addAgent(people[upline]!.id));
            uplines.push(upline);
          }
          const later = [...uplines];
          const [moved, to] = [1 + (who % (people.length - 1)), where % people.length];
          const isAbove = (of: (number | null)[], top: number, one: number | null): boolean =>
            one !== null && (one === top || isAbove(of, top, of[one]!));
          const play1 = async (list: typeof plays) => {
            for (const one of list) {
              const { bet, payout, isCorrection } = one;
              const sign = isCorrection ? -1 : 1;
              await play(people[one.who % people.length]!.id, {
                day: days[one.day]!,
                bet: bet * sign,
                payout: payout * sign,
                version: isCorrection ? 1 : 0,
              });
            }
            await count();
          };
          await play1(plays.slice(0, 2).filter(({ day }) => day === 0));
          if (!isAbove(uplines, moved, to)) {
            await inAurora(async (tx) => {
              await sql`select set_config('app.line_moves_at', ${moveAt.toISOString()}, true)`.execute(
                tx,
              );
              await tx
                .updateTable('members')
                .set({ upline_id: people[to]!.id })
                .where('id', '=', people[moved]!.id)
                .execute();
            });
            later[moved] = to;
          }
          await play1(plays.filter((one, at) => at >= 2 || one.day > 0));
          await count();
          for (const [index, person] of people.entries()) {
            for (const [first, last] of [
              [0, 0],
              [1, 1],
              [0, 2],
            ] as const) {
              const value = await read(person.as, {
                from: days[first]!,
                to: days[last]!,
                pageSize: '100',
              });
              const sum = (key: 'bet' | 'payout' | 'net') =>
                [value.own, ...value.list.map((row: { sums: object }) => row.sums)].reduce(
                  (all: number, one: Record<string, string>) =>
                    all + Math.round(Number(one[key]) * 100),
                  0,
                );
              const own = plays.filter(
                (one) =>
                  one.day >= first &&
                  one.day <= last &&
                  isAbove(one.day === 0 ? uplines : later, index, one.who % people.length),
              );
              const told = own.reduce((all, one) => all + one.bet * (one.isCorrection ? -1 : 1), 0);
              expect(sum('bet')).toBe(told);
              for (const key of ['bet', 'payout', 'net'] as const) {
                expect(sum(key)).toBe(Math.round(Number(value.total[key]) * 100));
              }
            }
          }
        },
      ),
      { numRuns: 6 },
    );
  }, 120_000);

  it('tell of the day, of money and of who is there, and add up again what is counted twice', async () => {
    const a = await addAgent();
    const b = await addAgent(a.id);
    const c = await addPerson({ upline_id: b.id });
    await payIn(gateway.db, aurora, c.id, 5_000n);
    await play(c.id, { day: '2026-02-01', bet: 1_000, payout: 400 });
    await inAurora((tx) =>
      tx
        .insertInto('team_changes')
        .values({
          merchant_code: aurora.merchantCode,
          member_id: c.id,
          currency: 'EUR',
          day: '2026-02-01',
        })
        .execute(),
    );
    await count();
    const overview = await gateway.call(aurora, getAgentOverview, { as: a.as });
    expect(overview.json().value).toMatchObject({
      today: '2026-02-01',
      team: 3,
      online: 3,
      active: 1,
      sums: { joined: 3, betCount: 1, bet: '10.00', valid: '10.00', payout: '4.00', net: '-6.00' },
      income: '0.00',
    });
    const bets = await gateway.call(aurora, getTeamBets, { as: a.as });
    expect(bets.json().value.list).toMatchObject([{ account: c.account, bet: { bet: '10.00' } }]);
    expect(bets.json().value.total).toMatchObject({ bet: '10.00', payout: '4.00' });
    const ofState = { as: a.as, query: { state: 'won' } };
    expect((await gateway.call(aurora, getTeamBets, ofState)).json().value.total).toBeNull();
    for (const [vendor, total] of [
      ['LOTT', { betCount: 1, bet: '10.00', payout: '4.00' }],
      ['HOUSE', { betCount: 0, bet: '0.00' }],
    ] as const) {
      const ofVendor = { as: a.as, query: { vendor } };
      const reply = (await gateway.call(aurora, getTeamBets, ofVendor)).json().value;
      expect(reply.total).toMatchObject(total);
      expect(reply.list).toHaveLength(total.betCount);
    }
    const record = await gateway.call(aurora, getTeamRecord, { as: a.as });
    expect(record.json().value.list).toMatchObject([{ account: c.account, amount: '50.00' }]);
    expect((await gateway.call(aurora, getAgentIncome, { as: a.as })).json().value.list).toEqual(
      [],
    );
  });

  it('are of no other line', async () => {
    const [a, other] = [await addAgent(), await addAgent()];
    const below = await addAgent(other.id);
    await play(below.id, { day: '2026-02-01', bet: 1_000, payout: 400 });
    await count();
    for (const of of [other.id, below.id, randomUUID()]) {
      const reply = await gateway.call(aurora, getTeamProfit, { as: a.as, query: { of } });
      expect(reply.json().code).toBe('notFound');
      expect((await gateway.call(aurora, getTeam, { as: a.as, query: { of } })).json().code).toBe(
        'notFound',
      );
    }
    const search = { search: below.account };
    expect(
      (await gateway.call(aurora, getTeam, { as: a.as, query: search })).json().value.list,
    ).toEqual([]);
    const query = { account: below.account };
    expect((await gateway.call(aurora, getTeamBets, { as: a.as, query })).json().code).toBe(
      'notFound',
    );
  });
});
