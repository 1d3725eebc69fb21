import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchGame } from '../../../schemas/api/launch.ts';
import {
  collectWallets,
  getConsolidatedFunds,
  getWalletTransfers,
  setAutomaticTransfer,
  transferBetweenWallets,
} from '../../../schemas/api/wallet.ts';
import { withTransaction } from '../../db/database.ts';
import { readBalances } from '../../ledger/balances.ts';
import { verifyBook } from '../../ledger/books.ts';
import { hold } from '../../ledger/holds.ts';
import {
  aurora,
  createTestGateway,
  sakura as inYen,
  type SignedInAs,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { payIn } from '../../../tests/support/ledger.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import { createWalletVendor, type WalletVendor } from '../../../tests/support/walletVendor.ts';
import {
  addVendorKey,
  findTestGame,
  launchBody,
  type TestGame,
} from '../../../tests/support/vendors.ts';

const sakura = { ...inYen, wallet: { mode: 'transfer' as const } };
const { merchantCode } = sakura;
const currency = 'JPY';

let gateway: TestGateway;
let vendor: WalletVendor;
let game: TestGame;
let memberId: string;
let account: string;
let as: SignedInAs;

beforeAll(async () => {
  vendor = createWalletVendor();
  gateway = await createTestGateway({
    testBrands: [aurora, sakura],
    wallet: { isDriven: true, wrapLine: () => vendor.send },
  });
  game = await findTestGame(gateway);
  await addVendorKey(gateway, sakura, game.vendorCode);
  const scope = { merchantCode, vendorCode: game.vendorCode };
  await withTransaction(gateway.db, sakura, (tx) =>
    gateway.parts.play.vendorWallets.takeOffer(tx, {
      ...scope,
      address: 'https://vendor.example/wallets',
      now: gateway.now(),
    }),
  );
});

afterAll(() => gateway.close());

beforeEach(async () => {
  vendor.fate = () => 'answer';
  account = `w${randomUUID().slice(0, 8)}`;
  memberId = await addMember(gateway, sakura, { account });
  as = await signIn(gateway, sakura, account);
});

const move = (from: string, to: string, amount: string, key: string = randomUUID()) =>
  gateway.call(sakura, transferBetweenWallets, {
    as,
    body: { from, to, amount },
    headers: { 'idempotency-key': key },
  });
const fill = (amount: string, key?: string) => move('MAIN', game.vendorCode, amount, key);
const takeBack = (amount: string) => move(game.vendorCode, 'MAIN', amount);
const work = () => gateway.parts.wallet.work();
const readFunds = async () =>
  (await gateway.call(sakura, getConsolidatedFunds, { as })).json().value;
const launch = () =>
  gateway.call(sakura, launchGame, { as, body: launchBody(sakura, as, account, game) });

/** What the books say of a member, in minor units: main wallet, the vendor's, and what the vendor itself has. */
async function look() {
  const of = { merchantCode, memberId, currency };
  const { balances, alias, transit } = await withTransaction(gateway.db, sakura, async (tx) => {
    const { sum } = await tx
      .selectFrom('wallet_transfers')
      .select(({ fn }) => fn.sum<string>('amount_minor').as('sum'))
      .where('member_id', '=', memberId)
      .where('state', 'in', ['asking', 'unknown'])
      .executeTakeFirstOrThrow();
    const scope = { merchantCode, vendorCode: game.vendorCode };
    const names = await gateway.parts.play.nameMembers(tx, scope, [memberId]);
    return {
      balances: await readBalances(tx, of),
      alias: names.get(memberId)!,
      transit: BigInt(sum ?? 0),
    };
  });
  return {
    main: balances[0]!.balanceMinor,
    mirror: balances.find((one) => one.vendor === game.vendorCode)?.balanceMinor ?? 0n,
    transit,
    vendor: vendor.balanceOf(alias),
  };
}

/** What is under way of all members. */
const sumUnderWay = () =>
  withTransaction(gateway.db, sakura, async (tx) => {
    const { sum } = await tx
      .selectFrom('wallet_transfers')
      .select(({ fn }) => fn.sum<string>('amount_minor').as('sum'))
      .where('state', 'in', ['asking', 'unknown'])
      .executeTakeFirstOrThrow();
    return BigInt(sum ?? 0);
  });

/** What lies in the transit account of the merchant's books. */
const sumTransit = () =>
  withTransaction(gateway.db, sakura, async (tx) => {
    const { sum } = await tx
      .selectFrom('ledger_entries')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
      .select(({ fn }) => fn.sum<string>('ledger_entries.amount_minor').as('sum'))
      .where('purpose', '=', 'transit')
      .executeTakeFirstOrThrow();
    return BigInt(sum ?? 0);
  });

describe('a vendor that keeps wallets itself', () => {
  it('is given money and gives it back, in three steps each', async () => {
    await payIn(gateway.db, sakura, memberId, 100n);
    const begun = await fill('60');
    expect(begun.json().value).toMatchObject({ state: 'underWay', sumBalance: '40' });
    expect(await look()).toEqual({ main: 40n, mirror: 0n, transit: 60n, vendor: 0n });
    expect(await readFunds()).toMatchObject({ sumBalance: '40', sumUnderWay: '60' });
    await work();
    expect(await look()).toEqual({ main: 40n, mirror: 60n, transit: 0n, vendor: 60n });
    gateway.passTime(1);
    await takeBack('25');
    // On its way back it can neither be staked nor spent.
    expect(await look()).toEqual({ main: 40n, mirror: 35n, transit: 25n, vendor: 60n });
    await work();
    expect(await look()).toEqual({ main: 65n, mirror: 35n, transit: 0n, vendor: 35n });
    const { list } = (await gateway.call(sakura, getWalletTransfers, { as })).json().value;
    expect(list.map((one: { from: string; state: string }) => [one.from, one.state])).toEqual([
      [game.vendorCode, 'done'],
      ['MAIN', 'done'],
    ]);
  });

  it('that says no has the money go back, and says why', async () => {
    await payIn(gateway.db, sakura, memberId, 100n);
    vendor.fate = () => 'refuse';
    await fill('60');
    await work();
    expect(await look()).toEqual({ main: 100n, mirror: 0n, transit: 0n, vendor: 0n });
    const { list } = (await gateway.call(sakura, getWalletTransfers, { as })).json().value;
    expect(list[0]).toMatchObject({ state: 'refused', reason: 'maintenance' });
  });

  it.each(['loseRequest', 'loseAnswer', 'garbage', 'fault', 'otherTransfer'] as const)(
    'and answers with %s leaves a transfer unknown, however long, until it is asked again by its id',
    async (fate) => {
      await payIn(gateway.db, sakura, memberId, 100n);
      vendor.fate = () => fate;
      await fill('60');
      for (let day = 0; day < 3; day += 1) {
        await work();
        gateway.passTime(86_400);
      }
      as = await signIn(gateway, sakura, account);
      expect(await look()).toMatchObject({ main: 40n, mirror: 0n, transit: 60n });
      vendor.fate = () => 'answer';
      await work();
      expect(await look()).toEqual({ main: 40n, mirror: 60n, transit: 0n, vendor: 60n });
    },
  );

  it('is asked ever less often, and at once when the desk says so', async () => {
    await payIn(gateway.db, sakura, memberId, 100n);
    vendor.fate = () => 'loseRequest';
    const { transferId: id } = (await fill('60')).json().value;
    vendor.asked = 0;
    for (let second = 0; second < 600; second += 1) {
      await work();
      gateway.passTime(1);
    }
    expect(vendor.asked).toBeLessThan(20);
    gateway.passTime(3600);
    as = await signIn(gateway, sakura, account);
    await work();
    const { desk } = gateway.parts.wallet;
    const now = gateway.now();
    const stuck = await withTransaction(gateway.db, sakura, (tx) =>
      desk.listStuck(tx, { merchantCode, now, after: undefined, limit: 10 }),
    );
    expect(stuck.map((one) => one.id)).toEqual([id]);
    vendor.fate = () => 'answer';
    await work();
    expect((await look()).transit).toBe(60n);
    await withTransaction(gateway.db, sakura, (tx) => desk.askAgain(tx, { merchantCode, id, now }));
    await work();
    expect(await look()).toEqual({ main: 40n, mirror: 60n, transit: 0n, vendor: 60n });
  });

  it('moves what is free alone, once for a key, and no more than there is by two at once', async () => {
    await payIn(gateway.db, sakura, memberId, 100n);
    await withTransaction(gateway.db, sakura, (tx) =>
      hold(tx, {
        merchantCode,
        id: `held ${memberId}`,
        kind: 'withdrawal',
        currency,
        wallet: { member: memberId },
        amountMinor: 50n,
        at: gateway.now(),
        endsAt: new Date(gateway.now().getTime() + 1000),
      }),
    );
    expect((await fill('51')).json().code).toBe('insufficientFunds');
    const key = randomUUID();
    const replies = await Promise.all([fill('30', key), fill('30', key), fill('30')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409]);
    await work();
    expect(await look()).toEqual({ main: 70n, mirror: 30n, transit: 0n, vendor: 30n });
  });

  it('that is worked on, or a member who takes a break, gives money back and takes none', async () => {
    await payIn(gateway.db, sakura, memberId, 100n);
    await fill('60');
    await work();
    const setVendor = (status: 'maintenance' | 'normal') =>
      gateway.db.owner
        .updateTable('vendors')
        .set({ status })
        .where('code', '=', game.vendorCode)
        .execute();
    await setVendor('maintenance');
    expect((await fill('10')).json().code).toBe('walletClosed');
    expect((await takeBack('10')).statusCode).toBe(200);
    await setVendor('normal');
    await withTransaction(gateway.db, sakura, (tx) =>
      tx
        .updateTable('members')
        .set({ paused_until: new Date(gateway.now().getTime() + 86_400_000) })
        .where('id', '=', memberId)
        .execute(),
    );
    expect((await fill('10')).json().code).toBe('accountPaused');
    const collected = await gateway.call(sakura, collectWallets, {
      as,
      body: {},
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(collected.json().value.results).toEqual([
      { wallet: game.vendorCode, amount: '50', state: 'underWay', code: null },
    ]);
    await work();
    expect(await look()).toEqual({ main: 100n, mirror: 0n, transit: 0n, vendor: 0n });
  });

  it('takes nothing from who owes, but gives back, and a game that is opened takes nothing along', async () => {
    await payIn(gateway.db, sakura, memberId, 100n);
    await fill('60');
    await work();
    const debtor = memberId;
    let owedMinor = 25n;
    gateway.parts.withdrawals.owes.add((_tx, owner) =>
      Promise.resolve(owner.memberId === debtor ? owedMinor : 0n),
    );
    expect((await fill('10')).json()).toMatchObject({
      code: 'contractOwing',
      value: { owed: '25' },
    });
    expect((await launch()).statusCode).toBe(200);
    expect((await takeBack('10')).statusCode).toBe(200);
    await work();
    expect(await look()).toEqual({ main: 50n, mirror: 50n, transit: 0n, vendor: 50n });
    owedMinor = 0n;
    expect((await fill('10')).statusCode).toBe(200);
  });

  it('collects from each vendor by a transfer of its own, and one that is silent stops no other', async () => {
    await payIn(gateway.db, sakura, memberId, 100n);
    await fill('60');
    await work();
    await move('MAIN', 'LOTT', '40');
    vendor.fate = () => 'loseRequest';
    const collected = await gateway.call(sakura, collectWallets, {
      as,
      body: {},
      headers: { 'idempotency-key': randomUUID() },
    });
    const states = collected.json().value.results.map(({ state }: { state: string }) => state);
    expect(states.sort()).toEqual(['done', 'underWay']);
    await work();
    expect(await look()).toMatchObject({ main: 40n, transit: 60n });
  });
});

describe('a game that is opened', () => {
  it('takes the money along, unless the member has that off', async () => {
    await payIn(gateway.db, sakura, memberId, 100n);
    expect((await launch()).statusCode).toBe(200);
    expect(await look()).toEqual({ main: 0n, mirror: 100n, transit: 0n, vendor: 100n });
    await gateway.call(sakura, setAutomaticTransfer, { as, body: { isAutomatic: false } });
    await payIn(gateway.db, sakura, memberId, 50n);
    expect((await launch()).statusCode).toBe(200);
    expect((await look()).main).toBe(50n);
    expect(await readFunds()).toMatchObject({ isAutomatic: false });
  });

  it('is not opened while the vendor has not answered, and is once it has', async () => {
    await payIn(gateway.db, sakura, memberId, 100n);
    vendor.fate = () => 'loseAnswer';
    expect((await launch()).json().code).toBe('transferUnderWay');
    expect((await launch()).json().code).toBe('transferUnderWay');
    vendor.fate = () => 'answer';
    gateway.passTime(60);
    await work();
    expect((await launch()).statusCode).toBe(200);
    expect(await look()).toEqual({ main: 0n, mirror: 100n, transit: 0n, vendor: 100n });
  });

  it('is not opened where the vendor says no, and the money is back', async () => {
    await payIn(gateway.db, sakura, memberId, 100n);
    vendor.fate = () => 'refuse';
    expect((await launch()).json().code).toBe('transferRefused');
    expect((await look()).main).toBe(100n);
  });
});

it('whatever is lost, late or twice, in any order, the sum stays and both books end alike', async () => {
  const SEEDS = Number(process.env['WALLET_SEEDS'] ?? '12');
  const FIRST = Number(process.env['WALLET_FIRST_SEED'] ?? '1');
  for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
    const draw = drawFrom(seed);
    account = `p${randomUUID().slice(0, 8)}`;
    memberId = await addMember(gateway, sakura, { account });
    as = await signIn(gateway, sakura, account);
    await payIn(gateway.db, sakura, memberId, 1000n);
    const fates = [
      'answer',
      'answer',
      'refuse',
      'loseRequest',
      'loseAnswer',
      'late',
      'fault',
    ] as const;
    vendor.fate = () => fates[draw(fates.length)]!;
    for (let step = 0; step < 25; step += 1) {
      const what = draw(6);
      if (what === 0) await fill(String(1 + draw(400)));
      if (what === 1) await takeBack(String(1 + draw(400)));
      if (what === 2) await Promise.all([fill('300'), takeBack('200'), work()]);
      if (what === 3) await Promise.all([work(), work()]);
      if (what === 4) gateway.passTime(draw(120));
      if (what === 5) vendor.deliverLate();
      const { main, mirror, transit } = await look();
      expect({ seed, step, sum: main + mirror + transit }).toEqual({ seed, step, sum: 1000n });
    }
    vendor.fate = () => 'answer';
    vendor.deliverLate();
    gateway.passTime(1000);
    await work();
    const end = await look();
    expect({ seed, ...end }).toEqual({ seed, ...end, transit: 0n, vendor: end.mirror });
    vendor.deliverLate();
    expect({ seed, ...(await look()) }).toEqual({ seed, ...end });
  }
  expect(await sumTransit()).toBe(await sumUnderWay());
  const { faults } = await verifyBook(gateway.db, { merchantCode });
  expect(faults).toEqual([]);
}, 300_000);

/** mulberry32: a whole number below `end`. */
function drawFrom(seed: number): (end: number) => number {
  let state = seed >>> 0;
  return (end) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
}
