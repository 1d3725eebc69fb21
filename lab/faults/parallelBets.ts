import { randomFrom } from '../../scripts/art/random.ts';
import { withTransaction, type Database } from '../../server/db/database.ts';
import { Problem } from '../../server/http/problem.ts';
import { readBalances } from '../../server/ledger/balances.ts';
import { post } from '../../server/ledger/post.ts';
import { moveLegs } from '../../server/ledger/transfer.ts';
import { addMembers, currency, merchantCode, noon, readVendors } from './books.ts';

/** How parallel bets ended. */
export interface BetsOutcome {
  readonly stood: number;
  /** How often each refusal was met; anything else is thrown. */
  readonly refused: Readonly<Record<string, number>>;
  readonly balanceMinor: bigint;
}

const STAKE_MINOR = 10n;

/** Places bets of 10 at the same moment on a wallet of 500, with vendors and pauses drawn by the seed. */
export async function placeParallelBets(
  db: Database,
  seed: number,
  bets = 200,
): Promise<BetsOutcome> {
  const random = randomFrom(`bets ${seed}`);
  const [memberId] = await addMembers(db, 1);
  const wallet = { member: memberId! };
  const vendors = await readVendors(db);
  const transfer = (id: string, legs: ReturnType<typeof moveLegs>) =>
    withTransaction(db, { merchantCode }, (tx) =>
      post(tx, { merchantCode, id, kind: 'bet', currency, legs, at: noon }),
    );
  await transfer(`seed ${memberId}`, moveLegs({ house: 'deposits' }, wallet, 500n));
  const plans = Array.from({ length: bets }, (_, index) => ({
    id: `${memberId} ${index}`,
    vendor: random.pick(vendors),
    turns: random.int(0, 3),
  }));
  const refused: Record<string, number> = {};
  const outcomes = await Promise.all(
    plans.map(async ({ id, vendor, turns }) => {
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      try {
        await transfer(id, moveLegs(wallet, { vendor }, STAKE_MINOR));
        return true;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refused[error.code] = (refused[error.code] ?? 0) + 1;
        return false;
      }
    }),
  );
  const balances = await withTransaction(db, { merchantCode }, (tx) =>
    readBalances(tx, { merchantCode, memberId: memberId!, currency }),
  );
  return {
    stood: outcomes.filter(Boolean).length,
    refused,
    balanceMinor: balances[0]!.balanceMinor,
  };
}
