import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { withTransaction } from '../db/database.ts';
import { countUse, countUses, type Limit } from './throttles.ts';

let database: TestDatabase;
let names = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

const start = new Date('2026-02-01T12:00:00.000Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** Uses of a bucket of its own. */
function bucket(limit: Limit) {
  names += 1;
  const name = `bucket ${names}`;
  return (seconds = 0, merchantCode = 'ALPHA') =>
    withTransaction(database, { merchantCode }, (tx) =>
      countUse(tx, { merchantCode, bucket: name, limit, now: later(seconds) }),
    );
}

it('lets as many through as the limit says, and then says how long to wait', async () => {
  const use = bucket({ count: 2, windowSeconds: 60 });
  expect([await use(0), await use(10), await use(20), await use(59.5)]).toEqual([
    null,
    null,
    40,
    1,
  ]);
});

it('counts anew when the window is over', async () => {
  const use = bucket({ count: 1, windowSeconds: 60 });
  expect([await use(0), await use(60), await use(61)]).toEqual([null, null, 59]);
});

it('gives a rest that begins with the first use too many, and no further one prolongs it', async () => {
  const use = bucket({ count: 1, windowSeconds: 3600, restSeconds: 300 });
  expect([await use(0), await use(100), await use(200), await use(399)]).toEqual([
    null,
    300,
    200,
    1,
  ]);
  expect([await use(400), await use(401)]).toEqual([null, 300]);
});

it('lets exactly the limit through of many that come at once', async () => {
  const use = bucket({ count: 5, windowSeconds: 60 });
  const waits = await Promise.all(Array.from({ length: 40 }, () => use()));
  expect(waits.filter((wait) => wait === null)).toHaveLength(5);
});

it('counts for each merchant by itself', async () => {
  const use = bucket({ count: 1, windowSeconds: 60 });
  expect([await use(0, 'ALPHA'), await use(0, 'BETA'), await use(0, 'ALPHA')]).toEqual([
    null,
    null,
    60,
  ]);
});

it('does not count against the second bucket what the first refuses', async () => {
  const limit = { count: 1, windowSeconds: 60 };
  const second = { count: 2, windowSeconds: 60 };
  const both = () =>
    withTransaction(database, { merchantCode: 'ALPHA' }, (tx) =>
      countUses(tx, [
        { merchantCode: 'ALPHA', bucket: 'visitor', limit, now: start },
        { merchantCode: 'ALPHA', bucket: 'number', limit: second, now: start },
      ]),
    );
  expect([await both(), await both(), await both()]).toEqual([null, 60, 60]);
  const left = await withTransaction(database, { merchantCode: 'ALPHA' }, (tx) =>
    countUse(tx, { merchantCode: 'ALPHA', bucket: 'number', limit: second, now: start }),
  );
  expect(left).toBeNull();
});
