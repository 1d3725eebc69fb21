import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { CatalogueEntry, LotteryCatalogue } from './catalogue.ts';
import { findIssue } from '../../db/lotteryIssues.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import { addAudit, lockIssue, setPartial, tellOfIssue, writeResult } from './issues.repository.ts';
import { confirmProposal } from './proposals.repository.ts';
import { dayOf } from './settlement.ts';

/** Why a result was not taken. */
export type DeskRefusal =
  | 'lotteryUnknown'
  | 'issueUnknown'
  /** It is no result of this lottery. */
  | 'drawInvalid'
  /** Bets are still taken, or the issue is not sealed yet. */
  | 'tooEarly'
  /** There is a result, and another one is a correction. */
  | 'resultKnown'
  /** There is no result to correct. */
  | 'resultMissing'
  /** The very same is there already. */
  | 'unchanged'
  /** The proposal was confirmed or replaced, or the issue has another result than it had when this was proposed. */
  | 'proposalStale';

/** What a desk does to a result. */
export type DeskVerb = 'enter' | 'correct' | 'void';

type Decision = { readonly draw: DrawJson | null } | { readonly refusal: DeskRefusal };

/** What came of a result. */
export type DeskOutcome = { readonly issue: IssueRow } | { readonly refusal: DeskRefusal };

/** Which issue it is about, and who says so. */
export interface DeskEntry {
  readonly lottery: string;
  readonly issue: string;
  /** A feed, or who confirmed it. */
  readonly source: string;
  readonly isDemo?: boolean;
  /** The operator who acts, where one does: what they do is audited. */
  readonly operator?: string;
  readonly reason?: string;
  /** What somebody else proposed and the operator confirms: it ends with the change. */
  readonly proposal?: { readonly id: bigint; readonly proposedBy: string };
}

/**
 * Where results of lotteries that are drawn elsewhere come in, and where results are corrected. Whether sources agree is settled
 * before. Orders are settled by what stands here, soon after and at any gateway.
 */
export interface ResultDesk {
  /** Reads a result as the family writes it; null for what is none. */
  read(lottery: string, issue: string, draw: unknown): Promise<DrawJson | null>;
  /** Tells some prizes of a draw under way; none of them is settled. */
  showPartial(entry: DeskEntry, partial: DrawJson): Promise<DeskOutcome>;
  /** The first result of a sealed issue. */
  enter(entry: DeskEntry, draw: unknown): Promise<DeskOutcome>;
  /** Another result in place of one, or of a void issue. */
  correct(entry: DeskEntry, draw: unknown): Promise<DeskOutcome>;
  /** Gives all stakes back, also where there was a result. */
  void(entry: DeskEntry): Promise<DeskOutcome>;
}

