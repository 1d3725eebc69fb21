import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runLotteryCommand } from '../../../scripts/lottery/run.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import { aurora, createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import {
  addBettor,
  addIssue,
  betOn,
  endIssue,
  onLastDigit,
  placeBet,
  type Bettor,
} from '../../../tests/support/lottery.ts';
import { withTransaction } from '../../db/database.ts';
import { verifyBook } from '../../ledger/books.ts';
import { sweepIssueCounters } from './sweeps.repository.ts';
import { job as tellLateDraws } from './jobs/tellLateDraws.ts';
import { job as voidOverdueIssues } from './jobs/voidOverdueIssues.ts';

let gateway: TestGateway;
let ana: Bettor;
let issue: string;

/** Three digits that a feed tells, with one number on the last. */
const FED = 'FC3D';
const onThird = { play: 'POS', selection: '-|-|7', units: 1, unitPrice: '2', multiple: 1 };
const items = [onLastDigit('7', onThird)];

beforeAll(async () => {
  gateway = await createTestGateway({ lottery: { isDriven: true } });
});

afterAll(async () => {
  const { faults } = await verifyBook(gateway.db, { merchantCode: aurora.merchantCode });
  expect(faults).toEqual([]);
  await gateway.close();
});

beforeEach(async () => {
  ana = await addBettor(gateway, aurora);
  issue = await addIssue(gateway, FED);
});

const run = async (...args: string[]) => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const open = async () => ({ ...gateway.db, close: async () => undefined });
  const code = await runLotteryCommand(args, { open, write, complain: write });
  return { code, text: lines.join('\n') };
};

const bet = async (who = ana, at = issue, body = betOn(at, { lottery: FED, items })) => {
  expect((await placeBet(gateway, aurora, who, body)).json()).toMatchObject({ success: true });
};
const seal = async (at = issue, isDue = true) => {
  await endIssue(gateway, at, { isDue });
  await gateway.parts.lottery.draws.turn();
};
const settle = () => gateway.parts.lottery.draws.settle();
const balanceOf = async ({ as }: Bettor) =>
  (await gateway.call(aurora, getBalance, { as })).json().value.sumBalance as string;
const rowOf = (name: string) =>
  gateway.db.owner
    .selectFrom('lottery_issues')
    .selectAll()
    .where('issue', '=', name)
    .executeTakeFirstOrThrow();
const auditOf = (name: string) =>
  gateway.db.owner
    .selectFrom('lottery_audit')
    .select(['operator', 'verb', 'detail'])
    .where('issue', '=', name)
    .orderBy('id')
    .execute();
const receivables = () =>
  withTransaction(gateway.db, aurora, (tx) =>
    tx
      .selectFrom('lottery_receivables')
      .select(['amount_minor', 'version'])
      .where('member_id', '=', ana.memberId)
      .execute(),
  );

/** Proposes by one operator and confirms by another. */
const byTwo = async (...args: string[]) => {
  const proposed = await run(...args, '--as', 'Ben');
  expect(proposed).toMatchObject({ code: 0 });
  const confirmed = await run('confirm', FED, args[2]!, '--as', 'Cleo');
  expect(confirmed).toMatchObject({ code: 0 });
  await settle();
  return { proposed: proposed.text, confirmed: confirmed.text };
};

