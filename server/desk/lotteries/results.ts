import type { TypedDeskEndpoint, DeskBodyOf } from '../../../schemas/desk/deskEndpoint.ts';
import { correctResult, enterResult, voidIssue } from '../../../schemas/desk/lotteries.ts';
import type { Tx } from '../../db/database.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import { readDrawText, writeDrawText } from '../../modules/lottery/drawText.ts';
import type { IssueDesk } from '../../modules/lottery/issueDesk.ts';
import { standingOf, type DeskVerb } from '../../modules/lottery/resultDesk.ts';
import type { AnyAction, DeskAction } from '../actions.ts';
import { refuse } from './views.ts';

type ResultBody = DeskBodyOf<typeof voidIssue> & { readonly draw?: string };

/** JSON of a result as somebody wrote it. Throws Problem drawInvalid. */
export function readDraw(written: string): unknown {
  try {
    return readDrawText(written);
  } catch (error) {
    if (error instanceof SyntaxError) throw refuse('drawInvalid');
    throw error;
  }
}

const subjectOf = ({ id, lottery, issue }: IssueRow) => ({
  kind: 'issue',
  id: String(id),
  label: `${lottery} ${issue}`,
});

const LONGEST_NAME = 64;
const nameOf = ({ name }: { readonly name: string }) => name.slice(0, LONGEST_NAME);

/** A change of a result: it always waits for a second person, and is made as the issue was looked at, or not at all. */
function defineResult<E extends TypedDeskEndpoint>(
  endpoint: E,
  verb: DeskVerb,
  desk: IssueDesk,
): DeskAction<E> {
  const find = async (tx: Tx, body: ResultBody) => {
    const issue = await desk.find(tx, BigInt(body.id));
    if (!issue) throw refuse('issueUnknown');
    return { issue, json: body.draw === undefined ? null : readDraw(body.draw) };
  };
  const action = {
    endpoint,
    async fourEyes(tx: Tx, body: ResultBody) {
      const { issue, json } = await find(tx, body);
      if (issue.version !== body.version) throw refuse('proposalStale');
      const refusal = desk.findRefusal(verb, issue, json);
      if (refusal) throw refuse(refusal);
      return { subject: subjectOf(issue), before: standingOf(issue) };
    },
    async perform(
      tx: Tx,
      body: ResultBody,
      { staff, approver }: Parameters<DeskAction<E>['perform']>[2],
    ) {
      const { issue, json } = await find(tx, body);
      const names = approver ? `${nameOf(staff)}, ${nameOf(approver)}` : nameOf(staff);
      const outcome = await desk.change(tx, {
        verb,
        json,
        expectedVersion: body.version,
        entry: {
          lottery: issue.lottery,
          issue: issue.issue,
          source: names,
          operator: nameOf(approver ?? staff),
          reason: body.reason,
        },
      });
      if ('refusal' in outcome) throw refuse(outcome.refusal);
      const { version, draw } = outcome.issue;
      return {
        value: { version, draw: draw === null ? null : writeDrawText(draw) },
        subject: subjectOf(issue),
        before: standingOf(issue),
        after: standingOf(outcome.issue),
      };
    },
  };
  // The three bodies differ in whether there is a draw, which only their contracts know.
  return action as unknown as DeskAction<E>;
}

/** The changes of results, over a desk. */
export const defineResults = (desk: IssueDesk): readonly AnyAction[] => [
  defineResult(enterResult, 'enter', desk),
  defineResult(correctResult, 'correct', desk),
  defineResult(voidIssue, 'void', desk),
];
