import { CLOSING_BLOCKS } from '../../../schemas/api/security.ts';
import type { Parts } from '../../composition/module.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { findOpenMatters, type MemberData } from '../../db/memberData.ts';
import { Problem } from '../../http/problem.ts';
import type { FactorCall } from '../session/memberFactors.ts';
import type { Sessions } from '../session/sessions.ts';
import type { OwnerProof, ProveOwner } from './ownerProof.ts';
import { changeOwnMember, listDueToClose, lockOwnMember } from './security.repository.ts';
import type { TellOwner } from './tellOwner.ts';

/** Hours in which a member may take it back. */
export const CLOSING_HOURS = 24;

/** What of an account is still open. */
export type ClosingBlock = (typeof CLOSING_BLOCKS)[number];

/** How accounts end as their members want. */
export interface Closing {
  listBlocks(tx: Tx, owner: { merchantCode: string; memberId: string }): Promise<ClosingBlock[]>;
  /** Throws Problem closingBlocked, whose value names what is open, and what `ProveOwner` does. */
  ask(call: FactorCall, proof: OwnerProof): Promise<void>;
  takeBack(call: FactorCall): Promise<void>;
  /** Closes what is due; one with something open again stays as it is. */
  closeDue(now: Date): Promise<void>;
}

/** Makes the closing of accounts. */
export function createClosing({
  db,
  sessions,
  play,
  memberData,
  proveOwner,
  tellOwner,
}: {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly play: Pick<Parts['play'], 'endPlay'>;
  readonly memberData: readonly MemberData[];
  readonly proveOwner: ProveOwner;
  readonly tellOwner: TellOwner;
}): Closing {
  const listBlocks: Closing['listBlocks'] = async (tx, owner) => {
    const open = await findOpenMatters(tx, memberData, owner);
    return CLOSING_BLOCKS.filter((block) => open.includes(block));
  };

  const close = (merchantCode: string, memberId: string, now: Date) =>
    withTransaction(db, { merchantCode }, async (tx) => {
      const member = await lockOwnMember(tx, merchantCode, memberId);
      if (member.closing_at === null || member.closing_at > now) return;
      const owner = { merchantCode, memberId };
      if ((await listBlocks(tx, owner)).length > 0) {
        await changeOwnMember(tx, member, { closing_at: null });
        return;
      }
      await changeOwnMember(tx, member, { status: 'closed', closing_at: null });
      await sessions.endOthers(tx, memberId, null, now);
      await play.endPlay(tx, { ...owner, now });
    });

  return {
    listBlocks,
    async ask(call, proof) {
      const { caller, now } = call;
      const { merchantCode } = caller.brand;
      const { memberId } = call.member;
      await proveOwner(call, proof);
      const member = await withTransaction(db, { merchantCode }, async (tx) => {
        const locked = await lockOwnMember(tx, merchantCode, memberId);
        const open = await listBlocks(tx, { merchantCode, memberId });
        if (open.length > 0) {
          throw new Problem('closingBlocked', `Still open: ${open.join(', ')}.`, {
            value: { open },
          });
        }
        const closing_at = new Date(now.getTime() + CLOSING_HOURS * 3_600_000);
        if (locked.closing_at === null) await changeOwnMember(tx, locked, { closing_at });
        return locked;
      });
      tellOwner(call, member, 'closing');
    },
    async takeBack({ caller, member }) {
      const { merchantCode } = caller.brand;
      await withTransaction(db, { merchantCode }, async (tx) => {
        const locked = await lockOwnMember(tx, merchantCode, member.memberId);
        await changeOwnMember(tx, locked, { closing_at: null });
      });
    },
    async closeDue(now) {
      for (const { merchant_code, id } of await listDueToClose(db, now)) {
        await close(merchant_code, id, now);
      }
    },
  };
}
