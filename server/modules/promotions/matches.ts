import type { SiteFinder } from '../../composition/module.ts';
import type { Tx } from '../../db/database.ts';
import type { DepositOffer, DepositOfferSource } from '../bonuses/depositOffers.ts';
import {
  insertEntry,
  listPublished,
  lockMember,
  takeBudget,
  updateEntry,
} from './promotions.repository.ts';
import { minorOf } from './doings.ts';
import { readMember, roomOf, standAll, standOne } from './standing.ts';
import { titleOf } from './views.ts';

const listMatches = async (tx: Tx) =>
  (await listPublished(tx)).filter(({ terms }) => terms.kind === 'depositMatch');

/** What deposits can bring by promotions, and what is kept of those that did. */
export function createMatches({
  ids,
  findSite,
}: {
  readonly ids: () => string;
  readonly findSite: SiteFinder;
}): DepositOfferSource {
  return {
    async list(tx, { brand, locale, memberId, now }) {
      const published = await listMatches(tx);
      if (published.length === 0) return [];
      const looker = await readMember(tx, { brand, memberId, now });
      if (!looker.mayReceive) return [];
      const standings = await standAll(tx, published, { brand, looker, now });
      return standings.flatMap(({ id, terms, period, status, isFor }, index): DepositOffer[] => {
        const { pays, rate, minDeposit, cap } = terms;
        if (status !== 'claim' || pays.pays !== 'bonus' || !isFor) return [];
        const room = roomOf(published[index]!, brand);
        const maxMinor = minorOf(cap, brand);
        return [
          {
            id,
            title: titleOf(terms, { locale, brand }),
            rate,
            minMinor: minorOf(minDeposit, brand),
            maxMinor: room !== null && room < maxMinor ? room : maxMinor,
            periodKey: period,
            terms: pays,
          },
        ];
      });
    },
    async holds(tx, { merchantCode, memberId, offer, amountMinor, now }) {
      await lockMember(tx, memberId);
      const published = (await listMatches(tx)).find(({ id }) => id === offer.id);
      const site = published && (await findSite(merchantCode));
      if (!site) return false;
      const { brand } = site;
      const { id, terms } = published;
      const looker = await readMember(tx, { brand, memberId, now });
      if (!looker.mayReceive) return false;
      const { isFor, endsAt, entries } = await standOne(tx, published, { brand, looker, now });
      if (!isFor) return false;
      // The period is that in which it was chosen.
      const own = entries.find(({ period }) => period === offer.periodKey);
      if (endsAt <= now || (own !== undefined && own.state !== 'joined')) return false;
      const budgetMinor = minorOf(terms.budget, brand);
      if (!(await takeBudget(tx, id, { amountMinor, budgetMinor }))) return false;
      const paid = {
        state: 'claimed',
        amount_minor: amountMinor,
        version: offer.terms.version,
        claimed_at: now,
        changed_at: now,
      } as const;
      if (own) {
        await updateEntry(tx, own.id, paid);
        return true;
      }
      await insertEntry(tx, {
        merchant_code: merchantCode,
        id: ids(),
        promotion_id: id,
        member_id: memberId,
        period: offer.periodKey,
        kind: terms.kind,
        currency: brand.currency.code,
        decimals: brand.currency.decimals,
        created_at: now,
        ...paid,
      });
      return true;
    },
  };
}
