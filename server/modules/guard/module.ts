import { REWARD_RISKS } from '../../../schemas/desk/guard.ts';
import { defineModule } from '../../composition/module.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { dataIn } from '../../db/memberData.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import { keepFound, listMerchants, listRisks, markSeen, setHeld } from './guard.repository.ts';

/** How far back is looked. */
const DAYS = 30;

const DAY_MS = 86_400_000;
const PAGE = 100;

/** Finds who lives off rewards, and has rewards wait until somebody has looked. */
export interface GuardParts {
  /** Looks for everything, at all merchants; one that fails stops no other. */
  work(): Promise<void>;
  readonly list: typeof listRisks;
  readonly markSeen: typeof markSeen;
  /** Has rewards of a member wait from a moment on, or for null go their way again. */
  hold(
    tx: Parameters<typeof setHeld>[0],
    of: { readonly merchantCode: string; readonly memberId: string; readonly heldAt: Date | null },
  ): Promise<void>;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly guard: GuardParts;
  }
}

const createWork =
  ({
    db,
    clock,
    onError,
  }: {
    readonly db: Database;
    readonly clock: () => Date;
    readonly onError: (error: unknown) => void;
  }): GuardParts['work'] =>
  async () => {
    for (let after = ''; ;) {
      const page = await listMerchants(db.owner, after, PAGE);
      for (const merchantCode of page) {
        const now = clock();
        const search = { merchantCode, now, since: new Date(now.getTime() - DAYS * DAY_MS) };
        for (const reason of REWARD_RISKS) {
          await withTransaction(db, { merchantCode }, (tx) => keepFound(tx, reason, search)).catch(
            onError,
          );
        }
      }
      if (page.length < PAGE) return;
      after = page.at(-1)!;
    }
  };

const createHold =
  ({ badges }: { readonly badges: Pick<BadgesService, 'tell'> }): GuardParts['hold'] =>
  async (tx, { merchantCode, memberId, heldAt }) => {
    await setHeld(tx, memberId, heldAt);
    await badges.tell(tx, { merchantCode, memberId });
  };

export const guardModule = defineModule({
  name: 'guard',
  needs: ['db', 'clock', 'log', 'badges'],
  create({ db, clock, log, badges }): GuardParts {
    const onError = (err: unknown) =>
      log.error({ err }, 'rewards of a merchant were not looked at');
    return {
      work: createWork({ db, clock, onError }),
      list: listRisks,
      markSeen,
      hold: createHold({ badges }),
    };
  },
  memberData: [dataIn('reward_risks', { isErased: true, isOfStaff: true })],
});