describe('a result by hand', () => {
  it('is what one proposes and another one confirms, and both are audited', async () => {
    await bet();
    await seal();
    const { text } = await run('enter', FED, issue, '1,2,7', '--as', 'Ben');
    expect(text).toMatch(/enter FC3D \S+ 1,2,7, proposed by Ben/);
    expect(text).toContain('AURORA: 1 orders, money of 1 moves: 19.60 EUR paid, 0.00 EUR taken');
    expect(await rowOf(issue)).toMatchObject({ state: 'closed', version: 0 });
    expect((await run('list')).text).toContain(`enter ${FED} ${issue} 1,2,7, proposed by Ben`);
    for (const same of ['Ben', ' ben ']) {
      const refused = await run('confirm', FED, issue, '--as', same);
      expect(refused).toMatchObject({ code: 1 });
      expect(refused.text).toContain('it takes somebody else');
    }
    expect((await run('confirm', FED, issue, '--as', 'Cleo')).code).toBe(0);
    await settle();
    expect(await rowOf(issue)).toMatchObject({ state: 'settled', draw: '1,2,7', version: 1 });
    expect(await balanceOf(ana)).toBe('1017.60');
    expect(await auditOf(issue)).toMatchObject([
      { operator: 'Ben', verb: 'propose enter', detail: { after: { draw: '1,2,7' } } },
      {
        operator: 'Cleo',
        verb: 'enter',
        detail: {
          before: { state: 'closed', draw: null, version: 0 },
          after: { state: 'drawn', draw: '1,2,7', version: 1 },
          proposedBy: 'Ben',
        },
      },
    ]);
    expect(await run('confirm', FED, issue, '--as', 'Dora')).toMatchObject({ code: 1 });
    expect((await run('issues', FED, '--state', 'settled')).text).toContain('1,2,7');
  });

  it('takes the place of what was proposed before, and is stale once there is another result', async () => {
    await seal();
    await run('enter', FED, issue, '1,2,3', '--as', 'Ben');
    await run('enter', FED, issue, '1,2,4', '--as', 'Ben');
    await gateway.parts.lottery.desk.enter({ lottery: FED, issue, source: 'feed' }, '1,2,5');
    expect((await run('confirm', FED, issue, '--as', 'Cleo')).code).toBe(1);
    expect(await rowOf(issue)).toMatchObject({ draw: '1,2,5', version: 1 });
    await byTwo('correct', FED, issue, '1,2,4', '--reason', 'The feed erred.');
    expect(await rowOf(issue)).toMatchObject({ draw: '1,2,4', version: 2 });
  });

  it('may be confirmed twice at once, and counts once', async () => {
    await seal();
    await run('enter', FED, issue, '1,2,3', '--as', 'Ben');
    const codes = await Promise.all(
      ['Cleo', 'Dora'].map(async (name) => (await run('confirm', FED, issue, '--as', name)).code),
    );
    expect(codes.sort()).toEqual([0, 1]);
    expect(await rowOf(issue)).toMatchObject({ version: 1 });
  });

  it('corrects: says before what moves, and writes down what is not covered', async () => {
    ana = await addBettor(gateway, aurora, 200n);
    await bet();
    await seal();
    await byTwo('enter', FED, issue, '1,2,7');
    expect(await balanceOf(ana)).toBe('19.60');
    const next = await addIssue(gateway, FED);
    const spent = [onLastDigit('1', { ...onThird, selection: '-|-|1', multiple: 5 })];
    await bet(ana, next, betOn(next, { lottery: FED, items: spent, stake: '10.00' }));
    const { confirmed } = await byTwo('correct', FED, issue, '1,2,3', '--reason', 'Misread.');
    expect(confirmed).toContain('money of 1 moves: 0.00 EUR paid, 19.60 EUR taken back');
    expect(await balanceOf(ana)).toBe('0.00');
    expect(await receivables()).toEqual([{ amount_minor: 1000n, version: 2 }]);
  });

  it('voids: stakes go back, and prizes with them', async () => {
    await bet();
    await seal();
    await byTwo('void', FED, issue, '--reason', 'The official draw was called off.');
    expect(await rowOf(issue)).toMatchObject({ state: 'void', version: 1 });
    expect(await balanceOf(ana)).toBe('1000.00');
    await byTwo('correct', FED, issue, '1,2,7', '--reason', 'It was held after all.');
    expect(await balanceOf(ana)).toBe('1017.60');
    await byTwo('void', FED, issue, '--reason', 'It was not.');
    expect(await balanceOf(ana)).toBe('1000.00');
  });

  it.each([
    [['enter', FED, '?', '1,2', '--as', 'Ben'], 1, 'A result is 3 digits joined by commas.'],
    [['enter', FED, 'nowhere', '1,2,3', '--as', 'Ben'], 1, 'There is no such issue.'],
    [['correct', FED, '?', '1,2,3', '--reason', 'x', '--as', 'Ben'], 1, 'no result to correct'],
    [['enter', 'FC3E', '?', '1,2,3', '--as', 'Ben'], 2, 'Did you mean "FC3D"?'],
    [['enter', FED, '?', '{"top":', '--as', 'Ben'], 2, 'The result is no JSON'],
    [['enter', FED, '?', '1,2,3'], 2, '--as NAME'],
    [['enter', FED, '?', '1,2,3', '--as', 'a'.repeat(65)], 2, 'is no name'],
    [['void', FED, '?', '--as', 'Ben'], 2, '--reason TEXT'],
    [['void', FED, '?', '--reason', ' ', '--as', 'Ben'], 2, '--reason TEXT'],
    [['confirm', FED, '?', '--reason', 'x', '--as', 'Ben'], 2, 'takes no --reason'],
    [['issues', FED, '--state', 'lost'], 2, 'There is no state "lost"'],
    [['settle'], 2, 'There is no verb "settle"'],
    [['verify', FED], 2, 'is not complete'],
    [[], 2, 'Say what to do.'],
    [['list', '--nothing'], 2, 'Usage'],
    [['--help'], 0, 'npm run lottery'],
  ])('%j is answered with %i: %s', async (args, code, told) => {
    await seal();
    const answer = await run(...args.map((word) => (word === '?' ? issue : word)));
    expect(answer.text).toContain(told);
    expect(answer.code).toBe(code);
    expect(await rowOf(issue)).toMatchObject({ version: 0 });
  });

  it('comes neither while bets are taken nor to a draw of our own', async () => {
    expect((await run('enter', FED, issue, '1,2,3', '--as', 'Ben')).code).toBe(1);
    const own = await addIssue(gateway, 'SSC1M');
    await seal(own, false);
    const { code, text } = await run('enter', 'SSC1M', own, '1,2,3,4,5', '--as', 'Ben');
    expect([code, text]).toEqual([1, expect.stringContaining('committed to')]);
  });
});

