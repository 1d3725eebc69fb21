import type { Database } from '../../db/database.ts';
import { findIssue } from '../../db/lotteryIssues.ts';
import type { LotteryCatalogue } from './catalogue.ts';
import { addAudit, lockIssue } from './issues.repository.ts';
import { listProposals, replaceProposal, type Proposal } from './proposals.repository.ts';
import {
  createResultDesk,
  decide,
  standingOf,
  type DeskOutcome,
  type DeskRefusal,
  type DeskVerb,
} from './resultDesk.ts';

/** What waits for somebody else to confirm it. */
export type WaitingProposal = Proposal;

/** Why nothing was proposed or confirmed. */
export type ProposalRefusal =
  | DeskRefusal
  /** Its result follows from a committed seed, and nobody chooses it. */
  | 'drawnHere'
  /** Nothing was proposed of the issue. */
  | 'proposalMissing'
  /** Who proposed it cannot confirm it. */
  | 'sameOperator';

/** What an operator proposes. */
export interface Wanted {
  readonly verb: DeskVerb;
  readonly lottery: string;
  readonly issue: string;
  readonly operator: string;
  readonly reason?: string;
  /** JSON of the family; nothing for a void. */
  readonly draw?: unknown;
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Results by hand: one operator proposes, and nothing happens until another one confirms. Both are audited. */
export function createProposals(deps: {
  readonly db: Pick<Database, 'owner' | 'lotteryNotifier'>;
  readonly catalogue: LotteryCatalogue;
}) {
  const { db, catalogue } = deps;
  const desk = createResultDesk(deps);
  return {
    /** Proposes in place of what was proposed of the issue before; null where it now waits to be confirmed. */
    async propose({
      verb,
      lottery,
      issue: name,
      operator,
      reason,
      draw: json,
    }: Wanted): Promise<ProposalRefusal | null> {
      const entry = catalogue.find(lottery);
      if (!entry) return 'lotteryUnknown';
      const { source } = entry.lottery;
      if (verb !== 'void' && (source === 'own' || source === 'instant')) return 'drawnHere';
      return db.owner.transaction().execute(async (tx) => {
        const known = await findIssue(tx, lottery, name);
        if (!known) return 'issueUnknown';
        const issue = (await lockIssue(tx, known.id))!;
        const decided = decide(verb, issue, entry, json);
        if ('refusal' in decided) return decided.refusal;
        const { draw } = decided;
        await replaceProposal(tx, {
          verb,
          draw,
          reason: reason ?? null,
          issueId: issue.id,
          version: issue.version,
          proposedBy: operator,
        });
        const detail = { before: standingOf(issue), after: { draw }, reason: reason ?? null };
        await addAudit(tx, { operator, verb: `propose ${verb}`, lottery, issue: name, detail });
        return null;
      });
    },
    /** Carries out what somebody else proposed of an issue. */
    async confirm(
      proposal: Proposal,
      operator: string,
    ): Promise<DeskOutcome | { readonly refusal: ProposalRefusal }> {
      const { id, verb, lottery, issue, draw, reason, proposedBy } = proposal;
      if (isSameName(proposedBy, operator)) return { refusal: 'sameOperator' };
      const entry = {
        lottery,
        issue,
        source: `${proposedBy}, ${operator}`,
        operator,
        ...(reason !== null && { reason }),
        proposal: { id, proposedBy },
      };
      return verb === 'void' ? desk.void(entry) : desk[verb](entry, draw);
    },
    /** What was proposed of an issue and waits; undefined where nothing does. */
    async find(lottery: string, issue: string): Promise<Proposal | undefined> {
      return (await listProposals(db.owner, { lottery, issue }))[0];
    },
    list: () => listProposals(db.owner),
  };
}
