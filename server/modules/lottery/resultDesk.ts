import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';
import type { Database } from '../../db/database.ts';
import type { CatalogueEntry, LotteryCatalogue } from './catalogue.ts';
import { findIssue } from '../../db/lotteryIssues.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import { addAudit, lockIssue, setPartial, writeResult } from './issues.repository.ts';
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
  | 'unchanged';

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

function readDraw(entry: CatalogueEntry, { draw_at }: IssueRow, draw: unknown): DrawJson | null {
  try {
    return entry.family.writeDraw(entry.family.readDraw(draw, dayOf(entry, draw_at)));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Makes the desk of a database. */
export function createResultDesk({
  db,
  catalogue,
}: {
  readonly db: Pick<Database, 'owner' | 'lotteryNotifier'>;
  readonly catalogue: LotteryCatalogue;
}): ResultDesk {
  /** Changes the result of an issue with its row locked; `verb` is what the audit calls it. */
  async function change(
    { operator, ...entry }: DeskEntry,
    verb: string,
    decide: (
      issue: IssueRow,
      found: CatalogueEntry,
    ) => { readonly draw: DrawJson | null } | { readonly refusal: DeskRefusal },
  ): Promise<DeskOutcome> {
    const found = catalogue.find(entry.lottery);
    if (!found) return { refusal: 'lotteryUnknown' };
    const outcome = await db.owner.transaction().execute(async (tx): Promise<DeskOutcome> => {
      const known = await findIssue(tx, entry.lottery, entry.issue);
      if (!known) return { refusal: 'issueUnknown' };
      const locked = (await lockIssue(tx, known.id))!;
      const decided = decide(locked, found);
      if ('refusal' in decided) return decided;
      const { source, reason, isDemo } = entry;
      const issue = await writeResult(tx, locked, { draw: decided.draw, source, reason, isDemo });
      if (operator !== undefined) {
        const detail = { draw: decided.draw, reason: reason ?? null, version: issue.version };
        await addAudit(tx, { operator, verb, lottery: entry.lottery, issue: entry.issue, detail });
      }
      return { issue };
    });
    if ('issue' in outcome) db.lotteryNotifier.notify(String(outcome.issue.id));
    return outcome;
  }

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
    enter: (entry, json) =>
      change(entry, 'enter', (issue, found) => {
        if (issue.version > 0) return { refusal: 'resultKnown' };
        if (issue.state !== 'closed') return { refusal: 'tooEarly' };
        const draw = readDraw(found, issue, json);
        return draw === null ? { refusal: 'drawInvalid' } : { draw };
      }),
    correct: (entry, json) =>
      change(entry, 'correct', (issue, found) => {
        if (issue.version === 0) return { refusal: 'resultMissing' };
        const draw = readDraw(found, issue, json);
        if (draw === null) return { refusal: 'drawInvalid' };
        return sameDraw(draw, issue.draw) ? { refusal: 'unchanged' } : { draw };
      }),
    void: (entry) =>
      change(entry, 'void', (issue) => {
        if (issue.state === 'void') return { refusal: 'unchanged' };
        // Who bets meanwhile would bet on nothing.
        return issue.state === 'open' ? { refusal: 'tooEarly' } : { draw: null };
      }),
  };
}
