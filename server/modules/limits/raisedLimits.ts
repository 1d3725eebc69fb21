import { confirmable, RAISE_TERMS } from '../../../engine/payments/limits.ts';
import { playRulesOf } from '../../../engine/payments/jurisdictions.ts';
import type { NoticeWord } from '../../../schemas/notices.ts';
import type { SiteFinder } from '../../composition/module.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { tellAll } from '../notices/tell.ts';
import { listMerchantsWithRaises, listRaises, type LimitRow } from './limits.repository.ts';

const WORDS: Readonly<Record<LimitRow['kind'], NoticeWord>> = {
  deposit: 'limitDeposit',
  loss: 'limitLoss',
  wager: 'limitWager',
};

/** Tells of raises that a yes would make hold now; each is told once, however often this runs. */
export async function tellRaisedLimits(
  { db, findSite }: { readonly db: Database; readonly findSite: SiteFinder },
  now: Date,
): Promise<void> {
  for (const merchantCode of await listMerchantsWithRaises(db)) {
    const site = await findSite(merchantCode);
    if (!site) continue;
    const { raiseDelayHours: delayHours } = playRulesOf(site.brand.jurisdiction.country);
    await withTransaction(db, { merchantCode }, async (tx) => {
      const ready = (await listRaises(tx)).filter(({ wanted_at: at }) => {
        const times = at && confirmable(at, { ...RAISE_TERMS, delayHours });
        return times && times.from <= now && now < times.until;
      });
      const told = ready.map(({ member_id: memberId, kind, span, wanted_at: at }) => ({
        memberId,
        kind: 'limitReady' as const,
        name: `limit ${kind} ${span} ${at!.getTime()}`,
        values: { limit: { word: WORDS[kind] } },
      }));
      await tellAll(tx, { merchantCode, at: now }, told);
    });
  }
}
