import { suggestName } from '../../engine/nearestName.ts';
import type { Database } from '../../server/db/database.ts';
import { findIssue, readNow } from '../../server/db/lotteryIssues.ts';
import type { IssueRow } from '../../server/db/lotteryTables.ts';
import { productCatalogue, type CatalogueEntry } from '../../server/modules/lottery/catalogue.ts';
import { foresee } from '../../server/modules/lottery/foresee.ts';
import { createIssueLists } from '../../server/modules/lottery/issueLists.ts';
import { stateOf } from '../../server/modules/lottery/issueState.ts';
import { countLate } from '../../server/modules/lottery/lateDraws.ts';
import { createProposals, type ProposalRefusal } from '../../server/modules/lottery/proposals.ts';
import { parseDraw } from '../../server/modules/lottery/resultDesk.ts';
import type { LotteryCommand, LotteryRequest } from './request.ts';
import { tellDraw, tellEffect, tellProposal, tellTime } from './tell.ts';
import { verify } from './verify.ts';

type Of<V extends LotteryRequest['verb']> = Extract<LotteryRequest, { readonly verb: V }>;
type Tools = LotteryCommand & { readonly db: Database };

const REFUSALS: Readonly<Record<ProposalRefusal, string>> = {
  lotteryUnknown: 'There is no such lottery.',
  issueUnknown: 'There is no such issue.',
  drawInvalid: 'That is no result of this lottery.',
  tooEarly: 'It still takes bets, or is not closed yet.',
  resultKnown: 'It has a result already: "correct" puts another one in its place.',
  resultMissing: 'It has no result to correct: "enter" gives it one.',
  unchanged: 'That is how it stands already.',
  proposalStale: 'The issue or the proposal has changed meanwhile: look at it, and propose anew.',
  drawnHere:
    'Its results follow from seeds that were committed to, and nobody enters or corrects them; "void" gives all stakes back.',
  proposalMissing: 'Nothing is proposed of it that waits to be confirmed.',
  sameOperator: 'Who proposes cannot confirm: it takes somebody else.',
};

async function list({ db, write }: Tools): Promise<number> {
  const next = await createIssueLists(db).nextDraws();
  const late = await countLate(db, productCatalogue);
  for (const { lottery } of productCatalogue.entries) {
    const { id, source } = lottery;
    const issue = next.get(id);
    const due = issue ? `next ${issue.issue} at ${tellTime(issue.draw_at)}` : 'no draw ahead';
    const count = late.get(id) ?? 0;
    const ahead = source === 'instant' ? 'drawn for each order' : due;
    write(`${id.padEnd(12)} ${source.padEnd(8)} ${ahead}${count > 0 ? `, ${count} LATE` : ''}`);
  }
  const proposals = await createProposals({ db, catalogue: productCatalogue }).list();
  if (proposals.length > 0) write('\nWaits for somebody else to confirm:');
  for (const proposal of proposals) write(`  ${tellProposal(proposal)}`);
  return 0;
}

const SHOWN = 30;
/** Late ones are among the closed. */
const KEPT = { open: 'open', closed: 'closed', late: 'closed' } as const;

/** How an issue stands, in the words of the command line. */
function standing(issue: IssueRow, now: Date): string {
  return stateOf(issue, now) === 'delayed' ? 'late' : issue.state;
}

async function issues({ lottery, state }: Of<'issues'>, { db, write }: Tools): Promise<number> {
  const now = await readNow(db.owner);
  const kept = state && (state in KEPT ? KEPT[state as keyof typeof KEPT] : state);
  const states = kept && ([kept] as IssueRow['state'][]);
  const rows = await createIssueLists(db).newest({
    lottery,
    limit: SHOWN,
    ...(states && { states }),
  });
  const shown = rows.filter((issue) => state !== 'late' || standing(issue, now) === 'late');
  for (const issue of shown) {
    const { draw, partial, version, seal_orders: orders, seal_stakes: stakes } = issue;
    const sealed = orders === null ? '' : `, ${orders} orders ${JSON.stringify(stakes)}`;
    const result = draw ?? partial;
    write(
      `${issue.issue.padEnd(16)} ${standing(issue, now).padEnd(8)} drawn ${tellTime(issue.draw_at)}, version ${version}${sealed}${result === null ? '' : `, ${tellDraw(result)}`}`,
    );
  }
  if (shown.length === 0) write(`${lottery} has no such issue.`);
  return 0;
}

