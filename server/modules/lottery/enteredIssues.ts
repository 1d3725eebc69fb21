import type { IssueClosed } from '../../../schemas/api/lottery.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { enterIssues, findOpenIssue, type EnteredIssue } from './orders.repository.ts';

/** The refusal of what comes after an issue's close, with the issue that is open now. */
export async function issueClosed(tx: Tx, lottery: string, issue: string): Promise<Problem> {
  const next = await findOpenIssue(tx, lottery);
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

/** Enters all issues of a bet, in its order. Throws Problem issueClosed for the first that takes none. */
export async function enterAll(
  tx: Tx,
  lottery: string,
  wanted: readonly { readonly issue: string }[],
): Promise<readonly EnteredIssue[]> {
  const found = new Map(
    (
      await enterIssues(
        tx,
        lottery,
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
  return entered;
}
