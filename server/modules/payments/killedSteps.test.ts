import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeposit, getDeposit } from '../../../schemas/api/deposits.ts';
import {
  addPayoutAccount,
  provePaymentPassword,
  setPaymentPassword,
} from '../../../schemas/api/payoutAccounts.ts';
import { transferBetweenWallets } from '../../../schemas/api/wallet.ts';
import { getWithdrawal, requestWithdrawal } from '../../../schemas/api/withdrawals.ts';
import { approveDeskWithdrawal } from '../../../schemas/desk/payments.ts';
import { withTransaction } from '../../db/database.ts';
import { readBalances } from '../../ledger/balances.ts';
import { verifyBook } from '../../ledger/books.ts';
import { callDesk, staffWith, type TestStaff } from '../../../tests/support/desk.ts';
import { drawFrom } from '../../../tests/support/draws.ts';
import {
  createTestGateway,
  sakura as inYen,
  type SignedInAs,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import {
  createGatewayCut,
  playCourse,
  RESTART_S,
  type Course,
  type GatewayCut,
} from '../../../tests/support/gatewayCut.ts';
import { payIn } from '../../../tests/support/ledger.ts';
import { addMember, signIn, testPassword } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora as aurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';
import { addVendorKey, findTestGame, type TestGame } from '../../../tests/support/vendors.ts';
import { createWalletVendor, type WalletVendor } from '../../../tests/support/walletVendor.ts';

/*
 * A gateway that is killed after each thing that it commits or asks of somebody else, on the way of one order; started again it
 * goes on, and whoever was not answered asks again. `npm run faults -- steps` kills after any statement, at places drawn from
 * seeds.
 */

const SEEDS = Number(process.env['STEP_SEEDS'] ?? '0');
const FIRST = Number(process.env['STEP_FIRST_SEED'] ?? '1');
/** Each of them takes more. */
const LEAST_STEPS = 5;
/** More than any of them takes. */
const MOST_STEPS = 60;
const MOST_STATEMENTS = 100_000;
let cut: GatewayCut;

beforeAll(() => {
  cut = createGatewayCut();
});

afterAll(() => cut.close());

/** Kills after each step in turn, or after statements that seeds draw. */
function playAll(make: () => Promise<readonly [TestGateway, Course]>): () => Promise<void> {
  return async () => {
    if (SEEDS > 0) {
      const [idle, whole] = await make();
      cut.after(MOST_STATEMENTS, 'statement');
      for (const act of whole.acts) await act();
      const most = cut.count();
      await cut.lift();
      await whole.end();
      idle.passTime(RESTART_S);
      for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
        const count = 1 + drawFrom(seed)(most);
        const [gateway, course] = await make();
        await playCourse(cut, gateway, course, { count, grain: 'statement' }).catch(
          (error: unknown) => {
            throw new Error(`seed ${seed}, after ${count} of ${most} statements`, { cause: error });
          },
        );
      }
      return;
    }
    for (let count = 1; count < MOST_STEPS; count += 1) {
      const [gateway, course] = await make();
      const killing = playCourse(cut, gateway, course, { count, grain: 'step' });
      const wasKilled = await killing.catch((error: unknown) => {
        throw new Error(`after ${count} steps`, { cause: error });
      });
      if (wasKilled) continue;
      expect(count).toBeGreaterThan(LEAST_STEPS);
      return;
    }
    throw new Error('It never came to its end.');
  };
}

const expectOk = (reply: { readonly statusCode: number; readonly body: string }): void => {
  if (reply.statusCode !== 200) throw new Error(reply.body);
};

const balanceOf = async (
  { db }: TestGateway,
  { merchantCode, currency }: TestBrand,
  memberId: string,
) => {
  const of = { merchantCode, memberId, currency: currency.code };
  const list = await withTransaction(db, { merchantCode }, (tx) => readBalances(tx, of));
  return list[0]!;
};

const TIMEOUT_MS = SEEDS > 0 ? SEEDS * 5_000 : 120_000;

