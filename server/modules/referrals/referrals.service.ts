import { maskName } from '../../../engine/fields/maskName.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getReferrals } from '../../../schemas/api/referrals.ts';
import { referralEndsAt } from '../../../engine/rewards/referral.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { mayBeRewarded } from '../../db/rewardedMembers.ts';
import { readRowPlace, writeRowPlace } from '../../http/rowPlace.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import {
  insertReferral,
  listFriends,
  readOwnCode,
  sumFriends,
  type NamedReferral,
} from './referrals.repository.ts';
import { keepTerms, readKept, readTerms } from './referralTerms.ts';

/** Friends whom members invite. */
export interface ReferralsService {
  /** Throws Problem realAccountNeeded or queryInvalid. */
  read(
    call: PaymentCall,
    query: { readonly before?: string; readonly pageSize: number },
  ): Promise<ValueOf<typeof getReferrals>>;
  /** Keeps that a friend came by somebody's code; what the friend has to do is what is asked for at that moment. */
  keep(
    tx: Tx,
    brand: ResolvedBrand,
    friend: { readonly id: string; readonly referredBy: string; readonly at: Date },
  ): Promise<void>;
}

function toFriend(row: NamedReferral): ValueOf<typeof getReferrals>['list'][number] {
  const { decimals, state, created_at: createdAt, ends_at: endsAt } = row;
  const terms = readKept(row.terms);
  const write = (minor: bigint) => toWireAmount(minor, decimals);
  const progress = (needed: bigint, done: bigint) =>
    needed === 0n ? null : { needed: write(needed), done: write(done < needed ? done : needed) };
  return {
    friend: maskName(row.friend),
    state,
    at: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
    deposit: progress(terms.depositMinor, row.deposited_minor),
    validBet: progress(terms.validBetMinor, row.valid_minor),
    phone: terms.needsPhone ? row.has_phone : null,
    reward: write(terms.inviterMinor + row.share_minor),
  };
}

/** Makes the service. */
export function createReferralsService({ db }: { readonly db: Database }): ReferralsService {
  return {
    read(call, { before, pageSize }) {
      requireRealAccount(call);
      const { brand } = call.caller;
      const { memberId } = call.member;
      const page = { before: readRowPlace(before), limit: pageSize + 1 };
      const write = (minor: bigint) => toWireAmount(minor, brand.currency.decimals);
      return withTransaction(db, { merchantCode: brand.merchantCode }, async (tx) => {
        const isOffered = await mayBeRewarded(tx, memberId, call.now);
        const terms = isOffered ? await readTerms(tx, brand) : null;
        const { earnedMinor, ...sums } = await sumFriends(tx, memberId);
        const found = await listFriends(tx, memberId, page);
        const shown = found.slice(0, pageSize);
        const last = shown.at(-1);
        return {
          code: await readOwnCode(tx, memberId),
          currency: brand.currency.code,
          terms: terms && {
            deposit: write(terms.depositMinor),
            validBet: write(terms.validBetMinor),
            days: terms.days,
            needsPhone: terms.needsPhone,
            inviterReward: write(terms.inviterMinor),
            friendReward: write(terms.friendMinor),
            turnover: terms.turnover,
            betShare: terms.betShare,
            betShareDays: terms.betShareDays,
          },
          ...sums,
          earned: write(earnedMinor),
          list: shown.map(toFriend),
          next:
            found.length > shown.length && last
              ? writeRowPlace({ at: last.created_at, id: last.friend_id })
              : null,
        };
      });
    },
    async keep(tx, brand, { id, referredBy, at }) {
      if (!brand.features.referral) return;
      const terms = await readTerms(tx, brand);
      if (!terms) return;
      await insertReferral(tx, {
        merchant_code: brand.merchantCode,
        friend_id: id,
        inviter_id: referredBy,
        currency: brand.currency.code,
        decimals: brand.currency.decimals,
        terms: JSON.stringify(keepTerms(terms)),
        state: 'open',
        has_phone: false,
        deposited_minor: 0n,
        valid_minor: 0n,
        doubts: [],
        created_at: at,
        ends_at: referralEndsAt(at, terms),
        qualified_at: null,
        decided_at: null,
        decided_by: null,
      });
    },
  };
}
