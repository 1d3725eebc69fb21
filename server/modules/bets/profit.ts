import type { getProfit } from '../../../schemas/api/bets.ts';
import type { QueryOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type { GameCategory } from '../../../schemas/api/games.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { listDaySums, listMoneySums, type DaySums } from './bets.repository.ts';
import { ownerOf, writerOf, type BetsCall } from './betViews.ts';
import { readRange } from './days.ts';

const LONG_AGO = '1970-01-01';
const LAST_DAY = '9999-12-31';

/** Moves of money that are profit. */
const GIVEN: ReadonlySet<string> = new Set([
  'cashback',
  'mission',
  'bonus',
  'income',
  'salary',
  'dividend',
]);

interface CategorySum {
  readonly count: bigint;
  readonly bet: bigint;
  readonly valid: bigint;
  readonly payout: bigint;
  readonly net: bigint;
}

const NO_PLAY: CategorySum = { count: 0n, bet: 0n, valid: 0n, payout: 0n, net: 0n };

/** Sums of categories and of days: what was played, and what came beside it. */
function group(
  played: readonly DaySums[],
  moved: readonly { readonly day: string; readonly type: string; readonly sum: bigint }[],
) {
  const categories = new Map<GameCategory, CategorySum>();
  const days = new Map<string, { bet: bigint; profit: bigint }>();
  const addDay = (day: string, bet: bigint, profit: bigint) => {
    const sum = days.get(day) ?? { bet: 0n, profit: 0n };
    days.set(day, { bet: sum.bet + bet, profit: sum.profit + profit });
  };
  for (const { day, category, ...sums } of played) {
    const former = categories.get(category) ?? NO_PLAY;
    const net = sums.payout + sums.rebate - sums.bet;
    categories.set(category, {
      count: former.count + sums.count,
      bet: former.bet + sums.bet,
      valid: former.valid + sums.valid,
      payout: former.payout + sums.payout,
      net: former.net + net,
    });
    addDay(day, sums.bet, net);
  }
  for (const { day, type, sum } of moved) {
    if (GIVEN.has(type)) addDay(day, 0n, sum);
  }
  return { categories, days };
}

/** What a member won and lost in a range of days. */
export async function readProfit(
  db: Database,
  call: BetsCall,
  query: QueryOf<typeof getProfit>,
): Promise<ValueOf<typeof getProfit>> {
  const { brand } = call.caller;
  const write = writerOf(call);
  const range = readRange(brand, query, call.now);
  const owner = ownerOf(call);
  const { played, moved, ever } = await withTransaction(
    db,
    { merchantCode: brand.merchantCode },
    async (tx) => ({
      played: await listDaySums(tx, owner, range),
      moved: await listMoneySums(tx, owner, range),
      ever: await listMoneySums(tx, owner, { from: LONG_AGO, to: LAST_DAY }),
    }),
  );
  const sumOf = (moves: typeof moved, type: string) =>
    moves.reduce((sum, move) => (move.type === type ? sum + move.sum : sum), 0n);
  const { categories, days } = group(played, moved);
  const total = (key: 'bet' | 'valid' | 'payout' | 'rebate') =>
    played.reduce((sum, one) => sum + one[key], 0n);
  const cashback = sumOf(moved, 'cashback') + total('rebate');
  const bonus = sumOf(moved, 'bonus') + sumOf(moved, 'mission');
  const income = sumOf(moved, 'income') + sumOf(moved, 'salary') + sumOf(moved, 'dividend');
  const deposits = sumOf(ever, 'deposit');
  const withdrawals = -sumOf(ever, 'withdrawal');
  return {
    currency: brand.currency.code,
    ...range,
    sum: {
      bet: write(total('bet')),
      valid: write(total('valid')),
      payout: write(total('payout')),
      cashback: write(cashback),
      bonus: write(bonus),
      income: write(income),
      profit: write(total('payout') + cashback + bonus + income - total('bet')),
      deposits: write(sumOf(moved, 'deposit')),
      withdrawals: write(-sumOf(moved, 'withdrawal')),
    },
    categories: [...categories].map(([category, { count, bet, valid, payout, net }]) => ({
      category,
      count: Number(count),
      bet: write(bet),
      valid: write(valid),
      payout: write(payout),
      net: write(net),
    })),
    days: [...days]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, { bet, profit }]) => ({ day, bet: write(bet), profit: write(profit) })),
    lifetime: {
      deposits: write(deposits),
      withdrawals: write(withdrawals),
      netDeposit: write(deposits - withdrawals),
    },
  };
}