describe('verify', () => {
  it('makes published draws once more, and tells of one that was changed', async () => {
    const own = await addIssue(gateway, 'SSC1M');
    await seal(own);
    await settle();
    expect(await run('verify')).toMatchObject({ code: 0 });
    expect((await run('verify', 'SSC1M', own)).text).toContain('is what its seed gives');
    expect(await run('verify', FED, issue)).toMatchObject({ code: 1 });
    const drawn = (await rowOf(own)).draw as string;
    const other = drawn.startsWith('1') ? `2${drawn.slice(1)}` : `1${drawn.slice(1)}`;
    await gateway.parts.lottery.desk.correct({ lottery: 'SSC1M', issue: own, source: 'x' }, other);
    const changed = await run('verify');
    expect(changed.code).toBe(1);
    expect(changed.text).toContain(`${own} says ${other}, but its seed gives ${drawn}`);
  });
});

/** Moves an issue that is closed back in time. */
const age = (hours: number, sealedHours = hours) =>
  gateway.db.owner
    .updateTable('lottery_issues')
    .set({
      open_at: sql`clock_timestamp() - interval '9 days'`,
      close_at: sql`clock_timestamp() - ${hours} * interval '1 hour'`,
      draw_at: sql`clock_timestamp() - ${hours} * interval '1 hour'`,
      sealed_at: sql`clock_timestamp() - ${sealedHours} * interval '1 hour'`,
    })
    .where('issue', '=', issue)
    .execute();

describe('an issue without a result', () => {
  const occurrence = { dueAt: new Date(0) };
  const late = async () => {
    const told: unknown[] = [];
    const warn = ({ issues }: { issues: readonly string[] }) => void told.push(...issues);
    const log = { warn } as unknown as Parameters<typeof tellLateDraws.run>[0]['log'];
    await tellLateDraws.run({ lottery: gateway.parts.lottery, log }, occurrence);
    return told;
  };
  const voidOverdue = () => {
    const log = { warn: () => undefined } as unknown as Parameters<
      typeof voidOverdueIssues.run
    >[0]['log'];
    return voidOverdueIssues.run({ lottery: gateway.parts.lottery, log }, occurrence);
  };

  it('is told of once, when it is late', async () => {
    issue = await addIssue(gateway, 'SSC1M');
    await seal(issue, false);
    expect(await late()).not.toContain(issue);
    await age(0.01);
    const told = (await Promise.all([late(), late()])).flat();
    expect(told.filter((name) => name === issue)).toHaveLength(1);
    expect(await late()).not.toContain(issue);
  });

  it('is among the late ones that operators see; of feeds, whoever reads them tells', async () => {
    await seal();
    await age(0.1);
    expect((await run('issues', FED, '--state', 'late')).text).not.toContain(issue);
    await age(0.2);
    expect(await late()).not.toContain(issue);
    expect((await run('issues', FED, '--state', 'late')).text).toContain(issue);
    expect((await run('list')).text).toMatch(/FC3D .*LATE/);
  });

  it('is void after a day, and gives stakes back', async () => {
    await bet();
    await seal();
    await age(23.9);
    await voidOverdue();
    expect(await rowOf(issue)).toMatchObject({ state: 'closed' });
    // It was due while no gateway ran: the day begins when it was closed.
    await age(25, 1);
    await voidOverdue();
    expect(await rowOf(issue)).toMatchObject({ state: 'closed' });
    await age(24.1);
    await Promise.all([voidOverdue(), voidOverdue()]);
    await settle();
    expect(await rowOf(issue)).toMatchObject({ state: 'void', version: 1, settled_version: 1 });
    expect(await balanceOf(ana)).toBe('1000.00');
  });

  it('has nothing counted for limits two days after its close', async () => {
    await bet();
    await seal();
    const count = async () =>
      withTransaction(gateway.db, aurora, (tx) =>
        tx
          .selectFrom('lottery_member_stakes')
          .select('member_id')
          .where('member_id', '=', ana.memberId)
          .execute(),
      );
    await sweepIssueCounters(gateway.db.owner, new Date());
    expect(await count()).toHaveLength(1);
    await age(49);
    await sweepIssueCounters(gateway.db.owner, new Date());
    expect(await count()).toHaveLength(0);
  });
});
