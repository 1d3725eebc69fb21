import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bonusPart, releaseOf, splitStake } from '../../../engine/rewards/bonuses.ts';
import type { WageredTerms } from '../../../schemas/bonusTerms.ts';
import type { VendorCall } from '../../../schemas/vendorApi.ts';
import { aurora, createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { payIn } from '../../../tests/support/ledger.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  launchCode,
  type TestGame,
} from '../../../tests/support/vendors.ts';
import { withTransaction } from '../../db/database.ts';
import { readBalances, readBonusMoney } from '../../ledger/balances.ts';
import { verifyBook } from '../../ledger/books.ts';
import type { VendorKey } from '../play/vendorKeys.ts';

/** One bonus of the model. */
interface Bonus {
  state: 'offered' | 'active' | 'released' | 'expired' | 'forfeited' | 'lost';
  readonly amount: bigint;
  readonly required: bigint;
  readonly cap: bigint | null;
  readonly model: WageredTerms['model'];
  done: bigint;
  released: bigint;
}

interface Round {
  readonly id: string;
  readonly bonus: Bonus | undefined;
  staked: bigint;
  fromBonus: bigint;
  transactionId: string;
}

const SEEDS = Number(process.env['BONUS_SEEDS'] ?? 30);
const FIRST = Number(process.env['BONUS_FIRST_SEED'] ?? 1);
const STEPS = 40;
const { merchantCode, currency } = aurora;

let gateway: TestGateway;
let game: TestGame;
let key: VendorKey;

beforeAll(async () => {
  gateway = await createTestGateway();
  game = await findTestGame(gateway);
  key = await addVendorKey(gateway, aurora, game.vendorCode);
});

afterAll(async () => {
  const { faults } = await verifyBook(gateway.db, { merchantCode });
  expect(faults).toEqual([]);
  await gateway.close();
});