describe('money in and out', () => {
  let paying: PayingGateway;
  let cashier: TestStaff;
  let account: string;
  let memberId: string;
  let as: SignedInAs;

  beforeAll(async () => {
    paying = await createPayingGateway(aurora, (call) => cut.pass(call));
  });

  afterAll(() => paying.close());

  const enter = async () => {
    account = `k${randomUUID().slice(0, 8)}`;
    memberId = await addMember(paying.gateway, aurora, { account, payee_name: 'Demo Member' });
    as = await signIn(paying.gateway, aurora, account);
  };

  /** What was told or left behind is done within some hours. */
  async function settleLate(): Promise<void> {
    for (const seconds of [0, 61, 121, 301, 601]) {
      paying.gateway.passTime(seconds);
      await paying.settle();
    }
  }

  const deposit = (method: 'epc' | 'card') => async (): Promise<readonly [TestGateway, Course]> => {
    await enter();
    const key = randomUUID();
    let order = '';
    let isPaid = false;
    const { gateway, simulator } = paying;
    const look = async () => {
      const own = await signIn(gateway, aurora, account);
      return (await gateway.call(aurora, getDeposit, { as: own, query: { order } })).json().value;
    };
    const course: Course = {
      acts: [
        async () => {
          const reply = await gateway.call(aurora, createDeposit, {
            as,
            headers: { 'idempotency-key': key },
            body: { method, amount: '30.00' },
          });
          expectOk(reply);
          order = reply.json().value.order;
        },
        () => paying.settle(),
        async () => {
          if (isPaid) return;
          const { instructions } = await look();
          isPaid =
            method === 'epc'
              ? simulator.payCode(instructions.code, 'Demo Member', null) !== null
              : simulator.payOnPage(order, { card: '4242424242424242', isApproved: true }, null) !==
                null;
          if (!isPaid) throw new Error('It cannot be paid.');
        },
        () => paying.settle(),
      ],
      async end() {
        await settleLate();
        expect((await look()).state).toBe('confirmed');
        expect((await balanceOf(gateway, aurora, memberId)).availableMinor).toBe(3_000n);
      },
    };
    return [gateway, course];
  };

  it('a deposit by a code is credited once', playAll(deposit('epc')), TIMEOUT_MS);
  it('a deposit by a card is credited once', playAll(deposit('card')), TIMEOUT_MS);

  async function withdrawal(): Promise<readonly [TestGateway, Course]> {
    await enter();
    const { gateway, simulator } = paying;
    await paying.fund(memberId, 20_000n);
    const pin = '246810';
    const prove = async (): Promise<string> =>
      (await gateway.call(aurora, provePaymentPassword, { as, body: { password: pin } })).json()
        .value.pass;
    const body = { password: pin, loginPassword: testPassword };
    await gateway.call(aurora, setPaymentPassword, { as, body });
    const added = await gateway.call(aurora, addPayoutAccount, {
      as,
      body: {
        type: 'bank',
        number: 'ES91 2100 0418 4502 0005 1332',
        bank: 'Banco',
        pass: await prove(),
      },
    });
    const { id } = added.json().value.accounts[0];
    await withTransaction(gateway.db, aurora, (tx) =>
      tx.updateTable('payout_accounts').set({ usable_at: gateway.now() }).execute(),
    );
    const wanted = { account: id, amount: '50.00', arrives: '50.00', pass: await prove() };
    const key = randomUUID();
    let order = '';
    cashier = await staffWith(gateway, 'risk');
    const before = simulator.payoutCount();
    const course: Course = {
      acts: [
        async () => {
          const headers = { 'idempotency-key': key };
          const reply = await gateway.call(aurora, requestWithdrawal, {
            as,
            headers,
            body: wanted,
          });
          expectOk(reply);
          order = reply.json().value.order;
        },
        async () => {
          const reply = await callDesk(gateway, approveDeskWithdrawal, {
            as: cashier,
            brand: 'AURORA',
            body: { order, reason: 'Looked at' },
          });
          // It may have been approved before whoever pressed was answered.
          if (reply.statusCode !== 409) expectOk(reply);
        },
        () => paying.settle(),
      ],
      async end() {
        await settleLate();
        const own = await signIn(gateway, aurora, account);
        const reply = await gateway.call(aurora, getWithdrawal, { as: own, query: { order } });
        expect(reply.json().value.state).toBe('awaitingReceipt');
        const { balanceMinor, availableMinor } = await balanceOf(gateway, aurora, memberId);
        expect([balanceMinor, availableMinor]).toEqual([15_000n, 15_000n]);
        expect(simulator.payoutCount()).toBe(before + 1);
      },
    };
    return [gateway, course];
  }

  it('a withdrawal is taken and paid out once', playAll(withdrawal), TIMEOUT_MS);

  it('leaves books in which everything agrees', async () => {
    const { faults } = await verifyBook(paying.gateway.db, { merchantCode: aurora.merchantCode });
    expect(faults).toEqual([]);
  });
});