/** Says what a result would do to orders. */
async function tellEffects(
  entry: CatalogueEntry,
  of: Parameters<typeof foresee>[2],
  { db, write }: Tools,
): Promise<void> {
  const effects = await foresee(db, entry, of);
  if (effects.length === 0) write('  No order is in it.');
  for (const effect of effects) write(tellEffect(effect));
}

async function propose(
  request: Of<'enter' | 'correct' | 'void'>,
  entry: CatalogueEntry,
  tools: Tools,
): Promise<number> {
  const { db, write, complain } = tools;
  const { verb, lottery, issue: name } = request;
  const issue = await findIssue(db.owner, lottery, name);
  let sentence = '';
  try {
    if (issue && verb !== 'void') parseDraw(entry, issue, request.draw);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    sentence = ` ${error.message}`;
  }
  const proposals = createProposals({ db, catalogue: productCatalogue });
  const refusal = await proposals.propose(request);
  if (refusal !== null) {
    const detail = refusal === 'drawInvalid' ? sentence : '';
    complain(`${lottery} ${name}: ${REFUSALS[refusal]}${detail}`);
    return 1;
  }
  const proposal = (await proposals.find(lottery, name))!;
  write(tellProposal(proposal));
  await tellEffects(entry, { issue: issue!, draw: proposal.draw }, tools);
  write(`It waits for somebody else: npm run lottery -- confirm ${lottery} ${name} --as OTHER`);
  return 0;
}

async function confirm(
  { lottery, issue: name, operator }: Of<'confirm'>,
  entry: CatalogueEntry,
  tools: Tools,
): Promise<number> {
  const { db, write, complain } = tools;
  const refuse = (refusal: ProposalRefusal) => {
    complain(`${lottery} ${name}: ${REFUSALS[refusal]}`);
    return 1;
  };
  const issue = await findIssue(db.owner, lottery, name);
  if (!issue) return refuse('issueUnknown');
  const proposals = createProposals({ db, catalogue: productCatalogue });
  const proposal = await proposals.find(lottery, name);
  if (!proposal) return refuse('proposalMissing');
  write(tellProposal(proposal));
  await tellEffects(entry, { issue, draw: proposal.draw }, tools);
  const outcome = await proposals.confirm(proposal, operator);
  if ('refusal' in outcome) return refuse(outcome.refusal);
  write(`Done: version ${outcome.issue.version}. A running gateway settles its orders at once.`);
  return 0;
}

/** Does what a command line asks for; resolves with the exit code. */
export async function work(
  db: Database,
  request: LotteryRequest,
  command: LotteryCommand,
): Promise<number> {
  const tools = { ...command, db };
  if (request.verb === 'list') return list(tools);
  const lottery = request.verb === 'verify' ? request.of?.lottery : request.lottery;
  const entry = lottery === undefined ? undefined : productCatalogue.find(lottery);
  if (lottery !== undefined && !entry) {
    const names = productCatalogue.entries.map((one) => one.lottery.id);
    command.complain(`There is no lottery "${lottery}". ${suggestName(lottery, names)}`);
    return 2;
  }
  switch (request.verb) {
    case 'verify':
      return verify(db, request.of, command);
    case 'issues':
      return issues(request, tools);
    case 'confirm':
      return confirm(request, entry!, tools);
    default:
      return propose(request, entry!, tools);
  }
}