/** A small generator of numbers below an end: the same seed gives the same run. */
const drawer = (seed: number) => {
  let state = (seed * 2_654_435_761) >>> 0;
  return (end: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
};

const amountOf = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

/** What should be so, reckoned from the rules alone. */
function createModel() {
  let cash = 0n;
  let bonusMoney = 0n;
  const bonuses: Bonus[] = [];
  const active = () => bonuses.find(({ state }) => state === 'active');
  const rounds: Round[] = [];

  function next(): void {
    const waiting = bonuses.find(({ state }) => state === 'offered');
    if (!waiting) return;
    waiting.state = 'active';
    bonusMoney = waiting.amount;
  }
  function end(bonus: Bonus, state: 'expired' | 'forfeited' | 'lost'): void {
    bonus.state = state;
    bonusMoney = 0n;
    next();
  }
  /** What a bonus gets of a win or of what comes back. */
  function giveBack(round: Round, amount: bigint): void {
    const part = bonusPart(amount, { stakedMinor: round.staked, bonusMinor: round.fromBonus });
    cash += amount - part;
    const { bonus } = round;
    if (bonus?.state === 'active') bonusMoney += part;
    if (bonus?.state === 'released') {
      const room = bonus.cap === null ? part : bonus.cap - bonus.released;
      const more = part < room ? part : room;
      bonus.released += more;
      cash += more;
    }
  }
  return {
    bonuses,
    rounds,
    active,
    money: () => [cash, bonusMoney],
    deposit: (amount: bigint) => void (cash += amount),
    grant(bonus: Bonus) {
      bonuses.push(bonus);
      if (!active()) next();
    },
    stake(round: Round, amount: bigint): boolean {
      const from = splitStake(amount, { cashMinor: cash, bonusMinor: active() ? bonusMoney : 0n });
      if (!from) return false;
      cash -= from.cashMinor;
      bonusMoney -= from.bonusMinor;
      round.staked += amount;
      round.fromBonus += from.bonusMinor;
      rounds.push(round);
      return true;
    },
    win: giveBack,
    rollBack: (round: Round) => {
      giveBack(round, round.staked);
      rounds.splice(rounds.indexOf(round), 1);
    },
    settle(round: Round) {
      rounds.splice(rounds.indexOf(round), 1);
      const { bonus } = round;
      if (bonus?.state !== 'active') return;
      const sums = { stakedMinor: round.staked, bonusMinor: round.fromBonus };
      bonus.done += bonus.model === 'locked' ? round.staked : bonusPart(round.staked, sums);
    },
    /** What the job does. */
    work() {
      const bonus = active();
      if (!bonus) return;
      if (bonus.done >= bonus.required) {
        const { releasedMinor } = releaseOf(bonusMoney, bonus.cap);
        bonus.state = 'released';
        bonus.released = releasedMinor;
        cash += releasedMinor;
        bonusMoney = 0n;
        next();
      } else if (
        bonusMoney === 0n &&
        !rounds.some((round) => round.bonus === bonus && round.fromBonus > 0n)
      ) {
        end(bonus, 'lost');
      }
    },
    end,
    /** All that ever came in as cash, or was released within its terms. */
    mostCash: () => bonuses.reduce((sum, { released }) => sum + released, 0n),
  };
}

async function openPlayer(seed: number) {
  const account = `m${seed}x${randomUUID().slice(0, 8)}`;
  const memberId = await addMember(gateway, aurora, { account });
  const as = await signIn(gateway, aurora, account);
  await payIn(gateway.db, aurora, memberId, 1_000n);
  const code = await launchCode(gateway, aurora, as, account, game, {});
  const { value } = await callAsVendor(gateway, aurora, 'authenticate', { code }, { key });
  return { memberId, session: value['session'] as string };
}

async function run(seed: number): Promise<void> {
  const below = drawer(seed);
  const { memberId, session } = await openPlayer(seed);
  const model = createModel();
  model.deposit(1_000n);
  const engine = gateway.parts.bonuses;
  const holder = { merchantCode, memberId };
  const inTx = <T>(work: Parameters<typeof withTransaction<T>>[2]) =>
    withTransaction(gateway.db, aurora, work);
  const call = (name: VendorCall, body: object) =>
    callAsVendor(gateway, aurora, name, { session, transactionId: randomUUID(), ...body }, { key });
  // What the job would do for everybody, for this member alone.
  const work = async () => {
    await inTx((tx) => engine.look(tx, holder, gateway.now()));
    model.work();
  };

  const steps: readonly (() => Promise<void>)[] = [
    async () => {
      const amount = BigInt(1 + below(2_000));
      await payIn(gateway.db, aurora, memberId, amount);
      model.deposit(amount);
    },
    async () => {
      const amountMinor = BigInt(1 + below(1_500));
      const isLocked = below(2) === 0;
      const times = below(3) === 0 ? null : 1 + below(3);
      const multiplier = 1 + below(4);
      const terms: WageredTerms = {
        pays: 'bonus',
        version: 1,
        model: isLocked ? 'locked' : 'cashFirst',
        multiplier: String(multiplier),
        base: 'bonus',
        contribution: {},
        vendors: {},
        maxBet: null,
        maxRelease: times === null ? null : { times: String(times) },
        expiresHours: 8_000,
      };
      const reference = `promotion:${randomUUID()}`;
      const grant = { ...holder, origin: 'promotion', reference, currency, amountMinor } as const;
      await inTx((tx) => engine.grant(tx, { ...grant, terms, now: gateway.now() }));
      model.grant({
        state: 'offered',
        amount: amountMinor,
        required: amountMinor * BigInt(multiplier),
        cap: times === null ? null : amountMinor * BigInt(times),
        model: terms.model,
        done: 0n,
        released: 0n,
      });
    },
    async () => {
      const amount = BigInt(1 + below(900));
      const transactionId = randomUUID();
      const round: Round = {
        id: randomUUID(),
        bonus: model.active(),
        staked: 0n,
        fromBonus: 0n,
        transactionId,
      };
      const body = { roundId: round.id, transactionId, amount: amountOf(amount) };
      const { status } = await call('debit', body);
      expect(status).toBe(model.stake(round, amount) ? 200 : 402);
    },
    async () => {
      const round = model.rounds[below(model.rounds.length || 1)];
      if (!round) return;
      const won = BigInt(below(Number(round.staked) * 2 + 1));
      if (won > 0n) {
        await call('credit', { roundId: round.id, amount: amountOf(won) });
        model.win(round, won);
      }
      await call('endRound', { roundId: round.id });
      model.settle(round);
    },
    async () => {
      const round = model.rounds[below(model.rounds.length || 1)];
      if (!round) return;
      const body = { roundId: round.id, debitTransactionId: round.transactionId };
      expect((await call('rollback', body)).status).toBe(200);
      model.rollBack(round);
    },
    async () => {
      // What was settled is counted before anything ends.
      await work();
      const bonus = model.active();
      if (!bonus || below(3) > 0) return;
      if (below(2) === 0) {
        expect(
          await inTx((tx) => engine.forfeit(tx, holder, { now: gateway.now() })),
        ).not.toBeNull();
        model.end(bonus, 'forfeited');
        return;
      }
      await inTx((tx) =>
        tx
          .updateTable('bonuses')
          .set({ expires_at: gateway.now() })
          .where('member_id', '=', memberId)
          .where('state', '=', 'active')
          .execute(),
      );
      await inTx((tx) => engine.look(tx, holder, gateway.now()));
      model.end(bonus, 'expired');
      model.work();
    },
    work,
  ];
  const weights = [1, 1, 4, 4, 1, 1, 2];
  const drawn = weights.flatMap((weight, index) => Array<number>(weight).fill(index));
  for (let step = 0; step < STEPS; step += 1) {
    await steps[drawn[below(drawn.length)]!]!();
    const kept = await inTx(async (tx) => {
      const owner = { ...holder, currency: currency.code };
      const [main] = await readBalances(tx, owner);
      return [main!.balanceMinor, await readBonusMoney(tx, owner)];
    });
    expect(kept, `seed ${seed}, step ${step}`).toEqual(model.money());
  }
  await work();
  const rows = await inTx((tx) =>
    tx.selectFrom('bonuses').selectAll().where('member_id', '=', memberId).orderBy('id').execute(),
  );
  expect(
    rows.map(({ state, done_minor, released_minor }) => [state, done_minor, released_minor]),
  ).toEqual(model.bonuses.map(({ state, done, released }) => [state, done, released]));
  // What became cash of bonus money is what terms released, and nothing beside.
  for (const { cap_minor: cap, released_minor: released, state } of rows) {
    if (state !== 'released') expect(released).toBe(0n);
    if (cap !== null) expect(released <= cap).toBe(true);
  }
}

it(`is what the rules say in ${SEEDS} runs of deposits, bonuses, bets and ends`, async () => {
  for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) await run(seed);
}, 3_600_000);
