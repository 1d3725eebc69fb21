import { matchedDeposit } from '../../../engine/rewards/bonuses.ts';
import type { DepositBonusRefusal } from '../../../schemas/api/deposits.ts';
import type { WageredTerms } from '../../../schemas/bonusTerms.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import type { KeptDepositBonus } from '../../db/bonusTables.ts';
import { mayBeRewarded } from '../../db/rewardedMembers.ts';
import { hasReference } from './bonuses.repository.ts';
import type { BonusEngine } from './bonuses.service.ts';

/** A bonus that a deposit can bring; amounts in minor units. */
export interface DepositOffer {
  /** Names it among all sources: letters, digits, and - or _; of at most 60 characters. */
  readonly id: string;
  /** In the language of who is offered it. */
  readonly title: string;
  /** Of the deposit; a decimal text. */
  readonly rate: string;
  readonly minMinor: bigint;
  /** The most that it brings; null for any. */
  readonly maxMinor: bigint | null;
  /** It can be had once a member and period, such as `2026-02`. */
  readonly periodKey: string;
  readonly terms: WageredTerms;
}

/** Says which bonuses deposits can bring; one for each module that has such offers. */
export interface DepositOfferSource {
  list(
    tx: Tx,
    of: {
      readonly brand: ResolvedBrand;
      readonly locale: string;
      readonly memberId: string;
      readonly now: Date;
    },
  ): Promise<readonly DepositOffer[]>;
  /** Whether what was chosen is this source's, and still stands as the deposit is paid; the source keeps that it was had. */
  holds(
    tx: Tx,
    of: {
      readonly merchantCode: string;
      readonly memberId: string;
      readonly offer: KeptDepositBonus;
      /** What it brings. */
      readonly amountMinor: bigint;
      readonly now: Date;
    },
  ): Promise<boolean>;
}

type ListedOf = Parameters<DepositOfferSource['list']>[1];

/** A deposit that is credited. */
interface PaidDeposit {
  readonly merchant_code: string;
  readonly member_id: string;
  readonly currency: string;
  readonly decimals: number;
  readonly bonus: KeptDepositBonus | null;
}

/** What came of a bonus as its deposit was credited; amounts in minor units. */
export type PaidOffer = { readonly givenMinor: bigint } | { readonly refused: DepositBonusRefusal };

/** Bonuses at the form of deposits. */
export interface DepositOffers {
  /** Adds a source; by the module whose offers they are, as it is made. */
  add(source: DepositOfferSource): void;
  /** What a member can choose now; what was had in its period is left out. */
  list(tx: Tx, of: ListedOf): Promise<readonly DepositOffer[]>;
  /** Gives what was chosen for a deposit, looked at again as it is credited; null where nothing was chosen. */
  pay(
    tx: Tx,
    order: PaidDeposit,
    of: { creditedMinor: bigint; at: Date },
  ): Promise<PaidOffer | null>;
}

/** What a bonus that was chosen brings for so much that arrives, in minor units. */
export const broughtBy = ({ rate, maxMinor }: KeptDepositBonus, arrivesMinor: bigint): bigint =>
  matchedDeposit(arrivesMinor, { rate, maxMinor: maxMinor === null ? null : BigInt(maxMinor) });

const nameOf = ({ id, periodKey }: Pick<DepositOffer, 'id' | 'periodKey'>, memberId: string) =>
  `depositMatch:${id}:${memberId}:${periodKey}`;

/** An offer as an order keeps it. */
export const keepOffer = (offer: DepositOffer): KeptDepositBonus => ({
  ...offer,
  minMinor: String(offer.minMinor),
  maxMinor: offer.maxMinor === null ? null : String(offer.maxMinor),
});

/** Makes it. */
export function createDepositOffers(engine: Pick<BonusEngine, 'grant'>): DepositOffers {
  const sources: DepositOfferSource[] = [];
  return {
    add: (source) => void sources.push(source),
    async list(tx, of) {
      if (!(await mayBeRewarded(tx, of.memberId, of.now))) return [];
      const offers: DepositOffer[] = [];
      for (const source of sources) {
        for (const offer of await source.list(tx, of)) {
          const wasHad = await hasReference(tx, of.brand.merchantCode, nameOf(offer, of.memberId));
          if (!wasHad) offers.push(offer);
        }
      }
      return offers;
    },
    async pay(tx, { bonus: offer, ...order }, { creditedMinor, at }) {
      if (offer === null) return null;
      if (creditedMinor < BigInt(offer.minMinor)) return { refused: 'belowLeast' };
      const { merchant_code: merchantCode, member_id: memberId, currency, decimals } = order;
      const amountMinor = broughtBy(offer, creditedMinor);
      if (amountMinor <= 0n) return { refused: 'belowLeast' };
      if (!(await mayBeRewarded(tx, memberId, at))) return { refused: 'notNow' };
      if (await hasReference(tx, merchantCode, nameOf(offer, memberId))) return { refused: 'had' };
      let holds = false;
      for (const source of sources) {
        holds ||= await source.holds(tx, { merchantCode, memberId, offer, amountMinor, now: at });
      }
      if (!holds) return { refused: 'over' };
      const came = await engine.grant(tx, {
        merchantCode,
        memberId,
        origin: 'depositMatch',
        reference: nameOf(offer, memberId),
        title: offer.title,
        currency: { code: currency, decimals },
        amountMinor,
        depositMinor: creditedMinor,
        terms: offer.terms,
        now: at,
      });
      if (came === 'granted') return { givenMinor: amountMinor };
      return { refused: came === 'repeated' ? 'had' : 'notNow' };
    },
  };
}
