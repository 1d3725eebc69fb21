import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aurora,
  createTestGateway,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember } from '../../../tests/support/members.ts';
import { withTransaction } from '../../db/database.ts';
import { createMemberAliases } from './memberAliases.ts';

let gateway: TestGateway;
let vendors: readonly string[];

beforeAll(async () => {
  gateway = await createTestGateway();
  const rows = await gateway.db.owner
    .selectFrom('vendors')
    .select('code')
    .orderBy('code')
    .limit(2)
    .execute();
  vendors = rows.map(({ code }) => code);
});
afterAll(() => gateway.close());

const secret = randomBytes(32);
const addAnybody = (at: TestBrand = aurora) =>
  addMember(gateway, at, { account: `m${randomUUID().slice(0, 8)}` });

/** What members are called by a gateway of some secret. */
async function name(
  ids: readonly string[],
  by: { at?: TestBrand; vendor?: number; secret?: Buffer },
) {
  const { at = aurora, vendor = 0 } = by;
  const scope = { merchantCode: at.merchantCode, vendorCode: vendors[vendor]! };
  const aliases = await withTransaction(gateway.db, at, (tx) =>
    createMemberAliases(by.secret ?? secret)(tx, scope, ids),
  );
  return ids.map((id) => aliases.get(id));
}

describe('what a vendor calls a member', () => {
  it("stays when the gateway's secret is replaced", async () => {
    const [ada, ben] = [await addAnybody(), await addAnybody()];
    const [before] = await name([ada], {});
    const replaced = randomBytes(32);
    const [after, fresh] = await name([ada, ben, ada], { secret: replaced });
    expect(after).toBe(before);
    expect(fresh).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect(await name([ada, ben], {})).toEqual([before, fresh]);
  });

  it('is one for each member, vendor and merchant', async () => {
    const [ada, ben, chi] = [await addAnybody(), await addAnybody(), await addAnybody(sakura)];
    const all = [
      ...(await name([ada, ben], {})),
      ...(await name([ada, ben], { vendor: 1 })),
      ...(await name([chi], { at: sakura })),
    ];
    expect(new Set(all).size).toBe(5);
  });

  it('is the same for all who ask first at once', async () => {
    const ada = await addAnybody();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => name([ada], { secret: randomBytes(32) })),
    );
    expect(new Set(answers.flat()).size).toBe(1);
  });
});
