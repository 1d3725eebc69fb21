import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeParallelDebits } from '../../../lab/faults/vendor/parallelDebits.ts';
import { addPlayer } from '../../../lab/faults/vendor/players.ts';
import { runVendorModel } from '../../../lab/faults/vendor/runVendorModel.ts';
import type { VendorSite } from '../../../lab/faults/vendor/site.ts';
import { aurora, createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { addVendorKey, callAsVendor, findTestGame } from '../../../tests/support/vendors.ts';
import { withTransaction } from '../../db/database.ts';
import { readSum } from '../../ledger/balances.ts';
import { verifyBook } from '../../ledger/books.ts';

const { merchantCode } = aurora;
const currency = aurora.currency.code;

let gateway: TestGateway;
let site: VendorSite;

beforeAll(async () => {
  gateway = await createTestGateway();
  const game = await findTestGame(gateway);
  const key = await addVendorKey(gateway, aurora, game.vendorCode);
  const table = { merchantCode, currency, game, hasVendorWallet: false };
  site = {
    db: gateway.db,
    merchantCode,
    currency,
    vendorCode: game.vendorCode,
    openPlayer: (fundsMinor) => addPlayer(gateway.db, { ...table, now: gateway.now() }, fundsMinor),
    call: (call, body) => callAsVendor(gateway, aurora, call, body, { key }),
  };
});

afterAll(() => gateway.close());

const readVendor = () =>
  withTransaction(gateway.db, aurora, (tx) =>
    readSum(tx, { vendor: site.vendorCode }, { merchantCode, currency }),
  );

// Thousands of seeds run by `npm run faults -- vendor`.
it.each([1, 2, 3])(
  'with seed %i the gateway is what a model of it is, message by message',
  async (seed) => {
    const before = await readVendor();
    const { lostMinor } = await runVendorModel(site, seed, 80);
    expect((await readVendor()) - before).toBe(lostMinor);
  },
);

it('of 200 stakes of 10 at once on a wallet of 500, 50 are taken and 150 refused in so many words', async () => {
  expect(await placeParallelDebits(site, 1)).toEqual({
    answers: { ok: 50, insufficientFunds: 150 },
    failures: 0,
    balance: '0.00',
    leastMinor: 0n,
  });
});

it('and afterwards the books agree', async () => {
  const { entries, faults } = await verifyBook(gateway.db, { merchantCode });
  expect(entries).toBeGreaterThan(100n);
  expect(faults).toEqual([]);
});
