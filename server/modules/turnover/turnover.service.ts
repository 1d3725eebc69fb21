import { endsTurnover, fillTurnover, turnoverRequired } from '../../../engine/payments/turnover.ts';
import { validBetOf } from '../../../engine/payments/validBet.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { TurnoverRecord } from '../../db/paymentTables.ts';
import { readBalances } from '../../ledger/balances.ts';
import {
  findCurrency,
  insertCounted,
  insertTurnover,
  listBoundMembers,
  listOpenTurnover,
  listUncounted,
  sumOpenStakes,
  sumPlay,
  updateTurnover,
} from './turnover.repository.ts';

/** Whose play it is, in which currency. */
export interface TurnoverOwner {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly currency: string;
  readonly decimals: number;
}

/** A credit that asks for play. */
export interface TurnoverCredit extends Omit<TurnoverOwner, 'currency' | 'decimals'> {
  readonly source: TurnoverRecord['source'];
  readonly reference: string;
  readonly creditedMinor: bigint;
  /** A decimal text. */
  readonly multiplier: string;
  readonly at: Date;
}

/** What members have to play before they can be paid out. */
export interface TurnoverService {
  add(tx: Tx, credit: TurnoverCredit): Promise<void>;
  /** Fills rows with what was played, ends them, and gives those that are open. */
  settle(tx: Tx, owner: TurnoverOwner, now: Date): Promise<readonly TurnoverRecord[]>;
  sumPlay: typeof sumPlay;
  /** Does so for everybody who has something to play. */
  work(now: Date): Promise<void>;
}

const PAGE = 500;
/** A round that was being closed as its row was made has a moment just before it. */
const LEEWAY_MS = 2_000;

async function countBets(
  tx: Tx,
  owner: TurnoverOwner,
  { rows, now }: { readonly rows: readonly TurnoverRecord[]; readonly now: Date },
): Promise<bigint> {
  const { merchantCode, memberId, currency } = owner;
  const since = new Date(rows[0]!.created_at.getTime() - LEEWAY_MS);
  let validMinor = 0n;
  for (;;) {
    const bets = await listUncounted(tx, { memberId, currency, since, limit: PAGE });
    for (const { source, reference, category, staked, paid } of bets) {
      const valid = validBetOf({ category, stakeMinor: staked, payoutMinor: paid });
      const row = { merchant_code: merchantCode, source, reference, member_id: memberId };
      const isNew = await insertCounted(tx, { ...row, valid_minor: valid, counted_at: now });
      if (isNew) validMinor += valid;
    }
    if (bets.length < PAGE) return validMinor;
  }
}

async function settle(tx: Tx, owner: TurnoverOwner, now: Date): Promise<readonly TurnoverRecord[]> {
  const rows = await listOpenTurnover(tx, owner.memberId, { isLocked: true });
  if (rows.length === 0) return [];
  const validMinor = await countBets(tx, owner, { rows, now });
  const filled = fillTurnover(
    rows.map((row) => ({
      id: String(row.id),
      requiredMinor: row.required_minor,
      doneMinor: row.done_minor,
    })),
    validMinor,
  );
  const balances = await readBalances(tx, owner);
  const money = balances.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
  // The requirement died with the money.
  const hasDied = endsTurnover(money + (await sumOpenStakes(tx, owner)), owner.decimals);
  const open: TurnoverRecord[] = [];
  for (const [index, row] of rows.entries()) {
    const { doneMinor, requiredMinor } = filled[index]!;
    const isOver = hasDied || doneMinor >= requiredMinor;
    if (doneMinor !== row.done_minor || isOver) {
      await updateTurnover(tx, row.id, {
        done_minor: doneMinor,
        ...(isOver && { ended_at: now }),
      });
    }
    if (!isOver) open.push({ ...row, done_minor: doneMinor });
  }
  return open;
}

/** Makes the service. */
export function createTurnoverService({ db }: { readonly db: Database }): TurnoverService {
  return {
    async add(tx, { merchantCode, memberId, source, reference, creditedMinor, multiplier, at }) {
      const required = turnoverRequired(creditedMinor, multiplier);
      if (required <= 0n) return;
      await insertTurnover(tx, {
        merchant_code: merchantCode,
        member_id: memberId,
        source,
        reference,
        credited_minor: creditedMinor,
        required_minor: required,
        created_at: at,
        ended_at: null,
      });
    },
    settle,
    sumPlay,
    async work(now) {
      for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
        const members = await listBoundMembers(db.owner, { after, limit: PAGE });
        for (const { merchant_code: merchantCode, member_id: memberId } of members) {
          await withTransaction(db, { merchantCode }, async (tx) => {
            const kept = await findCurrency(tx, merchantCode);
            if (!kept) return;
            const { code: currency, decimals } = kept;
            await settle(tx, { merchantCode, memberId, currency, decimals: decimals ?? 2 }, now);
          });
        }
        if (members.length < PAGE) return;
        after = members.at(-1)!.member_id;
      }
    },
  };
}
