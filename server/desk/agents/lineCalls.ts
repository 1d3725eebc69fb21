import { addDays, dayIn } from '../../../engine/zonedTime.ts';
import { LINE_DAYS, listLine, openLine } from '../../../schemas/desk/lines.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { Desk } from '../area.ts';
import { COUNTED, readCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { requireMember } from '../members/memberReads.ts';
import {
  countBelow,
  findLine,
  findMoveAt,
  listAbove,
  listBelow,
  type LineRow,
  type LinesOf,
} from './lines.repository.ts';

const linesOf = ({ merchantCode, currency, timeZone }: ResolvedBrand, at: Date): LinesOf => {
  const today = dayIn(timeZone, at.getTime());
  const from = addDays(today, 1 - LINE_DAYS);
  return { merchantCode, currency: currency.code, from, to: today, at };
};

function describe(row: LineRow, { currency }: ResolvedBrand) {
  const { id, account, memberType, team, contracts, joined } = row;
  const { deposit, withdrawal, bet, payout, given } = row;
  const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
  const sums = {
    joined: Number(joined),
    deposit: write(deposit),
    withdrawal: write(withdrawal),
    bet: write(bet),
    payout: write(payout),
    net: write(payout + given - bet),
  };
  return { id, account, memberType, team, contracts, currency: currency.code, sums };
}

/** Mounts what the desk reads of lines of agents. */
export function mountLines({ parts: { db }, serve }: Desk): void {
  serve(openLine, (call) =>
    inCall(db, call, async (tx) => {
      const { brand } = call.live;
      const of = linesOf(brand, call.now);
      const row = await findLine(tx, of, call.query.account.trim());
      if (!row) throw new Problem('notFound', 'There is no such member.');
      return {
        ...describe(row, brand),
        path: [...(await listAbove(tx, of, row.id))],
        movesAt: (await findMoveAt(tx, of, row.id))?.toISOString() ?? null,
      };
    }),
  );
  serve(listLine, (call) =>
    inCall(db, call, async (tx) => {
      const { brand } = call.live;
      const { memberId, limit, after } = call.query;
      await requireMember(tx, { brand }, memberId);
      const of = linesOf(brand, call.now);
      const from = readCursor(after, 1)?.[0] ?? null;
      const rows = await listBelow(tx, of, { memberId, after: from, limit: limit + 1 });
      return toPage(rows, {
        limit,
        count: await countBelow(tx, of, memberId, COUNTED),
        toItem: (row) => describe(row, brand),
        cursorOf: ({ account }) => writeCursor(account),
      });
    }),
  );
}
