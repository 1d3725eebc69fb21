import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { aurora, createTestGateway } from '../../../../tests/support/gateway.ts';
import { DAY_MS } from '../../../sweeps/sweep.ts';
import { job } from './forgetRetiredJobs.ts';

it('forgets schedules that went on no more for a month, and no others', async () => {
  const gateway = await createTestGateway({ testBrands: [aurora] });
  onTestFinished(() => gateway.close());
  const { owner } = gateway.db;
  const daysAgo = (days: number) => new Date(gateway.now().getTime() - days * DAY_MS);
  await sql`insert into job_schedules (name, every_seconds, scheduled_for)
    values ('retired', 60, ${daysAgo(31)}), ('paused', 60, ${daysAgo(29)})`.execute(owner);

  await job.run(gateway.parts, { dueAt: gateway.now() });

  const { rows } = await sql<{ name: string }>`
    select name from job_schedules where name in ('retired', 'paused')`.execute(owner);
  expect(rows).toEqual([{ name: 'paused' }]);
});
