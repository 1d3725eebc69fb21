import type { Lottery } from '../../../engine/lottery/catalogue/lottery.ts';
import type { IssueClosed } from '../../../schemas/api/lotteryRefusals.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import {
  awaitsFormer,
  enterIssues,
  findOpenIssue,
  type EnteredIssue,
} from './orders.repository.ts';

/** The refusal of what an issue does not take, with the issue that is open now. */
export async function issueClosed(
  tx: Tx,
  { id: lottery, opensAfterDraw }: Pick<Lottery, 'id' | 'opensAfterDraw'>,
  issue: string,
): Promise<Problem> {
  const found = await findOpenIssue(tx, lottery);
  const isHeldBack = found && opensAfterDraw && (await awaitsFormer(tx, lottery, found));
  const next = isHeldBack ? undefined : found;
  const value: IssueClosed = {
    lottery,
    issue,
    next: next
      ? {
          issue: next.issue,
          openAt: next.open_at.toISOString(),
          closeAt: next.close_at.toISOString(),
          drawAt: next.draw_at.toISOString(),
        }
      : null,
  };
  return new Problem('issueClosed', 'The issue takes no more bets.', { value });
}

/**
 * Enters all issues of a bet, in its order. Throws Problem issueClosed for the first that takes none. Where issues open after
 * the draw of the former, nothing is bet, nor planned ahead, as long as a draw before the earliest of them is awaited.
 */
export async function enterAll(
  tx: Tx,
  lottery: Pick<Lottery, 'id' | 'opensAfterDraw'>,
  wanted: readonly { readonly issue: string }[],
): Promise<readonly EnteredIssue[]> {
  const found = new Map(
    (
      await enterIssues(
        tx,
        lottery.id,
        wanted.map(({ issue }) => issue),
      )
    ).map((one) => [one.issue, one]),
  );
  const entered: EnteredIssue[] = [];
  for (const { issue } of wanted) {
    const one = found.get(issue);
    // An issue that there never was may be one of yesterday that was swept: either way it takes no bets.
    if (!one?.is_takeable) throw await issueClosed(tx, lottery, issue);
    entered.push(one);
  }
  const earliest = [...entered].sort(
    (one, other) => Number(one.draw_at) - Number(other.draw_at),
  )[0];
  if (earliest && lottery.opensAfterDraw && (await awaitsFormer(tx, lottery.id, earliest))) {
    throw await issueClosed(tx, lottery, earliest.issue);
  }
  return entered;
}
