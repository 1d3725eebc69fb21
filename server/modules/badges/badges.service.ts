import type { BadgePage, getBadges } from '../../../schemas/api/centre.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { FeatureId } from '../../../schemas/features.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { mayBeRewarded } from '../../db/rewardedMembers.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import type { Admitted } from '../../http/gateway.ts';
import { tellBadges, type BadgeOwner } from './badges.repository.ts';

/** Whose badges are counted, now. */
export interface BadgeCall extends BadgeOwner {
  readonly brand: ResolvedBrand;
  readonly now: Date;
}

/** Counts what waits for a member on a page of the centre. */
export interface BadgeSource {
  readonly page: BadgePage;
  /** The feature without which there is no such page. */
  readonly gate?: FeatureId;
  /** It offers nothing, and is counted for who takes a break as well. */
  readonly isForAll?: true;
  /** One query by an index: every page of a member asks. */
  count(tx: Tx, owner: BadgeCall): Promise<number>;
}

/** What waits for members in the centre. */
export interface BadgesService {
  /** Adds what counts a page; by the module whose page it is, as it is made. */
  add(source: BadgeSource): void;
  read(
    call: Pick<Admitted, 'caller' | 'features' | 'now'> & { readonly member: MemberSession },
  ): Promise<ValueOf<typeof getBadges>>;
  /** Has the open pages of a member ask anew once the transaction is committed. */
  tell(tx: Tx, owner: BadgeOwner): Promise<void>;
  /** The same of many members at once. */
  tellAll(tx: Tx, merchantCode: string, memberIds: readonly string[]): Promise<void>;
}

/** Makes the service. */
export function createBadgesService({ db }: { readonly db: Database }): BadgesService {
  const sources: BadgeSource[] = [];
  return {
    add: (source) => void sources.push(source),
    read: ({ caller, features, now, member }) => {
      const { brand } = caller;
      const { merchantCode } = brand;
      const owner = { merchantCode, memberId: member.memberId, brand, now };
      const open = sources.filter(({ gate }) => gate === undefined || features[gate]);
      if (open.length === 0 || member.memberType === TRIAL_TYPE) return Promise.resolve({});
      return withTransaction(db, { merchantCode }, async (tx) => {
        const counts: Partial<Record<BadgePage, number>> = {};
        const isOffered = await mayBeRewarded(tx, owner.memberId, now);
        for (const { page, isForAll, count } of open) {
          counts[page] = isOffered || isForAll ? await count(tx, owner) : 0;
        }
        return counts;
      });
    },
    tell: (tx, { merchantCode, memberId }) => tellBadges(tx, merchantCode, [memberId]),
    tellAll: tellBadges,
  };
}
