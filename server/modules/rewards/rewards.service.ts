import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { claimRewards, getRewards, RewardSource } from '../../../schemas/api/rewards.ts';
import type { FeatureId } from '../../../schemas/features.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { areRewardsHeld, mayBeRewarded } from '../../db/rewardedMembers.ts';
import type { Admitted } from '../../http/gateway.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BadgeCall } from '../badges/badges.service.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';

/** A reward that waits for a member. */
export interface Claimable {
  /** Names it within its source. */
  readonly id: string;
  /** What it is for, in the language of the call; null where its source says enough. */
  readonly title: string | null;
  readonly amountMinor: bigint;
  readonly days?: number;
  readonly place?: number | null;
  /** How many times it is to be played, as a decimal text. */
  readonly turnover: string;
  /** Null: it waits for ever. */
  readonly expiresAt: Date | null;
}

/** Says what waits for members, and pays it; one a kind of reward, added by the module that gives it. */
export interface RewardsOf {
  readonly source: RewardSource;
  /** The feature without which there are none. */
  readonly gate?: FeatureId;
  /** They are the member's by what was played, and can be claimed while nothing is offered to the member. */
  readonly isOwed?: true;
  list(tx: Tx, call: PaymentCall): Promise<readonly Claimable[]>;
  /** How many there are; one query by an index: every page of a member asks. */
  count(tx: Tx, owner: BadgeCall): Promise<number>;
  /**
   * Pays one, once however often it is asked for, and says what this very call paid, in minor units: zero where another was
   * there before, or there is nothing any more.
   */
  claim(tx: Tx, call: PaymentCall, id: string): Promise<bigint>;
}

/** A call about rewards. */
export type RewardsCall = PaymentCall & Pick<Admitted, 'features'>;

/** Everything that members can claim, in one place. */
export interface RewardsService {
  /** Adds a source; by the module whose rewards they are, as it is made. */
  add(source: RewardsOf): void;
  /** Throws Problem realAccountNeeded. */
  read(call: RewardsCall): Promise<ValueOf<typeof getRewards>>;
  /** Pays one reward or all. Throws Problem realAccountNeeded. */
  claim(
    tx: Tx,
    call: RewardsCall,
    only: { readonly source: RewardSource; readonly id: string } | undefined,
  ): Promise<ValueOf<typeof claimRewards>>;
  count(tx: Tx, owner: BadgeCall): Promise<number>;
}

type Waiting = Claimable & { readonly source: RewardsOf };

const endOf = ({ expiresAt }: Waiting) => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;

/** Makes the service. */
export function createRewardsService({ db }: { readonly db: Database }): RewardsService {
  const sources: RewardsOf[] = [];
  const isOpen = ({ gate }: RewardsOf, features: Admitted['features']) =>
    gate === undefined || features[gate];

  async function list(tx: Tx, call: RewardsCall): Promise<readonly Waiting[]> {
    const waiting: Waiting[] = [];
    const { memberId } = call.member;
    const isOffered = await mayBeRewarded(tx, memberId, call.now);
    if (!isOffered && (await areRewardsHeld(tx, memberId))) return waiting;
    for (const source of sources) {
      if (!isOpen(source, call.features) || !(isOffered || source.isOwed)) continue;
      for (const one of await source.list(tx, call)) waiting.push({ ...one, source });
    }
    return waiting.sort((one, other) => {
      const [first, second] = [endOf(one), endOf(other)];
      return first === second ? 0 : first - second;
    });
  }

  return {
    add: (source) => void sources.push(source),
    read(call) {
      requireRealAccount(call);
      const { merchantCode, currency } = call.caller.brand;
      const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
      return withTransaction(db, { merchantCode }, async (tx) => {
        const waiting = await list(tx, call);
        return {
          currency: currency.code,
          total: write(waiting.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
          list: waiting.map(({ source, amountMinor, expiresAt, ...one }) => ({
            source: source.source,
            id: one.id,
            title: one.title,
            amount: write(amountMinor),
            days: one.days ?? null,
            place: one.place ?? null,
            turnover: one.turnover,
            expiresAt: expiresAt?.toISOString() ?? null,
          })),
        };
      });
    },
    async claim(tx, call, only) {
      requireRealAccount(call);
      const waiting = (await list(tx, call)).filter(
        ({ source, id }) => !only || (source.source === only.source && id === only.id),
      );
      let amountMinor = 0n;
      let count = 0;
      for (const { source, id } of waiting) {
        const paid = await source.claim(tx, call, id);
        amountMinor += paid;
        if (paid > 0n) count += 1;
      }
      const { decimals } = call.caller.brand.currency;
      return { amount: toWireAmount(amountMinor, decimals), count };
    },
    async count(tx, owner) {
      let count = 0;
      for (const source of sources) {
        if (isOpen(source, owner.brand.features)) count += await source.count(tx, owner);
      }
      return count;
    },
  };
}
