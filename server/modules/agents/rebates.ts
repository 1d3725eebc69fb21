import { pointTerms } from '../../../engine/agents/points.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { SiteFinder } from '../../composition/module.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { readBalances } from '../../ledger/balances.ts';
import { postMany, type Posting } from '../../ledger/postMany.ts';
import { moveLegs } from '../../ledger/transfer.ts';
import {
  listMerchantsWithRebates,
  listOpenRebates,
  reckon,
  setPaid,
} from './rebates.repository.ts';

/** Pays agents the difference of lottery rebates. */
export interface RebateWork {
  /** Pays what changed; a merchant that fails stops no other. */
  work(): Promise<void>;
}

/** What the work is made of. */
export interface RebateWorkDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly findSite: SiteFinder;
  readonly onError: (error: unknown) => void;
}

const BATCH = 500;

/** Pays each agent in one transfer what its orders come to; one that is owed by an agent waits until the wallet has it. */
async function payOpen(tx: Tx, merchantCode: string, at: Date): Promise<void> {
  const open = await listOpenRebates(tx, merchantCode);
  const postings: Posting[] = [];
  const paid: { memberId: string; currency: string; isFree: boolean }[] = [];
  for (const { memberId, currency, difference, name } of open) {
    if (difference === 0n) {
      paid.push({ memberId, currency, isFree: true });
      continue;
    }
    if (difference < 0n) {
      const [main] = await readBalances(tx, { merchantCode, memberId, currency });
      if (main!.availableMinor < -difference) continue;
    }
    const [house, wallet] = [{ house: 'commissions' } as const, { member: memberId }];
    postings.push({
      merchantCode,
      id: `rebateDifference:${memberId}:${name}`,
      kind: 'commission',
      currency,
      legs:
        difference > 0n
          ? moveLegs(house, wallet, difference)
          : moveLegs(wallet, house, -difference),
      at,
    });
    paid.push({ memberId, currency, isFree: false });
  }
  const outcomes = await postMany(tx, postings);
  let next = 0;
  for (const { memberId, currency, isFree } of paid) {
    const outcome = isFree ? 'posted' : outcomes[next++];
    if (outcome === 'posted') await setPaid(tx, { merchantCode, memberId, currency });
  }
}

/** Makes the work. */
export function createRebateWork({ db, clock, findSite, onError }: RebateWorkDeps): RebateWork {
  async function pay(brand: ResolvedBrand): Promise<void> {
    const { merchantCode } = brand;
    for (;;) {
      const taken = await withTransaction(db, { merchantCode }, async (tx) => {
        const count = await reckon(tx, merchantCode, { limit: BATCH, ...pointTerms(brand) });
        await payOpen(tx, merchantCode, clock());
        return count;
      });
      if (taken === 0) return;
    }
  }
  return {
    async work() {
      const merchants = await db.owner.transaction().execute(listMerchantsWithRebates);
      for (const code of merchants) {
        const site = await findSite(code);
        if (site) await pay(site.brand).catch(onError);
      }
    },
  };
}
