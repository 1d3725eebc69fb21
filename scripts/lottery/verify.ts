import { verifyDraw } from '../../engine/lottery/verify.ts';
import type { Database } from '../../server/db/database.ts';
import { findIssue } from '../../server/db/lotteryIssues.ts';
import type { IssueRow } from '../../server/db/lotteryTables.ts';
import { publicPartsOf } from '../../server/modules/lottery/issueState.ts';
import { productCatalogue } from '../../server/modules/lottery/catalogue.ts';
import { createIssueLists } from '../../server/modules/lottery/issueLists.ts';
import { tellDraw } from './tell.ts';
import type { LotteryCommand } from './request.ts';

/** What is wrong with a published draw; undefined where it is what its seed gives. */
function findFault(issue: IssueRow): string | undefined {
  const { seed, commitment, draw } = issue;
  const parts = publicPartsOf(issue);
  const entry = productCatalogue.find(issue.lottery);
  if (!entry) return 'is of a lottery that this release does not know.';
  if (!seed || !commitment || !parts || draw === null) {
    return 'has no published draw of our own.';
  }
  const { isCommitted, isSame, result } = verifyDraw(entry.family, entry.lottery, {
    lottery: issue.lottery,
    issue: issue.issue,
    seed,
    commitment,
    parts,
    drawAt: issue.draw_at.getTime(),
    result: draw,
  });
  if (!isCommitted) return 'has another seed than the one whose hash was shown before.';
  return isSame || result === undefined
    ? undefined
    : `says ${tellDraw(draw)}, but its seed gives ${tellDraw(result)}.`;
}

async function verifyOne(
  db: Database,
  { lottery, issue }: { readonly lottery: string; readonly issue: string },
  { write, complain }: LotteryCommand,
): Promise<number> {
  const row = await findIssue(db.owner, lottery, issue);
  if (!row) {
    complain(`${lottery} has no issue "${issue}".`);
    return 1;
  }
  const fault = findFault(row);
  write(`${lottery} ${issue} ${fault ?? `is what its seed gives: ${tellDraw(row.draw)}`}`);
  return fault === undefined ? 0 : 1;
}

/** Makes published draws once more and compares: one, or all that there are. */
export async function verify(
  db: Database,
  of: { readonly lottery: string; readonly issue: string } | undefined,
  command: LotteryCommand,
): Promise<number> {
  if (of) return verifyOne(db, of, command);
  const counts = new Map<string, { agree: number; faults: number }>();
  for await (const issue of createIssueLists(db).published()) {
    const count = counts.get(issue.lottery) ?? { agree: 0, faults: 0 };
    const fault = findFault(issue);
    if (fault === undefined) count.agree += 1;
    else {
      count.faults += 1;
      command.write(`${issue.lottery} ${issue.issue} ${fault}`);
    }
    counts.set(issue.lottery, count);
  }
  for (const [lottery, { agree, faults }] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const verdict = faults === 0 ? 'agree' : `agree, ${faults} DISAGREE`;
    command.write(`${lottery.padEnd(12)} ${agree} draws ${verdict}`);
  }
  if (counts.size === 0) command.write('No draw of our own was published yet.');
  return [...counts.values()].some(({ faults }) => faults > 0) ? 1 : 0;
}