const sameDraw = (one: DrawJson | null, other: DrawJson | null) => {
  const write = (value: unknown): string =>
    JSON.stringify(value, (_name, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );
  return write(one) === write(other);
};

/** A result as the family writes it. Throws RangeError, with a sentence, for what is none. */
export const parseDraw = (
  entry: CatalogueEntry,
  { draw_at }: Pick<IssueRow, 'draw_at'>,
  draw: unknown,
): DrawJson => entry.family.writeDraw(entry.family.readDraw(draw, dayOf(entry, draw_at)));

function readDraw(entry: CatalogueEntry, issue: IssueRow, draw: unknown): DrawJson | null {
  try {
    return parseDraw(entry, issue, draw);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const DECISIONS: Readonly<
  Record<DeskVerb, (issue: IssueRow, entry: CatalogueEntry, json: unknown) => Decision>
> = {
  enter(issue, entry, json) {
    if (issue.version > 0) return { refusal: 'resultKnown' };
    if (issue.state !== 'closed') return { refusal: 'tooEarly' };
    const draw = readDraw(entry, issue, json);
    return draw === null ? { refusal: 'drawInvalid' } : { draw };
  },
  correct(issue, entry, json) {
    if (issue.version === 0) return { refusal: 'resultMissing' };
    const draw = readDraw(entry, issue, json);
    if (draw === null) return { refusal: 'drawInvalid' };
    return sameDraw(draw, issue.draw) ? { refusal: 'unchanged' } : { draw };
  },
  void(issue) {
    if (issue.state === 'void') return { refusal: 'unchanged' };
    // Who bets meanwhile would bet on nothing.
    return issue.state === 'open' ? { refusal: 'tooEarly' } : { draw: null };
  },
};

/** What the desk would do to an issue as it stands. */
export const decide = (
  verb: DeskVerb,
  issue: IssueRow,
  entry: CatalogueEntry,
  json: unknown,
): Decision => DECISIONS[verb](issue, entry, json);

/** How an issue stands, for the audit. */
export const standingOf = ({ state, draw, version }: IssueRow) => ({ state, draw, version });

/**
 * Changes the result of an issue with its row locked, in the caller's transaction; gateways hear of it once that is committed.
 * With `expectedVersion`, nothing is done where the issue has another version by now.
 */
export async function changeResult(
  tx: Tx,
  catalogue: LotteryCatalogue,
  wanted: {
    readonly verb: DeskVerb;
    readonly entry: DeskEntry;
    /** JSON of the family; anything for a void. */
    readonly json: unknown;
    readonly expectedVersion?: number;
  },
): Promise<DeskOutcome> {
  const { verb, json, expectedVersion } = wanted;
  const { operator, proposal, ...entry } = wanted.entry;
  const found = catalogue.find(entry.lottery);
  if (!found) return { refusal: 'lotteryUnknown' };
  const known = await findIssue(tx, entry.lottery, entry.issue);
  if (!known) return { refusal: 'issueUnknown' };
  const locked = (await lockIssue(tx, known.id))!;
  if (expectedVersion !== undefined && locked.version !== expectedVersion) {
    return { refusal: 'proposalStale' };
  }
  const decided = decide(verb, locked, found, json);
  if ('refusal' in decided) return decided;
  if (proposal && operator !== undefined) {
    const ends = { id: proposal.id, confirmedBy: operator, version: locked.version };
    if (!(await confirmProposal(tx, ends))) return { refusal: 'proposalStale' };
  }
  const { source, reason, isDemo } = entry;
  const issue = await writeResult(tx, locked, { draw: decided.draw, source, reason, isDemo });
  if (operator !== undefined) {
    await addAudit(tx, {
      operator,
      verb,
      lottery: entry.lottery,
      issue: entry.issue,
      detail: {
        before: standingOf(locked),
        after: standingOf(issue),
        reason: reason ?? null,
        proposedBy: proposal?.proposedBy ?? null,
      },
    });
  }
  await tellOfIssue(tx, issue.id);
  return { issue };
}

/** Makes the desk of a database. */
export function createResultDesk({
  db,
  catalogue,
}: {
  readonly db: Pick<Database, 'owner' | 'lotteryNotifier'>;
  readonly catalogue: LotteryCatalogue;
}): ResultDesk {
  const change = (verb: DeskVerb, entry: DeskEntry, json: unknown): Promise<DeskOutcome> =>
    db.owner.transaction().execute((tx) => changeResult(tx, catalogue, { verb, entry, json }));

  return {
    async read(lottery, name, draw) {
      const entry = catalogue.find(lottery);
      const issue = await findIssue(db.owner, lottery, name);
      return entry && issue ? readDraw(entry, issue, draw) : null;
    },
    async showPartial({ lottery, issue: name, isDemo = false }, partial) {
      if (!catalogue.find(lottery)) return { refusal: 'lotteryUnknown' };
      const known = await findIssue(db.owner, lottery, name);
      if (!known) return { refusal: 'issueUnknown' };
      const issue = await setPartial(db.owner, known.id, { partial, isDemo });
      if (!issue) return { refusal: known.version > 0 ? 'resultKnown' : 'tooEarly' };
      db.lotteryNotifier.notify(String(issue.id));
      return { issue };
    },
    enter: (entry, json) => change('enter', entry, json),
    correct: (entry, json) => change('correct', entry, json),
    void: (entry) => change('void', entry, null),
  };
}
