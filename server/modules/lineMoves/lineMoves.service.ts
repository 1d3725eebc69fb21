import { periodAt } from '../../../engine/agents/contractPeriods.ts';
import { getMemberType } from '../../../schemas/memberTypes.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { findMember, findMemberByAccount, getMember } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import { listAbove, lockLines, readTeamDepth, setUpline } from './lineMoves.repository.ts';

/** No line is deeper. */
const MOST_DEPTH = 10;

/** What has to be over before a member moves. */
export type OpenInLine = 'contract' | 'debt';

/** Says what is open that a member receives in its line. */
export type ReadOpen = (tx: Tx, memberId: string) => Promise<readonly OpenInLine[]>;

/** A move as it was asked for. */
export interface WantedMove {
  readonly memberId: string;
  /** The account of the new upline; null for a line of its own. */
  readonly upline: string | null;
}

/** A move that can be made. */
export interface Move {
  readonly memberId: string;
  readonly account: string;
  readonly from: { readonly id: string; readonly account: string } | null;
  readonly to: { readonly id: string; readonly account: string } | null;
  /** From when on it holds: the next dividend period begins. */
  readonly at: Date;
}

/** Members who get another upline. */
export interface LineMovesService {
  /** Adds what may be open; by the module whose it is, as it is made. */
  addOpen(read: ReadOpen): void;
  /**
   * Whether a move can be made, and from when on it holds; the lines wait until the transaction ends. Throws Problem notFound
   * or lineMoveInvalid with why.
   */
  plan(tx: Tx, brand: ResolvedBrand, wanted: WantedMove & { readonly now: Date }): Promise<Move>;
  /** Makes it. */
  move(tx: Tx, brand: ResolvedBrand, wanted: WantedMove & { readonly now: Date }): Promise<Move>;
}

const refuse = (
  why: 'same' | 'self' | 'below' | 'depth' | 'notAgent' | OpenInLine,
  text: string,
): Problem => new Problem('lineMoveInvalid', text, { value: { why } });

async function findUpline(tx: Tx, merchantCode: string, account: string) {
  const found = await findMemberByAccount(tx, merchantCode, account);
  if (!found) throw new Problem('notFound', 'There is no such upline.');
  if (found.status !== 'active' || !getMemberType(found.member_type).agentCentre) {
    throw refuse('notAgent', 'The upline is no agent, or its account is closed.');
  }
  return found;
}

/** That a member and its team fit below another. */
async function requireRoom(
  tx: Tx,
  merchantCode: string,
  { memberId, uplineId }: { memberId: string; uplineId: string },
): Promise<void> {
  const above = await listAbove(tx, merchantCode, uplineId);
  if (above.some(({ id }) => id === memberId)) {
    throw refuse('below', 'The upline is in the team that would move.');
  }
  const deepest = above.reduce((most, { depth }) => Math.max(most, depth), 0);
  if (deepest + 1 + (await readTeamDepth(tx, merchantCode, memberId)) > MOST_DEPTH) {
    throw refuse('depth', `No line is more than ${MOST_DEPTH} deep.`);
  }
}

/** Makes the service. */
export function createLineMoves(): LineMovesService {
  const readers: ReadOpen[] = [];

  async function requireSettled(tx: Tx, memberId: string): Promise<void> {
    for (const read of readers) {
      const [open] = await read(tx, memberId);
      if (open) throw refuse(open, `What the member receives in its line is open: a ${open}.`);
    }
  }

  const plan: LineMovesService['plan'] = async (tx, brand, { memberId, upline, now }) => {
    const { merchantCode, timeZone, agents } = brand;
    await lockLines(tx, merchantCode);
    const member = await findMember(tx, merchantCode, memberId);
    if (!member) throw new Problem('notFound', 'There is no such member.');
    const next = upline === null ? null : await findUpline(tx, merchantCode, upline);
    if (next?.id === memberId) throw refuse('self', 'Nobody is above themselves.');
    if ((next?.id ?? null) === member.upline_id) throw refuse('same', 'That is the upline now.');
    if (next) await requireRoom(tx, merchantCode, { memberId, uplineId: next.id });
    await requireSettled(tx, memberId);
    const calendar = { zone: timeZone, dividends: agents.contracts?.dividends ?? 'semimonthly' };
    const former = member.upline_id && (await getMember(tx, merchantCode, member.upline_id));
    return {
      memberId,
      account: member.account,
      from: former ? { id: former.id, account: former.account } : null,
      to: next && { id: next.id, account: next.account },
      at: new Date(periodAt('dividend', calendar, now.getTime()).until),
    };
  };

  return {
    addOpen: (read) => void readers.push(read),
    plan,
    async move(tx, brand, wanted) {
      const planned = await plan(tx, brand, wanted);
      await setUpline(tx, {
        merchantCode: brand.merchantCode,
        memberId: planned.memberId,
        uplineId: planned.to?.id ?? null,
        from: planned.at,
      });
      return planned;
    },
  };
}