describe('money between wallets', () => {
  const sakura = { ...inYen, wallet: { mode: 'transfer' as const } };
  const { merchantCode } = sakura;
  let gateway: TestGateway;
  let vendor: WalletVendor;
  let game: TestGame;
  let memberId: string;
  let as: SignedInAs;

  beforeAll(async () => {
    vendor = createWalletVendor();
    gateway = await createTestGateway({
      testBrands: [sakura],
      wallet: {
        isDriven: true,
        wrapLine: () => (request) => cut.pass(() => vendor.send(request)),
      },
    });
    game = await findTestGame(gateway);
    await addVendorKey(gateway, sakura, game.vendorCode);
    await withTransaction(gateway.db, sakura, (tx) =>
      gateway.parts.play.vendorWallets.takeOffer(tx, {
        merchantCode,
        vendorCode: game.vendorCode,
        address: 'https://vendor.example/wallets',
        now: gateway.now(),
      }),
    );
  });

  afterAll(() => gateway.close());

  beforeEach(() => {
    vendor.fate = () => 'answer';
  });

  async function transfer(): Promise<readonly [TestGateway, Course]> {
    const account = `t${randomUUID().slice(0, 8)}`;
    memberId = await addMember(gateway, sakura, { account });
    as = await signIn(gateway, sakura, account);
    await payIn(gateway.db, sakura, memberId, 100n);
    const move = (from: string, to: string, amount: string, key: string) => async () =>
      expectOk(
        await gateway.call(sakura, transferBetweenWallets, {
          as,
          body: { from, to, amount },
          headers: { 'idempotency-key': key },
        }),
      );
    const work = () => gateway.parts.wallet.work();
    const passTime = async () => gateway.passTime(1);
    const course: Course = {
      acts: [
        move('MAIN', game.vendorCode, '60', randomUUID()),
        work,
        async () => {
          // What is on its way is there before some of it is wanted back.
          gateway.passTime(RESTART_S);
          await work();
        },
        passTime,
        move(game.vendorCode, 'MAIN', '25', randomUUID()),
        work,
      ],
      async end() {
        for (const seconds of [61, 121, 301]) {
          gateway.passTime(seconds);
          await work();
        }
        const of = { merchantCode, memberId, currency: sakura.currency.code };
        const [balances, alias] = await withTransaction(gateway.db, sakura, async (tx) => {
          const scope = { merchantCode, vendorCode: game.vendorCode };
          const names = await gateway.parts.play.nameMembers(tx, scope, [memberId]);
          return [await readBalances(tx, of), names.get(memberId)!] as const;
        });
        const mirror = balances.find(({ vendor: code }) => code === game.vendorCode);
        const found = [balances[0]!.balanceMinor, mirror?.balanceMinor, vendor.balanceOf(alias)];
        expect(found).toEqual([65n, 35n, 35n]);
      },
    };
    return [gateway, course];
  }

  it('a transfer to a vendor and back arrives once each way', playAll(transfer), TIMEOUT_MS);

  it('leaves books in which everything agrees', async () => {
    expect((await verifyBook(gateway.db, { merchantCode })).faults).toEqual([]);
  });
});
